/** All kinds of bugs that are planted; a new one is a file in `kinds` and a line here. */
import { countedOnce } from './kinds/countedOnce'
import { earlyRules } from './kinds/earlyRules'
import { foreignOdds } from './kinds/foreignOdds'
import { lostCopies } from './kinds/lostCopies'
import { magicWords } from './kinds/magicWords'
import { printedSecrets } from './kinds/printedSecrets'
import { runningClocks } from './kinds/runningClocks'
import { sexedWords } from './kinds/sexedWords'
import { tellingBacks } from './kinds/tellingBacks'
import { tellingDelays } from './kinds/tellingDelays'
import { uncheckedSenders } from './kinds/uncheckedSenders'
import { unescapedNames } from './kinds/unescapedNames'
import { unsyncedNames } from './kinds/unsyncedNames'
import type { PlantKind } from './plant'

export const catalogue: readonly PlantKind[] = [
  magicWords,
  printedSecrets,
  unsyncedNames,
  unescapedNames,
  tellingBacks,
  lostCopies,
  runningClocks,
  uncheckedSenders,
  tellingDelays,
  sexedWords,
  countedOnce,
  foreignOdds,
  earlyRules,
]
