/**
 * Asks the registry whether our Electron still gets security fixes: `npx tsx tests/security/currentElectron.ts`.
 * Run once a week by the workflow, not by the tests, which need no network.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Electron supports its newest three major versions. */
const SUPPORTED = 3

/** The version that package.json names, as it stands there. */
export function ourElectron(root: string): string {
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    devDependencies: { electron: string }
  }
  return devDependencies.electron
}

/** What is wrong with a version, in one line; null when it is still supported. */
export function whatIsOld(ours: string, newest: string): string | null {
  const [own, latest] = [ours, newest].map((version) => Number(version.split('.')[0]))
  if (!own || !latest) return `These are no versions: ${ours}, ${newest}.`
  if (latest - own < SUPPORTED) return null
  return `Electron ${ours} gets no fixes any more; the newest is ${newest}.`
}

if (process.argv[1] === import.meta.filename) {
  const { stdout } = spawnSync('npm', ['view', 'electron', 'version'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  const ours = ourElectron(join(import.meta.dirname, '..', '..'))
  const problem = whatIsOld(ours, stdout.trim())
  console.log(problem ?? `Electron ${ours} is supported; the newest is ${stdout.trim()}.`)
  process.exitCode = problem ? 1 : 0
}
