/**
 * The engine's own books: what was told, what the town square shows, what a ruling left open. They change by events
 * like everything else; these follow from the inputs and decide nothing, so that no outcome and no journal holds them.
 */
import { seatIndex, type SeatId } from '../base/ids'
import type { OptionValues } from '../options/options'
import type { ItemTable, PublicItem, Told } from '../record/items'
import type { PublicSeat } from '../record/publicRecord'
import type { TableState } from './state'

/** The data of bookkeeping events by kind. */
export interface BookEvents {
  /** What was given back for an earlier answer of the step is no answer to this one; what is announced now came of it. */
  answered: { readonly step: string }
  queued: { readonly item: PublicItem }
  /** Announcements were released up to this count. */
  told: { readonly count: number }
  ruled: Readonly<Record<never, never>>
  /** Who has won by the rules after a ruling, or nobody yet; or the host plays on all the same. */
  reached: { readonly winners: readonly string[] | null }
  /** The town square shows what the rules let everybody see right now. */
  published: { readonly seats: readonly PublicSeat[] }
}

/** What telling needs to know beside the state. */
export interface Telling {
  readonly items: ItemTable<OptionValues>
  readonly told: Told<OptionValues>
}

type BookReducers = {
  readonly [K in keyof BookEvents]: (
    state: TableState<unknown>,
    data: BookEvents[K],
    telling: Telling,
  ) => void
}

export const bookReducers: BookReducers = {
  answered({ shown, record }, { step }) {
    Reflect.deleteProperty(shown, step)
    record.before = record.items.length
  },
  queued({ record }, { item }) {
    record.items.push(item)
  },
  told({ record, phase }, { count }, { items, told }) {
    const { seats } = record
    const seat = (id: SeatId) => seats[seatIndex(id)] as PublicSeat
    while (record.told < count) {
      const item = record.items[record.told] as PublicItem
      record.told += 1
      record.history.push({ phase: `${phase.kind} ${phase.n}`, item })
      items[item.kind]?.effect?.(item, seat, seats, told)
    }
  },
  ruled(state) {
    state.ruled = true
  },
  reached(state, { winners }) {
    state.reached = winners
  },
  published(state, { seats }) {
    state.ruled = false
    for (const [index, seat] of seats.entries()) state.record.seats[index] = seat
  },
}
