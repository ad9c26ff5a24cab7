/** Going back behind a big screen that stands still; changing one old answer: back to it, and on again with what came after it. */
import type { Reply } from '../../../bridge'
import type { Input } from '../../../engine'
import { correctionOf, doAgain, isClick, type Later } from '../../evening/correction'
import type { LiveEvening } from '../../evening/liveEvening'
import { refuse } from '../../program/refusals'
import { notify } from '../../state/state'
import { unfreeze } from '../../state/frozen'
import { done, refused, type CommandContext } from '../context/commandContext'

/** Lets the room see again, if it was the program that held its picture. */
export function letGo({ state }: CommandContext): void {
  if (state.frozenBack) unfreeze(state)
}

/** Keeps the room's picture, and builds the views anew with it. */
function holdRoom(context: CommandContext): void {
  context.hold()
  context.prepare()
}

/** Takes back what was done until only the first `acts` stand; over more than one step the room sees nothing of it. */
export async function goBack(
  context: CommandContext,
  evening: LiveEvening,
  acts: number,
): Promise<Reply> {
  context.quiet()
  const atOnce = evening.ledger.acts.length - acts
  const refusal = await evening.undoTo(acts, context.prepare)
  if (refusal) return refused(refusal)
  leaveCorrection(context, evening)
  if (atOnce > 1 || wentFarBack(evening)) holdRoom(context)
  return done()
}

/** Whether several answers were taken back, one after the other; clicks of a list that is open are none. */
const wentFarBack = ({ ledger }: LiveEvening): boolean =>
  ledger.undone.filter(({ act }) => !isClick(act.deed)).length > 1

/** Whoever goes back behind the answer that was to be changed changes it no more. */
function leaveCorrection({ state }: CommandContext, { ledger }: LiveEvening): void {
  if (state.correction && ledger.acts.length < state.correction.at) state.correction = null
}

/** Opens an old answer again. */
export async function changeAnswer(
  context: CommandContext,
  evening: LiveEvening,
  act: number,
): Promise<Reply> {
  const { state } = context
  if (state.correction) return refused(refuse('changing'))
  const correction = correctionOf(evening, act)
  if (!correction) return refused(refuse('nothingToChange'))
  context.quiet()
  state.rehearsalRunning = false
  const refusal = await evening.undoTo(correction.at, context.prepare)
  if (refusal) return refused(refusal)
  state.correction = correction
  state.fell = []
  holdRoom(context)
  return done()
}

/** Once the answer is given anew, what waited for it is done again. */
export async function afterChange(
  context: CommandContext,
  evening: LiveEvening,
  given: Input,
): Promise<void> {
  const { state } = context
  const { correction } = state
  const isIt =
    (given.type === 'answer' || given.type === 'interrupt') && given.step === correction?.step
  if (!correction || !isIt) return
  state.correction = null
  context.quiet()
  await again(context, evening, correction.later)
}

/** Gives the old answer again, and everything after it. */
export async function keepAnswer(context: CommandContext, evening: LiveEvening): Promise<Reply> {
  const { state } = context
  const { correction } = state
  if (!correction) return refused(refuse('nothingToChange'))
  state.correction = null
  context.quiet()
  if (evening.ledger.acts.length > correction.at) {
    const refusal = await evening.undoTo(correction.at, () => {})
    if (refusal) return refused(refusal)
  }
  await again(context, evening, [...correction.old, ...correction.later])
  return done()
}

async function again(
  context: CommandContext,
  evening: LiveEvening,
  acts: readonly Later[],
): Promise<void> {
  const { state } = context
  const fell = await doAgain(evening, acts)
  // Nobody has looked at a clock that the program went past.
  if (evening.play?.clock.isRunning) await evening.note({ kind: 'clock', act: 'pause' })
  state.fell = fell.map(({ told }) => told)
  if (fell.length === 0) {
    notify(state, 'laterKept', 'info', { count: acts.length })
    letGo(context)
  }
  context.prepare()
}
