/** Names in a few letters that are nobody else's: for seats where the whole name has no room. */

/** So many letters tell most calls and names apart, and fit on a seat. */
const LEAST = 3
const MOST = 6

const ARTICLE = /^(?:the|der|die|das) /iu

const letters = (word: string, count: number): string => [...word].slice(0, count).join('')

/** Ways to write a name shortly, the best first: its first letters, then the beginning of its first and all of its last word. */
function ways(name: string): string[] {
  const words = name.replace(ARTICLE, '').split(/[\s-]+/u)
  const [first = '', last = ''] = [words[0], words.at(-1)]
  const joined =
    words.length > 1 ? [1, 2, 3].flatMap((end) => `${letters(first, 2)}${letters(last, end)}`) : []
  const longer = Array.from({ length: MOST - LEAST }, (_, more) => letters(first, LEAST + 1 + more))
  return [letters(first, LEAST), ...joined, ...longer, name]
}

/**
 * A short form for each name that no other of them has.
 * @param names all that stand beside each other
 */
export function shortNames(names: readonly string[]): ReadonlyMap<string, string> {
  const all = [...new Set(names)]
  const forms = new Map(all.map((name) => [name, ways(name)]))
  return new Map(
    all.map((name) => {
      const others = all.filter((other) => other !== name)
      const isOwn = (form: string) => !others.some((other) => forms.get(other)?.includes(form))
      return [name, forms.get(name)?.find(isOwn) ?? name]
    }),
  )
}
