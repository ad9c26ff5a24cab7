/** Events that the room does not hear of, and events that are only said. */
import type { EventDef } from '../state/events'
import type { Announcement } from '../record/items'
import type { TableState } from '../state/state'

/** Nobody's business; without a change of the state it is only kept for the true story. */
export const unheard = <G, D>(
  apply: (state: TableState<G>, data: D) => void = () => {},
): EventDef<G, D, never> => ({ apply, public: 'never' })

/** Changes nothing by itself; the room is told. */
export const said = <G, D, K extends string>(
  items: (data: D) => readonly Announcement<K>[],
): EventDef<G, D, K> => ({
  apply() {},
  public: (data) => items(data),
})
