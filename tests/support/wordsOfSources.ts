/** Every word and every quoted text of sources: what somebody who reads them could think of saying to the program. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..')
const COMMENTS = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g
const TEXTS = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g
const NAMES = /[\p{L}_$][\p{L}\p{N}_$]*/gu

/** The sources below these folders of the repository, without their comments. */
const sourcesOf = (folders: readonly string[]): string[] =>
  folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => readFileSync(join(root, folder, name), 'utf8').replace(COMMENTS, '')),
  )

/** @param folders of the repository, with all that lies below them */
export function wordsOfSources(folders: readonly string[]): readonly string[] {
  const words = new Set<string>()
  for (const source of sourcesOf(folders)) {
    for (const [, single, double, template] of source.matchAll(TEXTS)) {
      words.add(single ?? double ?? template ?? '')
    }
    for (const [word] of source.matchAll(NAMES)) words.add(word)
  }
  words.delete('')
  return [...words]
}

/** Every whole number that stands in sources. */
export const numbersOfSources = (folders: readonly string[]): ReadonlySet<number> =>
  new Set(
    sourcesOf(folders)
      .flatMap((source) => source.match(/\b\d[\d_]*\b/g) ?? [])
      .map((digits) => Number(digits.replaceAll('_', ''))),
  )
