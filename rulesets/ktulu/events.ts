/** Everything that can happen. A rule changes nothing by itself: it emits one of these. */
import {
  clearStatuses,
  giveStatus,
  item,
  objectEvents,
  ruledEvents,
  said,
  seatId,
  seatIndex,
  seatOf,
  takeStatus,
  unheard,
  type Announcement,
  type EventTable,
  type PublicValue,
  type SeatId,
  type TableState,
} from '../../src/engine'
import type { Fall, KtuluEvents } from './deeds/eventTypes'
import { STATUETTE, type GameState } from './state'
import type { ItemKind } from './items'
import type { Role } from './roles/roles'

type State = TableState<GameState>
type Item = Announcement<ItemKind>

const revealOf = ({ target, role }: Fall): Item => item('revealed', { [target]: role })

/** Puts a player out; what he was for a while ends, and so does what he did to others (K-37, K-27, K-89f). */
function leave({ game, ...state }: State, target: SeatId): void {
  const seat = seatOf(state, target)
  seat.alive = false
  if (seat.statuses.includes('incited')) game.used['inciter.incite'] = 0
  seat.statuses = []
  game.blackmails = game.blackmails.filter(({ by, target: victim }) => {
    const ends = by === target || victim === target
    if (ends && !game.blackmails.some((other) => other.target === victim && other.by !== by)) {
      takeStatus(state, victim, 'blackmailed')
    }
    return !ends
  })
  if (game.guard?.by === target) {
    takeStatus(state, game.guard.target, 'protected')
    game.guard = null
  }
  game.trails = game.trails.filter(({ by }) => by !== target)
  game.cheaters = game.cheaters.filter((cheater) => cheater !== target)
}

/** These have learned where the statuette is, besides whoever knows already. */
function learn({ game }: State, seats: readonly SeatId[]): void {
  game.knownTo = [...new Set([...game.knownTo, ...seats])]
}

const kept = <K extends ItemKind>(kind: K, of: PublicValue) => said(() => [item(kind, of)])

const moves = objectEvents<GameState>()

/** What every event does to the table, and what the room may know of it. */
export const events: EventTable<GameState, KtuluEvents, ItemKind> = {
  ...moves,
  objectMoved: unheard((state, move) => {
    moves.objectMoved.apply(state, move)
    const { how, to, by } = move
    const knows = how === 'hidden' ? by : to
    state.game.knownTo = knows ? [knows] : []
    state.game.since = state.phase
  }),
  objectGained: unheard((state, gain) => {
    moves.objectGained.apply(state, gain)
    state.game.knownTo = []
    state.game.since = state.phase
  }),
  objectFound: unheard((state, found) => {
    moves.objectFound.apply(state, found)
    learn(state, [found.seat])
  }),
  mormonsDrawn: unheard((state, { seats }) => {
    for (const seat of seats) giveStatus(state, seat, 'mormon')
  }),
  used: unheard(({ game }, { step, times }) => {
    game.used[step] = times
  }),
  met: unheard(),
  blackmailed: unheard((state, { by, target }) => {
    giveStatus(state, target, 'blackmailed')
    state.game.blackmails.push({ by, target })
  }),
  jailed: {
    apply: (state, { target }) => giveStatus(state, target, 'jailed'),
    public: ({ target, aloud }) => (aloud ? [item('jailed', [target])] : []),
  },
  looked: unheard(),
  incited: unheard((state, { target }) => giveStatus(state, target, 'incited')),
  inciterFree: unheard((state, { target }) => takeStatus(state, target, 'incited')),
  guarded: unheard((state, { by, target }) => {
    giveStatus(state, target, 'protected')
    state.game.guard = { by, target }
  }),
  madeDrunk: {
    apply: (state, { target }) => giveStatus(state, target, 'drunk'),
    public: ({ target }) => [item('drunk', target)],
  },
  satDownToCards: {
    apply(state, { target, stays }) {
      if (stays) giveStatus(state, target, 'atCards')
    },
    public: ({ target }) => [item('cards', target)],
  },
  poisoned: unheard((state, { target }) => giveStatus(state, target, 'poisoned')),
  trailed: unheard(({ game }, { by, target, night }) => {
    game.trails.push({ by, target, night })
  }),
  trailWorked: unheard(({ game }, { by, target }) => {
    const at = game.trails.findIndex((trail) => trail.by === by && trail.target === target)
    game.trails.splice(at, 1)
  }),
  trailsEnded: unheard(({ game }, { before }) => {
    game.trails = game.trails.filter(({ night }) => night >= before)
  }),
  changedSides: {
    apply({ game }, { team, aloud }) {
      game.side = team
      if (game.told !== team && team === 'indians' && aloud) game.gotTonight = true
      game.told = team
    },
    public: ({ team, aloud }) => (aloud ? [item('statuette', team)] : []),
  },
  lossTold: {
    apply({ game }) {
      game.told = null
    },
    public: ({ team }) => [item('statuetteLost', team)],
  },
  statuetteGone: unheard(({ game }) => {
    game.lost = true
  }),
  planted: unheard(({ game, phase }) => {
    game.plantedIn = phase.n
  }),
  chose: unheard((state, { seats }) => learn(state, seats)),
  located: unheard((state, { by }) => learn(state, [by])),
  missed: unheard(),
  voted: unheard(({ game }, { alone }) => {
    game.coyotVotedAlone = alone
  }),
  killBrought: unheard(({ game }) => {
    game.killBroughtIt = true
  }),
  usedByAliens: unheard(({ game }, { count }) => {
    game.alienUses = count
  }),
  fellAtNight: {
    apply(state, { target, aloud }) {
      leave(state, target)
      if (!aloud) state.game.fallen.push(target)
    },
    public: ({ target, role, aloud }) =>
      aloud ? [item('died', target), revealOf({ target, role })] : [],
  },
  saved: {
    apply() {},
    public: ({ target, aloud }) => (aloud ? [item('saved', target)] : []),
  },
  cheatedAtNight: unheard(({ game }, { target }) => {
    game.cheaters.push(target)
  }),
  nightEnded: unheard((state, { trails }) => {
    clearStatuses(state, ['jailed', 'drunk', 'atCards', 'protected'])
    const { game } = state
    game.guard = null
    game.hushed = []
    game.gotTonight = false
    game.coyotVotedAlone = false
    game.killBroughtIt = false
    if (!trails) game.trails = []
  }),
  told: {
    apply({ game }, { target }) {
      game.fallen = game.fallen.filter((seat) => seat !== target)
    },
    public: (fall) => [item('died', fall.target), revealOf(fall)],
  },
  nobodyDied: kept('nobodyDied', true),
  investigationTold: {
    apply(state, { target }) {
      giveStatus(state, target, 'revealed')
      state.game.investigated = null
    },
    public: ({ target, role }) => [item('investigated', { [target]: role })],
  },
  investigationDropped: unheard(({ game }) => {
    game.investigated = null
  }),
  died: {
    apply: (state, { target }) => leave(state, target),
    public: (fall) => [item('died', fall.target), revealOf(fall)],
  },
  executed: {
    apply: (state, { target }) => leave(state, target),
    public: (fall) => [item('executed', fall.target), revealOf(fall)],
  },
  poisonWorked: unheard((state, { target }) => takeStatus(state, target, 'poisoned')),
  duelRefused: said(({ by, target }) => [item('duelRefused', [by, target])]),
  duelBegan: {
    apply({ game }) {
      game.duels += 1
    },
    public: ({ by, target }) => [item('duel', [by, target])],
  },
  votedInSecret: unheard((state, { totals }) => {
    state.tally = totals
  }),
  gunmanTold: kept('gunman', true),
  duelWon: said(({ target }) => [item('duelWon', target)]),
  tied: said(({ targets }) => [item('tie', targets)]),
  revealed: {
    apply: (state, { target }) => giveStatus(state, target, 'revealed'),
    public: (fall) => [revealOf(fall)],
  },
  stood: said(({ seats }) => [item('candidates', seats)]),
  searched: {
    apply(state, { eligible }) {
      clearStatuses(state, ['incited'])
      state.game.eligible = eligible
    },
    public: ({ seats }) => [item('searched', seats)],
  },
  found: said(({ target }) => [item('found', target)]),
  putUnderInvestigation: {
    apply({ game }, { target }) {
      game.investigated = target
    },
    public: ({ target }) => [item('underInvestigation', target)],
  },
  nobodyHanged: kept('noExecution', true),
  janosikWon: {
    apply({ game }) {
      game.janosikWon = true
    },
    public: ({ target }) => [item('janosikWins', target)],
  },
  decided: unheard(({ game }, { winners }) => {
    game.decided = winners
  }),
  dayBegan: unheard(({ game }) => {
    game.duels = 0
    game.eligible = []
  }),
  wentHome: unheard(({ game }, { seat }) => {
    game.leaving = seat
  }),
  heirChosen: unheard(({ game }) => {
    game.leaving = null
  }),
  ...ruledEvents<GameState, Role>(
    (state, target) => {
      leave(state, target)
      if (state.phase.kind === 'night') state.game.hushed.push(target)
    },
    (state, seat, role) => {
      state.game.roles[seatIndex(seat)] = role
    },
  ),
  ruledBack: unheard((state, { target }) => {
    seatOf(state, target).alive = true
    state.game.fallen = state.game.fallen.filter((seat) => seat !== target)
    state.game.hushed = state.game.hushed.filter((seat) => seat !== target)
  }),
  ruledStatus: unheard(({ game, ...state }, { target, status, on }) => {
    const held = game.objects[STATUETTE]
    if (held?.holder === target && status === 'bound') {
      game.objects[STATUETTE] = { ...held, bound: on }
    } else if (held?.holder === target && status === 'unaware') {
      const planter = game.roles.indexOf('quietFoot')
      const hiddenBy = planter < 0 ? target : seatId(planter)
      game.objects[STATUETTE] = { ...held, hiddenBy: on ? hiddenBy : null }
    } else if (on) giveStatus(state, target, status)
    else {
      takeStatus(state, target, status)
      if (status === 'trailed') game.trails = game.trails.filter((trail) => trail.target !== target)
    }
  }),
}
