/** A count that has been taken stays at the seats for as long as it waits to stand. */
import type { DeskStep, GameView, SeatId } from '../../../bridge'

/** Whom a step is about: those on the stand, or those somebody takes from. */
function upIn({ stage, form }: DeskStep): readonly SeatId[] {
  return stage?.candidates ?? ('targets' in form ? form.targets : [])
}

/** @returns hands by seat; null where the open step asks something else, or has hands of its own */
export function standingCount(step: DeskStep | null, tally: GameView['tally']): GameView['tally'] {
  if (!step || !tally || step.stage?.scene !== 'stand' || step.form.kind === 'marks') return null
  return upIn(step).some((seat) => tally[seat] !== undefined) ? tally : null
}
