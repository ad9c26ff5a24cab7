import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { argumentsWithoutGraphics, readUnfinished } from '../../electron/main/graphics/restart'
import { watchGraphics } from '../../electron/main/graphics/watchGraphics'

const electron = await vi.hoisted(async () => {
  const { EventEmitter: Emitter } = await import('node:events')
  return { app: new Emitter() }
})
vi.mock('electron', () => electron)

function watch(isWithout = false) {
  const reload = vi.fn()
  const restart = vi.fn()
  watchGraphics({ reload, restart: isWithout ? null : restart })
  const die = (type = 'GPU', reason = 'crashed') => {
    electron.app.emit('child-process-gone', {}, { type, reason, exitCode: 1 })
    vi.advanceTimersByTime(0)
  }
  return { reload, restart, die }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  electron.app.removeAllListeners()
})

describe('When the graphics process dies', () => {
  it('the windows are loaded anew; a second death within a minute starts the program without it, once', () => {
    const { reload, restart, die } = watch()
    die()
    expect([reload, restart].map(({ mock }) => mock.calls.length)).toEqual([1, 0])
    vi.advanceTimersByTime(59_000)
    die()
    die()
    expect([reload, restart].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
  })

  it('now and then in an evening, nothing but the windows is loaded anew', () => {
    const { reload, restart, die } = watch()
    for (let death = 0; death < 5; death += 1) {
      die()
      vi.advanceTimersByTime(60_000)
    }
    expect([reload, restart].map(({ mock }) => mock.calls.length)).toEqual([5, 0])
  })

  it('without the graphics processor, too, windows are loaded once a minute and nothing goes round', () => {
    const { reload, die } = watch(true)
    for (let death = 0; death < 20; death += 1) die()
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('nothing happens for a process that ended by itself, or for another one', () => {
    const { reload, restart, die } = watch()
    die('GPU', 'clean-exit')
    die('Utility')
    die('Utility')
    expect([reload, restart].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
  })
})

describe('The start without the graphics processor', () => {
  const left = {
    evening: '2026-11-24-1',
    lobby: null,
    covered: true,
    desk: { x: -1440, y: 0, width: 1200, height: 800 },
    screen: { label: 'Großer “Fernseher” %PATH%', width: 1920, height: 1080 },
  }

  it('finds what was left, whatever stands on the command line besides, and an ordinary start finds nothing', () => {
    const args = argumentsWithoutGraphics(['nightfall', '.', '--ozone-platform=x11'], left)
    expect(args.slice(0, 2)).toEqual(['.', '--ozone-platform=x11'])
    expect(readUnfinished(['nightfall', ...args])).toEqual(left)
    expect(readUnfinished(['nightfall', '.', '--ozone-platform=x11'])).toBeNull()
  })

  it('carries what was left last, once, and in signs that no shell reads', () => {
    const first = argumentsWithoutGraphics(['nightfall'], left)
    const again = argumentsWithoutGraphics(['nightfall', ...first], { ...left, evening: null })
    expect(again).toHaveLength(1)
    expect(again[0]).toMatch(/^--[\w=-]+$/)
    expect(readUnfinished(['nightfall', ...again])?.evening).toBeNull()
  })

  it('takes nothing that is no such thing, and fails at none', () => {
    const nothing = { evening: null, lobby: null, covered: false, desk: null, screen: null }
    const pack = (value: unknown) =>
      `--nightfall-without-graphics=${Buffer.from(JSON.stringify(value)).toString('base64url')}`
    for (const arg of ['--nightfall-without-graphics=%%%', pack(null), pack([]), pack(7)]) {
      expect(readUnfinished(['nightfall', arg])).toEqual(nothing)
    }
    const wrong = { evening: 7, lobby: {}, covered: 'yes', desk: { x: 1 }, screen: { label: 3 } }
    expect(readUnfinished([pack(wrong)])).toEqual(nothing)
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(typeof readUnfinished([pack(value)])?.covered).toBe('boolean')
      }),
      { numRuns: 50 },
    )
  })
})
