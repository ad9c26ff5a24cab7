import { EventEmitter } from 'node:events'
import type { BrowserWindow } from 'electron'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { reviveWindow } from '../../electron/main/windows/reviveWindow'

function openWindow() {
  const reload = vi.fn()
  const webContents = Object.assign(new EventEmitter(), { reload })
  const window = { webContents, isDestroyed: vi.fn(() => false) }
  reviveWindow(window as unknown as BrowserWindow)
  const die = (reason = 'crashed') => webContents.emit('render-process-gone', {}, { reason })
  return { window, reload, die }
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
    const { reload, die } = openWindow()
    for (let death = 0; death < 4; death += 1) {
      die()
      vi.advanceTimersByTime(100)
    }
    expect(reload).toHaveBeenCalledTimes(3)
    vi.advanceTimersByTime(60_000)
    die()
    vi.advanceTimersByTime(0)
    expect(reload).toHaveBeenCalledTimes(4)
  })
})
