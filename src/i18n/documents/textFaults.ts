/** What is wrong with one translated text, held against the English one. */
import { pluralForms } from '../plurals'

/** How a table's texts count: by forms of the whole text (`a | b`), or of a word in it (`{n|a|b}`). */
export type Counts = 'texts' | 'words'

export interface TextFault {
  readonly code: 'slotMissing' | 'slotForeign' | 'forms' | 'wordForms' | 'sign'
  readonly params: Readonly<Record<string, string | number>>
}

const SLOT = /\{(\w+)(?:\|([^{}]*))?\}/g
const BARS = ' | '

const slotsOf = (text: string): Set<string> =>
  new Set([...text.matchAll(SLOT)].map(([, name = '']) => name))

/** Without its placeholders. */
const bare = (text: string): string => text.replace(SLOT, '')

/** The first thing that is wrong; null: nothing is. */
export function textFault(
  english: string,
  text: string,
  language: string,
  counts: Counts,
): TextFault | null {
  const [wanted, given] = [slotsOf(english), slotsOf(text)]
  const missing = [...wanted].find((name) => !given.has(name))
  if (missing !== undefined) return { code: 'slotMissing', params: { found: `{${missing}}` } }
  const foreign = [...given].find((name) => !wanted.has(name))
  if (foreign !== undefined)
    return {
      code: 'slotForeign',
      params: { found: `{${foreign}}`, known: [...wanted].map((name) => `{${name}}`).join(', ') },
    }
  return formFault(english, text, language, counts) ?? signFault(text, counts)
}

function formFault(
  english: string,
  text: string,
  language: string,
  counts: Counts,
): TextFault | null {
  const { length: most } = pluralForms(language)
  for (const [whole, , forms] of text.matchAll(SLOT)) {
    const found = forms?.split('|').length
    if (found !== undefined && found !== most)
      return { code: 'wordForms', params: { found: whole, forms: most } }
  }
  if (counts === 'words') return null
  const isCounted = bare(english).includes(BARS)
  const wanted = isCounted ? most : 1
  const found = bare(text).split(BARS).length
  return found === wanted ? null : { code: 'forms', params: { found, forms: wanted } }
}

/** Signs that would not be said, but mean something to what says the text. */
function signFault(text: string, counts: Counts): TextFault | null {
  const rest =
    counts === 'words'
      ? bare(text)
      : text
          .replace(/\{\w+\}/g, '')
          .split(BARS)
          .join(' ')
  const [found] = /[{}|@]/.exec(counts === 'words' ? rest.replaceAll('@', '') : rest) ?? []
  return found === undefined ? null : { code: 'sign', params: { found } }
}
