import { describe, expect, it } from 'vitest'
import { rulesets } from '../../rulesets'
import { deskView, roomView } from '../../src/engine'
import { playRandomEvening, replayed } from './randomEvening'

const EVENINGS = 2000
const all = Object.values(rulesets)
const each = Math.ceil(EVENINGS / all.length)

describe.each(all.map((ruleset) => [ruleset.id, ruleset] as const))(
  'random play of %s',
  (_, ruleset) => {
    it(`brings ${each} evenings with undo, rulings and all house rules to an end and to the same state again`, () => {
      const used: Record<string, number> = {}
      for (let seed = 1; seed <= each; seed++) {
        const report = playRandomEvening(ruleset, seed)
        const { game } = report.history
        if (game.state.winner === null) throw new Error(`seed ${seed} has no end`)
        if (replayed(report.history) !== JSON.stringify(game.state)) {
          throw new Error(`seed ${seed} replays to another state`)
        }
        JSON.stringify([deskView(game), roomView(game)])
        for (const [step, times] of Object.entries(report.used))
          used[step] = (used[step] ?? 0) + times
      }
      for (const interrupt of ruleset.interrupts) {
        expect(used[interrupt.id] ?? 0, `uses of ${interrupt.id}`).toBeGreaterThan(0)
      }
      expect(Object.keys(used).length).toBeGreaterThan(3)
    }, 240_000)
  },
)
