import { EventEmitter } from 'node:events'
import type { BrowserWindow } from 'electron'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { reviveWindow } from '../../electron/main/windows/reviveWindow'

vi.mock('electron', () => ({}))

const PAGE = 'nightfall://app/projector/'
const HALTED = 'nightfall://app/halted/projector/'

function openWindow() {
  const reload = vi.fn()
  const loadURL = vi.fn(() => Promise.resolve())
  const onHalted = vi.fn()
  const webContents = Object.assign(new EventEmitter(), { reload })
  const window = { webContents, loadURL, isDestroyed: vi.fn(() => false) }
  reviveWindow(window as unknown as BrowserWindow, { audience: 'projector', onHalted })
  const die = (reason = 'crashed') => webContents.emit('render-process-gone', {}, { reason })
  const dieForGood = () => {
    for (let death = 0; death < 4; death += 1) {
      die()
      vi.advanceTimersByTime(100)
    }
  }
  const press = (key: string, more = {}) => {
    const preventDefault = vi.fn()
    const input = { type: 'keyDown', key, isAutoRepeat: false, ...more }
    webContents.emit('before-input-event', { preventDefault }, input)
    vi.advanceTimersByTime(0)
    return preventDefault
  }
  return { window, webContents, reload, loadURL, onHalted, die, dieForGood, press }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('A page whose process died', () => {
  it('is loaded again once the event of it is over, not inside of it', () => {
    const { reload, die } = openWindow()
    die()
    expect(reload).not.toHaveBeenCalled()
    vi.advanceTimersByTime(0)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('stays dead when its window was closed meanwhile, or when it ended by itself', () => {
    const { window, reload, die } = openWindow()
    die('clean-exit')
    vi.advanceTimersByTime(0)
    die()
    window.isDestroyed.mockReturnValue(true)
    vi.advanceTimersByTime(0)
    expect(reload).not.toHaveBeenCalled()
  })

  it('is given up at the fourth death in a minute, and not at the fourth in an evening', () => {
    const { reload, loadURL, onHalted, die } = openWindow()
    for (let death = 0; death < 3; death += 1) {
      die()
      vi.advanceTimersByTime(100)
    }
    vi.advanceTimersByTime(60_000)
    die()
    vi.advanceTimersByTime(0)
    expect(reload).toHaveBeenCalledTimes(4)
    expect(loadURL).not.toHaveBeenCalled()
    expect(onHalted).not.toHaveBeenCalled()
  })
})

describe('A page that keeps dying', () => {
  it('ends on a page that says what to do, is told once, and is not loaded by itself any more', () => {
    const { reload, loadURL, onHalted, die, dieForGood } = openWindow()
    dieForGood()
    expect(reload).toHaveBeenCalledTimes(3)
    expect(loadURL.mock.calls).toEqual([[HALTED]])
    expect(onHalted).toHaveBeenCalledTimes(1)
    die()
    vi.advanceTimersByTime(60_000)
    expect(reload).toHaveBeenCalledTimes(3)
    expect(loadURL).toHaveBeenCalledTimes(1)
  })

  it('is tried again by Enter or by the page’s button, and has three lives again', () => {
    for (const way of ['key', 'button'] as const) {
      const { webContents, reload, loadURL, dieForGood, press } = openWindow()
      dieForGood()
      if (way === 'key') expect(press('Enter')).toHaveBeenCalled()
      else webContents.emit('will-frame-navigate', { url: PAGE })
      vi.advanceTimersByTime(0)
      expect(loadURL.mock.calls).toEqual([[HALTED], [PAGE]])
      dieForGood()
      expect(reload).toHaveBeenCalledTimes(6)
      expect(loadURL.mock.calls.at(-1)).toEqual([HALTED])
    }
  })

  it('is not tried by another key, a held one, or a link that leads elsewhere', () => {
    const { webContents, loadURL, dieForGood, press } = openWindow()
    dieForGood()
    for (const prevented of [
      press('a'),
      press('Enter', { isAutoRepeat: true }),
      press('Enter', { type: 'keyUp' }),
    ]) {
      expect(prevented).not.toHaveBeenCalled()
    }
    webContents.emit('will-frame-navigate', { url: 'nightfall://app/facilitator/' })
    vi.advanceTimersByTime(0)
    expect(loadURL).toHaveBeenCalledTimes(1)
  })

  it('leaves Enter to the page as long as the page lives', () => {
    const { loadURL, press } = openWindow()
    expect(press('Enter')).not.toHaveBeenCalled()
    expect(loadURL).not.toHaveBeenCalled()
  })
})
