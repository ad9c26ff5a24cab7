/** What an answer would lead to, tried on a copy of the game that nobody keeps. */
import { Game, roomView, type Answer } from '../../engine'
import type { LiveEvening } from '../evening/liveEvening'
import { replay } from '../evening/replay'

/** `silence`: the room sees and hears nothing of it; `news`: it does; `day`: the night is over. */
export type Consequence = 'silence' | 'news' | 'day'

/** @returns what the answer to the open step would lead to; null where the rules do not take it */
export function consequenceOf(
  { ledger, play }: LiveEvening,
  step: string,
  answer: Answer,
): Consequence | null {
  const game = replay(ledger, 0).play?.game
  if (!play || !(game instanceof Game)) return null
  if (!game.apply({ type: 'answer', step, answer }).ok) return null
  const { state } = game
  const { kind, n } = play.game.state.phase
  if (state.winner || state.phase.kind !== kind || state.phase.n !== n) return 'day'
  return JSON.stringify(roomView(game)) === JSON.stringify(roomView(play.game)) ? 'silence' : 'news'
}
