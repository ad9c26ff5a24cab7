/** Writes evenings as fast as the disk takes them, saying every entry that was acknowledged, until it is killed. */
import { writeSync } from 'node:fs'
import type { Json } from '../../../src/engine'
import { fileJournals } from '../../../src/host/storage'

const [folder = '', known = ''] = process.argv.slice(2)
const store = fileJournals({ folder })
const say = (id: string, n: number) => writeSync(1, `${id} ${n}\n`)
const entry = (n: number): Json => ({
  n,
  text: 'ไฟ🔥'.repeat(Math.random() * (n % 20 ? 20 : 4000)),
})

for (let evening = 0; ; evening += 1) {
  const id = evening === 0 && known ? known : `evening-${process.pid}-${evening}`
  let n = 0
  const opened = id === known ? await store.open(id) : null
  if (opened) n = opened.entries.length - 1
  const journal = opened?.journal ?? (await store.create(id, entry(0)))
  say(id, n)
  const last = n + 5 + Math.random() * 200
  while (n < last) {
    n += 1
    await journal.append(entry(n))
    say(id, n)
  }
  await journal.close()
}
