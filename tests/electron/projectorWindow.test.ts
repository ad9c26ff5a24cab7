import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Area } from '../../electron/main/displays/placeProjector'
import { ProjectorWindow } from '../../electron/main/windows/projectorWindow'

const DISPLAY: Area = { x: 1440, y: 0, width: 1920, height: 1080 }
const DESK: Area = { x: 0, y: 0, width: 1440, height: 900 }

/** What a system makes of the places that a window is told, one call after the other; then it obeys. */
type Whims = ((told: Area) => Area)[]

const electron = await vi.hoisted(async () => {
  const { EventEmitter } = await import('node:events')
  const whims: Whims = []
  class FakeWindow extends EventEmitter {
    static last: FakeWindow | null = null
    readonly webContents = Object.assign(new EventEmitter(), { invalidate: () => {} })
    bounds: Area = { x: 0, y: 0, width: 1280, height: 720 }
    placed = 0
    entered = 0
    full = false
    constructor() {
      super()
      FakeWindow.last = this
    }
    loadURL = () => Promise.resolve()
    isDestroyed = () => false
    isVisible = () => true
    isFullScreen = () => this.full
    isSimpleFullScreen = () => this.full
    showInactive = () => {}
    hide = () => {}
    getBounds = () => this.bounds
    setBounds(told: Area) {
      this.placed += 1
      this.bounds = (whims.shift() ?? ((area) => area))(told)
    }
    setFullScreen(on: boolean) {
      this.full = on
      if (on) this.entered += 1
      this.emit(on ? 'enter-full-screen' : 'leave-full-screen')
    }
    setSimpleFullScreen(on: boolean) {
      this.setFullScreen(on)
    }
  }
  return { whims, BrowserWindow: FakeWindow }
})
vi.mock('electron', () => ({
  BrowserWindow: electron.BrowserWindow,
  app: { isPackaged: true },
  dialog: {},
  powerMonitor: {},
  protocol: {},
}))

/** The big screen's window, told to fill the television. */
function fill(...whims: Whims) {
  electron.whims.splice(0, Infinity, ...whims)
  const projector = new ProjectorWindow('Big screen', () => {})
  const window = electron.BrowserWindow.last
  if (!window) throw new Error('No window was opened.')
  const said: boolean[] = []
  projector.onPlaced = () => said.push(projector.isMisplaced)
  window.emit('ready-to-show')
  projector.stand({ kind: 'fullScreen', bounds: DISPLAY })
  return { projector, window, said }
}

const by = (pixels: number) => (told: Area) => ({
  ...told,
  x: told.x - pixels,
  width: told.width + pixels,
})
const onDesk = (): Area => DESK

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('The big screen’s window', () => {
  it('is placed again at once where the first call misses, as between displays of unequal scales', () => {
    const { window } = fill((told) => ({
      ...told,
      width: told.width / 1.5,
      height: told.height / 1.5,
    }))
    expect(window.bounds).toEqual(DISPLAY)
    expect([window.placed, window.entered]).toEqual([2, 1])
  })

  it('is left in peace where it is off by no more than systems are with scales', () => {
    const { window, said } = fill(by(5), by(5), by(5))
    vi.advanceTimersByTime(10_000)
    expect([window.placed, window.entered]).toEqual([3, 1])
    expect(said).toEqual([])
  })

  it('is read back a little later and placed once more', () => {
    const { window, said } = fill()
    window.bounds = { ...DISPLAY, x: DISPLAY.x + 60 }
    vi.advanceTimersByTime(1000)
    expect(window.bounds).toEqual(DISPLAY)
    expect(window.full).toBe(true)
    vi.advanceTimersByTime(10_000)
    expect(said).toEqual([])
  })

  it('is not placed for ever: the desk is told, once, and again when it stands right', () => {
    const { projector, window, said } = fill(...Array.from({ length: 200 }, () => onDesk))
    vi.advanceTimersByTime(60_000)
    expect(said).toEqual([true])
    const placed = window.placed
    expect(placed).toBeLessThan(30)
    vi.advanceTimersByTime(600_000)
    expect(window.placed).toBe(placed)
    electron.whims.length = 0
    projector.stand({ kind: 'fullScreen', bounds: DISPLAY })
    vi.advanceTimersByTime(1000)
    expect(said).toEqual([true, false])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('leaves full screen when it is asked to, and is not put back by itself', () => {
    const { projector, window } = fill()
    projector.leaveFullScreen()
    expect(window.full).toBe(false)
    vi.advanceTimersByTime(60_000)
    expect(window.full).toBe(false)
    projector.stand({ kind: 'fullScreen', bounds: DISPLAY })
    expect(window.full).toBe(true)
  })
})
