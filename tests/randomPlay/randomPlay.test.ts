import { describe, expect, it } from 'vitest'
import { rulesets } from '../../rulesets'
import { provePlay } from './provePlay'

const EVENINGS = 2000
const all = Object.values(rulesets)
const each = Math.ceil(EVENINGS / all.length)

describe.each(all.map((ruleset) => [ruleset.id, ruleset] as const))(
  'random play of %s',
  (_, ruleset) => {
    it(`brings ${each} evenings with undo, rulings and all house rules to an end and to the same state again`, () => {
      const used = provePlay(ruleset, each)
      for (const interrupt of ruleset.interrupts) {
        expect(used[interrupt.id] ?? 0, `uses of ${interrupt.id}`).toBeGreaterThan(0)
      }
      expect(Object.keys(used).length).toBeGreaterThan(3)
    }, 240_000)
  },
)
