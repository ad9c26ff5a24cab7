/** Whether a step takes an answer: by its form, and by what only the step knows. */
import type { Answer } from '../answers/answers'
import { checkAnswer } from '../answers/checkAnswer'
import type { Refusal } from '../base/refusal'
import type { StepSpec } from './step'

/** @returns null when the answer is legal, else the reason */
export const refusalOf = (
  { form, check }: Pick<StepSpec, 'form' | 'check'>,
  answer: Answer,
): Refusal | null => checkAnswer(form, answer) ?? check?.(answer) ?? null
