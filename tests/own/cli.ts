/** `npm run own -- FILE…`: reads games written as documents and says what is wrong with them. */
import { readFileSync } from 'node:fs'
import { open } from '../../src/own/open'
import { en } from '../../src/own/words/problems/en'
import { problemSentences } from '../../src/own/words/problems/sentence'

const files = process.argv.slice(2)
if (files.length === 0) console.log('Usage: npm run own -- FILE…')
for (const file of files) {
  const { document, problems } = open(readFileSync(file, 'utf8'))
  console.log(`${file}: ${document ? 'can be played' : 'cannot be played'}`)
  for (const sentence of problemSentences(problems, en)) console.log(`  ${sentence}`)
  if (!document) process.exitCode = 1
}
