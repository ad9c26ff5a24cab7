/** The last of a list that is as asked; the browsers of older TVs have no word for it. */

/** @returns -1 where none is */
export function lastIndexOf<T>(list: readonly T[], is: (one: T) => boolean): number {
  for (let at = list.length - 1; at >= 0; at--) if (is(list[at] as T)) return at
  return -1
}

export const lastOf = <T>(list: readonly T[], is: (one: T) => boolean): T | undefined =>
  list[lastIndexOf(list, is)]
