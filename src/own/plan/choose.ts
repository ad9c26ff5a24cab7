/** Questions, with their expressions made ready. */
import { speakOf } from '../analyse/classes'
import { isWithin, nodesOf } from '../analyse/nodes'
import type { OwnDocument } from '../format/document'
import type { Choose } from '../format/calls'
import { knownQuestion } from '../format/questions/questions'
import type { Condition } from '../language/expressions'
import { evaluate } from '../language/folds/evaluate'
import { formsWith, unknownForm } from '../language/folds/find'
import { literal } from '../language/base/scalars'
import type { ChoosePlan } from './types'

/** Forms that can be about the dead. */
const OF_THE_DEAD = formsWith(({ dead }) => dead)

/** Makes a question ready. */
export function choosePlan(document: OwnDocument, choose: Choose): ChoosePlan {
  const { must, self, again, by, upTo } = choose
  const { entry, value } = knownQuestion(choose) ?? unknownForm(choose)
  const asked = nodesOf(document)
    .in(choose, 'who')
    .filter((set) => !isWithin(set, choose, 'must'))
  const from = entry.evaluate(value)
  return {
    from,
    upTo: from.kind === 'acts' ? Math.min(from.acts.length, literal(upTo) ?? 1) : 1,
    dead: speakOf(asked, OF_THE_DEAD),
    must: evaluate.condition((must ?? false) as Condition | boolean),
    self: literal(self) ?? false,
    again: literal(again) ?? 'always',
    by: literal(by) ?? 'agreed',
  }
}
