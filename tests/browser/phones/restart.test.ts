/** The program with phones at its table is killed and started again on the same folder. */
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { keptPhonesSchema } from '../../../src/bridge/carriers/keptPhones'
import type { PhoneView } from '../../../src/bridge/views/phone'
import { bundled } from '../../support/broken'
import { startProgram, type StartedProgram } from '../../support/program'
import { until } from '../support/mode'
import { ways } from '../support/phones'

const NAMES = ['Ann', 'Ben', 'Cid', 'Dora', 'Ed', 'Fay', 'Gil', 'Hal', 'Ida']

const folder = mkdtempSync(join(tmpdir(), 'nightfall-restart-'))
const data = join(folder, 'data')
for (const [entry, out] of [
  ['src/browser/main.ts', 'browser/main.mjs'],
  ['src/serve/phones/serverThread.ts', 'phones/server.js'],
] as const) {
  const path = join(folder, 'out', out)
  mkdirSync(join(path, '..'), { recursive: true })
  cpSync(await bundled(entry), path)
}
writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
mkdirSync(join(folder, 'out', 'renderer', 'assets'), { recursive: true })
for (const page of ['facilitator', 'projector', 'phone']) {
  mkdirSync(join(folder, 'out', 'renderer', page), { recursive: true })
  writeFileSync(join(folder, 'out', 'renderer', page, 'index.html'), '<!doctype html>')
}
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

/** Whatever networks this computer is on: the only one is the computer itself. */
const ALONE = `data:text/javascript,${encodeURIComponent(`
  import os from 'node:os'
  import { syncBuiltinESMExports } from 'node:module'
  os.networkInterfaces = () => ({ lo: [{ family: 'IPv4', address: '127.0.0.1', internal: false }] })
  syncBuiltinESMExports()
`)}`

/** Starts the program, and opens its desk. */
async function start() {
  const main = join(folder, 'out', 'browser', 'main.mjs')
  const program = await startProgram(main, data, ['--import', ALONE])
  closing.push(() => program.end('SIGKILL'))
  return program
}

describe('The program is killed', () => {
  it('and started again: the phone of the lobby and of the evening is in again by itself, at the same address, with its cards, and nothing of it is in a journal or export (PH-8, PH-42)', async () => {
    const first = await start()
    await first.does({ type: 'lobby.begin', ruleset: 'chiangmai' })
    await first.does({ type: 'lobby.players', names: NAMES })
    await first.does({ type: 'phones.show', address: null })
    const urlOf = (one: StartedProgram) => one.desk().machine.phones?.url ?? ''
    await until(() => urlOf(first) !== '', 'an address for phones')
    const url = urlOf(first)
    const { port } = ways(new URL(url)).phone()
    closing.push(() => port.close())
    let view: PhoneView | null = null
    port.onView((newer) => (view = newer))
    const seen = () => view as PhoneView | null
    const table = () => {
      const now = seen()
      return now?.at === 'table' ? now : null
    }
    await until(() => seen() !== null, 'a view')
    await port.send({ type: 'claim', name: 'Ben' })
    await until(() => first.desk().phones.claims.length === 1, 'a claim')
    await first.does({ type: 'phones.letIn', claim: first.desk().phones.claims[0]?.id ?? '' })
    await until(() => table()?.own.name === 'Ben', 'let in')
    // Not a word is said to it between its being let in and the end of the program.
    await first.end('SIGKILL')

    const second = await start()
    view = null
    await second.does({ type: 'lobby.begin', ruleset: 'chiangmai' })
    await until(() => table()?.own.name === 'Ben', 'in again')
    expect(urlOf(second)).toBe(url)
    expect(second.desk().phones).toMatchObject({ claims: [], seats: [{ seat: 's1' }] })
    await second.does({ type: 'lobby.deal', by: 'program' })
    await until(() => Boolean(table()?.own.cards), 'cards')
    const cards = table()?.own.cards
    await port.send({ type: 'looked', top: 0 })
    await second.end('SIGKILL')

    const third = await start()
    view = null
    await until(() => third.desk().shelf.length === 1, 'the shelf')
    expect(third.desk().phones.on).toBe(false)
    const id = third.desk().shelf[0]?.id ?? ''
    await third.does({ type: 'shelf.open', id })
    await until(() => table()?.own.name === 'Ben', 'in the evening again')
    expect(table()?.own.cards).toEqual({ ...cards, chooses: false, looked: true })
    expect(urlOf(third)).toBe(url)
    expect(third.desk().notices).toEqual([])

    const text = readFileSync(join(data, 'phones.json'), 'utf8')
    const { served } = v.parse(keptPhonesSchema, JSON.parse(text))
    if (!served) throw new Error('nothing is kept')
    const secrets = [
      served.switching,
      served.path,
      ...served.phones.flatMap((one) => [one.id, one.prior.name, one.prior.secret]),
    ]
    expect(secrets.length).toBeGreaterThanOrEqual(5)
    const exported = await third.does({ type: 'shelf.export', id })
    const elsewhere = readdirSync(data, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name !== 'phones.json')
      .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'))
      .concat(JSON.stringify(exported))
      .join('\n')
    expect(elsewhere).toContain('Ben')
    for (const secret of secrets) expect(elsewhere).not.toContain(secret)
  })
})
