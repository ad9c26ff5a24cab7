/** Finds scenario files and reads them. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { runText, type Result, type Rulesets } from './run'

const isScenarioFile = (name: string): boolean => /\.ya?ml$/.test(name)

/** Own games may lie beside their scenarios. */
const isGame = (file: string): boolean => /^"?nightfall"? *:/m.test(readFileSync(file, 'utf8'))

/**
 * The scenario files under a path, in the order of their names.
 * @throws when the path does not exist or holds no scenario file
 */
export function findFiles(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path]
  const found = readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && isScenarioFile(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !isGame(file))
    .sort()
  if (found.length === 0) throw new Error(`no scenario file in ${path}`)
  return found
}

/** Runs the scenarios of one file. @throws when it cannot be read */
export const runFile = (file: string, rulesets: Rulesets): Result[] =>
  runText(readFileSync(file, 'utf8'), rulesets, dirname(file))
