/** Whether two values would be the same JSON, whatever the order of their keys; what is `undefined` is not there. */
export function sameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false
    return a.every((entry, index) => sameJson(entry ?? null, b[index] ?? null))
  }
  const left = parts(a)
  const right = new Map(parts(b))
  return (
    left.length === right.size &&
    left.every(([key, value]) => right.has(key) && sameJson(value, right.get(key)))
  )
}

const parts = (value: object): [string, unknown][] =>
  Object.entries(value).filter(([, part]) => part !== undefined)
