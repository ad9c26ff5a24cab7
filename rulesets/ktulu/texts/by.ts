/** Texts that follow this game's house rules, in any language. */
import { byHouseRules } from '../../../src/i18n/writtenTexts'
import type { options } from '../options'

export const by = byHouseRules<typeof options>()
