/** How evenings of invented players end, as the desk shows it: a hint at how fair a deck is. */

export interface OddsView {
  readonly state: 'running' | 'done' | 'failed'
  /** Evenings played, of how many. */
  readonly played: number
  readonly of: number
  /** Evenings won by a side, `alone` by a player for himself, `nobody` by none. One evening may count for several. */
  readonly wins: Readonly<Record<string, number>>
  /** Nights: the middle evening, and those between which eight of ten lie. Null before the first. */
  readonly nights: {
    readonly middle: number
    readonly low: number
    readonly high: number
  } | null
}
