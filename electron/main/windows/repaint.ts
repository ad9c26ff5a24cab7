import { type BrowserWindow, powerMonitor } from 'electron'

/** The graphics processor comes back later than the system. */
const LATE_MS = 1500

/**
 * Draws a window anew: after a sleep it may be black although its page goes on (electron 37361), and one that was shown again blank
 * (electron 42378). Showing what is shown already takes no focus and brought such windows back.
 */
export function repaint(window: BrowserWindow): void {
  if (window.isDestroyed() || !window.isVisible()) return
  window.showInactive()
  window.webContents.invalidate()
}

/** Draws all anew after a sleep and after the screen was locked: at once, and when the graphics processor has come back. */
export function repaintAfterSleep(repaintAll: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const woke = (): void => {
    repaintAll()
    clearTimeout(timer)
    timer = setTimeout(repaintAll, LATE_MS)
  }
  powerMonitor.on('resume', woke)
  powerMonitor.on('unlock-screen', woke)
  return () => {
    clearTimeout(timer)
    powerMonitor.off('resume', woke)
    powerMonitor.off('unlock-screen', woke)
  }
}
