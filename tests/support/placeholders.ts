/** All texts of a table by their dotted path. */
function textsIn(table: unknown, path = ''): Map<string, string> {
  if (typeof table === 'string') return new Map([[path, table]])
  if (typeof table !== 'object' || table === null) return new Map()
  return new Map(
    Object.entries(table).flatMap(([key, inner]) => [
      ...textsIn(inner, path === '' ? key : `${path}.${key}`),
    ]),
  )
}

const placeholders = (text: string): string[] => text.match(/\{\w+\}/g) ?? []

/**
 * Placeholders of a translation that its base does not fill: they would be shown with their braces. Lists may be
 * longer or shorter in another language, so a line counts by the whole list it stands in.
 */
export function unfilled(base: unknown, translation: unknown): string[] {
  const owner = (path: string) => path.replace(/\.\d+$/, '')
  const filled = new Map<string, Set<string>>()
  for (const [path, text] of textsIn(base)) {
    const known = filled.get(owner(path)) ?? new Set()
    for (const placeholder of placeholders(text)) known.add(placeholder)
    filled.set(owner(path), known)
  }
  return [...textsIn(translation)].flatMap(([path, text]) =>
    placeholders(text)
      .filter((placeholder) => !filled.get(owner(path))?.has(placeholder))
      .map((placeholder) => `${path}: ${placeholder}`),
  )
}
