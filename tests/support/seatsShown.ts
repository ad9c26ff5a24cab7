/** The seats of the big screen follow announcements, those of the rules the state: by day, once all is told, they agree. */
import { isDeepStrictEqual } from 'node:util'
import { History, roomView, type AnyRuleset, type PublicSeat, randomAnswer } from '../../src/engine'
import { randomSetup, rngFrom } from '../randomPlay/randomEvening'

const unordered = (seat: PublicSeat) => ({ ...seat, badges: [...seat.badges].sort() })

/** Where the big screen's seats differ from what the rules let everybody see, once all is told, in a random evening. */
export function seatDifferences(ruleset: AnyRuleset, seed: number): string[] {
  const rng = rngFrom(seed)
  const history = new History(ruleset, randomSetup(ruleset, rng))
  const found: string[] = []
  while (history.game.open) {
    const { open } = history.game
    const answer = randomAnswer(open, rng)
    if (!answer) throw new Error(`seed ${seed}: no legal answer to ${open.id}`)
    history.apply({ type: 'answer', step: open.id, answer })
    while (history.apply({ type: 'tell' }).ok);
    const { game } = history
    if (!game.open || game.state.phase.kind === 'night') continue
    for (const seat of roomView(game).seats) {
      const rule = ruleset.publicSeat(game.state, seat.id, game.options)
      if (isDeepStrictEqual(unordered(seat), unordered(rule))) continue
      found.push(
        `seed ${seed}, ${game.open.id}: ${JSON.stringify(seat)}, not ${JSON.stringify(rule)}`,
      )
    }
  }
  return found
}
