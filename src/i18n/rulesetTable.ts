/// <reference types="vite/client" />
/** The texts of a ruleset, fetched by its id when a window first needs them, and the filling of their placeholders. */
import type { RulesetTexts } from './rulesetTexts'

interface TextsModule {
  readonly texts: RulesetTexts
}

const tables = import.meta.glob<TextsModule>([
  '../../rulesets/*/texts/*.ts',
  // What new games are copied from is no game.
  '!../../rulesets/_*/**',
])

/** The language every ruleset is written in first. */
export const BASE_LANGUAGE = 'en'

/**
 * Loads a ruleset's texts, in the base language where the wanted one is missing.
 * @returns null when there is no ruleset with this id
 */
export async function loadRulesetTexts(
  ruleset: string,
  language: string,
): Promise<RulesetTexts | null> {
  const load =
    tables[`../../rulesets/${ruleset}/texts/${language}.ts`] ??
    tables[`../../rulesets/${ruleset}/texts/${BASE_LANGUAGE}.ts`]
  return load ? (await load()).texts : null
}

export type TextParams = Readonly<Record<string, string | number>>

/** Puts parameters into a template's `{placeholders}`; one without a parameter stays as it is, to be seen. */
export const format = (template: string, params: TextParams = {}): string =>
  template.replace(/\{(\w+)\}/g, (whole, key: string) => String(params[key] ?? whole))

/** `Ann`, `Ann and Ben`, `Ann, Ben and Cid` in the words of a language. */
export const listNames = (names: readonly string[], language: string): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(names)
