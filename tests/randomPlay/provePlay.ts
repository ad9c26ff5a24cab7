import { deskView, roomView, type AnyRuleset } from '../../src/engine'
import { playRandomEvening, replayed } from './randomEvening'

/**
 * Plays random evenings of a game, each to its end, with both views, and once more from its inputs.
 * @returns how often each step was answered with a choice
 * @throws at the first evening that does not end, or that replays to another state
 */
export function provePlay(ruleset: AnyRuleset, evenings: number): Record<string, number> {
  const used: Record<string, number> = {}
  for (let seed = 1; seed <= evenings; seed++) {
    const report = playRandomEvening(ruleset, seed)
    const { game } = report.history
    if (game.state.winner === null) throw new Error(`seed ${seed} has no end`)
    if (replayed(report.history) !== JSON.stringify(game.state)) {
      throw new Error(`seed ${seed} replays to another state`)
    }
    JSON.stringify([deskView(game), roomView(game)])
    for (const [step, times] of Object.entries(report.used)) used[step] = (used[step] ?? 0) + times
  }
  return used
}
