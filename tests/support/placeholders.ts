import { isByRule, isSentences } from '../../src/i18n/textsFor'

/** All texts of a table by their dotted path; one that follows a house rule with all that it may come to. */
export function textsIn(table: unknown, path = ''): [string, string][] {
  if (typeof table === 'string') return [[path, table]]
  if (typeof table !== 'object' || table === null) return []
  if (isByRule(table)) return Object.values(table.texts).flatMap((text) => textsIn(text, path))
  if (isSentences(table)) return table.sentences.flatMap((text) => textsIn(text, path))
  return Object.entries(table).flatMap(([key, inner]) =>
    textsIn(inner, path === '' ? key : `${path}.${key}`),
  )
}

/** Without the forms of a word that may stand with them. */
const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)[|}]/g)].map(([, name]) => `{${name}}`)

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
