/** The phones’ page and files, as a guest and a stranger find them. */
import { request } from 'node:http'
import { describe, expect, it } from 'vitest'
import { fate } from '../support/mode'
import { openPhones } from '../support/phones'

interface Got {
  readonly status: number
  readonly body: string
  readonly headers: Readonly<Record<string, unknown>>
}
const get = (url: URL, path: string, { name = url.host, method = 'GET' } = {}): Promise<Got> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = url
    const headers = { host: name }
    const asking = request(
      { host: hostname, port, path, method, headers, agent: false },
      (reply) => {
        let body = ''
        reply.on('data', (chunk) => (body += String(chunk)))
        reply.on('end', () =>
          resolve({ status: reply.statusCode ?? 0, body, headers: reply.headers }),
        )
      },
    )
    asking.on('error', reject)
    asking.end()
  })

describe('The phones’ page', () => {
  it('is under three words of its own with what it names, and nothing else of the program is (PH-5)', async () => {
    const { url } = await openPhones()
    expect(url.pathname).toMatch(/^\/[a-z]+-[a-z]+-[a-z]+-\d{4}$/)
    const moved = await get(url, url.pathname)
    expect([moved.status, moved.headers['location']]).toEqual([308, `${url.pathname}/phone/`])
    expect((await get(url, `${url.pathname}/phone/`)).body).toContain('seat-1.js')
    for (const name of ['seat-1.js', 'shared-1.js']) {
      expect((await get(url, `${url.pathname}/assets/${name}`)).status).toBe(200)
    }
    for (const path of [
      '/',
      '/phone/',
      '/assets/seat-1.js',
      `${url.pathname}/projector/`,
      `${url.pathname}/facilitator/`,
      `${url.pathname}/assets/desk-1.js`,
      `${url.pathname}/assets/show-1.js`,
      `${url.pathname}/projector/index.html`,
      `${url.pathname}/files/`,
      `${url.pathname}/files/../phone/index.html`,
      `${url.pathname}/music/0123456789abcdef012345`,
    ]) {
      expect((await get(url, path)).status, path).toBe(404)
    }
    const page = `${url.pathname}/phone/`
    expect((await get(url, page, { name: 'evil.example' })).status).toBe(421)
    expect((await get(url, page, { method: 'POST' })).status).toBe(405)
    const { headers } = await get(url, page)
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-frame-options': 'DENY' })
    expect(headers['content-security-policy']).toContain("default-src 'self'")
    expect(headers['set-cookie']).toBeUndefined()
  })

  it('has one socket, and opens it to its own page only (PH-5)', async () => {
    const { url, open } = await openPhones()
    expect(await fate(open())).toBe('open')
    expect(await fate(open(`${url.pathname}/projector-socket`))).toBe('404')
    expect(await fate(open(`${url.pathname}/facilitator-socket`))).toBe('404')
    expect(await fate(open('/phone-socket'))).toBe('404')
    expect(await fate(open(undefined, 'http://evil.example'))).toBe('403')
  })

  it('hands out what the host has for everybody, asked once however many ask (PH-12)', async () => {
    const wanted: string[] = []
    const { url } = await openPhones({}, (path) => {
      wanted.push(path)
      if (path === 'words/broken.json') return Promise.reject(new Error('no such game'))
      return Promise.resolve(path === 'words/chiangmai/en.json' ? '{"name":"Chiang Mai"}' : null)
    })
    const file = (path: string) => get(url, `${url.pathname}/files/${path}`)
    const all = await Promise.all(Array.from({ length: 40 }, () => file('words/chiangmai/en.json')))
    for (const got of all) expect([got.status, got.body]).toEqual([200, '{"name":"Chiang Mai"}'])
    expect(all[0]?.headers['content-type']).toContain('application/json')
    expect(wanted).toEqual(['words/chiangmai/en.json'])
    expect((await file('words/none/en.json')).status).toBe(404)
    expect((await file('words/broken.json')).status).toBe(404)
    const before = wanted.length
    for (const path of [
      '../host.json',
      'a/../../b.json',
      '.json',
      'words/en.txt',
      '%2e%2e/a.json',
    ]) {
      expect((await file(path)).status, path).toBe(404)
    }
    expect(wanted.length).toBe(before)
    // Who does not know the path asks the host for nothing.
    expect((await get(url, '/files/words/chiangmai/de.json')).status).toBe(404)
    expect(wanted.length).toBe(before)
  })

  it('sends what guests are to keep as a file to save, and what is for the page as JSON (OG-129)', async () => {
    const { url } = await openPhones({}, (path) =>
      Promise.resolve(path === 'shared/abc/inn.nightfall.yaml' ? 'id: inn' : null),
    )
    const file = (path: string) => get(url, `${url.pathname}/files/${path}`)
    const got = await file('shared/abc/inn.nightfall.yaml')
    expect([got.status, got.body]).toEqual([200, 'id: inn'])
    expect(got.headers['content-type']).toContain('text/plain')
    expect(got.headers['content-disposition']).toBe('attachment; filename="inn.nightfall.yaml"')
    expect((await file('shared/abd/inn.nightfall.yaml')).status).toBe(404)
    expect((await file('shared/abc/"x".yaml')).status).toBe(404)
  })

  it('is there for whoever knows it, however often others behind the same router guess (PH-5)', async () => {
    const { url } = await openPhones()
    const statuses: number[] = []
    for (let n = 0; n < 410; n += 1) statuses.push((await get(url, `/guess${n}`)).status)
    expect(statuses.at(-1)).toBe(429)
    expect((await get(url, `${url.pathname}/phone/`)).status).toBe(200)
  })

  it('goes off with the switch: nobody listens, and everybody is hung up on (PH-1)', async () => {
    const { url, open, phones, heard } = await openPhones()
    const socket = open()
    const closed = new Promise((resolve) => socket.on('close', resolve))
    await fate(socket)
    await phones.hide()
    expect(await closed).toBe(1001)
    expect(heard.url).toBe('')
    await expect(get(url, url.pathname)).rejects.toThrow()
  })

  it('is where it was after a restart, and elsewhere where it is switched on anew (PH-8)', async () => {
    const first = await openPhones()
    const { kept } = first.heard
    await first.phones.stop()
    const again = await openPhones({ kept })
    expect(again.url.href).toBe(first.url.href)
    expect(again.heard.kept).toEqual(kept)
    const other = await openPhones()
    expect(other.url.pathname).not.toBe(first.url.pathname)
    expect(other.heard.kept?.switching).not.toBe(kept?.switching)
    // An address that this computer has no more: the likeliest it has.
    const moved = await openPhones({ kept: kept && { ...kept, address: '192.168.7.7', port: 0 } })
    expect(moved.heard.kept).toMatchObject({ address: '127.0.0.1', path: kept?.path })
    // And the host is told, since no phone finds it there by itself.
    expect(moved.heard.moved).toBe('192.168.7.7:0')
    expect([again.heard.moved, other.heard.moved]).toEqual(['', ''])
  })

  it('says why it cannot be there', async () => {
    const { phones } = await openPhones()
    expect(await phones.show('10.9.9.9')).toEqual({ code: 'addressGone' })
    await expect(openPhones({ addresses: () => [] })).rejects.toThrow('noNetwork')
  })
})
