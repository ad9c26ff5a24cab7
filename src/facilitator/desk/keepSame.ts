/** What a view has in common with the one before stays the very same, so that only what changed is drawn anew. */

type Table = Readonly<Record<string, unknown>>

const isTable = (value: unknown): value is Table => typeof value === 'object' && value !== null

/**
 * Builds a view out of the parts of the one before it wherever these are the same.
 * @param next plain data, as JSON has it
 * @returns `before` itself where nothing changed
 */
export function keepSame<T>(before: unknown, next: T): T {
  if (!isTable(before) || !isTable(next)) return before === next ? (before as T) : next
  if (Array.isArray(before) !== Array.isArray(next)) return next
  const names = Object.keys(next)
  const parts = names.map((name) => keepSame(before[name], next[name]))
  const isAll =
    names.length === Object.keys(before).length &&
    names.every((name, index) => name in before && parts[index] === before[name])
  if (isAll) return before as T
  return (
    Array.isArray(next)
      ? parts
      : Object.fromEntries(names.map((name, index) => [name, parts[index]]))
  ) as T
}
