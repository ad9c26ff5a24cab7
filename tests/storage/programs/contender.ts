/**
 * Fights for one evening, again and again; whoever has it writes two entries and looks whether anybody else
 * was inside meanwhile. Says how often it got in, and `clash` if it was not alone.
 */
import { unlink, writeFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { fileJournals } from '../../../src/host/storage/journals/fileJournals'
import { StorageProblem } from '../../../src/host/storage/ports'

const [folder = '', id = '', rounds = '0', name = ''] = process.argv.slice(2)
const inside = `${folder}/inside`
const store = fileJournals({ folder })
let entered = 0
for (let round = 0; round < Number(rounds); round += 1) {
  try {
    const { journal } = await store.open(id)
    await writeFile(inside, name, { flag: 'wx' }).catch(() => console.log('clash'))
    await journal.append({ name, round, part: 1 })
    await journal.append({ name, round, part: 2 })
    await unlink(inside)
    await journal.close()
    entered += 1
  } catch (error) {
    if (!(error instanceof StorageProblem && error.code === 'locked')) throw error
  }
  await wait(Math.random() * 3)
}
console.log(`entered ${entered}`)
