/** Names as they are typed, pasted and moved. What is a bad name the host program says. */

import { tidyName } from '../../../bridge/names'

/** Splits what was pasted: one name per line, or separated by commas or semicolons; `1. Ann` loses its number. */
export const splitNames = (text: string): string[] =>
  text
    .split(/[\n\r,;\t]+/)
    .map((name) => tidyName(tidyName(name).replace(/^(?:\d+\s*[.):-]|[-*•])\s*/, '')))
    .filter((name) => name !== '')
    .map((name) => tidyName(name.slice(0, 40)))

/** A list with one entry moved to another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const copy = [...list]
  const [entry] = copy.splice(from, 1)
  if (entry !== undefined) copy.splice(to, 0, entry)
  return copy
}
