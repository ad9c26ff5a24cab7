/** What this game refuses beyond the engine; each code is a text in `refusals`. */
import { refuser } from '../../src/engine'

export type RefusalId =
  | 'anakinFollows'
  | 'askedAgainAlready'
  | 'namesHimself'
  | 'nominatedAlready'
  | 'secondIsAnother'
  | 'standIsFull'
  | 'standsAlready'

export const refuse = refuser<RefusalId>()
