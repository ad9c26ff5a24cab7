/** The English tables that the documents of other languages translate. */
import type { Tables } from '../../i18n/documents/readLanguage'
import { desk } from '../../i18n/locales/en/desk'
import { desktop } from '../../i18n/locales/en/desktop'
import { phone } from '../../i18n/locales/en/phone'
import { projector } from '../../i18n/locales/en/projector'
import { en as phrases } from '../../own/words/phrases/en'

export const english: Tables = { desk, desktop, phone, projector, phrases: { ...phrases } }
