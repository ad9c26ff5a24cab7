/** Questions, with their expressions made ready. */
import { speakOf } from '../analyse/classes'
import { isWithin, nodesOf } from '../analyse/nodes'
import type { OwnDocument } from '../format/document'
import { questionIn, type Choose } from '../format/calls'
import type { Condition } from '../language/expressions'
import { evaluate } from '../language/folds/evaluate'
import { formsWith } from '../language/folds/find'
import { listOf, literal } from '../language/base/scalars'
import type { ActPlan, ChoosePlan } from './types'

/** Forms that can be about the dead. */
const OF_THE_DEAD = formsWith(({ dead }) => dead)

/** Makes a question ready. `deck` are the roles that a question for any role in the game may name. */
export function choosePlan(
  document: OwnDocument,
  choose: Choose,
  roles: readonly string[],
): ChoosePlan {
  const kind = questionIn(choose)
  const { one, two, some, acts, word, role, must, self, again, by } = choose
  const of = one ?? two ?? some?.of
  const actPlans = Object.entries(acts ?? {}).map(([id, act]): ActPlan => ({
    id,
    one: act.one === undefined ? null : evaluate.who(act.one),
    if: act.if === undefined ? null : evaluate.condition(act.if),
    uses: act.uses === undefined ? null : literal(act.uses),
  }))
  const asked = nodesOf(document)
    .in(choose, 'who')
    .filter((set) => !isWithin(set, choose, 'must'))
  const count = kind === 'two' ? 2 : 1
  const words = kind === 'role' ? (role === 'deck' ? roles : listOf(role)) : Object.keys(word ?? {})
  return {
    kind,
    of: of === undefined ? null : evaluate.who(of),
    dead: speakOf(asked, OF_THE_DEAD),
    min: some ? literal(some.min) : count,
    max: some ? literal(some.max) : count,
    acts: actPlans,
    words: kind === 'yes' ? ['yes'] : words,
    anyRole: role === 'deck',
    must: evaluate.condition((must ?? false) as Condition | boolean),
    self: literal(self) ?? false,
    again: literal(again) ?? 'always',
    by: literal(by) ?? 'agreed',
  }
}
