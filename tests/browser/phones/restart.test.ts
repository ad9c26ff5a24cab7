/** The program with phones at its table is killed and started again on the same folder. */
import { type ChildProcess, spawn } from 'node:child_process'
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
import { WebSocket } from 'ws'
import type { Command, FacilitatorView } from '../../../src/bridge'
import { facilitatorSocket } from '../../../src/bridge/carriers/facilitatorSocket'
import { TOKEN_PROTOCOL } from '../../../src/bridge/carriers/messages'
import type { SocketLike } from '../../../src/bridge/carriers/socketClient'
import { keptPhonesSchema } from '../../../src/bridge/carriers/keptPhones'
import type { PhoneView } from '../../../src/bridge/views/phone'
import * as v from 'valibot'
import { bundled } from '../../support/broken'
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
afterEach(() => {
  for (const close of closing.splice(0).reverse()) close()
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
  const child: ChildProcess = spawn(
    process.execPath,
    ['--import', ALONE, join(folder, 'out', 'browser', 'main.mjs'), '--no-open', '--port', '0'],
    { env: { ...process.env, NIGHTFALL_DATA: data } },
  )
  closing.push(() => child.kill('SIGKILL'))
  let said = ''
  child.stdout?.on('data', (chunk) => (said += String(chunk)))
  child.stderr?.on('data', (chunk) => (said += String(chunk)))
  const ADDRESS = /(http:\/\/[\d.:]+)\/facilitator\/#([\w-]{32})\n/
  await until(() => ADDRESS.test(said) || child.exitCode !== null, 'an address')
  const [, origin = '', token = ''] = ADDRESS.exec(said) ?? []
  const window = facilitatorSocket({
    url: `${origin.replace('http', 'ws')}/facilitator-socket`,
    protocols: [TOKEN_PROTOCOL + token],
    makeSocket: (url, protocols) => {
      const socket = new WebSocket(url, protocols, { origin })
      socket.on('error', () => {})
      return socket as unknown as SocketLike
    },
  })
  closing.push(() => window.close())
  let view: FacilitatorView | null = null
  window.onView((newer) => (view = newer))
  await until(() => view !== null, 'a view of the desk')
  const does = async ({ type, ...payload }: Command) => {
    const reply = await (
      window.actions[type] as (payload: object) => Promise<{ readonly ok: boolean }>
    )(payload)
    if (!reply.ok) throw new Error(JSON.stringify(reply))
    return reply as { readonly data?: unknown }
  }
  return {
    does,
    desk: () => view as FacilitatorView | null,
    phones: () => (view as FacilitatorView | null)?.phones,
    /** As a battery that falls out. */
    kill: async () => {
      const ended = new Promise((resolve) => child.on('close', resolve))
      child.kill('SIGKILL')
      await ended
      window.close()
    },
  }
}

describe('The program is killed', () => {
  it('and started again: the phone of the lobby and of the evening is in again by itself, at the same address, with its cards, and nothing of it is in a journal or export (PH-8, PH-42)', async () => {
    const first = await start()
    await first.does({ type: 'lobby.begin', ruleset: 'chiangmai' })
    await first.does({ type: 'lobby.players', names: NAMES })
    await first.does({ type: 'phones.show', address: null })
    const urlOf = (one: typeof first) => one.desk()?.machine.phones?.url ?? ''
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
    await until(() => first.phones()?.claims.length === 1, 'a claim')
    await first.does({ type: 'phones.letIn', claim: first.phones()?.claims[0]?.id ?? '' })
    await until(() => table()?.own.name === 'Ben', 'let in')
    // Not a word is said to it between its being let in and the end of the program.
    await first.kill()

    const second = await start()
    view = null
    await second.does({ type: 'lobby.begin', ruleset: 'chiangmai' })
    await until(() => table()?.own.name === 'Ben', 'in again')
    expect(urlOf(second)).toBe(url)
    expect(second.phones()).toMatchObject({ claims: [], seats: [{ seat: 's1' }] })
    await second.does({ type: 'lobby.deal', by: 'program' })
    await until(() => Boolean(table()?.own.cards), 'cards')
    const cards = table()?.own.cards
    await port.send({ type: 'looked', top: 0 })
    await second.kill()

    const third = await start()
    view = null
    await until(() => third.desk()?.shelf.length === 1, 'the shelf')
    expect(third.phones()?.on).toBe(false)
    const id = third.desk()?.shelf[0]?.id ?? ''
    await third.does({ type: 'shelf.open', id })
    await until(() => table()?.own.name === 'Ben', 'in the evening again')
    expect(table()?.own.cards).toEqual({ ...cards, chooses: false, looked: true })
    expect(urlOf(third)).toBe(url)
    expect(third.desk()?.notices).toEqual([])

    const text = readFileSync(join(data, 'phones.json'), 'utf8')
    const { served } = v.parse(keptPhonesSchema, JSON.parse(text))
    if (!served) throw new Error('nothing is kept')
    const secrets = [
      served.switching,
      served.path,
      ...served.phones.flatMap((one) => [one.id, one.prior.name, one.prior.secret]),
    ]
    expect(secrets.length).toBeGreaterThanOrEqual(5)
    const { data: exported } = await third.does({ type: 'shelf.export', id })
    const elsewhere = readdirSync(data, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name !== 'phones.json')
      .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'))
      .concat(JSON.stringify(exported))
      .join('\n')
    expect(elsewhere).toContain('Ben')
    for (const secret of secrets) expect(elsewhere).not.toContain(secret)
  })
})
