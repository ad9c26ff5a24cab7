import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { askBeforeQuit } from '../../electron/main/quit/askBeforeQuit'
import { firstTexts } from '../../electron/main/texts'

const electron = await vi.hoisted(async () => {
  const { EventEmitter: Emitter } = await import('node:events')
  class App extends Emitter {
    ended = false
    quit(): void {
      let prevented = false
      this.emit('before-quit', { preventDefault: () => (prevented = true) })
      if (!prevented) this.ended = true
    }
  }
  return { app: new App(), powerMonitor: new Emitter(), answer: 0 }
})
vi.mock('electron', () => ({
  app: electron.app,
  powerMonitor: electron.powerMonitor,
  dialog: { showMessageBox: () => Promise.resolve({ response: electron.answer }) },
}))

/** Takes over the way to the end of a program that closes like this. @returns the desk's window */
function program(close: () => Promise<void>, isRunning = false): EventEmitter {
  const window = new EventEmitter()
  askBeforeQuit({
    desk: { window: window as never, open: null },
    latest: { isRunning, texts: firstTexts },
    close,
  })
  return window
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  electron.app.removeAllListeners()
  electron.app.ended = false
  electron.powerMonitor.removeAllListeners()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('The program ends', () => {
  it('when all is on disk, not before', async () => {
    let letGo = (): void => {}
    program(() => new Promise<void>((resolve) => (letGo = resolve)))
    electron.app.quit()
    await vi.advanceTimersByTimeAsync(1000)
    expect(electron.app.ended).toBe(false)
    letGo()
    await vi.advanceTimersByTimeAsync(0)
    expect(electron.app.ended).toBe(true)
  })

  it('though closing fails, and says why', async () => {
    program(() => Promise.reject(new Error('the disk is gone')))
    electron.app.quit()
    await vi.advanceTimersByTimeAsync(0)
    expect(electron.app.ended).toBe(true)
    expect(console.error).toHaveBeenCalledWith(new Error('the disk is gone'))
  })

  it('though closing never comes to its end', async () => {
    program(() => new Promise(() => {}))
    electron.app.quit()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(electron.app.ended).toBe(true)
  })

  it('with the system, whoever sits at the table, and though closing fails', async () => {
    program(() => Promise.reject(new Error('the disk is gone')), true)
    electron.powerMonitor.emit('shutdown')
    await vi.advanceTimersByTimeAsync(0)
    expect(electron.app.ended).toBe(true)
  })

  it('after all is on disk when macOS or Linux shuts down, which is asked to wait so long', async () => {
    let letGo = (): void => {}
    const close = vi.fn(() => new Promise<void>((resolve) => (letGo = resolve)))
    const preventDefault = vi.fn()
    program(close, true)
    electron.powerMonitor.emit('shutdown', { preventDefault })
    electron.powerMonitor.emit('shutdown', { preventDefault })
    expect(preventDefault).toHaveBeenCalledTimes(2)
    expect(close).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1000)
    expect(electron.app.ended).toBe(false)
    letGo()
    await vi.advanceTimersByTimeAsync(0)
    expect(electron.app.ended).toBe(true)
  })

  it('with the session of Windows, which asks nobody and tells the windows alone', async () => {
    const close = vi.fn(() => Promise.resolve())
    const desk = program(close, true)
    desk.emit('session-end', { preventDefault: () => {}, reasons: ['shutdown'] })
    expect(close).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(0)
    expect(electron.app.ended).toBe(true)
  })

  it('during an evening only if the host says so, and may be asked again', async () => {
    program(() => Promise.resolve(), true)
    electron.answer = 0
    electron.app.quit()
    await vi.advanceTimersByTimeAsync(0)
    expect(electron.app.ended).toBe(false)
    electron.answer = 1
    electron.app.quit()
    await vi.advanceTimersByTimeAsync(0)
    expect(electron.app.ended).toBe(true)
  })
})
