/** Invented players: they say anything that the rules take, and now and then somebody steps in. */
import { randomAnswer, type Answer, type Game, type Input, type Rng } from '../../engine'
import { pick } from './chance'

const STEPS_IN = 0.04

/** What they do next. @returns null once the game is over */
export function nextInput(game: Game, rng: Rng): Input | null {
  const { open } = game
  if (!open) return null
  if (rng() < STEPS_IN) {
    const offered = game.offered().filter(({ asked }) => asked.length > 0)
    const step = offered.length > 0 ? pick(offered, rng) : null
    const answer = step && randomAnswer(step, rng)
    if (step && answer) return { type: 'interrupt', step: step.id, answer }
  }
  const answer = randomAnswer(open, rng)
  if (!answer) return { type: 'ruling', ruling: { kind: 'skip' } }
  return { type: 'answer', step: open.id, answer }
}

/** Does it, or what nobody decides where the rules refuse it. @returns what was done */
export function carryOut(game: Game, input: Input): Input {
  if (game.apply(input).ok) return input
  const { open } = game
  const answer = open?.neutral
  const neutral: Input | null = open && answer ? { type: 'answer', step: open.id, answer } : null
  if (neutral && game.apply(neutral).ok) return neutral
  const skip: Input = { type: 'ruling', ruling: { kind: 'skip' } }
  game.apply(skip)
  return skip
}

/** Whether an answer chose something. */
export const isChoice = (answer: Answer): boolean =>
  answer.kind !== 'ok' &&
  answer.kind !== 'pass' &&
  !(answer.kind === 'option' && answer.option === 'no')
