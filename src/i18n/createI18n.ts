/**
 * vue-i18n for a window, in composition mode. Messages are compiled to trees, never to functions, so that
 * the windows' content policy can forbid `eval`. Each window brings only its own table.
 */
import { createI18n } from 'vue-i18n'
import type { Translated } from './rulesetTexts'

type Table = { readonly [key: string]: string | readonly string[] | Table }

/** All dotted paths of a table that lead to a text: what `t` may be asked for. */
export type TextKey<T> = {
  [K in keyof T & string]: T[K] extends string
    ? K
    : T[K] extends readonly unknown[]
      ? never
      : `${K}.${TextKey<T[K]>}`
}[keyof T & string]

/**
 * @param tables the base language as `en`, and other languages with the same keys
 * @returns a vue plugin; `setLanguage` changes its language
 */
export function createWindowI18n<T extends Table>(
  tables: { readonly en: T } & Readonly<Record<string, Translated<T>>>,
) {
  return createI18n({
    legacy: false,
    locale: 'en',
    fallbackLocale: 'en',
    messages: tables as never,
    missingWarn: false,
    fallbackWarn: false,
  })
}
