/** What going on would open: the evening is played once more in memory, one answer further. */
import type { Ahead } from '../../../bridge'
import { deskView, Game } from '../../../engine'
import type { Ledger } from '../ledger'

/** @returns where an `ok` to the open step leads; null where that is no answer to it, or the rules stumble */
export function ahead({ ruleset, setup, start, acts }: Ledger): Ahead | null {
  if (!start) return null
  try {
    const game = new Game(ruleset, setup)
    for (const { deed } of acts) if (deed.kind === 'input') game.apply(deed.input)
    if (game.open?.form.kind !== 'ok') return null
    const step = game.open.id
    if (!game.apply({ type: 'answer', step, answer: { kind: 'ok' } }).ok) return null
    const { open, phase } = deskView(game)
    return { step: open, phase }
  } catch {
    // Whoever really goes on there will be told what is wrong.
    return null
  }
}
