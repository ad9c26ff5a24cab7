/** Ten thousand random evenings per game, with their figures: `npm run soak [-- COUNT]`. */
import { rulesets } from '../../rulesets'
import { playRandomEvening, replayed } from './randomEvening'

const evenings = Number(process.argv[2] ?? 10_000)
let failed = 0
for (const ruleset of Object.values(rulesets)) {
  const started = performance.now()
  const total = { inputs: 0, undone: 0, rulings: 0, interrupts: 0 }
  const winners: Record<string, number> = {}
  const used: Record<string, number> = {}
  for (let seed = 1_000_001; seed <= 1_000_000 + evenings; seed++) {
    try {
      const report = playRandomEvening(ruleset, seed)
      const state = JSON.stringify(report.history.game.state)
      if (replayed(report.history) !== state) throw new Error(`seed ${seed}: replays differently`)
      for (const key of ['inputs', 'undone', 'rulings', 'interrupts'] as const) {
        total[key] += report[key]
      }
      for (const [step, times] of Object.entries(report.used)) {
        used[step] = (used[step] ?? 0) + times
      }
      const winner = report.history.game.state.winner?.join('+') || 'nobody'
      winners[winner] = (winners[winner] ?? 0) + 1
    } catch (problem) {
      failed += 1
      console.error(`${ruleset.id}: ${String(problem)}`)
    }
  }
  const seconds = (performance.now() - started) / 1000
  console.log(`${ruleset.id}: ${evenings} evenings in ${seconds.toFixed(1)} s, ${failed} failed`)
  console.log('  totals', total)
  console.log('  winners', winners)
  console.log('  used', used)
}
process.exitCode = failed > 0 ? 1 : 0
