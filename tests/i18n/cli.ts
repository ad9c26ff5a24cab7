/**
 * `npm run language -- CODE [FILE]`: writes a language's file to be filled in, with the English texts where it has none. A file that is there,
 * or one that comes with the program, keeps its texts; then it says what is wrong in it, line by line.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { english } from '../../src/host/languages/english'
import { readLanguage } from '../../src/i18n/documents/readLanguage'
import { filledIn } from './filledIn'

const [code, file = `${code ?? ''}.json`] = process.argv.slice(2)
if (!code) {
  console.log('Usage: npm run language -- CODE [FILE], for example: npm run language -- nl')
  process.exit(1)
}
const shipped = join(import.meta.dirname, '../../assets/languages', `${code}.json`)
const from = [file, shipped].find((path) => existsSync(path))
let before: unknown
try {
  before = from === undefined ? undefined : JSON.parse(readFileSync(from, 'utf8'))
} catch (error) {
  console.error(`${from ?? file} is no JSON and was left as it is: ${String(error)}`)
  process.exit(1)
}
const { document, english: missing, texts, gone } = filledIn(code, english, before)
const written = JSON.stringify(document, null, 2) + '\n'
const { problems } = readLanguage(written, english)
const [first] = problems
const REFUSED: Readonly<Record<string, string>> = {
  language: 'is no code of a language. Codes look like nl, pt-BR or zh-Hant.',
  reserved: 'is a part of the program and cannot be replaced by a file.',
  name: 'needs a name: write one into the file, without markup and in 40 letters at most.',
}
const refused = first && REFUSED[first.code]
if (refused) {
  console.error(`${code} ${refused}`)
  process.exit(1)
}
writeFileSync(file, written)
console.log(`${file}: ${missing} of ${texts} texts are in English yet.`)
for (const path of gone) console.log(`  no longer said, left out: ${path}`)
for (const { line, path, code: fault } of problems) console.log(`  line ${line}, ${path}: ${fault}`)
