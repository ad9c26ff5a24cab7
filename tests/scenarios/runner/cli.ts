/** `npm run scenarios -- PATH…`: runs files or folders; closes with `N passed, N failed`. */
import { join, relative } from 'node:path'
import { rulesets } from '../../../rulesets'
import { _template } from '../../../rulesets/_template'
import { findFiles, runFile } from './files'
import type { Result } from './run'

const DEFAULT_PATH = join(import.meta.dirname, '..')

const games = { ...rulesets, _template }
let passed = 0
let failed = 0

const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

function fail(where: string, title: string, expected: string, happened: string): void {
  failed += 1
  say(`FAILED ${where}`)
  say(`  title:    ${title}`)
  say(`  expected: ${expected}`)
  say(`  happened: ${happened}`)
}

const attempt = <T>(path: string, work: () => T): T | null => {
  try {
    return work()
  } catch (error) {
    fail(
      path,
      '(file)',
      'a file that can be read',
      error instanceof Error ? error.message : 'error',
    )
    return null
  }
}

function report(file: string, { title, failure }: Result): void {
  if (failure) fail(`${file}:${failure.line}`, title, failure.expected, failure.happened)
  else passed += 1
}

const paths = process.argv.slice(2)
for (const path of paths.length > 0 ? paths : [DEFAULT_PATH]) {
  for (const file of attempt(path, () => findFiles(path)) ?? []) {
    const shown = relative(process.cwd(), file) || file
    for (const result of attempt(shown, () => runFile(file, games)) ?? []) report(shown, result)
  }
}

say(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
