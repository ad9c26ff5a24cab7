/** The games that tests prove: all on the shelf, and the template that new ones are copied from. */
import { packs as shelved } from '../../rulesets'
import { _template } from '../../rulesets/_template/pack'
import { gamesInLanguage } from '../../rulesets/inLanguage'
import type { GamePacks } from '../../rulesets/pack'
import { readOptions, type AnyRuleset, type OptionValues } from '../../src/engine'
import { BASE_LANGUAGE, languages } from '../../src/i18n/languages'
import type { RulesetTexts, WrittenTexts } from '../../src/i18n/rulesetTexts'
import { textsFor } from '../../src/i18n/textsFor'

export const packs: GamePacks = { ...shelved, _template }

export const games: Readonly<Record<string, AnyRuleset>> = Object.fromEntries(
  Object.entries(packs).map(([id, { rules }]) => [id, rules]),
)

/** What each further language of the program has of the games. */
const translations = new Map(
  await Promise.all(
    Object.keys(languages)
      .filter((language) => language !== BASE_LANGUAGE)
      .map(async (language) => [language, await gamesInLanguage(language)] as const),
  ),
)

const found = (id: string, language: string): WrittenTexts | undefined =>
  packs[id]?.texts?.[language] ?? translations.get(language)?.[id]?.texts

/** A game's texts as they are written. @throws when it has none in this language */
export function writtenTextsOf(id: string, language: string = BASE_LANGUAGE): WrittenTexts {
  const texts = found(id, language)
  if (!texts) throw new Error(`${id} has no texts in ${language}`)
  return texts
}

/** Values of a game's house rules: these, and of all others the defaults. */
export function rulesOf(id: string, chosen: OptionValues = {}): OptionValues {
  const read = readOptions(games[id]?.options ?? {}, chosen)
  if (!read.ok) throw new Error(`${id}: ${read.refusal.code}`)
  return read.values
}

/** A game's texts under house rules. @throws when it has none in this language */
export const textsOf = (
  id: string,
  language: string = BASE_LANGUAGE,
  chosen: OptionValues = {},
): RulesetTexts => textsFor(writtenTextsOf(id, language), rulesOf(id, chosen))

/** The languages in which a game has texts. */
export const languagesOf = (id: string): string[] =>
  Object.keys(languages).filter((language) => found(id, language))
