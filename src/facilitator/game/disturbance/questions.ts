/** A botched question of the night, asked again among others that nobody needs. */
import type { DeskStep, GameView } from '../../../bridge'
import type { RulesetTexts } from '../../../i18n/rulesetTexts'

export type Disturbance = NonNullable<RulesetTexts['disturbance']>

export interface Question {
  readonly id: string
  readonly real: boolean
}

export const DECOYS = { min: 2, usual: 3, max: 4 } as const

/** Whether an offered step asks which question is to be asked again: each of its words is such a question. */
export function asksAgain(step: DeskStep, texts: RulesetTexts | null): boolean {
  const { questions } = texts?.disturbance ?? {}
  if (!questions || step.form.kind !== 'option' || step.form.options.length === 0) return false
  return step.form.options.every((option) => Object.hasOwn(questions, option))
}

/** Who is meant by a question: the part of the step's id before the point. */
const addressee = (id: string): string => id.split('.')[0] ?? id

/**
 * Questions that may stand beside the real one: to somebody else, and only to those who are in the game;
 * a call for somebody who is not would tell the table that this one is no real question.
 */
export function decoysFor(
  real: string,
  options: readonly string[],
  { questions }: Disturbance,
  { dealt, roles, seats }: Pick<GameView, 'dealt' | 'roles' | 'seats'>,
): string[] {
  const cards = new Set(Object.values(dealt).flat())
  const inGame = (who: string) =>
    who in roles ? cards.has(who) : seats.some(({ team }) => team === who)
  return Object.keys(questions).filter(
    (id) => addressee(id) !== addressee(real) && (options.includes(id) || inGame(addressee(id))),
  )
}

/**
 * The real question among decoys, each to somebody else, in random order.
 * @param draw a whole number from 0 to below its argument
 */
export function mixed(
  real: string,
  decoys: readonly string[],
  count: number,
  draw: (below: number) => number,
): Question[] {
  const left = [...decoys]
  const chosen: string[] = []
  while (chosen.length < count && left.length > 0) {
    const [id] = left.splice(draw(left.length), 1)
    if (id && !chosen.some((other) => addressee(other) === addressee(id))) chosen.push(id)
  }
  const questions = chosen.map((id): Question => ({ id, real: false }))
  questions.splice(draw(questions.length + 1), 0, { id: real, real: true })
  return questions
}
