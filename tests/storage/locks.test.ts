import { readdirSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fileJournals } from '../../src/host/storage/journals/fileJournals'
import { systemProcesses } from '../../src/host/storage/disk/processes'
import { codeOf, entriesIn } from './support/fakes'
import { buildProgram, scratch, start } from './support/programs'
import { shelfOf } from '../support/wholeShelf'

const { folder, clean } = scratch()
let holder = ''
let contender = ''
beforeAll(async () => {
  holder = await buildProgram('holder', folder)
  contender = await buildProgram('contender', folder)
})
afterAll(clean)

async function shelf(name: string) {
  const path = `${folder}/${name}`
  const store = fileJournals({ folder: path })
  await (await store.create('a', 'begin')).close()
  return { path, store }
}

describe('two programs and one evening', () => {
  it('the second is told who has it, and gets it when the first lets go', async () => {
    const { path, store } = await shelf('two')
    const first = start(holder, path, 'a')
    expect(await first.next()).toBe('open')
    await expect(store.open('a')).rejects.toMatchObject({
      code: 'locked',
      params: { pid: first.child.pid },
    })
    expect(await codeOf(store.remove('a'))).toBe('locked')
    const [listed] = await shelfOf(store)
    expect(listed?.problem).toEqual({ code: 'locked', params: { pid: first.child.pid } })
    expect(listed?.entries).toEqual(['begin'])
    first.say('close')
    expect(await first.next()).toBe('closed')
    await first.ended
    const { entries, journal } = await store.open('a')
    expect(entries).toEqual(['begin'])
    const second = start(holder, path, 'a')
    expect(await second.next()).toBe('locked')
    await journal.close()
  })

  it('a program that was killed holds nothing, and all it was promised is there', async () => {
    const { path, store } = await shelf('killed')
    const first = start(holder, path, 'a')
    await first.next()
    first.say('hello')
    expect(await first.next()).toBe('kept')
    first.child.kill('SIGKILL')
    await first.ended
    const { entries, journal } = await store.open('a')
    expect(entries).toEqual(['begin', { said: 'hello' }])
    await journal.close()
    expect(readdirSync(`${path}/locks`)).toEqual([])
  })

  it('a lock whose process id now belongs to another program is taken over', async () => {
    const { path, store } = await shelf('reused')
    const token = await systemProcesses.token()
    expect(token).not.toBe('x')
    writeFileSync(`${path}/locks/a~${process.ppid}~9999b00000000`, '')
    await (await store.open('a')).journal.close()
    expect(readdirSync(`${path}/locks`)).toEqual([])
  })

  it('three at once, again and again, never write together', async () => {
    const { path, store } = await shelf('fight')
    const rounds = 60
    const fighters = ['x', 'y', 'z'].map((name) =>
      start(contender, path, 'a', String(rounds), name),
    )
    await Promise.all(fighters.map(({ ended }) => ended))
    const said = fighters.flatMap(({ lines }) => lines)
    expect(said).not.toContain('clash')
    const times = said.map((line) => Number(line.split(' ')[1]))
    expect(times.length).toBe(3)
    const entered = times.reduce((sum, n) => sum + n, 0)
    expect(entered).toBeGreaterThan(rounds / 2)
    const entries = await entriesIn(store, 'a')
    expect(entries.length).toBe(1 + 2 * entered)
    for (let n = 1; n < entries.length; n += 2) {
      expect(entries[n]).toMatchObject({ part: 1 })
      expect(entries[n + 1]).toMatchObject({ ...(entries[n] as object), part: 2 })
    }
  }, 60_000)
})
