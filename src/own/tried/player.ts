/** Invented players: they say anything that the rules take, and now and then somebody steps in. */
import {
  randomAnswer,
  type Answer,
  type Form,
  type Game,
  type Input,
  type Rng,
  type SeatId,
  type StepSpec,
  refusalOf,
} from '../../engine'
import { inAnyOrder, pick } from './chance'

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

/** Whether the rules take this answer to this step. */
export const isTaken = (open: StepSpec, answer: Answer): boolean => refusalOf(open, answer) === null

const PEACEFUL = 0.35
const TIED = 0.4

/** Somebody's hands for one of two candidates and as many for the other, of all or of some who vote. */
function tied(form: Extract<Form, { kind: 'ballots' }>, rng: Rng): Answer {
  const one = pick(form.candidates, rng)
  const two = [
    one,
    pick(
      form.candidates.filter((seat) => seat !== one),
      rng,
    ),
  ] as const
  const voters = inAnyOrder(form.voters, rng)
  const half = 1 + Math.floor(rng() * Math.floor(voters.length / 2))
  const ballots: Record<SeatId, SeatId[]> = {}
  for (const [at, { seat }] of voters.entries()) {
    const own = two.indexOf(seat)
    ballots[seat] = at >= 2 * half ? [] : [two[own < 0 ? at % 2 : 1 - own] as SeatId]
  }
  return { kind: 'ballots', ballots }
}

/** What a table does by day that is to see much of the evening: it often leaves things be, and often cannot agree. */
export function dayAnswer(open: StepSpec, rng: Rng): Answer | null {
  const { form, neutral } = open
  if (
    form.kind === 'ballots' &&
    form.candidates.length > 1 &&
    form.voters.length > 1 &&
    rng() < TIED
  ) {
    const answer = tied(form, rng)
    if (isTaken(open, answer)) return answer
  }
  if (neutral && rng() < PEACEFUL && isTaken(open, neutral)) return neutral
  return randomAnswer(open, rng)
}
