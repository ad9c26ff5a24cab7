/**
 * The languages the program speaks: their only list. A new one is one line here and files of its own, which are typed
 * by the English ones: `locales/<code>/` for windows, menu and codes, `rulesets/languages/<code>.ts` for all games.
 * What is not the base language is loaded when it is chosen.
 */
import type { desk } from './locales/en/desk'
import type { desktop } from './locales/en/desktop'
import type { phone } from './locales/en/phone'
import type { projector } from './locales/en/projector'
import type { Translated } from './rulesetTexts'

/** The language that everything is written in first, and said in where another one lacks a text. */
export const BASE_LANGUAGE = 'en'

/** What the desktop program says outside its windows. */
export type DesktopTexts = Translated<typeof desktop>

/** What a language says outside the games, by who says it: the host's window, the room's, a player's phone, the desktop program. */
export interface LanguageParts {
  readonly desk: () => Promise<{ readonly desk: Translated<typeof desk> }>
  readonly show: () => Promise<{ readonly projector: Translated<typeof projector> }>
  readonly phone: () => Promise<{ readonly phone: Translated<typeof phone> }>
  readonly desktop: () => Promise<{ readonly desktop: DesktopTexts }>
}

export interface Language {
  /** Its name in its own words. */
  readonly name: string
  /** Its `locales/<code>/index.ts`; only the base language, which everybody brings along, has nothing to load. */
  readonly load?: () => Promise<{ readonly language: LanguageParts }>
}

/** By BCP 47 code. */
export type Languages = Readonly<Record<string, Language>>

export const languages: Languages = {
  en: { name: 'English' },
  de: { name: 'Deutsch', load: () => import('./locales/de') },
  pl: { name: 'Polski', load: () => import('./locales/pl') },
}

/** Languages of the windows that are documents: the host reads them, and brings their words when they are chosen. */
export const documentNames: Readonly<Record<string, string>> = {
  es: 'Español',
  fr: 'Français',
  it: 'Italiano',
  th: 'ไทย',
}

/** The language of the room: its own, or the desk's where it has none. */
export const roomLanguageOf = (settings: {
  readonly language: string
  readonly roomLanguage: string
}): string => settings.roomLanguage || settings.language

/** In the order of a language's alphabet; numbers by what they are worth. */
export function byName<T extends { readonly name: string }>(
  list: readonly T[],
  language: string,
): T[] {
  const { compare } = new Intl.Collator(language, { numeric: true })
  return [...list].sort((one, other) => compare(one.name, other.name))
}
