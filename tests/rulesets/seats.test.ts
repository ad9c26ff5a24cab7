import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import { _template } from '../../rulesets/_template'
import { History, roomView, type AnyRuleset, type PublicSeat } from '../../src/engine'
import { randomAnswer } from '../../src/host/demo/randomAnswer'
import { randomSetup, rngFrom } from '../randomPlay/randomEvening'
import { games } from '../support/games'

const EVENINGS = 60

const unordered = (seat: PublicSeat) => ({ ...seat, badges: [...seat.badges].sort() })

/** Where the big screen's seats differ from what the rules let everybody see, once all is told. */
function differences(ruleset: AnyRuleset, seed: number): string[] {
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

describe.each(Object.values(games).map((ruleset) => [ruleset.id, ruleset] as const))(
  'the seats of %s',
  (_, ruleset) => {
    it(`look by day, once all is told, as the rules let everybody see them, over ${EVENINGS} random evenings`, () => {
      for (let seed = 1; seed <= EVENINGS; seed++) expect(differences(ruleset, seed)).toEqual([])
    })
  },
)

it('Seats that hear of no announcement are found out', () => {
  const deaf = Object.entries(_template.items).map(([kind, { effect: _, ...marks }]) => [
    kind,
    marks,
  ])
  const items = Object.fromEntries(deaf) as AnyRuleset['items']
  expect(differences({ ..._template, items }, 1)).not.toEqual([])
})
