import { deskView, roomView, type AnyRuleset } from '../../src/engine'
import { playRandomEvening, replayed } from './randomEvening'

/** What came up in random evenings: how often each card was dealt, and how often each step was answered with a choice. */
export interface Frequencies {
  readonly dealt: Record<string, number>
  readonly used: Record<string, number>
}

function add(sum: Record<string, number>, key: string, times: number): void {
  sum[key] = (sum[key] ?? 0) + times
}

/**
 * Plays random evenings of a game, each to its end, with both views, and once more from its inputs.
 * @returns how often each card and each step came up; a step that was offered and never used stands at 0
 * @throws at the first evening that does not end, or that replays to another state
 */
export function provePlay(ruleset: AnyRuleset, evenings: number): Frequencies {
  const used = Object.fromEntries(ruleset.interrupts.map(({ id }) => [id, 0]))
  const dealt = Object.fromEntries(ruleset.casting.cards.map(({ id }) => [id, 0]))
  for (let seed = 1; seed <= evenings; seed++) {
    const report = playRandomEvening(ruleset, seed)
    const { game, setup } = report.history
    if (game.state.winner === null) throw new Error(`seed ${seed} has no end`)
    if (replayed(report.history) !== JSON.stringify(game.state)) {
      throw new Error(`seed ${seed} replays to another state`)
    }
    JSON.stringify([deskView(game), roomView(game)])
    for (const card of setup.hands.flatMap(({ cards }) => cards)) add(dealt, card, 1)
    for (const step of report.offered) add(used, step, 0)
    for (const [step, times] of Object.entries(report.used)) add(used, step, times)
  }
  return { dealt, used }
}

/** The rarest first, as a line of a report. */
export const rarestFirst = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .sort(([, one], [, other]) => one - other)
    .map(([name, times]) => `${name} ${times}`)
    .join(', ')

/** What never came up. */
export const never = (counts: Readonly<Record<string, number>>): string[] =>
  Object.keys(counts).filter((name) => counts[name] === 0)
