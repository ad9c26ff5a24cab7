/** The network's server, as it is and as somebody might break it: each break is seen. */
import { randomBytes } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import { networkThread } from '../../browser/support/networkThread'
import { openNetwork } from '../../browser/support/networkScreen'
import type { Change } from '../../support/broken'
import { askForSocket, askRaw, isOpen, otherAddresses } from './askRaw'

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

/** Opens the screen of a server with these changes. @returns what a stranger finds wrong with it */
async function faults(...changes: Change[]): Promise<string[]> {
  const startServer = await networkThread(changes)
  const { host, url } = await openNetwork({ randomBytes, random: Math.random }, startServer)
  closing.push(() => host.stop())
  const port = Number(url.port)
  const ask = (path: string, name = url.host, method = 'GET') =>
    askRaw({ port, path, method, headers: { host: name } })
  const found: string[] = []

  const page = `${url.pathname}/projector/`
  const answers = [
    await ask(page),
    await ask(url.pathname),
    await ask('/nowhere'),
    await ask(page, url.host, 'POST'),
    await ask(page, 'evil.example'),
  ]
  expect(answers.map(({ status }) => status).slice(0, 4)).toEqual([200, 308, 404, 405])
  for (const { status, headers } of answers) {
    const policy = String(headers['content-security-policy'])
    const isHeld =
      policy.includes("default-src 'self'") &&
      policy.includes("frame-ancestors 'none'") &&
      !policy.includes('unsafe') &&
      !policy.includes('*')
    if (!isHeld) found.push(`${status}: no content policy`)
    if (headers['x-content-type-options'] !== 'nosniff') found.push(`${status}: may be sniffed`)
    if (headers['x-frame-options'] !== 'DENY') found.push(`${status}: may be framed`)
    if (headers['access-control-allow-origin']) found.push(`${status}: may be read elsewhere`)
  }

  for (const name of ['evil.example', `evil.example:${port}`, '127.0.0.1', `localhost:${port}`]) {
    if ((await ask(page, name)).status !== 421) found.push(`answers to the name ${name}`)
  }
  const path = `${url.pathname}/projector-socket`
  const name = `evil.example:${port}`
  const rebound = { port, path, origin: `http://${name}`, headers: { host: name } }
  if ((await askForSocket(rebound)) !== 421) found.push('opens a socket to a page of another name')
  const foreign = { port, path, origin: 'http://evil.example', headers: { host: url.host } }
  if ((await askForSocket(foreign)) !== 403) found.push('opens a socket to a foreign page')

  for (const address of otherAddresses()) {
    if (await isOpen(address, port)) found.push('is open at other addresses')
  }
  return [...new Set(found)]
}

const SERVER = 'src/serve/network/gate/gate.ts'
const GUARDS = 'src/serve/guards.ts'

describe('The network’s server', () => {
  it('shows a stranger nothing that is wrong', async () => {
    expect(await faults()).toEqual([])
  })

  it.each<[string, RegExp, Change]>([
    [
      'no content policy',
      /200: no content policy/,
      { file: GUARDS, from: "'Content-Security-Policy': [", to: "'X-Policy': [" },
    ],
    [
      'a policy with inline scripts',
      /200: no content policy/,
      {
        file: GUARDS,
        from: '"default-src \'self\'"',
        to: "\"default-src 'self' 'unsafe-inline'\"",
      },
    ],
    [
      'answers that turn away without a policy',
      /404: no content policy/,
      {
        file: 'src/serve/network/answer.ts',
        from: '...safeHeaders(name),',
        to: '...(status < 400 ? safeHeaders(name) : {}),',
      },
    ],
    [
      'every name taken for its own',
      /answers to the name evil\.example/,
      { file: SERVER, from: 'if (request.headers.host !== name) return 421', to: '' },
    ],
    [
      'its name taken without the port',
      /answers to the name 127\.0\.0\.1/,
      {
        file: SERVER,
        from: 'if (request.headers.host !== name) return 421',
        to: "if (request.headers.host?.split(':')[0] !== name.split(':')[0]) return 421",
      },
    ],
    [
      'a lock that names a host which does not exist',
      /answers to the name evil\.example/,
      {
        file: SERVER,
        from: 'if (request.headers.host !== name) return 421',
        to: "if (request.headers.host === 'nowhere.invalid') return 421",
      },
    ],
    [
      'sockets for foreign pages',
      /socket to a foreign page/,
      { file: SERVER, from: 'if (!isOwnOrigin(request)) return 403', to: '' },
    ],
    [
      'every address of the computer listened at',
      /is open at other addresses/,
      {
        file: 'src/serve/network/gate/listen.ts',
        from: 'server.listen(wanted, address,',
        to: "server.listen(wanted, '0.0.0.0',",
      },
    ],
  ])('is seen with %s', async (_, fault, change) => {
    expect((await faults(change)).join('\n')).toMatch(fault)
  })
})
