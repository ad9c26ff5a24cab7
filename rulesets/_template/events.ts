/** Everything that can happen. A rule changes nothing by itself: it emits one of these. */
import {
  giveStatus,
  seatIndex,
  seatOf,
  takeStatus,
  turnOver,
  type EventDef,
  type EventTable,
  type PublicItem,
  type SeatEffect,
  type SeatId,
  type TableState,
} from '../../src/engine'
import type { Evening } from './evening'
import type { Role } from './roles'

/** Named by what happened, with plain and flat data: the true story is told from it line by line. */
export interface GameEvents {
  chosen: { target: SeatId }
  missed: Nothing
  looked: { by: SeatId; target: SeatId; thumb: string }
  watched: { by: SeatId; target: SeatId }
  passed: { seat: SeatId }
  saved: { target: SeatId }
  died: Fall
  nobodyDied: Nothing
  nightEnded: Nothing
  votedOut: Fall
  nobodyOut: Nothing
  ruledDead: { target: SeatId }
  ruledBack: { target: SeatId }
  ruledRole: { target: SeatId; role: Role }
  ruledStatus: { target: SeatId; status: string; on: boolean }
}

type Nothing = Record<string, never>

/** Somebody is out and turns this card over. */
interface Fall {
  target: SeatId
  card: Role
}

type State = TableState<Evening>

/** What the room must not hear of. Most of a night is this. */
const never = <D>(apply: (state: State, data: D) => void = () => {}): EventDef<Evening, D> => ({
  apply,
  public: 'never',
})

/** Puts a player out; a condition ends with its player. */
function leave(state: State, target: SeatId): void {
  const seat = seatOf(state, target)
  seat.alive = false
  seat.statuses = []
}

/** Out before everybody's eyes. By night or at dawn the engine holds the items back until they are told. */
const fall = (kind: string): EventDef<Evening, Fall> => ({
  apply: (state, { target }) => leave(state, target),
  public: ({ target, card }): PublicItem[] => [
    { kind, of: target },
    { kind: 'revealed', of: { [target]: card } },
  ],
})

/** What every event does to the table, and what the room may know of it. */
export const events: EventTable<Evening, GameEvents> = {
  chosen: never((state, { target }) => {
    state.game.chosen = target
  }),
  missed: never(),
  looked: never(),
  watched: never((state, { target }) => giveStatus(state, target, 'watched')),
  passed: never(),
  saved: never(),
  died: fall('died'),
  nobodyDied: { apply() {}, public: () => [{ kind: 'nobodyDied', of: true }] },
  nightEnded: never((state) => {
    state.game.chosen = null
    for (const { id } of state.seats) takeStatus(state, id, 'watched')
  }),
  votedOut: fall('votedOut'),
  nobodyOut: { apply() {}, public: () => [{ kind: 'nobodyOut', of: true }] },
  ruledDead: never((state, { target }) => leave(state, target)),
  ruledBack: never((state, { target }) => {
    seatOf(state, target).alive = true
  }),
  ruledRole: never((state, { target, role }) => {
    state.game.roles[seatIndex(target)] = role
  }),
  ruledStatus: never((state, { target, status, on }) => {
    if (on) giveStatus(state, target, status)
    else takeStatus(state, target, status)
  }),
}

const goOut: SeatEffect = ({ of }, seat) => {
  seat(of as SeatId).out = true
}

/** How an announcement changes the seats on the big screen, at the moment it is told. */
export const effects: Readonly<Record<string, SeatEffect>> = {
  died: goOut,
  votedOut: goOut,
  revealed: turnOver,
}
