import { describe, expect, it } from 'vitest'
import { _template } from '../../rulesets/_template'
import type { AnyRuleset } from '../../src/engine'
import { games } from '../support/games'
import { seatDifferences } from '../support/seatsShown'

const EVENINGS = 60

describe.each(Object.values(games).map((ruleset) => [ruleset.id, ruleset] as const))(
  'the seats of %s',
  (_, ruleset) => {
    it(`look by day, once all is told, as the rules let everybody see them, over ${EVENINGS} random evenings`, () => {
      for (let seed = 1; seed <= EVENINGS; seed++)
        expect(seatDifferences(ruleset, seed)).toEqual([])
    })
  },
)

it('Seats that hear of no announcement are found out', () => {
  const deaf = Object.entries(_template.items).map(([kind, { effect: _, ...marks }]) => [
    kind,
    marks,
  ])
  const items = Object.fromEntries(deaf) as AnyRuleset['items']
  expect(seatDifferences({ ..._template, items }, 1)).not.toEqual([])
})
