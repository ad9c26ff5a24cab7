import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fileJournals } from '../../src/host/storage'
import { buildProgram, scratch, start } from './support/programs'

const KILLS = 200
const AT_ONCE = 2
const { folder, clean } = scratch()
let program = ''

beforeAll(async () => {
  program = await buildProgram('writer', folder)
})
afterAll(clean)

/** Starts a writer, kills it at a random moment, and looks at what it had been promised. */
async function killOnce(shelf: string, known: string): Promise<{ id: string; promised: number }> {
  const { child, next, lines, ended } = start(program, shelf, known)
  await next()
  setTimeout(() => child.kill('SIGKILL'), Math.random() * 60)
  await ended
  const promised = new Map<string, number>()
  for (const line of lines) {
    const [id = '', n] = line.split(' ')
    promised.set(id, Number(n))
  }
  const store = fileJournals({ folder: shelf })
  for (const [id, last] of promised) {
    const { entries, journal } = await store.open(id)
    await journal.close()
    expect(entries.length).toBeGreaterThanOrEqual(last + 1)
    expect(entries.map((entry) => (entry as { n: number }).n)).toEqual(entries.map((_, n) => n))
  }
  const [id = '', n = 0] = [...promised].at(-1) ?? []
  return { id, promised: n }
}

describe('a program that is killed', () => {
  it(`has every acknowledged entry after each of ${KILLS} kills, and goes on with the same evening`, async () => {
    let promised = 0
    const worker = async (shelf: string) => {
      let known = ''
      for (let kill = 0; kill < KILLS / AT_ONCE; kill += 1) {
        const result = await killOnce(shelf, known)
        promised += result.promised
        known = kill % 4 === 3 ? '' : result.id
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, (_, n) => worker(`${folder}/shelf-${n}`)))
    expect(promised).toBeGreaterThan(KILLS)
  }, 120_000)
})
