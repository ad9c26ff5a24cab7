/** What the room was told, and the town square as it knows it. */
import type { DeepReadonly, SeatId } from '../base/ids'
import type { PublicItem } from './items'

/** What everybody in the room can see of a seat. */
export interface PublicSeat {
  readonly id: SeatId
  out: boolean
  /** Cards or lives left, where the game shows them. */
  lives?: number
  /** The card or role that was turned over. */
  revealed?: string
  /** Public conditions such as `jailed`. */
  badges: readonly string[]
}

/** What has been announced, and how far it has been told. */
export interface PublicRecord {
  /** Announcements since the current phase began, in order. */
  items: PublicItem[]
  /** How many of them the room has heard; the rest waits for the announcement's cursor. */
  told: number
  /** How many there were when the last answer was given: what comes after them came of it. */
  before: number
  /** The town square as the room knows it. */
  readonly seats: PublicSeat[]
  /** Everything that was told, phase by phase, for the log and the end of the evening. */
  readonly history: { readonly phase: string; readonly item: PublicItem }[]
}

/** An empty record over the seats as they look before anything was announced. */
export const newPublicRecord = (seats: PublicSeat[]): PublicRecord => ({
  items: [],
  told: 0,
  before: 0,
  seats,
  history: [],
})

/** The first announcement that the room has not heard yet. */
export const nextToTell = ({
  items,
  told,
}: Pick<DeepReadonly<PublicRecord>, 'items' | 'told'>): PublicItem | null => items[told] ?? null
