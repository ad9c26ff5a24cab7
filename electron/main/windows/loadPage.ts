import type { BrowserWindow } from 'electron'

/** Loads a page of ours. A window that was closed meanwhile is no failure. */
export function loadPage(window: BrowserWindow, address: string): void {
  window.loadURL(address).catch((error: unknown) => {
    if (window.isDestroyed()) return
    console.error(error)
    // Better an empty window than a program that nobody can see and end.
    window.show()
  })
}
