/** What can be asked of an evening that is being planned. */
import type { History } from '../../../src/engine'

export const isNight = (history: History): boolean => history.game.state.phase.kind === 'night'
export const isOver = (history: History): boolean => history.game.state.winner !== null

/**
 * Whether nothing is left to play: a game that is decided by day ends with the day's result (K-113), which the room sees
 * begin at once.
 */
export const isDecided = ({ game }: History): boolean =>
  Boolean((game.state.game as { readonly decided?: unknown }).decided)

/** What the specifications list as public: the phase and its announcements, held ones included. */
export function publicState({ game }: History): string {
  const { phase, record } = game.state
  return JSON.stringify([phase, record.items])
}

/** All that was ever announced, with the phases in which it was. */
export const toldSoFar = ({ game }: History): string => JSON.stringify(game.state.record.history)

export const samePhase = (a: History, b: History): boolean =>
  JSON.stringify(a.game.state.phase) === JSON.stringify(b.game.state.phase)

/** What the last lot of this phase said; the same public past has to give the same lot. */
export const lotOf = ({ game }: History): string =>
  JSON.stringify(game.state.record.items.findLast(({ kind }) => kind === 'lot') ?? null)
