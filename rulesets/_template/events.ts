/** Everything that can happen. A rule changes nothing by itself: it emits one of these. */
import {
  clearStatuses,
  giveStatus,
  ruledEvents,
  seatIndex,
  seatOf,
  unheard,
  type Announcement,
  type EventDef,
  type EventTable,
  type RuledEvents,
  type SeatId,
  type TableState,
} from '../../src/engine'
import type { GameState } from './state'
import type { ItemKind } from './items'
import type { Role } from './roles/roles'

/** Named by what happened, with plain and flat data: the true story is told from it line by line. */
export interface GameEvents extends RuledEvents<Role> {
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
}

type Nothing = Record<string, never>

/** Somebody is out and turns this card over. */
interface Fall {
  target: SeatId
  card: Role
}

type State = TableState<GameState>
type Item = Announcement<ItemKind>

/** Puts a player out; a condition ends with its player. */
function leave(state: State, target: SeatId): void {
  const seat = seatOf(state, target)
  seat.alive = false
  seat.statuses = []
}

/** Out before everybody's eyes. By night or at dawn the engine holds the items back until they are told. */
const fall = (kind: ItemKind): EventDef<GameState, Fall, ItemKind> => ({
  apply: (state, { target }) => leave(state, target),
  public: ({ target, card }): Item[] => [
    { kind, of: target },
    { kind: 'revealed', of: { [target]: card } },
  ],
})

/** What every event does to the table, and what the room may know of it. */
export const events: EventTable<GameState, GameEvents, ItemKind> = {
  chosen: unheard((state, { target }) => {
    state.game.chosen = target
  }),
  missed: unheard(),
  looked: unheard(),
  watched: unheard((state, { target }) => giveStatus(state, target, 'watched')),
  passed: unheard(),
  saved: unheard(),
  died: fall('died'),
  nobodyDied: { apply() {}, public: () => [{ kind: 'nobodyDied', of: true }] },
  nightEnded: unheard((state) => {
    state.game.chosen = null
    clearStatuses(state, ['watched'])
  }),
  votedOut: fall('votedOut'),
  nobodyOut: { apply() {}, public: () => [{ kind: 'nobodyOut', of: true }] },
  ...ruledEvents<GameState, Role>(leave, (state, seat, role) => {
    state.game.roles[seatIndex(seat)] = role
  }),
}
