import {
  giveStatus,
  seatIndex,
  seatOf,
  takeStatus,
  type EventDef,
  type EventTable,
  type PublicItem,
  type SeatId,
  type TableState,
} from '../../src/engine'
import type { Cause } from './chains'
import type { Card } from './roles'
import { cardOf, newNight, roleOf, withTwin, type Evening, type Slot } from './evening'

/** Section 12.6. */
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

interface Deed {
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
  healed: Deed
  cloned: Deed
  investigated: Deed & { signal: string }
  raising: Deed
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
  swapped: Deed & { off: SeatId; slots: readonly Slot[] }
  excused: { off: readonly SeatId[]; slots: readonly Slot[] }
  copied: Deed
  voteRepeated: Nothing
  tied: { targets: readonly SeatId[] }
  tieBroken: { target: SeatId }
  lotFell: { target: SeatId }
  shot: Deed
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

type State = TableState<Evening>

const never = <D>(apply: (state: State, data: D) => void = () => {}): EventDef<Evening, D> => ({
  apply,
  public: 'never',
})

const item = (kind: string, of: PublicItem['of']): PublicItem => ({ kind, of })
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

function freeze(state: State, id: SeatId): void {
  giveStatus(state, id, 'frozen')
  const { kind, n } = state.phase
  state.game.frozenIn[id] = kind === 'day' ? n : n - 1
}

function clear(state: State, status: string): void {
  for (const { id } of state.seats) takeStatus(state, id, status)
}

/** SW-22: every self-heal counts. */
function heal(state: State, { by, target }: Deed): void {
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
  state.game.trial = { slots, heard: [...heard], over: false }
}

function close(state: State): void {
  if (state.game.trial) state.game.trial.over = true
}

const death: EventDef<Evening, { target: SeatId }> = {
  apply: (state, { target }) => die(state, target),
  public: ({ target }) => [item('died', target)],
}

const revealed = (by: SeatId, card: Card): PublicItem => item('revealed', { [by]: card })

/** What every event does to the table, and what the room may know of it (section 12.5). */
export const events: EventTable<Evening, StarwarsEvents> = {
  directed: never((state, { seat, direction }) =>
    giveOne(state, seat, direction === 'left' ? 'directionLeft' : 'directionRight'),
  ),
  nightfell: never((state, { thawed }) => {
    for (const seat of thawed) takeStatus(state, seat, 'frozen')
    state.game.night = newNight(state.seats.filter(({ alive }) => !alive).map(({ id }) => id))
  }),
  sithChose: never((state, { target }) => {
    state.game.night.victim = target
  }),
  sithMissed: never(),
  sithSplit: never(),
  healed: never(heal),
  cloned: never((state, { target }) => giveStatus(state, target, 'clone')),
  investigated: never(),
  raising: never((state, { by, target }) => {
    giveStatus(state, by, 'spent')
    state.game.night.raised = target
  }),
  passed: never(),
  idle: never(),
  lapsed: never((state, { seat }) => giveStatus(state, seat, 'spent')),
  shieldSpent: {
    apply: (state, { seat }) => giveStatus(state, seat, 'spent'),
    public: () => [item('shield', 'luke')],
  },
  saved: never(),
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
    },
    public: ({ target }) => [item('executed', target)],
  },
  mourned: never((state, { seats }) => {
    state.game.deaths.push([...seats])
  }),
  nobodyDied: { apply() {}, public: () => [item('nobodyDied', true)] },
  returned: {
    apply(state, { seats }) {
      for (const seat of seats) seatOf(state, seat).alive = true
    },
    public: ({ seats }) => seats.map((seat) => item('returned', seat)),
  },
  turned: never((state, { seat }) => {
    state.game.seenTurned[seat] = true
  }),
  turnedBack: never((state, { seat }) => {
    state.game.seenTurned[seat] = false
  }),
  nightSettled: never((state, { thaws }) => {
    clear(state, 'healed')
    clear(state, 'clone')
    if (thaws) clear(state, 'frozen')
    state.game.night = newNight()
  }),
  accused: {
    apply: (state, { slots }) => stand(state, slots),
    public: ({ seats }) => [item('accused', seats)],
  },
  defended: never((state, { seat }) => {
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
  copied: never(),
  voteRepeated: never(),
  tied: { apply() {}, public: ({ targets }) => [item('tie', targets)] },
  tieBroken: never(),
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
  dayEnded: never((state) => {
    state.game.trial = null
  }),
  exiled: {
    apply: (state, { seat }) => giveStatus(state, seat, 'banished'),
    public: ({ seat }) => [item('banished', seat)],
  },
  disturbed: never(),
  ruledDead: never((state, { target }) => {
    die(state, target)
    state.game.deaths.push([target])
  }),
  ruledGone: never((state, { target }) => {
    die(state, target)
    giveStatus(state, target, 'banished')
  }),
  ruledBack: never((state, { target }) => {
    seatOf(state, target).alive = true
  }),
  ruledRole: never((state, { target, role }) => {
    state.game.cards[seatIndex(target)] = role
  }),
  ruledStatus: never((state, { target, status, on }) => {
    if (!on) takeStatus(state, target, status)
    else if (status === 'frozen') freeze(state, target)
    else giveOne(state, target, status)
  }),
}
