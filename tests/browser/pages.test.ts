import { request } from 'node:http'
import { connect } from 'node:net'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readWishes } from '../../src/browser/commandLine'
import { openerFor } from '../../src/browser/openBrowser'
import { careless, isSecret, layBeside, waysOut } from '../support/waysOut'
import { startTestMode, type TestMode } from './support/mode'

let mode: TestMode
beforeAll(async () => {
  mode = await startTestMode()
})
afterAll(() => mode.close())

/** Sends a request line exactly as it is written. @returns status and text of the answer */
function ask(path: string, { method = 'GET', host = '' } = {}): Promise<[number, string]> {
  return new Promise((resolve, reject) => {
    const headers = { host: host || `127.0.0.1:${mode.port}` }
    const asking = request({ port: mode.port, path, method, headers, agent: false }, (response) => {
      let text = ''
      response.on('data', (chunk) => (text += String(chunk)))
      response.on('end', () => resolve([response.statusCode ?? 0, text]))
    })
    asking.on('error', reject)
    asking.end()
  })
}

describe('the pages', () => {
  it('are both handed out, with everything that keeps a page to itself', async () => {
    for (const page of ['facilitator', 'projector']) {
      const response = await fetch(`${mode.origin}/${page}/`)
      expect(response.status).toBe(200)
      expect(await response.text()).toContain(`<title>${page}</title>`)
      const headers = Object.fromEntries(response.headers)
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'content-type': 'text/html; charset=utf-8',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
      })
      const policy = headers['content-security-policy'] ?? ''
      expect(policy).toContain("default-src 'self'")
      expect(policy).toContain(`connect-src 'self' ws://127.0.0.1:${mode.port}`)
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).not.toContain('unsafe')
    }
    const script = await fetch(`${mode.origin}/assets/a-1.js`)
    expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  })

  it('are both found when both windows ask at once, right after the start', async () => {
    const fresh = await startTestMode()
    try {
      const asked = ['facilitator', 'projector', 'facilitator', 'projector'].map((page) =>
        fetch(`${fresh.origin}/${page}/`),
      )
      const answers = await Promise.all(asked)
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    } finally {
      await fresh.close()
    }
  })

  it('are found without the last slash, and the public one at the top', async () => {
    for (const [path, found] of [
      ['/', '/projector/'],
      ['/projector', '/projector/'],
      ['/facilitator', '/facilitator/'],
    ]) {
      const response = await fetch(mode.origin + (path ?? ''))
      expect(new URL(response.url).pathname).toBe(found)
      expect(response.status).toBe(200)
    }
  })

  it('come newly built without a restart', async () => {
    mkdirSync(join(mode.pages, 'later'), { recursive: true })
    writeFileSync(join(mode.pages, 'later', 'b-2.css'), 'a{}')
    await new Promise((resolve) => setTimeout(resolve, 550))
    expect(await ask('/later/b-2.css')).toEqual([200, 'a{}'])
  })

  it('hold no address that leads out of their folder, though files of every served kind lie beside it', async () => {
    for (const name of layBeside(mode.pages)) {
      for (const address of waysOut(mode.pages, name)) {
        expect(await ask(address), address).toEqual([404, 'Nothing here.\n'])
      }
    }
    for (const path of [
      '//etc/passwd',
      '/assets/a-1.js/..',
      '/assets',
      '/assets/',
      '/assets/notes.unknown',
      '/projector/index.html%00.js',
      'http://elsewhere/projector/',
    ]) {
      expect((await ask(path))[0], path).toBe(404)
    }
  })

  it('would be seen to let a file out if they read addresses carelessly, by every one of these', () => {
    const beside = layBeside(mode.pages)
    const lets = (address: string): boolean =>
      careless.some((read) => {
        const path = read(mode.pages, address)
        return existsSync(path) && isSecret(readFileSync(path, 'utf8'))
      })
    const harmless = beside.flatMap((name) =>
      waysOut(mode.pages, name).filter((address) => !lets(address)),
    )
    expect(beside.length).toBeGreaterThan(8)
    expect(harmless).toEqual([])
  })

  it('answer only to their own names, against pages that point a name of theirs at this computer', async () => {
    const { port } = mode
    for (const host of [`localhost:${port}`, `127.0.0.1:${port}`]) {
      expect((await ask('/projector/', { host }))[0]).toBe(200)
    }
    for (const host of [
      'evil.example',
      `evil.example:${port}`,
      '127.0.0.1',
      `127.0.0.1:${port + 1}`,
    ]) {
      expect((await ask('/projector/', { host }))[0]).toBe(421)
    }
  })

  it('can only be read', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']) {
      expect((await ask('/projector/', { method }))[0]).toBe(405)
    }
    expect(await ask('/projector/', { method: 'HEAD' })).toEqual([200, ''])
  })

  it('survive whatever is said that is no request at all', async () => {
    for (const text of [
      '\r\n\r\n',
      'GET\r\n\r\n',
      '\u0000\u0001\u0002\r\n',
      `GET /${'a'.repeat(70_000)}`,
    ]) {
      await new Promise<void>((resolve) => {
        const socket = connect(mode.port, '127.0.0.1', () => socket.end(text))
        socket.on('error', () => resolve())
        socket.on('close', () => resolve())
        socket.resume()
      })
    }
    expect((await ask('/projector/'))[0]).toBe(200)
  })
})

describe('the start', () => {
  it('takes another port when the wished one is busy', async () => {
    const other = await startTestMode(mode.port)
    expect(other.port).not.toBe(mode.port)
    expect((await fetch(other.projectorUrl)).status).toBe(200)
    await other.close()
  })

  it('gives out an address with a long token that is new each time', async () => {
    const other = await startTestMode()
    expect(mode.facilitatorUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/facilitator\/#[\w-]{32}$/)
    expect(mode.projectorUrl).toBe(`http://127.0.0.1:${mode.port}/projector/`)
    expect(other.token).not.toBe(mode.token)
    await other.close()
  })

  it('reads its command line, and says what it does not understand', () => {
    expect(readWishes([])).toEqual({ port: 7227, open: true, help: false })
    expect(readWishes(['--port', '0', '--no-open'])).toEqual({ port: 0, open: false, help: false })
    expect(readWishes(['--help'])).toMatchObject({ help: true })
    for (const args of [['--port', 'x'], ['--port=70000'], ['--prot', '1'], ['extra']]) {
      expect(readWishes(args)).toEqual(expect.stringMatching(/port|prot|extra/))
    }
  })

  it('asks each system in its own way to show the page', () => {
    expect(openerFor('u', 'linux')).toEqual(['xdg-open', 'u'])
    expect(openerFor('u', 'darwin')).toEqual(['open', 'u'])
    expect(openerFor('u', 'win32')).toEqual(['rundll32', 'url.dll,FileProtocolHandler', 'u'])
  })
})
