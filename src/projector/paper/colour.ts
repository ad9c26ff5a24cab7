/** Colours between colours. */

const channels = (colour: string): number[] =>
  [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16))

/** From one `#rrggbb` towards another. @param share from 0 (the first) to 1 (the other) */
export function mix(one: string, other: string, share: number): string {
  const to = channels(other)
  const mixed = channels(one).map((value, index) => value + ((to[index] ?? value) - value) * share)
  return `#${mixed.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
}

/** A `#rrggbb` that is seen through. @param alpha from 0 to 1 */
export const seen = (colour: string, alpha: number): string =>
  `rgb(${channels(colour).join(' ')} / ${Math.round(alpha * 100)}%)`
