/** An evening's log, drawn up anew from what was put in. */
import type { ChronicleEntry } from '../../src/bridge'
import { Game, type AnyRuleset, type History } from '../../src/engine'
import { linesOf } from '../../src/host/evening/log/chronicle'

/** The lines of an evening as the host keeps them. */
export function storyOf(ruleset: AnyRuleset, { setup, inputs }: History): ChronicleEntry[] {
  const game = new Game(ruleset, setup)
  return inputs.flatMap((input) => {
    const { phase } = game.state
    const outcome = game.apply(input)
    return outcome.ok ? linesOf(input, outcome.events, phase) : []
  })
}
