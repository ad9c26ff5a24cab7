import {
  clearStatuses,
  giveStatus,
  item,
  ruledEvents,
  seatIndex,
  said,
  seatOf,
  takeStatus,
  unheard,
  type Announcement,
  type EventDef,
  type EventTable,
  type RuledEvents,
  type SeatId,
  type TableState,
} from '../../src/engine'
import { newDay, newNight, roleOf, type GameState } from './state'
import type { ItemKind } from './items'
import { isBomber, type Role, type Team } from './roles/roles'

/** Conditions that the rules or the host give a player. */
export const STATUSES = [
  'mayor',
  'lover',
  'hiding',
  'protected',
  'provisionalHost',
  'host',
] as const

interface Deed {
  by: SeatId
  target: SeatId
}

/** Somebody is out; `card` only where the room sees it. */
interface Fall {
  target: SeatId
  card: Role | Team | null
}

type Nothing = Record<string, never>

/** What happens at this table, as journaled. Plain and flat, so that the evening can be told from it. */
export interface PalermoEvents extends RuledEvents<Role> {
  led: { seat: SeatId }
  leadTold: { seat: SeatId }
  nightfell: { withoutMafia: boolean }
  orderNoted: { seats: readonly SeatId[] }
  coupled: { by: SeatId; targets: readonly SeatId[] }
  hid: Deed
  guarded: Deed
  passed: { seat: SeatId }
  mafiaChose: { target: SeatId }
  mafiaMissed: Nothing
  caughtPeeping: { target: SeatId }
  healed: Deed
  poisoned: Deed
  investigated: Deed & { signal: string }
  informed: { target: SeatId }
  learned: { targets: readonly SeatId[] }
  spied: Deed
  saved: { target: SeatId; byShelter: boolean }
  murdered: Fall
  poisonKilled: Fall
  heartbroken: Fall
  nobodyDied: Nothing
  nightSettled: Nothing
  lastBreath: { seat: SeatId }
  dragged: Deed & { card: Role | Team | null }
  succeeded: { by: SeatId; seat: SeatId }
  officeEmpty: Nothing
  handedOver: { seat: SeatId }
  dayBegan: { electionDue: boolean }
  campaigned: Nothing
  electionTied: { targets: readonly SeatId[] }
  elected: { seat: SeatId }
  electionOver: Nothing
  exploded: Deed & { ownCard: Role | Team | null; card: Role | Team | null }
  aftermathOver: Nothing
  renewed: Nothing
  accused: { seats: readonly SeatId[] }
  tied: { targets: readonly SeatId[] }
  tieBroken: { target: SeatId }
  executed: Fall
  notExecuted: Nothing
  dayEnded: Nothing
  secretlyWon: { on: boolean }
}

type State = TableState<GameState>
type Item = Announcement<ItemKind>

/** Out, with nothing left of what he was (12.6). */
function leave(state: State, id: SeatId): void {
  const seat = seatOf(state, id)
  seat.alive = false
  seat.statuses = []
}

/** Out by the rules: he is among the dead of the evening, and an office falls vacant. */
function die(state: State, { target, card }: Fall): void {
  const { game } = state
  if (seatOf(state, target).statuses.includes('mayor')) game.leaving = target
  leave(state, target)
  game.deaths.push(target)
  if (card) game.known[target] = card
}

const cardItem = (target: SeatId, card: Role | Team | null): Item[] =>
  card ? [item('revealed', { [target]: card })] : []

const death: EventDef<GameState, Fall, ItemKind> = {
  apply: die,
  public: ({ target, card }) => [item('died', target), ...cardItem(target, card)],
}

/** 12.6: there is one mayor at a time. */
function takeOffice(state: State, seat: SeatId): void {
  clearStatuses(state, ['mayor'])
  giveStatus(state, seat, 'mayor')
  state.game.leaving = null
}

function settle({ game }: State): void {
  game.day.settled = true
  game.day.exploded = false
}

/** What every event does to the table, and what the room may know of it. */
export const events: EventTable<GameState, PalermoEvents, ItemKind> = {
  led: unheard((state, { seat }) => giveStatus(state, seat, 'provisionalHost')),
  leadTold: said(({ seat }) => [item('leads', seat)]),
  nightfell: unheard((state, { withoutMafia }) => {
    state.game.guardedBefore = state.game.night.guarded
    state.game.night = newNight(withoutMafia)
  }),
  orderNoted: unheard((state, { seats }) => {
    state.game.order = seats
  }),
  coupled: unheard((state, { targets }) => {
    for (const seat of targets) giveStatus(state, seat, 'lover')
  }),
  hid: unheard((state, { by, target }) => {
    state.game.night.shelter = { by, at: target }
    state.game.hides += 1
    giveStatus(state, by, 'hiding')
  }),
  guarded: unheard((state, { target }) => {
    state.game.night.guarded = target
    giveStatus(state, target, 'protected')
  }),
  passed: unheard(),
  mafiaChose: unheard((state, { target }) => {
    state.game.night.victim = target
  }),
  mafiaMissed: unheard(),
  caughtPeeping: unheard((state, { target }) => {
    state.game.night.victim = target
  }),
  healed: unheard((state) => {
    state.game.night.healed = true
    state.game.potions.heal = false
  }),
  poisoned: unheard((state, { target }) => {
    state.game.night.poisoned = target
    state.game.potions.poison = false
  }),
  investigated: unheard((state, { target }) => {
    state.game.night.queried.push(target)
  }),
  informed: unheard((state, { target }) => {
    state.game.night.queried.push(target)
    state.game.shownMafia.push(target)
  }),
  learned: unheard(),
  spied: unheard(),
  saved: unheard((state, { target, byShelter }) => {
    if (byShelter) state.game.sheltered.push(target)
  }),
  murdered: death,
  poisonKilled: death,
  heartbroken: {
    apply(state, fall) {
      if (isBomber(roleOf(state, fall.target))) state.game.owed.push(fall.target)
      die(state, fall)
    },
    public: death.public,
  },
  nobodyDied: { apply() {}, public: () => [item('nobodyDied', true)] },
  nightSettled: unheard((state) => clearStatuses(state, ['hiding', 'protected'])),
  lastBreath: unheard(({ game }, { seat }) => {
    game.owed.splice(game.owed.indexOf(seat), 1)
  }),
  dragged: {
    apply: die,
    public: ({ by, target, card }) => [
      item('exploded', { [by]: target }),
      ...cardItem(target, card),
    ],
  },
  succeeded: {
    apply: (state, { seat }) => takeOffice(state, seat),
    public: ({ seat }) => [item('mayor', seat)],
  },
  officeEmpty: unheard(({ game }) => {
    game.leaving = null
  }),
  handedOver: {
    apply(state, { seat }) {
      clearStatuses(state, ['provisionalHost'])
      giveStatus(state, seat, 'host')
      state.game.handedOver = true
    },
    public: ({ seat }) => [item('host', seat)],
  },
  dayBegan: unheard((state, { electionDue }) => {
    state.game.day = newDay(electionDue)
  }),
  campaigned: unheard(({ game }) => {
    game.day.campaigned = true
  }),
  electionTied: {
    apply({ game }, { targets }) {
      game.day.electionTied = targets
    },
    public: ({ targets }) => [item('tie', targets)],
  },
  elected: {
    apply: (state, { seat }) => takeOffice(state, seat),
    public: ({ seat }) => [item('mayor', seat)],
  },
  electionOver: unheard(({ game }) => {
    game.day.electionDue = false
  }),
  exploded: {
    apply(state, { by, target, ownCard, card }) {
      die(state, { target: by, card: ownCard })
      die(state, { target, card })
      state.game.exploders.push(by)
      state.game.day.exploded = true
    },
    public: ({ by, target, ownCard, card }) => [
      item('exploded', { [by]: target }),
      ...cardItem(by, ownCard),
      ...cardItem(target, card),
    ],
  },
  aftermathOver: unheard(({ game }) => {
    game.day.exploded = false
  }),
  renewed: unheard(({ game }) => {
    game.day.exploded = false
  }),
  accused: { apply() {}, public: ({ seats }) => [item('accused', seats)] },
  tied: { apply() {}, public: ({ targets }) => [item('tie', targets)] },
  tieBroken: unheard(),
  executed: {
    apply(state, fall) {
      die(state, fall)
      settle(state)
    },
    public: ({ target, card }) => [item('executed', target), ...cardItem(target, card)],
  },
  notExecuted: { apply: settle, public: () => [item('noExecution', true)] },
  dayEnded: unheard(),
  secretlyWon: unheard(({ game }, { on }) => {
    game.citizensWon = on
  }),
  ...ruledEvents<GameState, Role>(leave, (state, seat, role) => {
    state.game.roles[seatIndex(seat)] = role
  }),
  ruledStatus: unheard((state, { target, status, on }) => {
    if (on && status === 'mayor') takeOffice(state, target)
    else if (on) giveStatus(state, target, status)
    else takeStatus(state, target, status)
  }),
}
