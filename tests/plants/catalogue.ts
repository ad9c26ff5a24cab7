/** All kinds of bugs that are planted; a new one is a file in `kinds` and a line here. */
import { countedOnce } from './kinds/countedOnce'
import { earlyRules } from './kinds/earlyRules'
import { foreignOdds } from './kinds/foreignOdds'
import { magicWords } from './kinds/magicWords'
import { uncheckedSenders } from './kinds/uncheckedSenders'
import { unsyncedNames } from './kinds/unsyncedNames'
import type { PlantKind } from './plant'

export const catalogue: readonly PlantKind[] = [
  magicWords,
  unsyncedNames,
  uncheckedSenders,
  countedOnce,
  foreignOdds,
  earlyRules,
]
