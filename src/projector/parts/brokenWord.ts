/** A long word in two lines, broken near its middle: before the consonant that begins a syllable where there is one. */
const VOWELS = /[aeiouyäöüąęóáàâéèêíîúůýøåæœ]/iu
/** Letters that are one sound. */
const TOGETHER = new Set(['ch', 'ck', 'cz', 'dz', 'dź', 'dż', 'ph', 'rz', 'sz', 'th', 'qu'])
const SHORTEST = 9
const LEAST = 3

/** @returns null where the word is too short to be broken */
export function brokenWord(word: string): readonly [string, string] | null {
  const letters = [...new Intl.Segmenter().segment(word)].map(({ segment }) => segment)
  if (letters.length < SHORTEST) return null
  const middle = letters.length / 2
  const places = letters
    .map((_, at) => at)
    .filter((at) => at >= LEAST && letters.length - at >= LEAST)
    .sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))
  const isVowel = (at: number): boolean => VOWELS.test(letters[at] ?? '')
  const isOne = (at: number): boolean =>
    TOGETHER.has(`${letters[at] ?? ''}${letters[at + 1] ?? ''}`.toLowerCase())
  const begins = (at: number): boolean =>
    !isVowel(at) && !isOne(at - 1) && isVowel(isOne(at) ? at + 2 : at + 1)
  const near = places.filter((at) => Math.abs(at - middle) <= letters.length / 5)
  const at = near.find(begins) ?? near[0] ?? Math.floor(middle)
  return [`${letters.slice(0, at).join('')}-`, letters.slice(at).join('')]
}
