/** Whose name a vote asks for: of whoever is blackmailed it has to be seen whom he names (K-37a). */
import type { SeatId, Voter } from '../../../src/engine'

export const barred = (voters: readonly Voter[]): readonly SeatId[] =>
  voters.filter(({ except }) => except !== undefined).map(({ seat }) => seat)
