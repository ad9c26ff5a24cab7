import { expect, it } from 'vitest'
import { palermo } from '../../../rulesets/palermo'
import { roles } from '../../../rulesets/palermo/roles/roles'
import { Game } from '../../../src/engine'
import { playRandomEvening } from '../../randomPlay/randomEvening'

const EVENINGS = 60

/** The steps that a random evening came to. */
function stepsOf(seed: number): ReadonlySet<string> {
  const { history } = playRandomEvening(palermo, seed)
  const game = new Game(palermo, history.setup)
  const steps = new Set<string>()
  for (const input of history.inputs) {
    if (game.open) steps.add(game.open.id)
    game.apply(input)
  }
  return steps
}

it('Every call that a role of Palermo says it has is made in some evening', () => {
  const missing = new Set(Object.values(roles).flatMap(({ calls = {} }) => Object.keys(calls)))
  expect(missing.size).toBeGreaterThan(0)
  for (let seed = 1; seed <= EVENINGS && missing.size > 0; seed++) {
    for (const step of stepsOf(seed)) missing.delete(step)
  }
  expect([...missing]).toEqual([])
})
