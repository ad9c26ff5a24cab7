import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { WebSocket } from 'ws'
import type { HostPort } from '../../src/bridge/carriers/hostPort'
import { Sockets } from '../../src/browser/sockets'
import { watchSleep } from '../../src/browser/watchSleep'

/** A window's socket that takes its time; `flush` lets what was sent go out. */
class SlowSocket extends EventEmitter {
  readonly sent: { t: string; view?: { revision: number } }[] = []
  terminated = false
  pings = 0
  #waiting: (() => void)[] = []

  send(text: string, done: () => void = () => {}): void {
    this.sent.push(JSON.parse(text) as (typeof this.sent)[number])
    this.#waiting.push(done)
  }

  flush(): void {
    for (const done of this.#waiting.splice(0)) done()
  }

  ping(): void {
    this.pings += 1
  }

  terminate(): void {
    this.terminated = true
    this.emit('close')
  }

  close(): void {
    this.emit('close')
  }

  get revisions(): number[] {
    return this.sent.flatMap(({ view }) => (view ? [view.revision] : []))
  }
}

function fakeHost() {
  let tell: (json: string) => void = () => {}
  let tellPack: (json: string) => void = () => {}
  let projectors = -1
  const host: HostPort = {
    handle: () => Promise.resolve({ ok: true }),
    subscribeFacilitator: () => () => {},
    subscribeProjector: (listener, onPack) => {
      tell = (json) => listener(JSON.parse(json) as never, json)
      tellPack = (json) => onPack(JSON.parse(json) as never, json)
      return () => {}
    },
    projectorConnected: (count) => {
      projectors = count
    },
  }
  const show = (revision: number) => tell(JSON.stringify({ revision }))
  const pack = (id: string) => tellPack(JSON.stringify({ id }))
  return { host, show, pack, projectors: () => projectors }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

const join = (sockets: Sockets) => {
  const socket = new SlowSocket()
  sockets.addProjector(socket as unknown as WebSocket)
  return socket
}

describe('windows on a slow line', () => {
  it('skip what is out of date and end with the newest view, while quick ones see all', () => {
    const { host, show } = fakeHost()
    const sockets = new Sockets(host, () => 0)
    show(1)
    const [quick, slow] = [join(sockets), join(sockets)]
    for (let revision = 2; revision <= 50; revision += 1) {
      quick.flush()
      if (revision % 20 === 0) slow.flush()
      show(revision)
    }
    slow.flush()
    expect(quick.revisions).toEqual(Array.from({ length: 50 }, (_, n) => n + 1))
    expect(slow.revisions).toEqual([1, 19, 39, 50])
    sockets.close()
  })

  it('get every game, each before the first view that needs it, also when they come late', () => {
    const { host, show, pack } = fakeHost()
    const sockets = new Sockets(host, () => 0)
    const slow = join(sockets)
    show(1)
    show(2)
    pack('one')
    show(3)
    slow.flush()
    const kinds = ({ sent }: SlowSocket) => sent.map(({ t }) => t)
    expect(kinds(slow)).toEqual(['hello', 'view', 'pack', 'view'])
    expect(slow.revisions).toEqual([1, 3])
    expect(kinds(join(sockets))).toEqual(['hello', 'pack', 'view'])
    sockets.close()
  })

  it('are shown the present view when they come late', () => {
    const { host, show } = fakeHost()
    const sockets = new Sockets(host, () => 0)
    const early = join(sockets)
    expect(early.revisions).toEqual([])
    show(4)
    expect(early.revisions).toEqual([4])
    expect(join(sockets).revisions).toEqual([4])
    sockets.close()
  })

  it('are given up, and no longer counted, when they answer no ping', () => {
    const { host, projectors } = fakeHost()
    const sockets = new Sockets(host, () => 0)
    const [here, gone] = [join(sockets), join(sockets)]
    expect(projectors()).toBe(2)
    for (let n = 0; n < 3; n += 1) {
      vi.advanceTimersByTime(15_000)
      here.emit('pong')
    }
    expect([here.terminated, gone.terminated]).toEqual([false, true])
    expect(projectors()).toBe(1)
    sockets.close()
    expect(projectors()).toBe(0)
  })
})

describe('a computer that slept', () => {
  it('is noticed once it wakes, and not when it was only busy', () => {
    let woke = 0
    const stop = watchSleep(() => (woke += 1))
    vi.advanceTimersByTime(60_000)
    vi.setSystemTime(Date.now() + 4000)
    vi.advanceTimersByTime(5000)
    expect(woke).toBe(0)
    vi.setSystemTime(Date.now() + 3_600_000)
    vi.advanceTimersByTime(5000)
    expect(woke).toBe(1)
    stop()
    vi.setSystemTime(Date.now() + 3_600_000)
    vi.advanceTimersByTime(5000)
    expect(woke).toBe(1)
  })
})
