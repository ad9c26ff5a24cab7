/** The browser mode's server, as it is and as somebody might break it: each break is seen. */
import { pathToFileURL } from 'node:url'
import { afterEach, describe, expect, it } from 'vitest'
import type { FacilitatorView } from '../../../src/bridge'
import { startBrowserMode } from '../../../src/browser/server'
import { fate, startTestMode, until, watch } from '../../browser/support/mode'
import { bundled, type Change } from '../../support/broken'
import { askForSocket, askRaw, isOpen, otherAddresses } from './askRaw'

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

/** The server with these changes; none: the program's own. */
async function serverWith(changes: readonly Change[]): Promise<typeof startBrowserMode> {
  if (changes.length === 0) return startBrowserMode
  const program = await bundled('src/browser/server.ts', changes)
  const { startBrowserMode: broken } = (await import(pathToFileURL(program).href)) as {
    startBrowserMode: typeof startBrowserMode
  }
  return broken
}

/** @returns what somebody on this computer, or in its network, finds wrong with a server */
async function faults(...changes: Change[]): Promise<string[]> {
  const mode = await startTestMode(0, await serverWith(changes))
  closing.push(() => mode.close())
  const { port, origin, token } = mode
  const found: string[] = []

  for (const address of otherAddresses()) {
    if (await isOpen(address, port)) found.push('is open to the network')
  }
  const name = `evil.example:${port}`
  const page = await askRaw({ port, path: '/projector/', headers: { host: name } })
  if (page.status !== 421) found.push('answers to another name')
  for (const path of ['/projector-socket', '/facilitator-socket']) {
    const rebound = { port, path, origin: `http://${name}`, headers: { host: name } }
    if ((await askForSocket(rebound)) !== 421) found.push('opens a socket to another name')
    const foreign = { port, path, origin: 'http://evil.example' }
    if ((await askForSocket(foreign)) !== 403) found.push('opens a socket to a foreign page')
  }
  if ((await askForSocket({ port, path: '/facilitator-socket', origin })) !== 401) {
    found.push('opens the desk without its key')
  }

  const code = mode.openingUrl().split('#code.')[1] ?? ''
  if (code.length === 0 || mode.openingUrl().includes(token)) found.push('opens with its key')
  const bring = (body: string) =>
    fetch(`${origin}/facilitator/key`, { method: 'POST', body, headers: { origin } })
  const first = await bring(code)
  if ((await first.text()) !== token) found.push('gives no key for a code')
  const second = await bring(code)
  if (second.status !== 410 || (await second.text()) !== '') found.push('gives its key twice')
  if ((await bring(code.slice(0, 8))).status !== 410) found.push('takes half a code')

  const desk = watch<FacilitatorView>(mode.facilitator())
  await until(() => desk.seen.length > 0)
  const socket = mode.raw('projector-socket')
  await fate(socket)
  const heard: string[] = []
  socket.on('message', (data) => heard.push(String(data)))
  const command = { type: 'lobby.begin', ruleset: 'chiangmai' }
  socket.send(JSON.stringify({ t: 'command', n: 1, command }))
  socket.send('{"t":"time","n":77}')
  await until(() => heard.some((text) => text.includes('"n":77')))
  await new Promise((resolve) => setTimeout(resolve, 50))
  if (desk.newest()?.station !== 'shelf') found.push('lets the big screen command')
  return [...new Set(found)]
}

const SERVER = 'src/browser/server.ts'
const GUARDS = 'src/browser/guards.ts'
const CODES = 'src/browser/openingCodes.ts'

describe('The browser mode’s server', () => {
  it('shows nobody anything that is wrong', async () => {
    expect(await faults()).toEqual([])
  })

  it.each<[string, string, Change]>([
    [
      'listens at every address',
      'is open to the network',
      {
        file: SERVER,
        from: 'server.listen(wanted, ADDRESS,',
        to: "server.listen(wanted, '0.0.0.0',",
      },
    ],
    [
      'takes every name for its own',
      'answers to another name',
      {
        file: GUARDS,
        from: "].includes(host ?? '')",
        to: "].includes(host ?? '') || host !== undefined",
      },
    ],
    [
      'opens sockets to foreign pages',
      'opens a socket to a foreign page',
      {
        file: SERVER,
        from: "if (!isOwnOrigin(request)) return refuse('403 Forbidden')",
        to: '',
      },
    ],
    [
      'asks the desk for no key',
      'opens the desk without its key',
      {
        file: SERVER,
        from: "if (!hasToken(request, token)) return refuse('401 Unauthorized')",
        to: '',
      },
    ],
    [
      'takes a code twice',
      'gives its key twice',
      { file: CODES, from: 'known.used = true', to: '' },
    ],
    [
      'opens the browser with the key itself',
      'opens with its key',
      { file: SERVER, from: '#${CODE_MARK}${codes.make()}', to: '#${CODE_MARK}${token}' },
    ],
    [
      'lets the big screen command',
      'lets the big screen command',
      {
        file: 'src/browser/sockets.ts',
        from: '    this.#projectors.add(socket)\n',
        to: '    this.#projectors.add(socket)\n    this.addFacilitator(socket)\n',
      },
    ],
  ])('is caught when it %s', async (_, fault, change) => {
    expect(await faults(change)).toContain(fault)
  })
})
