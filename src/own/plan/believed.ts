/** Calls as they are made for those who only believe that these are theirs. */
import { beliefsIn } from '../analyse/beliefs'
import type { OwnDocument } from '../format/document'
import type { WhoOf } from '../state/asking'
import { believersOf } from '../state/beliefs'
import type { CallPlan, Plan } from './types'

/** The calls of roles that are made for those who believe to have them, too; a call that says whom it wakes is for no belief. */
export function believedCalls(document: OwnDocument, calls: readonly CallPlan[]): Plan['believed'] {
  const roles = new Set(Object.values(beliefsIn(document)).flat())
  const made = calls.flatMap((call): (readonly [string, CallPlan])[] => {
    const { owner, source } = call
    if (owner.kind !== 'role' || source.wake !== undefined || !roles.has(owner.id)) return []
    const wake: WhoOf = ({ plan, state }) => believersOf(plan, state, owner.id)
    return [[call.id, { ...call, believed: true, wake }]]
  })
  return new Map(made)
}
