/** Looking for words in told text, in any alphabet. */

/**
 * A test whether a text holds one of the phrases as whole words, whatever the case.
 * A phrase that ends in `*` also matches longer words: `kill*` finds `killer`.
 */
export function phraseFinder(phrases: readonly string[]): (text: string) => boolean {
  if (phrases.length === 0) return () => false
  const any = phrases.map(patternOf).join('|')
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})(?![\\p{L}\\p{N}])`, 'iu')
  return (text) => pattern.test(text)
}

/** The number of words of a text, as somebody reading it aloud would count them. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((part) => /[\p{L}\p{N}]/u.test(part)).length
}

function patternOf(phrase: string): string {
  const open = phrase.endsWith('*')
  const literal = (open ? phrase.slice(0, -1) : phrase).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return open ? `${literal}[\\p{L}\\p{N}]*` : literal
}
