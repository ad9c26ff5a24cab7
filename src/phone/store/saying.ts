/** The page's own words, in the language that was chosen on the phone. No library speaks here: each of its bytes is waited for. */
import { shallowRef } from 'vue'
import type { TextKey } from '../../i18n/createI18n'
import { format, type TextParams } from '../../i18n/format'
import { BASE_LANGUAGE, languages } from '../../i18n/languages'
import { phone as english } from '../../i18n/locales/en/phone'
import { pluralIndex } from '../../i18n/plurals'
import type { Translated } from '../../i18n/rulesetTexts'
import { Speaker } from '../../i18n/speaker'

type Words = Translated<typeof english>
export type PhoneKey = TextKey<typeof english>

const said = shallowRef<{ readonly words: Words; readonly language: string }>({
  words: english,
  language: BASE_LANGUAGE,
})

const speaker = new Speaker<Words>({
  languages,
  base: english,
  part: async (its) => (await its.phone()).phone,
  onWords(words, language) {
    said.value = { words, language }
    document.documentElement.lang = language
    document.title = words.title
  },
})

/** Speaks another language as soon as its words are there; without them the page goes on in those that it has. */
export const speak = (language: string): Promise<void> => speaker.choose(language).catch(() => {})

/** Takes the words of a language that is a document, and speaks them if it is still the one that was chosen. */
export const bring = (language: string, words: unknown): void =>
  speaker.bring(language, words as Words)

function lookUp(words: Words, key: string): string {
  const found = key
    .split('.')
    .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], words)
  return typeof found === 'string' ? found : key
}

/** A text with its parameters; one called `count` chooses among the text's forms. */
export function t(key: PhoneKey, params: TextParams = {}): string {
  const { words, language } = said.value
  const text = lookUp(words, key)
  const { count } = params
  if (typeof count !== 'number') return format(text, params, language)
  const forms = text.split(' | ')
  return format(forms[pluralIndex(language, count, forms.length)] ?? text, params, language)
}
