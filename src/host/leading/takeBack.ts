/** What may be taken back where the program hosts: the last thing that everybody has seen happen. */
import type { HostState } from '../state/state'

/** Nothing of a night, of a call under one finger, or of the morning that a night has led to. */
export function canTakeBack({ evening, nights }: HostState): boolean {
  const play = evening?.play
  const last = evening?.ledger.acts.at(-1)
  if (!play || !evening.canUndo || last?.deed.kind !== 'input' || nights.during(evening) !== null)
    return false
  const { phase, winner } = play.game.state
  const { input, events } = last.deed
  if (winner || phase.kind !== 'day' || events.some(({ kind }) => kind === 'phaseBegan'))
    return false
  return input.type !== 'answer' || !nights.wasCalled(input.step)
}
