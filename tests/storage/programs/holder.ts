/** Opens an evening and holds it until told to let go; says `open` or why not. */
import { createInterface } from 'node:readline'
import { fileJournals } from '../../../src/host/storage/journals/fileJournals'
import { StorageProblem } from '../../../src/host/storage/ports'

const [folder = '', id = ''] = process.argv.slice(2)
try {
  const { journal } = await fileJournals({ folder }).open(id)
  console.log('open')
  for await (const line of createInterface({ input: process.stdin })) {
    if (line === 'close') break
    await journal.append({ said: line })
    console.log('kept')
  }
  await journal.close()
  console.log('closed')
} catch (error) {
  console.log(error instanceof StorageProblem ? error.code : String(error))
}
process.exit()
