import { desktop } from '../../src/i18n/locales/en/desktop'

export type DesktopTexts = typeof desktop

const tables: Readonly<Record<string, DesktopTexts>> = { en: desktop }

/** What the program says outside its windows, in a language or else in English. */
export const desktopTexts = (language: string): DesktopTexts => tables[language] ?? desktop
