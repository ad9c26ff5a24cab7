/**
 * Ten thousand random evenings per game, with their figures, then the unit tests with chance that nobody has seen, and five times
 * as many twins in those of secrecy; of own games all that every day is a sample of: 100,000 texts, 20,000 changed documents, 300
 * generated ones, and of each shipped one 1,000 evenings and as many pairs of each kind. Then four hours of play at one program that must leave nothing behind, at last every
 * step at every size of the desk with every number of players: `npm run soak [-- COUNT]`. A seed that it names as red is
 * played again by `NIGHTFALL_SEED=… npm run test:unit`.
 */
import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import { rulesets } from '../../rulesets'
import { runCommand, runNpm } from '../support/command'
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

const root = join(import.meta.dirname, '..', '..')
const seed = process.env['NIGHTFALL_SEED'] ?? String(randomInt(2 ** 31))
console.log(`unit tests with NIGHTFALL_SEED=${seed}`)
const { code } = await runNpm(root, 'test:unit', [], {
  NIGHTFALL_SEED: seed,
  NIGHTFALL_TIMES: process.env['NIGHTFALL_TIMES'] ?? '5',
})
const house = join(root, 'tests', 'soak', 'main.ts')
const long = await runCommand(root, process.execPath, ['--expose-gc', '--import', 'tsx', house], {
  NIGHTFALL_SEED: seed,
})
const built = await runNpm(root, 'build')
const rooms = await runNpm(root, 'test:windows', ['tests/windows/deskRoom.spec.ts'], {
  NIGHTFALL_ROOM: 'all',
  NIGHTFALL_SEED: seed,
})
const codes = [code, long.code, built.code, rooms.code]
process.exitCode = failed > 0 || codes.some((one) => one !== 0) ? 1 : 0
