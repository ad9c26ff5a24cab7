/** What a ruling would lead to, tried on a copy of the game that nobody keeps. */
import type { RulingPreview } from '../../../bridge'
import { Game, type Refusal, type Ruling } from '../../../engine'
import { refuse } from '../../program/refusals'
import { linesOf } from '../log/chronicle'
import type { LiveEvening } from '../liveEvening'
import { replay } from '../replay'

/** @returns what would follow, or why it cannot be ruled */
export function foresee(
  { ledger }: LiveEvening,
  ruling: Ruling,
): RulingPreview | { readonly refusal: Refusal } {
  const { play, differsAt } = replay(ledger, 0)
  const game = play?.game
  if (!(game instanceof Game) || differsAt !== null) return { refusal: refuse('gameOver') }
  const before = game.state.phase
  const outcome = game.apply({ type: 'ruling', ruling })
  if (!outcome.ok) return outcome
  return {
    lines: linesOf(null, outcome.events, before),
    reached: game.state.reached,
    dropped: outcome.dropped.length,
  }
}
