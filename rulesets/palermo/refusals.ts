/** What this game refuses beyond the engine; each code is a text in `refusals`. */
import { refuser } from '../../src/engine'

export type RefusalId =
  'deadKeepNothing' | 'listOfOne' | 'noFuse' | 'noHands' | 'noPeeper' | 'tooManyEarly'

export const refuse = refuser<RefusalId>()
