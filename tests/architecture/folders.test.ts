import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './cruise.ts'

/** Folders of many words, whose files are read one by one. */
const WORDS = new Set(['texts', 'stories', 'locales'])
const MOST = 14

/** The folders under this one that hold too many loose files: `path: how many`. */
function crowded(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true })
  const loose = entries.filter((entry) => entry.isFile()).length
  const inside = entries
    .filter((entry) => entry.isDirectory() && !WORDS.has(entry.name))
    .flatMap(({ name }) => crowded(join(folder, name)))
  return loose > MOST ? [`${relative(root, folder)}: ${loose}`, ...inside] : inside
}

it('No source folder has more than fourteen loose files', () => {
  expect(['src', 'electron', 'rulesets'].flatMap((name) => crowded(join(root, name)))).toEqual([])
})
