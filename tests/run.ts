/**
 * `npm test`: every check, one after the other, and at the end one line with the sum of them all.
 * A stage that breaks counts as failed, never as nothing.
 */
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { electronRuntime } from '../electron/start/runtime.ts'
import { runCommand, runNpm } from './support/command.ts'
import { type Counts, closingLine, countPlaywright, countVitest, sum } from './support/counts.ts'
import { type Trouble, troublesOfPlaywright, troublesOfVitest } from './support/troubles.ts'

const root = join(import.meta.dirname, '..')
const reports = join(root, '.cache', 'test-reports')
const troubles: Trouble[] = []
const passed: Counts = { passed: 1, failed: 0, skipped: 0 }
const failed: Counts = { passed: 0, failed: 1, skipped: 0 }

interface Stage {
  readonly name: string
  /** Whether it looks at what the build made. */
  readonly needsBuild?: boolean
  run(): Promise<Counts>
}

const script = (name: string) => async () =>
  (await runNpm(root, name)).code === 0 ? passed : failed

/** Tests that `.only` leaves out are nowhere in Playwright's count: it must not come to that. */
const ONLY_ALL = '--forbid-only'

/**
 * Some tests start browsers, kill programs and wait for them; a machine that stalls must not cost the whole run. What is drawn by
 * chance is the same at both tries, so what is wrong stays red; who needed the second try is named at the end.
 */
const SECOND_TRY = 1

/** Runs a script that is Playwright's, and counts its tests. */
const playwright = (name: string) => async () => {
  const report = join(reports, `${name.replace(':', '-')}.json`)
  const flags = ['--reporter=list,json', ONLY_ALL, `--retries=${SECOND_TRY}`]
  const { code } = await runNpm(root, name, flags, { PLAYWRIGHT_JSON_OUTPUT_FILE: report })
  troubles.push(...troublesOfPlaywright(report))
  return orBroken(countPlaywright(report), code)
}

/** Runs the tests of a real program, or says in a line why they cannot be run here. */
const real = (spec: string, missing: () => string | null) => async () => {
  const reason = missing()
  if (reason !== null) {
    console.log(`This rung was not climbed, ${reason} (counts as skipped).`)
    return { passed: 0, failed: 0, skipped: 1 }
  }
  const report = join(reports, `${spec}.json`)
  const cli = join(root, 'node_modules', '@playwright', 'test', 'cli.js')
  const config = '--config=tests/electron/real/playwright.config.ts'
  const { code } = await runCommand(
    root,
    process.execPath,
    [cli, 'test', config, spec, '--reporter=list,json', ONLY_ALL],
    { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  )
  troubles.push(...troublesOfPlaywright(report))
  return orBroken(countPlaywright(report), code)
}

const lint: Stage = { name: 'lint', run: script('lint:code') }
const tidy: Stage = { name: 'tidy', run: script('lint:tidy') }
const types: Stage = { name: 'types', run: script('typecheck') }
const build: Stage = { name: 'build', run: script('build') }

const stages: readonly Stage[] = [
  {
    // The scenarios are among them, each a test of its own.
    name: 'unit',
    async run() {
      const report = join(reports, 'unit.json')
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
      const flags = [...reporters, `--retry=${SECOND_TRY}`]
      const { code } = await runNpm(root, 'test:unit', flags)
      troubles.push(...troublesOfVitest(report))
      return orBroken(countVitest(report), code)
    },
  },
  { name: 'windows', needsBuild: true, run: playwright('test:windows') },
  { name: 'packed', needsBuild: true, run: playwright('test:packed') },
  { name: 'electron', needsBuild: true, run: real('real.spec.ts', missingForElectron) },
  { name: 'installed', needsBuild: true, run: real('packed.spec.ts', missingForInstalled) },
]

/** Why no real Electron can be tested here; null where it can. */
function missingForElectron(): string | null {
  return electronRuntime() === null ? 'the runtime of Electron is not here' : missingDesktop()
}

/** Why no installed program can be tested here; null where it can. */
function missingForInstalled(): string | null {
  return process.env['NIGHTFALL_PACKED'] ? missingDesktop() : 'NIGHTFALL_PACKED names no program'
}

function missingDesktop(): string | null {
  const { DISPLAY, WAYLAND_DISPLAY } = process.env
  const hasDesktop = process.platform !== 'linux' || Boolean(DISPLAY ?? WAYLAND_DISPLAY)
  return hasDesktop ? null : 'no desktop is running here'
}

/** A stage that says it is broken without naming a failed test has failed all the same. */
function orBroken(counts: Counts | null, code: number): Counts {
  if (counts === null) return failed
  if (code !== 0 && counts.failed === 0) return sum([counts, failed])
  return counts
}

rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
const results = new Map<string, Counts>()

async function climb({ name, needsBuild, run }: Stage): Promise<void> {
  console.log(`\n── ${name}`)
  if (needsBuild && results.get('build')?.failed) {
    console.log('The build failed, so this cannot be looked at (counts as failed).')
    results.set(name, failed)
    return
  }
  const began = performance.now()
  results.set(name, await run())
  console.log(`   ${name}: ${((performance.now() - began) / 1000).toFixed(1)} s`)
}

async function climbAll(inTurn: readonly Stage[]): Promise<void> {
  for (const stage of inTurn) await climb(stage)
}

// Each of these keeps one core busy, and the first takes about as long as the others together.
await Promise.all([climb(lint), climbAll([types, build, tidy])])
await climbAll(stages)

console.log('')
for (const { title, why, passedAtLast } of troubles) {
  console.log(`${passedAtLast ? 'Passed at its second try' : 'FAILED'}: ${title}\n    ${why}`)
}
for (const [name, counts] of results) console.log(`${name.padEnd(10)} ${closingLine(counts)}`)
const total = sum([...results.values()])
console.log(`\n${closingLine(total)}`)
process.exitCode = total.failed === 0 ? 0 : 1
