// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { connectFacilitator, connectProjector } from '../../src/bridge/carriers/connect'
import { FakeSocket } from './support/fakeSocket'

const TOKEN = 'abcdefghijklmnopqrstuvwxyz-_0123'
const sockets: FakeSocket[] = []

/** Shows the page of an address in a tab. */
function visit(address: string): void {
  ;(window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(address)
}

beforeEach(() => {
  vi.stubGlobal(
    'WebSocket',
    class extends FakeSocket {
      constructor(url: string, protocols: string[]) {
        super(url, protocols)
        sockets.push(this)
      }
    },
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
  sockets.length = 0
})

describe('a page in a browser', () => {
  it('takes the token out of the address and brings it along, after a reload as well', async () => {
    visit(`http://127.0.0.1:7227/facilitator/#${TOKEN}`)
    await connectFacilitator()
    expect(sockets[0]?.url).toBe('ws://127.0.0.1:7227/facilitator-socket')
    expect(sockets[0]?.protocols).toEqual(['nightfall', `token.${TOKEN}`])
    expect(location.href).toBe('http://127.0.0.1:7227/facilitator/')
    expect(document.cookie).toBe('')
    await connectFacilitator()
    expect(sockets[1]?.protocols).toEqual(['nightfall', `token.${TOKEN}`])
  })

  it('opened with a code buys its token with it, keeps neither in the address, and goes on after a reload', async () => {
    const asked: unknown[] = []
    vi.stubGlobal('fetch', (path: string, init: object) => {
      asked.push([path, init, location.href])
      return Promise.resolve(new Response(TOKEN))
    })
    visit(`http://127.0.0.1:7227/facilitator/#code.${TOKEN.toUpperCase()}`)
    await connectFacilitator()
    expect(asked).toEqual([
      [
        '/facilitator/key',
        { method: 'POST', body: TOKEN.toUpperCase() },
        'http://127.0.0.1:7227/facilitator/',
      ],
    ])
    await connectFacilitator()
    expect(sockets.map(({ protocols }) => protocols)).toEqual([
      ['nightfall', `token.${TOKEN}`],
      ['nightfall', `token.${TOKEN}`],
    ])
    expect(asked.length).toBe(1)
  })

  it('has no token to bring when it was opened without', async () => {
    visit('http://127.0.0.1:7227/facilitator/#settings')
    await connectFacilitator()
    expect(sockets[0]?.protocols).toEqual(['nightfall', 'token.none'])
    expect(location.hash).toBe('#settings')
  })

  it('finds the socket beside it wherever it is served, and the projector brings no token', () => {
    sessionStorage.setItem('nightfall-token', TOKEN)
    visit('http://192.168.1.5:8000/k7/projector/?x=1#y')
    connectProjector()
    expect(sockets[0]?.url).toBe('ws://192.168.1.5:8000/k7/projector-socket')
    expect(sockets[0]?.protocols).toEqual(['nightfall'])
  })

  it('tries at once when it comes back to the front or the network does', () => {
    vi.useFakeTimers()
    visit('http://127.0.0.1:7227/projector/')
    connectProjector()
    for (const event of ['online', 'visibilitychange']) {
      const count = sockets.length
      sockets.at(-1)?.hangUp()
      ;(event === 'online' ? window : document).dispatchEvent(new Event(event))
      expect(sockets.length).toBe(count + 1)
    }
    vi.useRealTimers()
  })
})

describe('a page in Electron', () => {
  it('takes what the preload has put there', async () => {
    const nightfall = { now: () => 1 }
    vi.stubGlobal('nightfall', nightfall)
    expect(await connectFacilitator()).toBe(nightfall)
    expect(connectProjector()).toBe(nightfall)
    expect(sockets).toEqual([])
  })
})
