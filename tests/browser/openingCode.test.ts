import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { newToken } from '../../src/browser/guards'
import { OpeningCodes } from '../../src/browser/openingCodes'
import { startTestMode, type TestMode } from './support/mode'

let mode: TestMode
beforeEach(async () => {
  mode = await startTestMode()
})
afterEach(() => mode.close())

/** The code in an address that a browser is opened with. */
const codeIn = (url: string): string => /#code\.([\w-]+)$/.exec(url)?.[1] ?? ''
const bring = (code: string, origin: string | null = mode.origin) =>
  fetch(`${mode.origin}/facilitator/key`, {
    method: 'POST',
    body: code,
    headers: origin === null ? {} : { origin },
  })

describe('The address a browser is opened with', () => {
  it('holds no key, but a code that buys the key once', async () => {
    const url = mode.openingUrl()
    expect(url).not.toContain(mode.token)
    const first = await bring(codeIn(url))
    expect([first.status, await first.text()]).toEqual([200, mode.token])
    const second = await bring(codeIn(url))
    expect([second.status, await second.text()]).toEqual([410, ''])
  })

  it('is another one each time, and no code opens a socket', async () => {
    const [a, b] = [mode.openingUrl(), mode.openingUrl()]
    expect(a).not.toBe(b)
    const socket = mode.raw('/facilitator-socket', { token: codeIn(a) })
    const opened = await new Promise((resolve) => {
      socket.on('open', () => resolve(true))
      socket.on('error', () => resolve(false))
    })
    expect(opened).toBe(false)
    expect((await bring(codeIn(a))).status).toBe(200)
    expect((await bring(codeIn(b))).status).toBe(200)
  })

  it('is nothing to foreign pages, and guesses and long words buy nothing', async () => {
    const code = codeIn(mode.openingUrl())
    expect((await bring(code, 'http://evil.example')).status).toBe(410)
    expect((await bring(code, null)).status).toBe(410)
    expect((await bring('x'.repeat(100_000))).status).toBe(410)
    expect((await bring(newToken())).status).toBe(410)
    expect((await bring(code)).status).toBe(200)
  })

  it('is worth nothing after two minutes', () => {
    let now = 0
    const codes = new OpeningCodes(() => now)
    const [early, late] = [codes.make(), codes.make()]
    now = 119_000
    expect(codes.use(early)).toBe('good')
    expect(codes.use(early)).toBe('twice')
    now = 121_000
    expect(codes.use(late)).toBe('unknown')
    expect(codes.use(early)).toBe('unknown')
  })
})
