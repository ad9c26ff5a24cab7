/** Which calls can be kept from whom they visit. */
import type { Call } from '../format/calls'
import type { OwnDocument } from '../format/document'
import { literal } from '../language/base/scalars'
import { effectsOf } from './classes'
import { nodesOf } from './nodes'

/** Whether a call shows something in answer to those who are awake. */
export const showsInAnswer = (document: OwnDocument, call: Call): boolean =>
  effectsOf(document, call).some((effect) => 'show' in effect)

/** Whether whoever waits to be shown something may be turned away, and has to see it. */
export const mayBeTurnedAway = (document: OwnDocument, call: Call): boolean =>
  nodesOf(document)
    .of('traits')
    .some(({ part }) => part.noVisit !== undefined) &&
  literal(call.unseen) !== true &&
  literal(call.unstoppable) !== true &&
  showsInAnswer(document, call)
