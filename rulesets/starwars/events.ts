import {
  giveFor,
  giveStatus,
  item,
  seatIndex,
  seatOf,
  takeStatus,
  unheard,
  type Announcement,
  type EventDef,
  type EventTable,
  type SeatId,
  type Slot,
  type TableState,
} from '../../src/engine'
import type { Cause } from './night/chains'
import type { Card } from './roles/roles'
import type { ItemKind } from './items'
import { cardOf, newNight, roleOf, withTwin, type GameState } from './state'

/** Conditions that the rules or the host give a player. */
export const STATUSES = [
  'frozen',
  'spent',
  'selfHeal1',
  'selfHeal2',
  'directionLeft',
  'directionRight',
  'healed',
  'clone',
  'banished',
] as const

/** Of two such conditions a player has only one. */
const EITHER: Readonly<Record<string, string>> = {
  selfHeal1: 'selfHeal2',
  selfHeal2: 'selfHeal1',
  directionLeft: 'directionRight',
  directionRight: 'directionLeft',
}

interface Aimed {
  by: SeatId
  target: SeatId
}

type Nothing = Record<string, never>

/** What happens at this table, as journaled. Plain and flat, so that the evening can be told from it. */
export interface StarwarsEvents extends Record<Cause, { target: SeatId }> {
  directed: { seat: SeatId; direction: string }
  nightfell: { thawed: readonly SeatId[] }
  sithChose: { target: SeatId }
  sithMissed: Nothing
  sithSplit: { seat: SeatId }
  healed: Aimed
  cloned: Aimed
  investigated: Aimed & { signal: string }
  raising: Aimed
  passed: { seat: SeatId }
  idle: { seat: SeatId }
  lapsed: { seat: SeatId }
  shieldSpent: { seat: SeatId }
  saved: { target: SeatId }
  mourned: { seats: readonly SeatId[] }
  nobodyDied: Nothing
  returned: { seats: readonly SeatId[] }
  turned: { seat: SeatId }
  turnedBack: { seat: SeatId }
  nightSettled: { thaws: boolean }
  accused: { slots: readonly Slot[]; seats: readonly SeatId[] }
  defended: { seat: SeatId }
  swapped: Aimed & { off: SeatId; slots: readonly Slot[] }
  excused: { off: readonly SeatId[]; slots: readonly Slot[] }
  copied: Aimed
  voteRepeated: Nothing
  tied: { targets: readonly SeatId[] }
  tieBroken: { target: SeatId }
  lotFell: { target: SeatId }
  shot: Aimed
  froze: { by: SeatId; seats: readonly SeatId[] }
  notExecuted: Nothing
  dayEnded: Nothing
  exiled: { seat: SeatId }
  disturbed: { question: string }
  ruledDead: { target: SeatId }
  ruledGone: { target: SeatId }
  ruledBack: { target: SeatId }
  ruledRole: { target: SeatId; role: Card }
  ruledStatus: { target: SeatId; status: string; on: boolean }
}

type State = TableState<GameState>
type Item = Announcement<ItemKind>

const seatsOf = (slots: readonly Slot[]): SeatId[] => slots.map(({ seat }) => seat)

/** SW-120: an Anakin keeps the side on which he dies. What is used up stays so (SW-31). */
function die(state: State, id: SeatId): void {
  const turned = roleOf(state, id) === 'vader'
  if (cardOf(state, id) === 'anakin') state.game.diedTurned[id] = turned
  seatOf(state, id).alive = false
  state.game.diedIn[id] = state.phase.n
}

function giveOne(state: State, id: SeatId, status: string): void {
  const other = EITHER[status]
  if (other) takeStatus(state, id, other)
  giveStatus(state, id, status)
}

/** SW-O2: of what a house has melt at nightfall, it is the one after the next day. */
function freeze(state: State, id: SeatId): void {
  giveFor(state, id, 'frozen', { dusks: state.phase.kind === 'day' ? 2 : 1 })
}

function clear(state: State, status: string): void {
  for (const { id } of state.seats) takeStatus(state, id, status)
}

/** SW-22: every self-heal counts. */
function heal(state: State, { by, target }: Aimed): void {
  for (const seat of withTwin(state, target)) giveStatus(state, seat, 'healed')
  if (by !== target) return
  const again = seatOf(state, by).statuses.includes('selfHeal1')
  giveOne(state, by, again ? 'selfHeal2' : 'selfHeal1')
}

/** SW-93: a deed that tells who did it; used up with it. */
function showHand(state: State, by: SeatId, card: Card): void {
  giveStatus(state, by, 'spent')
  state.game.known[by] = card
}

function stand(state: State, slots: readonly Slot[]): void {
  const heard = state.game.trial?.heard ?? []
  state.game.trial = { slots, heard: [...heard], over: false, lynched: null }
}

function close(state: State): void {
  if (state.game.trial) state.game.trial.over = true
}

const death: EventDef<GameState, { target: SeatId }, ItemKind> = {
  apply: (state, { target }) => die(state, target),
  public: ({ target }) => [item('died', target)],
}

const revealed = (by: SeatId, card: Card): Item => item('revealed', { [by]: card })

/** What every event does to the table, and what the room may know of it. */
export const events: EventTable<GameState, StarwarsEvents, ItemKind> = {
  directed: unheard((state, { seat, direction }) =>
    giveOne(state, seat, direction === 'left' ? 'directionLeft' : 'directionRight'),
  ),
  nightfell: unheard((state, { thawed }) => {
    for (const seat of thawed) takeStatus(state, seat, 'frozen')
    state.game.askedAgain = []
    state.game.night = newNight(state.seats.filter(({ alive }) => !alive).map(({ id }) => id))
  }),
  sithChose: unheard((state, { target }) => {
    state.game.night.victim = target
  }),
  sithMissed: unheard(),
  sithSplit: unheard(),
  healed: unheard(heal),
  cloned: unheard((state, { target }) => giveStatus(state, target, 'clone')),
  investigated: unheard(),
  raising: unheard((state, { by, target }) => {
    giveStatus(state, by, 'spent')
    state.game.night.raised = target
  }),
  passed: unheard(),
  idle: unheard(),
  lapsed: unheard((state, { seat }) => giveStatus(state, seat, 'spent')),
  shieldSpent: {
    apply: (state, { seat }) => giveStatus(state, seat, 'spent'),
    public: () => [item('shield', 'luke')],
  },
  saved: unheard(),
  killed: death,
  shotDown: death,
  paidForIt: death,
  dragged: death,
  fellAlong: death,
  blasted: death,
  twinDied: death,
  executed: {
    apply(state, { target }) {
      die(state, target)
      close(state)
      if (state.game.trial) state.game.trial.lynched = target
    },
    public: ({ target }) => [item('executed', target)],
  },
  mourned: unheard((state, { seats }) => {
    state.game.deaths.push([...seats])
  }),
  nobodyDied: { apply() {}, public: () => [item('nobodyDied', true)] },
  returned: {
    apply(state, { seats }) {
      for (const seat of seats) seatOf(state, seat).alive = true
    },
    public: ({ seats }) => seats.map((seat) => item('returned', seat)),
  },
  turned: unheard((state, { seat }) => {
    state.game.seenTurned[seat] = true
  }),
  turnedBack: unheard((state, { seat }) => {
    state.game.seenTurned[seat] = false
  }),
  nightSettled: unheard((state, { thaws }) => {
    clear(state, 'healed')
    clear(state, 'clone')
    if (thaws) clear(state, 'frozen')
    state.game.night = newNight()
  }),
  accused: {
    apply: (state, { slots }) => stand(state, slots),
    public: ({ seats }) => [item('accused', seats)],
  },
  defended: unheard((state, { seat }) => {
    state.game.trial?.heard.push(seat)
  }),
  swapped: {
    apply(state, { by, slots }) {
      showHand(state, by, 'mace')
      stand(state, slots)
    },
    public: ({ by, slots }) => [revealed(by, 'mace'), item('accused', seatsOf(slots))],
  },
  excused: {
    apply: (state, { slots }) => stand(state, slots),
    public: ({ slots }) => [item('accused', seatsOf(slots))],
  },
  copied: unheard(),
  voteRepeated: unheard(),
  tied: { apply() {}, public: ({ targets }) => [item('tie', targets)] },
  tieBroken: unheard(),
  lotFell: { apply() {}, public: ({ target }) => [item('lot', target)] },
  shot: {
    apply: (state, { by }) => showHand(state, by, 'han'),
    public: ({ by }) => [revealed(by, 'han')],
  },
  froze: {
    apply(state, { by, seats }) {
      showHand(state, by, 'lando')
      for (const seat of seats) freeze(state, seat)
    },
    public: ({ by, seats }) => [revealed(by, 'lando'), item('frozen', seats)],
  },
  notExecuted: { apply: close, public: () => [item('noExecution', true)] },
  dayEnded: unheard((state) => {
    state.game.trial = null
  }),
  exiled: {
    apply: (state, { seat }) => giveStatus(state, seat, 'banished'),
    public: ({ seat }) => [item('banished', seat)],
  },
  disturbed: unheard((state, { question }) => {
    if (state.phase.kind === 'night') state.game.askedAgain.push(question)
  }),
  ruledDead: unheard((state, { target }) => {
    die(state, target)
    state.game.deaths.push([target])
  }),
  ruledGone: unheard((state, { target }) => {
    die(state, target)
    state.game.left.push(target)
  }),
  ruledBack: unheard((state, { target }) => {
    seatOf(state, target).alive = true
    takeStatus(state, target, 'banished')
    state.game.left = state.game.left.filter((seat) => seat !== target)
  }),
  ruledRole: unheard((state, { target, role }) => {
    state.game.cards[seatIndex(target)] = role
  }),
  ruledStatus: unheard((state, { target, status, on }) => {
    if (!on) takeStatus(state, target, status)
    else if (status === 'frozen') freeze(state, target)
    else giveOne(state, target, status)
  }),
}
