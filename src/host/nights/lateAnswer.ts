/** An answer that comes with the late calls: it is given where it was missed, as long as nothing that was shown since changes by it. */
import { Game, refusalOf, sameJson, type Answer, type GameEvent, type StepSpec } from '../../engine'
import type { LiveEvening } from '../evening/liveEvening'
import { correctionOf, doAgain } from '../evening/correction'
import { Play } from '../evening/play'
import type { Missed } from './nights'

const signals = (events: readonly GameEvent[]) =>
  events.filter(({ kind }) => kind === 'signalShown')

/** The act that answered a missed step in its players' place; -1: there is none any more. */
const actOf = ({ ledger }: LiveEvening, { step, opened }: Missed): number =>
  ledger.acts.findIndex(
    ({ index, deed }) =>
      index > opened &&
      deed.kind === 'input' &&
      deed.input.type === 'answer' &&
      deed.input.step === step.id,
  )

/** The step as it was open then, to tell what it takes. */
export function missedStep(evening: LiveEvening, missed: Missed): StepSpec | null {
  const at = actOf(evening, missed)
  return at < 0 ? null : (playedTo(evening, at).game.open ?? null)
}

function playedTo({ ledger }: LiveEvening, acts: number): Play {
  const { ruleset, setup, start, handsAt } = ledger
  const play = new Play(new Game(ruleset, setup), start?.t ?? 0, 0, handsAt)
  for (const act of ledger.acts.slice(0, acts)) play.perform(act, 0)
  return play
}

/** Whether all that came after it takes the same course, and shows the same. */
function keepsCourse(evening: LiveEvening, at: number, step: StepSpec, answer: Answer): boolean {
  const play = playedTo(evening, at)
  if (!play.game.open || refusalOf(step, answer)) return false
  const [own, ...later] = evening.ledger.acts.slice(at)
  if (own?.deed.kind !== 'input') return false
  const input = { type: 'answer', step: step.id, answer } as const
  const before = evening.play?.game.state.phase
  if (!play.perform({ ...own, deed: { ...own.deed, input } }, 0).ok) return false
  for (const act of later) {
    const outcome = play.perform(act, 0)
    if (!outcome.ok || act.deed.kind !== 'input') return false
    if (!sameJson(signals(outcome.events), signals(act.deed.events))) return false
  }
  const { phase, winner } = play.game.state
  return !winner && sameJson(phase, before) && play.game.open?.id === evening.play?.game.open?.id
}

/** Gives it. @returns whether it was taken: else what was done in their place stands */
export async function answerLate(
  evening: LiveEvening,
  missed: Missed,
  answer: Answer,
): Promise<boolean> {
  const at = actOf(evening, missed)
  const step = missedStep(evening, missed)
  const correction = at < 0 ? null : correctionOf(evening, at)
  if (!step || !correction || !keepsCourse(evening, at, step, answer)) return false
  if (await evening.undoTo(correction.at, () => {})) return false
  const input = { type: 'answer', step: step.id, answer } as const
  const refusal = await evening.input(input, () => {})
  await doAgain(evening, refusal ? [...correction.old, ...correction.later] : correction.later)
  return refusal === null
}
