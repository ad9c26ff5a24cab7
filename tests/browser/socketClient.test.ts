import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { facilitatorSocket } from '../../src/bridge/carriers/facilitatorSocket'
import { projectorSocket } from '../../src/bridge/carriers/projectorSocket'
import { fakeSockets } from './support/fakeSocket'

const localNow = () => Date.now()
beforeEach(() => {
  vi.useFakeTimers({ now: 1000 })
})
afterEach(() => vi.useRealTimers())

const revisions = (window: { onView(listener: (view: { revision: number }) => void): unknown }) => {
  const seen: number[] = []
  window.onView(({ revision }) => seen.push(revision))
  return seen
}

describe('a window at its end of the line', () => {
  it('takes only views newer than the newest, and shows it to those who come later', () => {
    const { makeSocket, newest } = fakeSockets()
    const window = projectorSocket({ url: 'ws://x', makeSocket, localNow })
    const early = revisions(window)
    newest().open()
    newest().hear({ t: 'hello', instance: 'a', now: 0 })
    for (const revision of [3, 2, 3, 5, 4]) newest().hear({ t: 'view', view: { revision } })
    expect(early).toEqual([3, 5])
    expect(revisions(window)).toEqual([5])
    window.close()
  })

  it('begins anew with a host that was started anew', () => {
    const { makeSocket, newest } = fakeSockets()
    const window = projectorSocket({ url: 'ws://x', makeSocket, localNow })
    const seen = revisions(window)
    for (const [instance, revision] of [
      ['a', 7],
      ['a', 7],
      ['a', 6],
      ['b', 1],
    ] as const) {
      newest().open()
      newest().hear({ t: 'hello', instance, now: 0 })
      newest().hear({ t: 'view', view: { revision } })
      newest().hangUp()
      vi.advanceTimersByTime(10_000)
    }
    expect(seen).toEqual([7, 1])
    window.close()
  })

  it('ignores what is no message', () => {
    const { makeSocket, newest } = fakeSockets()
    const window = facilitatorSocket({ url: 'ws://x', makeSocket, localNow })
    const seen = revisions(window)
    newest().open()
    for (const text of ['', 'null', '[]', '{', '"view"', '{"t":"other"}', '{"t":"reply","n":99}']) {
      newest().hear(text)
    }
    newest().hear({ t: 'view', view: { revision: 1 } })
    expect(seen).toEqual([1])
    window.close()
  })

  it('tries again ever more seldom, at most every few seconds, and quickly after it had a line', () => {
    const { made, makeSocket, newest } = fakeSockets()
    const window = projectorSocket({ url: 'ws://x', makeSocket, localNow })
    const gaps: number[] = []
    for (let n = 0; n < 12; n += 1) {
      const count = made.length
      const began = Date.now()
      newest().hangUp()
      while (made.length === count) vi.advanceTimersByTime(10)
      gaps.push(Date.now() - began)
    }
    expect(gaps[0]).toBeLessThan(300)
    expect(Math.max(...gaps)).toBeLessThan(5100)
    expect(Math.min(...gaps.slice(-3))).toBeGreaterThan(2900)
    newest().open()
    newest().hangUp()
    vi.advanceTimersByTime(300)
    expect(made.length).toBe(14)
    newest().hangUp()
    window.wake()
    expect(made.length).toBe(15)
    window.close()
    newest().hangUp()
    vi.advanceTimersByTime(60_000)
    expect(made.length).toBe(15)
  })

  it('hangs up on a line that has gone dead without a word', () => {
    const { made, makeSocket, newest } = fakeSockets()
    const window = projectorSocket({ url: 'ws://x', makeSocket, localNow })
    const lines: boolean[] = []
    window.onConnection((connected) => lines.push(connected))
    newest().open()
    const answerAll = () => {
      for (const { t, n } of newest().said.splice(0))
        if (t === 'time') newest().hear({ t, n, now: 5 })
    }
    for (let n = 0; n < 40; n += 1) {
      vi.advanceTimersByTime(1000)
      answerAll()
    }
    expect(made.length).toBe(1)
    vi.advanceTimersByTime(20_000)
    expect(made[0]?.closed).toBe(true)
    expect(made.length).toBe(2)
    expect(lines).toEqual([false, true, false])
    window.close()
  })

  it('does not blame the line for having been held up itself', () => {
    const { made, makeSocket, newest } = fakeSockets()
    const window = projectorSocket({ url: 'ws://x', makeSocket, localNow })
    newest().open()
    vi.advanceTimersByTime(50)
    vi.setSystemTime(Date.now() + 30_000)
    vi.advanceTimersByTime(20)
    expect(made[0]?.closed).toBe(false)
    vi.advanceTimersByTime(30_000)
    expect(made[0]?.closed).toBe(true)
    window.close()
  })

  it('knows the time over a line that is slower than its questions', () => {
    const { makeSocket, newest } = fakeSockets()
    const window = projectorSocket({ url: 'ws://x', makeSocket, localNow })
    const socket = newest()
    const send = socket.send.bind(socket)
    socket.send = (text) => {
      send(text)
      const { t, n } = JSON.parse(text) as { t: string; n: number }
      setTimeout(() => {
        const now = Date.now() + 50_000
        setTimeout(() => socket.hear({ t, n, now }), 100)
      }, 100)
    }
    socket.open()
    vi.advanceTimersByTime(2000)
    expect(window.now()).toBe(Date.now() + 50_000)
    window.close()
  })

  it('says nothing on a line that is being hung up, and answers the command as lost when the line is gone', async () => {
    const { makeSocket, newest } = fakeSockets()
    const window = facilitatorSocket({ url: 'ws://x', makeSocket, localNow })
    newest().open()
    const before = newest().said.length
    newest().beginToHangUp()
    const lost = window.actions['game.undo']({})
    vi.advanceTimersByTime(300)
    expect(newest().said).toHaveLength(before)
    newest().hangUp()
    expect(await lost).toEqual({ ok: false, refusal: { code: 'connectionLost' } })
    window.close()
  })

  it('gives each reply to the command that asked for it', async () => {
    const { makeSocket, newest } = fakeSockets()
    const window = facilitatorSocket({
      url: 'ws://x',
      protocols: ['token.t'],
      makeSocket,
      localNow,
    })
    expect(newest().protocols).toEqual(['nightfall', 'token.t'])
    newest().open()
    const asked = [window.actions['game.undo']({}), window.actions['lobby.begin']({ ruleset: 'x' })]
    const commands = newest().said.filter(({ t }) => t === 'command')
    expect(commands.map(({ command }) => command)).toEqual([
      { type: 'game.undo' },
      { type: 'lobby.begin', ruleset: 'x' },
    ])
    for (const { n, command } of [...commands].reverse()) {
      newest().hear({ t: 'reply', n, reply: { ok: true, data: command } })
    }
    expect(await Promise.all(asked)).toMatchObject([
      { data: { type: 'game.undo' } },
      { data: { type: 'lobby.begin' } },
    ])
    const lost = window.actions['game.redo']({})
    newest().hangUp()
    expect(await lost).toEqual({ ok: false, refusal: { code: 'connectionLost' } })
    window.close()
  })
})
