import { useSaying, type TextKey } from '../../i18n/createI18n'
import type { facilitator } from '../../i18n/locales/en/facilitator'
import type { TextParams } from '../../i18n/format'

/** A key of this window's own table; one that does not exist does not compile. */
export type WordKey = TextKey<typeof facilitator>

/** Says a text of this window. A parameter called `count` also chooses between singular and plural. */
export type Words = (key: WordKey, params?: TextParams) => string

/** This window's texts in the host's language; for use in a component's setup. */
export const useWords = (): Words => useSaying<WordKey>()
