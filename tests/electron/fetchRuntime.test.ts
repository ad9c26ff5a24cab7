/** `npm start` fetches its runtime: whatever the place of the download does, it is had whole or given up with a reason. */
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { type Server, type ServerResponse, createServer } from 'node:http'
import { type AddressInfo, type Socket, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PATIENCE } from '../../electron/start/downloadFile.ts'
import { type Fetched, fetchRuntime } from '../../electron/start/fetchRuntime.ts'
import { usualProgramName } from '../../electron/start/runtime.ts'
import { storedZip } from '../support/storedZip.ts'

const archive = storedZip({ [usualProgramName()]: '#!/bin/sh\n', version: '1.2.3' })
const sha256 = createHash('sha256').update(archive).digest('hex')
const { version } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../node_modules/electron/package.json'), 'utf8'),
) as { version: string }
const name = `electron-v${version}-${process.platform}-${process.arch}.zip`

let folder: string
let server: Server
let asked: string[]
let sockets: Set<Socket>
let answer: (response: ServerResponse) => void

const port = () => (server.address() as AddressInfo).port
const whole = (response: ServerResponse) => {
  response.writeHead(200, { 'Content-Length': archive.length }).end(archive)
}
const fetchIt = (
  lines: string[] = [],
  patience = { answer: 400, silence: 400 },
): Promise<Fetched> =>
  fetchRuntime((line) => lines.push(line), { patience, checksums: { [name]: sha256 } })

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'nightfall-fetch-'))
  asked = []
  sockets = new Set()
  answer = whole
  server = createServer((request, response) => {
    asked.push(request.url ?? '')
    answer(response)
  })
  server.on('connection', (socket) => sockets.add(socket))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  vi.stubEnv('ELECTRON_OVERRIDE_DIST_PATH', join(folder, 'runtime'))
  vi.stubEnv('electron_config_cache', join(folder, 'cache'))
  vi.stubEnv('ELECTRON_MIRROR', `http://127.0.0.1:${port()}/`)
  for (const one of [
    'http_proxy',
    'HTTP_PROXY',
    'https_proxy',
    'HTTPS_PROXY',
    'npm_config_proxy',
  ]) {
    vi.stubEnv(one, '')
  }
})

afterEach(async () => {
  vi.unstubAllEnvs()
  for (const socket of sockets) socket.destroy()
  await new Promise((resolve) => server.close(resolve))
  rmSync(folder, { recursive: true })
})

describe('The runtime is had', () => {
  it('from the internet once, whole and checked, and from then on from the cache', async () => {
    const lines: string[] = []
    const patient = { answer: 20_000, silence: 20_000 }
    const program = join(folder, 'runtime', usualProgramName())
    expect(await fetchIt(lines, patient)).toEqual({ program })
    expect(readFileSync(program, 'utf8')).toBe('#!/bin/sh\n')
    expect(lines).toEqual([
      'Fetching the Electron runtime, this once.',
      '  100 % of 0 MB',
      'Unpacking the Electron runtime.',
    ])
    rmSync(join(folder, 'runtime'), { recursive: true })
    expect(await fetchIt([], patient)).toEqual({ program })
    expect(asked).toEqual([`/v${version}/${name}`])
    expect(readdirSync(folder).toSorted()).toEqual(['cache', 'runtime'])
  })

  it('anew where what the cache has is spoilt', async () => {
    await fetchIt([], { answer: 20_000, silence: 20_000 })
    const [kept = ''] = readdirSync(join(folder, 'cache'))
    writeFileSync(join(folder, 'cache', kept, name), archive.subarray(0, 90))
    rmSync(join(folder, 'runtime'), { recursive: true })
    expect(await fetchIt([], { answer: 20_000, silence: 20_000 })).toHaveProperty('program')
    expect(asked).toHaveLength(2)
  })

  it('where no cache can be written, and nothing is left lying about', async () => {
    writeFileSync(join(folder, 'cache'), 'no folder')
    const fetched = await fetchIt([], { answer: 20_000, silence: 20_000 })
    expect(fetched).toHaveProperty('program')
    expect(readdirSync(folder).toSorted()).toEqual(['cache', 'runtime'])
  })

  it('by the proxy that the environment names', async () => {
    const proxied: string[] = []
    server.on('connect', (request, socket: Socket) => {
      proxied.push(request.url ?? '')
      const on = connect(port(), '127.0.0.1', () => {
        socket.write('HTTP/1.1 200 Connection established\r\n\r\n')
        on.pipe(socket).pipe(on)
      })
    })
    vi.stubEnv('ELECTRON_MIRROR', 'http://mirror.invalid/')
    vi.stubEnv('HTTP_PROXY', `http://127.0.0.1:${port()}`)
    expect(await fetchIt([], { answer: 20_000, silence: 20_000 })).toHaveProperty('program')
    // A proxy may be asked for a tunnel or for the page itself.
    expect([...proxied, ...asked].join(' ')).toContain('mirror.invalid')
  })
})

describe('The runtime is given up, with its reason, when the place of the download', () => {
  afterEach(() => {
    // Half a runtime would be taken for one at the next start.
    expect(readdirSync(folder).filter((left) => left !== 'cache')).toEqual([])
  })

  it.each<[string, (response: ServerResponse) => void, RegExp]>([
    [
      'takes the call and says nothing',
      () => {},
      /^127\.0\.0\.1:\d+ gave no answer within 0\.4 s$/,
    ],
    ['begins its answer and no more', (response) => response.flushHeaders(), /gave no answer/],
    [
      'falls silent half way',
      (response) => {
        response.writeHead(200, { 'Content-Length': archive.length })
        response.write(archive.subarray(0, 100))
      },
      /fell silent after 0 MB$/,
    ],
    [
      'lets it drip',
      (response) => {
        response.writeHead(200, { 'Content-Length': 1e8 })
        const drip = setInterval(() => response.write('.'), 20)
        response.on('close', () => clearInterval(drip))
      },
      /fell silent after 0 MB$/,
    ],
    [
      'breaks off half way',
      (response) => {
        response.writeHead(200, { 'Content-Length': archive.length })
        response.write(archive.subarray(0, 100), () => response.destroy())
      },
      /broke off$/,
    ],
    [
      'takes half for the whole',
      (response) => response.end(archive.subarray(0, 100)),
      /its checksum is another$/,
    ],
    [
      'has something else there, such as a page to log in to a network',
      (response) => response.end('<html>Welcome to our hotel</html>'),
      /its checksum is another$/,
    ],
    ['refuses', (response) => response.writeHead(403).end(), /answered 403$/],
    ['hangs up', (response) => response.destroy(), /broke off$|cannot be reached/],
  ])('%s', async (_, behaviour, reason) => {
    answer = behaviour
    expect(await fetchIt()).toEqual({ problem: expect.stringMatching(reason) as unknown })
  })

  it('is not there', async () => {
    const closed = createServer()
    await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve))
    const place = `127.0.0.1:${(closed.address() as AddressInfo).port}`
    await new Promise((resolve) => closed.close(resolve))
    vi.stubEnv('ELECTRON_MIRROR', `http://${place}/`)
    expect(await fetchIt()).toEqual({ problem: `${place} cannot be reached: ECONNREFUSED` })
  })

  it('is behind a proxy that says nothing, and the proxy is named', async () => {
    server.on('connect', () => {})
    answer = () => {}
    vi.stubEnv('ELECTRON_MIRROR', 'http://mirror.invalid/')
    vi.stubEnv('npm_config_proxy', `http://127.0.0.1:${port()}`)
    expect(await fetchIt()).toEqual({
      problem: `mirror.invalid (proxy 127.0.0.1:${port()}) gave no answer within 0.4 s`,
    })
  })

  it('is behind a proxy whose address is none', async () => {
    vi.stubEnv('HTTP_PROXY', 'not an address')
    expect(await fetchIt()).toEqual({
      problem: 'the proxy that is set is no address such as http://proxy:3128',
    })
  })

  it('has an archive that cannot be unpacked', async () => {
    answer = (response) => response.end('no archive')
    const checksums = { [name]: createHash('sha256').update('no archive').digest('hex') }
    const patience = { answer: 20_000, silence: 20_000 }
    expect(await fetchRuntime(() => {}, { patience, checksums })).toEqual({
      problem: expect.stringMatching(/^it cannot be unpacked here/) as unknown,
    })
  })
})

describe('The runtime is given up', () => {
  it('before anybody is asked, where it could not be put', async () => {
    writeFileSync(join(folder, 'file'), '')
    vi.stubEnv('ELECTRON_OVERRIDE_DIST_PATH', join(folder, 'file', 'runtime'))
    expect(await fetchIt()).toEqual({ problem: `${join(folder, 'file')} cannot be written` })
    expect(asked).toEqual([])
  })

  it('within five seconds of silence, whenever that falls', () => {
    expect(PATIENCE.answer).toBeLessThanOrEqual(4000)
    expect(PATIENCE.silence).toBeLessThanOrEqual(4000)
  })
})
