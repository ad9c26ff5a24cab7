/** Which tokens of a seat are drawn, and how many more there are. */
import type { SeatToken } from './types'

export interface DrawnTokens {
  readonly drawn: readonly SeatToken[]
  readonly more: readonly SeatToken[]
  /** All that is written. */
  readonly texts: readonly string[]
}

/** @param most how many are drawn; the others are a number */
export function drawnTokens(tokens: readonly SeatToken[], most: number): DrawnTokens {
  const drawn = tokens.slice(0, most)
  const more = tokens.slice(drawn.length)
  const texts = [...drawn.map(({ text }) => text), ...(more.length > 0 ? [`+${more.length}`] : [])]
  return { drawn, more, texts }
}
