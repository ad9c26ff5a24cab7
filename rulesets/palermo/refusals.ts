/** What this game refuses beyond the engine; each code is a text in `refusals`. */
import { refuser } from '../../src/engine'

export type RefusalId =
  'deadKeepNothing' | 'listOfOne' | 'noHands' | 'noPeeper' | 'takesHimself' | 'tooManyEarly'

export const refuse = refuser<RefusalId>()
