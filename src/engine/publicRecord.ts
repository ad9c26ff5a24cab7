import type { SeatId } from './ids'
import { seatIndex } from './ids'
import type { OptionValues } from './options'

export type PublicValue =
  | true
  | number
  | string
  | readonly string[]
  | Readonly<Record<string, number | string | readonly string[]>>

/** One announcement, as the specification of its game lists it (section 12.5). */
export interface PublicItem {
  readonly kind: string
  readonly of: PublicValue
  /** Only where the rules make the cause public. */
  readonly cause?: string
}

/** What everybody in the room can see of a seat. */
export interface PublicSeat {
  readonly id: SeatId
  out: boolean
  /** Cards or lives left, where the game shows them. */
  lives?: number
  /** The card or role that was turned over. */
  revealed?: string
  /** Public conditions such as `jailed`. */
  badges: string[]
}

/** What was told before an announcement, and the house rules it was told by; nothing that is secret. */
export interface Told {
  readonly options: OptionValues
  readonly history: PublicRecord['history']
}

/** How an announcement changes what everybody can see. */
export type SeatEffect = (
  item: PublicItem,
  seat: (id: SeatId) => PublicSeat,
  all: readonly PublicSeat[],
  told: Told,
) => void

/** A card or role was turned over: `of` names it by seat. */
export const turnOver: SeatEffect = ({ of }, seat) => {
  for (const [id, card] of Object.entries(of as Record<SeatId, string>)) {
    seat(id as SeatId).revealed = card
  }
}

/** What has been announced, and how far it has been told. */
export interface PublicRecord {
  /** Announcements since the current phase began, in order. */
  items: PublicItem[]
  /** How many of them the room has heard; the rest waits for the announcement's cursor. */
  told: number
  /** The town square as the room knows it. */
  readonly seats: PublicSeat[]
  /** Everything that was told, phase by phase, for the log and the end of the evening. */
  readonly history: { readonly phase: string; readonly item: PublicItem }[]
}

/** Kinds that only mark the course of the show. They are never held back for the dawn. */
export const TRIVIAL_KINDS: ReadonlySet<string> = new Set([
  'nightFalls',
  'dayBreaks',
  'timer',
  'speech',
  'tally',
])

/** An empty record over the seats as they look before anything was announced. */
export const newPublicRecord = (seats: PublicSeat[]): PublicRecord => ({
  items: [],
  told: 0,
  seats,
  history: [],
})

/** Releases items up to a count: their effects reach the town square now and not before. */
export function tellUpTo(
  record: PublicRecord,
  count: number,
  phase: string,
  effects: Readonly<Record<string, SeatEffect>>,
  options: OptionValues,
): void {
  while (record.told < count) {
    const item = record.items[record.told] as PublicItem
    record.told += 1
    record.history.push({ phase, item })
    const seat = (id: SeatId) => record.seats[seatIndex(id)] as PublicSeat
    effects[item.kind]?.(item, seat, record.seats, { options, history: record.history })
  }
}

/** The first announcement that the room has not heard yet. */
export const nextToTell = (record: PublicRecord): PublicItem | null =>
  record.items[record.told] ?? null
