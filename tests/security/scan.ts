/**
 * Lets the scanner for Electron programs read the sources: `npm run scan`. It is fetched for this and kept apart
 * from the project, since it brings four hundred old packages along. Its table goes to `electronegativity.csv`.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compare, readFindings, SCANNER } from './findings.ts'

const root = join(import.meta.dirname, '..', '..')
const place = mkdtempSync(join(tmpdir(), 'nightfall-scan-'))
const sources = join(place, 'sources')
for (const part of ['electron', 'src', 'package.json']) {
  cpSync(join(root, part), join(sources, part), { recursive: true })
}
const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  devDependencies: { electron: string }
}
const table = join(place, 'electronegativity.csv')
const { status } = spawnSync(
  'npx',
  [
    ...['--yes', '--package', SCANNER, 'electronegativity'],
    ...['-i', sources, '-o', table, '-r', '-e', devDependencies.electron],
    // Whether a newer Electron is out is asked once a week, not of every change.
    ...['-x', 'AvailableSecurityFixesGlobalCheck,ElectronVersionJSONCheck'],
  ],
  { cwd: place, stdio: 'inherit', shell: process.platform === 'win32', timeout: 600_000 },
)
if (!existsSync(table)) throw new Error(`The scanner wrote nothing (it ended with ${status}).`)
cpSync(table, join(import.meta.dirname, 'electronegativity.csv'))
const findings = readFindings(readFileSync(table, 'utf8'))
rmSync(place, { recursive: true })

const { unjudged, gone } = compare(findings)
for (const { check, file } of unjudged) console.log(`not judged yet: ${check} in ${file}`)
for (const check of gone) console.log(`no longer found, strike it out: ${check}`)
console.log(
  `${findings.length} findings, ${findings.length - unjudged.length} judged harmless, ${unjudged.length} open`,
)
process.exitCode = unjudged.length + gone.length === 0 ? 0 : 1
