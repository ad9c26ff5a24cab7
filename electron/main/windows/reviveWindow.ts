import type { BrowserWindow } from 'electron'

const CALM_MS = 60_000
const MOST_DEATHS = 3

/** Loads a page anew when its process died: it mirrors the host, so nothing is lost. Gives up on one that keeps dying. */
export function reviveWindow(window: BrowserWindow): void {
  let deaths: number[] = []
  window.webContents.on('render-process-gone', (_event, { reason }) => {
    if (reason === 'clean-exit' || window.isDestroyed()) return
    const now = performance.now()
    deaths = [...deaths.filter((death) => now - death < CALM_MS), now]
    if (deaths.length > MOST_DEATHS) return
    // Reloading inside of this event has taken the whole program down (electron 19887, 51900).
    setTimeout(() => {
      if (!window.isDestroyed()) window.webContents.reload()
    })
  })
}
