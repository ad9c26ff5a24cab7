/** Announcements: what the room is told, and what each kind of them is. */
import type { DeepReadonly, SeatId } from '../base/ids'
import type { PublicRecord, PublicSeat } from './publicRecord'

export type PublicValue =
  | true
  | number
  | string
  | readonly string[]
  | Readonly<Record<string, number | string | readonly string[]>>

/** Something the room is to hear, as an event says it. `K`: the kinds that the game defines. */
export interface Announcement<K extends string = string> {
  readonly kind: K
  readonly of: PublicValue
  /** Only where the rules make the cause public. */
  readonly cause?: string
}

/** Builds an announcement. */
export const item = <K extends string>(
  kind: K,
  of: PublicValue,
  cause?: string,
): Announcement<K> => (cause === undefined ? { kind, of } : { kind, of, cause })

/** What windows have to know of a kind to show it: it comes along with every announcement. */
export interface ItemMarks {
  /** Only marks the course of the show: it is not held back for the dawn, and nobody reads it out. */
  readonly quiet?: true
  /**
   * What the picture makes of it: the totals of a count, a lot that is drawn, a card that is turned over, or
   * the end, for which it needs no words. Absent: it is told in words.
   */
  readonly show?: 'count' | 'lot' | 'card' | 'end'
}

/** An announcement as it is recorded and shown. */
export interface PublicItem extends Announcement, ItemMarks {}

/** What was told before an announcement, and the house rules it was told by; nothing that is secret. */
export interface Told<V = unknown> {
  readonly options: V
  readonly history: DeepReadonly<PublicRecord['history']>
}

/** How an announcement changes what everybody can see. */
export type SeatEffect<V = unknown> = (
  item: Announcement,
  seat: (id: SeatId) => PublicSeat,
  all: readonly PublicSeat[],
  told: Told<V>,
) => void

/** Everything that is to be known of one kind of announcement. */
export interface ItemDef<V = unknown> extends ItemMarks {
  /** Which story may lead up to it at dawn. */
  readonly story?: 'death' | 'nobodyDied'
  /** Which tale is read out with it by day; `by` a house rule there is one for each of its values, as `of.value`. */
  readonly tale?: { readonly of: string; readonly by?: string }
  /** The sound it is told with, by its name in the mix; absent: it is told without. */
  readonly cue?: string
  /** How it changes the seats on the big screen, at the moment it is told. */
  readonly effect?: SeatEffect<V>
}

export type ItemTable<V = unknown> = Readonly<Record<string, ItemDef<V>>>

/** An announcement with the marks of its kind. Written out: spreads here cost a tenth of a replay. */
export function marked({ kind, of, cause }: Announcement, { quiet, show }: ItemMarks): PublicItem {
  const made: { -readonly [K in keyof PublicItem]: PublicItem[K] } = { kind, of }
  if (cause !== undefined) made.cause = cause
  if (quiet) made.quiet = quiet
  if (show) made.show = show
  return made
}

/** A card or role was turned over: `of` names it by seat. */
export const turnOver: SeatEffect = ({ of }, seat) => {
  for (const [id, card] of Object.entries(of as Record<SeatId, string>)) {
    seat(id as SeatId).revealed = card
  }
}
