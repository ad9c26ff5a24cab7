/** Two who fight, and whether both still stand there. */
import type { SeatId } from '../../../src/engine'
import { isAlive, type KtuluState } from '../state'

export interface Duel {
  readonly by: SeatId
  readonly target: SeatId
}

export const both = ({ by, target }: Duel): readonly SeatId[] => [by, target]

/** K-16a: whether both still stand there. */
export const isOn = (state: KtuluState, duel: Duel): boolean =>
  both(duel).every((seat) => isAlive(state, seat))
