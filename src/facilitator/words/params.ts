/** Turns what the host sends as parameters (seats, cards, lists) into what stands in a sentence. */
import { nameOfId, nameOfWord, type Naming as NamingBy } from '../../i18n/naming'
import type { RulesetTexts } from '../../i18n/rulesetTexts'
import { textParams } from '../../i18n/textParams'

export { nameOfId, nameOfWord, textParams }
/** With all words of the game, as the desk has them. */
export type Naming = NamingBy<RulesetTexts>
