/**
 * What a call in silence can come to at its widest, as far as everybody at the table can know it. Where players answer on
 * phones of their own, all of them are asked for as much: whoever is really asked, blocked or gone taps no more than the others.
 */
export interface Cover {
  /** How many players are chosen at most; 0: none. */
  readonly seats: number
  /** Words that can be said, keys of the step’s texts. */
  readonly words: readonly string[]
  /** Whether a word says what is done to the player, and not what is said instead of one. */
  readonly wordFirst?: true
  /** Whether those who are asked do not see each other, nor their fingers. */
  readonly apart?: true
}

/** Nothing is chosen: eyes are opened, or something is shown. */
export const LOOKS: Cover = { seats: 0, words: [] }
/** One player is chosen. */
export const CHOOSES_ONE: Cover = { seats: 1, words: [] }
