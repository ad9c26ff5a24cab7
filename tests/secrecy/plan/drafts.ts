import type { Answer, Input, StepSpec, Rng } from '../../../src/engine'
import { clicksOf } from '../../../src/host/rehearsal/clicksOf'

/** An answer, half of the time with the clicks before it that it is made of. */
export function withDraft(open: StepSpec, answer: Answer, rng: Rng): Input[] {
  const entries = rng() < 0.5 ? clicksOf(answer, open.form) : []
  return [
    ...entries.map((entry): Input => ({ type: 'draft', step: open.id, entry })),
    { type: 'answer', step: open.id, answer },
  ]
}
