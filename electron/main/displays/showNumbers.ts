import { BrowserWindow, type Display } from 'electron'
import { pageAddress } from '../security/scheme'
import { safePreferences } from '../windows/safePreferences'
import { inOrder } from './describeScreens'

const SHOWN_MS = 6000

/**
 * Shows on each display the number it has in the desk's list, large, for a few seconds.
 * @returns a function that takes them away at once
 */
export function showNumbers(displays: readonly Display[]): () => void {
  const windows = inOrder(displays).map(({ bounds }) => numberWindow(bounds))
  let timer: ReturnType<typeof setTimeout> | undefined
  let closed = false
  const close = (): void => {
    closed = true
    clearTimeout(timer)
    for (const window of windows) if (!window.isDestroyed()) window.destroy()
  }
  const loading = windows.map((window, index) =>
    window.loadURL(new URL(`../number/#n${index + 1}`, pageAddress('projector')).href),
  )
  // The time runs from when they can be read.
  void Promise.allSettled(loading).then(() => {
    if (!closed) timer = setTimeout(close, SHOWN_MS)
  })
  return close
}

function numberWindow(bounds: Display['bounds']): BrowserWindow {
  const size = Math.round(Math.min(bounds.width, bounds.height) / 2)
  const window = new BrowserWindow({
    width: size,
    height: size,
    x: bounds.x + Math.round((bounds.width - size) / 2),
    y: bounds.y + Math.round((bounds.height - size) / 2),
    frame: false,
    focusable: false,
    resizable: false,
    skipTaskbar: true,
    show: false,
    backgroundColor: '#14161f',
    webPreferences: safePreferences(null),
  })
  // Above a window that fills the display.
  window.setAlwaysOnTop(true, 'screen-saver')
  window.once('ready-to-show', () => window.showInactive())
  return window
}
