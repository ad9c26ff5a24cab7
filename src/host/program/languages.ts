/** Which languages desk and room can be in, and which they are in while the host has chosen none. */
import type { Settings } from '../../bridge'
import { BASE_LANGUAGE, type Languages } from '../../i18n/languages'

/**
 * The first language of the list that a system asks for: its own (`pt-BR`), else the same without a country (`pt`).
 * @param preferred by BCP 47, the best first
 */
export function firstLanguage(languages: object, preferred: readonly string[]): string {
  const codes = new Map(Object.keys(languages).map((code) => [code.toLowerCase(), code]))
  for (const wanted of preferred) {
    const parts = wanted.toLowerCase().replaceAll('_', '-').split('-')
    for (let length = parts.length; length > 0; length--) {
      const code = codes.get(parts.slice(0, length).join('-'))
      if (code !== undefined) return code
    }
  }
  return BASE_LANGUAGE
}

/** The language in settings that the list does not have; null where it has both. */
export function unknownLanguage(
  languages: Languages,
  { language, roomLanguage }: Pick<Settings, 'language' | 'roomLanguage'>,
): string | null {
  const isKnown = (code: string) => code === '' || Object.hasOwn(languages, code)
  return [language, roomLanguage].find((code) => !isKnown(code)) ?? null
}

/** Settings as another version may have kept them: a language that the list no longer has is none. */
export function inKnownLanguages(
  languages: Languages,
  settings: Settings,
  fallback: string,
): Settings {
  const { language, roomLanguage } = settings
  return {
    ...settings,
    language: Object.hasOwn(languages, language) ? language : fallback,
    roomLanguage: Object.hasOwn(languages, roomLanguage) ? roomLanguage : '',
  }
}
