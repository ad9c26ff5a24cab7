/**
 * `npm run own -- FILE…`: reads games written as documents and says what is wrong with them. With `--preview` it prints
 * what the host would read out in the first nights; with `--reference` it writes the reference of the language anew; `--players 12` and `--language de` choose for how many, and in what.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { open } from '../../src/own/open/open'
import { previewOf } from '../../src/own/preview/preview'
import { recipesOf } from '../../src/own/preview/recipesOf'
import { en } from '../../src/own/words/problems/en'
import { problemSentences } from '../../src/own/words/problems/sentence'
import { reference } from './reference'
import { scriptOf } from './script'

const { values, positionals: files } = parseArgs({
  allowPositionals: true,
  options: {
    preview: { type: 'boolean', default: false },
    reference: { type: 'boolean', default: false },
    players: { type: 'string', default: '0' },
    language: { type: 'string', default: 'en' },
  },
})

if (values.reference) {
  mkdirSync('docs', { recursive: true })
  writeFileSync('docs/own-games-reference.md', reference())
} else if (files.length === 0) console.log('Usage: npm run own -- [--preview] FILE…')
for (const file of files) {
  const text = readFileSync(file, 'utf8')
  const { document, problems } = open(text)
  console.log(`${file}: ${document ? 'can be played' : 'cannot be played'}`)
  for (const sentence of problemSentences(problems, en)) console.log(`  ${sentence}`)
  if (!document) process.exitCode = 1
  else if (values.preview) {
    const { language } = values
    const players = Number(values.players) || document.players.best[0]
    const preview = previewOf(document, {
      players,
      options: {},
      language,
      recipes: recipesOf(text),
    })
    console.log(scriptOf(preview).join('\n'))
  }
}
