/** Which tokens of a seat are drawn, and how many more there are; on the line of a role, one at the most beside a number. */
import type { SeatToken } from './types'

/** So many leave a role's first letters beside them. */
const IN_LINE = 1

export interface DrawnTokens {
  readonly drawn: readonly SeatToken[]
  readonly more: readonly SeatToken[]
  /** All that is written. */
  readonly texts: readonly string[]
}

export function drawnTokens(tokens: readonly SeatToken[], inLine: boolean): DrawnTokens {
  const drawn = tokens.slice(0, inLine ? IN_LINE : tokens.length)
  const more = tokens.slice(drawn.length)
  const texts = [...drawn.map(({ text }) => text), ...(more.length > 0 ? [`+${more.length}`] : [])]
  return { drawn, more, texts }
}
