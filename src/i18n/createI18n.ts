/**
 * vue-i18n for a window, in composition mode. Messages are compiled to trees, never to functions, so that
 * the windows' content policy can forbid `eval`. Each window brings only its own table.
 */
import { createI18n, useI18n } from 'vue-i18n'
import { inWords, type TextParams } from './format'
import { BASE_LANGUAGE, languages as listed, type LanguageParts, type Languages } from './languages'
import { pluralIndex } from './plurals'
import { isWords, type WordsPack } from '../bridge/packs'
import type { Translated } from './rulesetTexts'
import { Speaker } from './speaker'

type Table = { readonly [key: string]: string | readonly string[] | Table }

/** All dotted paths of a table that lead to a text: what `t` may be asked for. */
export type TextKey<T> = {
  [K in keyof T & string]: T[K] extends string
    ? K
    : T[K] extends readonly unknown[]
      ? never
      : `${K}.${TextKey<T[K]>}`
}[keyof T & string]

type Rules = Record<string, (n: number, written: number) => number>

const ruleOf = (language: string) => (n: number, written: number) =>
  pluralIndex(language, n, written)

const rulesOf = (languages: Languages): Rules =>
  Object.fromEntries(Object.keys(languages).map((code) => [code, ruleOf(code)]))

/**
 * A window's words as a vue plugin.
 * @param base the words of the base language
 * @param languages those that it may be told the words of later
 * @param rules which form of a text a number takes, by language; more may come
 */
export function createWindowI18n(
  base: Table,
  languages: Languages = listed,
  rules: Rules = rulesOf(languages),
) {
  return createI18n({
    legacy: false,
    locale: BASE_LANGUAGE,
    fallbackLocale: BASE_LANGUAGE,
    messages: { [BASE_LANGUAGE]: base } as never,
    missingWarn: false,
    fallbackWarn: false,
    pluralRules: rules,
  })
}

/**
 * A window's words, and who changes their language while the window runs. The page's `lang` and title go
 * with them.
 * @param part which words of a language this window says
 * @param title what the window is called in them
 */
export function windowLanguages<T extends Table>(
  base: T,
  languages: Languages,
  part: (language: LanguageParts) => Promise<Translated<T>>,
  title: (words: Translated<T>) => string,
) {
  const rules = rulesOf(languages)
  const i18n = createWindowI18n(base, languages, rules)
  const speaker = new Speaker<Table>({
    languages,
    base,
    part: part as (language: LanguageParts) => Promise<Table>,
    onWords(words, language) {
      rules[language] ??= ruleOf(language)
      i18n.global.setLocaleMessage(language, words as never)
      i18n.global.locale.value = language as never
      document.documentElement.lang = language
      document.title = title(words as Translated<T>)
    },
  })
  return { i18n, speaker }
}

/** Takes in the words of languages that are documents, as the host sends them. @param part whose they are, `desk` or `projector` */
export function takeWords(
  speaker: Pick<Speaker<Table>, 'bring'>,
  host: { onPack(listener: (pack: { readonly id: string } | WordsPack) => void): unknown },
  part: string,
): void {
  host.onPack((pack) => {
    if (isWords(pack)) speaker.bring(pack.language, pack.words[part] as Table)
  })
}

/**
 * Says a text of the window's table in the language of the moment; for use in a component's setup. A parameter called
 * `count` also chooses among the text's forms, which stand side by side: `{count} card | {count} cards`.
 */
export function useSaying<K extends string>(): (key: K, params?: TextParams) => string {
  const { t, locale } = useI18n({ useScope: 'global' })
  return (key, params = {}) => {
    const named = Object.fromEntries(
      Object.entries(params).map(([name, value]) => [name, inWords(value, locale.value)]),
    )
    return typeof params.count === 'number' ? t(key, params.count, { named }) : t(key, named)
  }
}
