import type { Answer, Input, StepSpec } from '../../../src/engine'
import { entriesOf, type Rng } from '../../../src/host/demo/randomAnswer'

/** An answer, half of the time with the clicks before it that it is made of. */
export function withDraft(open: StepSpec, answer: Answer, rng: Rng): Input[] {
  const entries = rng() < 0.5 ? entriesOf(answer, open.form) : []
  return [
    ...entries.map((entry): Input => ({ type: 'draft', step: open.id, entry })),
    { type: 'answer', step: open.id, answer },
  ]
}
