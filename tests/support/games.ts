/** The games that tests prove: all on the shelf, and the template that new ones are copied from. */
import { rulesets } from '../../rulesets'
import { _template } from '../../rulesets/_template'
import { texts } from '../../rulesets/_template/texts/en'
import type { AnyRuleset } from '../../src/engine'
import { BASE_LANGUAGE, loadRulesetTexts } from '../../src/i18n/rulesetTable'
import type { RulesetTexts } from '../../src/i18n/rulesetTexts'

export const games: Readonly<Record<string, AnyRuleset>> = { ...rulesets, _template }

/** A game's texts in the base language; the template's are not where windows would find them. @throws when it has none */
export async function textsOf(id: string): Promise<RulesetTexts> {
  const found = id === _template.id ? texts : await loadRulesetTexts(id, BASE_LANGUAGE)
  if (!found) throw new Error(`${id} has no texts`)
  return found
}
