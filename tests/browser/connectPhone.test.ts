// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { connectPhone } from '../../src/bridge/carriers/connectPhone'
import { answer, SWITCHING_BYTES } from '../../src/sealed/handshake'
import { priorOfCode, type Prior } from '../../src/sealed/secrets'

const CODE = '0123456789abcdef0123456789abcdef'
const PLACE = '192.168.1.5:4712/lamp-otter-moss-0482'
const KEPT = 'nightfall-phone'

class Line {
  readonly readyState = 1
  onopen: ((event: object) => void) | null = null
  onclose: ((event: object) => void) | null = null
  onmessage: ((event: { data: unknown }) => void) | null = null
  readonly bytes: Uint8Array[] = []

  constructor(
    readonly url: string,
    readonly protocols: string[],
  ) {
    lines.push(this)
  }

  send(bytes: Uint8Array): void {
    this.bytes.push(bytes)
  }

  close(): void {
    this.onclose?.({})
  }
}
let lines: Line[] = []

beforeEach(() => {
  lines = []
  vi.stubGlobal('WebSocket', Line)
})
afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

/** Shows the page of an address in a tab. */
function visit(address: string): void {
  ;(window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(address)
}

/** Answers as the host does who means that place. @returns what the phone was known by */
function takeCall(line: Line, known: readonly Prior[], address = PLACE): string | null {
  line.onopen?.({})
  const find = (name: string) => known.find((prior) => prior.name === name)
  const heard = line.bytes[0] ?? new Uint8Array()
  const switching = '0'.repeat(2 * SWITCHING_BYTES)
  const met = answer({ purpose: 'seat', address }, switching, heard, find)
  line.onmessage?.({ data: Uint8Array.from(met.said).buffer })
  expect(met.channel.open(line.bytes[1] ?? new Uint8Array())).toMatchObject({ t: 'time' })
  return met.known
}

const kept = () => JSON.parse(sessionStorage.getItem(KEPT) ?? '[]') as Prior[]
const prior = priorOfCode(CODE)

describe('A phone’s page', () => {
  it('finds its socket beside it and means the path as the host drew it, however it was typed (PH-11)', () => {
    visit(`http://${PLACE.replace('lamp', 'Lamp')}/phone/`)
    connectPhone()
    expect(lines[0]?.url).toBe('ws://192.168.1.5:4712/Lamp-otter-moss-0482/phone-socket')
    expect(lines[0]?.protocols).toEqual(['nightfall'])
    if (lines[0]) expect(takeCall(lines[0], [])).toBeNull()
    expect(document.cookie).toBe('')
  })

  it('takes the code of a seat’s QR out of the address, is known by it, and by what is next after a reload (PH-7, PH-8)', () => {
    visit(`http://${PLACE}/phone/#${CODE}`)
    connectPhone()
    expect(location.href).toBe(`http://${PLACE}/phone/`)
    expect(kept()).toEqual([prior])
    if (lines[0] && prior) expect(takeCall(lines[0], [prior])).toBe(prior.name)
    const [next] = kept()
    expect(next).not.toEqual(prior)
    connectPhone()
    if (lines[1] && next) expect(takeCall(lines[1], [next])).toBe(next.name)
    expect(localStorage.length).toBe(0)
  })

  it('is a stranger with what it cannot read: another’s storage, or no code (PH-8)', () => {
    for (const found of ['{', '{"a":1}', '[1,{"name":"x"},null]']) {
      sessionStorage.setItem(KEPT, found)
      visit(`http://${PLACE}/phone/#settings`)
      connectPhone()
      const line = lines.at(-1)
      expect(line && takeCall(line, prior ? [prior] : []), found).toBeNull()
    }
  })

  it('fetches a public file from beside it, and says where there is none (PH-12)', async () => {
    const asked: string[] = []
    vi.stubGlobal('fetch', (url: URL) => {
      asked.push(url.href)
      return Promise.resolve(new Response('{"a":1}', { status: asked.length > 1 ? 404 : 200 }))
    })
    visit(`http://${PLACE}/phone/`)
    const port = connectPhone()
    expect(await port.file('words/chiangmai/en.json')).toEqual({ a: 1 })
    expect(asked).toEqual([`http://${PLACE}/files/words/chiangmai/en.json`])
    await expect(port.file('words/none/en.json')).rejects.toThrow('words/none/en.json')
  })

  it('connects anew at once when it comes back to the front or the network does (PH-8)', () => {
    visit(`http://${PLACE}/phone/`)
    connectPhone()
    for (const event of ['online', 'visibilitychange']) {
      const count = lines.length
      lines.at(-1)?.close()
      ;(event === 'online' ? window : document).dispatchEvent(new Event(event))
      expect(lines.length).toBe(count + 1)
    }
  })
})
