/**
 * Where a long word may be broken, for languages that build them: no dictionary is asked, which not every program has.
 * A syllable begins with the last consonant before a vowel, and with both letters of one that is written with two.
 */

const SHY = '\u00ad'

/** Shorter words are set whole. */
const LONG = 13
/** What stays together at either end. */
const LEAST = 3

interface Spelling {
  readonly vowels: string
  /** Letters that are one sound, longest first. */
  readonly together: readonly string[]
}

const SPELLINGS: Readonly<Record<string, Spelling>> = {
  de: { vowels: 'aeiouyäöü', together: ['sch', 'ch', 'ck', 'ph', 'th', 'qu'] },
  pl: { vowels: 'aąeęioóuy', together: ['szcz', 'ch', 'cz', 'dz', 'dź', 'dż', 'rz', 'sz'] },
}

/** The place where the syllable begins whose vowel stands at `at`. */
function onset(word: string, at: number, { vowels, together }: Spelling): number {
  if (vowels.includes(word[at - 1] ?? '')) return at
  const sound = together.find((letters) => word.slice(0, at).endsWith(letters))
  return at - (sound?.length ?? 1)
}

function broken(word: string, spelling: Spelling): string {
  if (word.length < LONG) return word
  const low = word.toLowerCase()
  const isVowel = (at: number): boolean => spelling.vowels.includes(low[at] ?? '')
  const cuts: number[] = []
  for (let at = LEAST; at < low.length; at += 1) {
    if (!isVowel(at) || isVowel(at - 1)) continue
    const cut = onset(low, at, spelling)
    if (cut >= LEAST && low.length - cut >= LEAST) cuts.push(cut)
  }
  return [0, ...cuts].map((from, index) => word.slice(from, cuts[index])).join(SHY)
}

/** The text with soft hyphens in its long words; as it was in a language whose words are short. */
export function softHyphens(text: string, language: string): string {
  const spelling = SPELLINGS[language.slice(0, 2)]
  return spelling ? text.replaceAll(/\p{L}+/gu, (word) => broken(word, spelling)) : text
}
