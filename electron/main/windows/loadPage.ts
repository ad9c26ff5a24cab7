import type { BrowserWindow } from 'electron'
import { type Audience, pageAddress } from '../security/scheme'

/** Loads a window's page. One that was closed meanwhile is no failure. */
export function loadPage(window: BrowserWindow, audience: Audience): void {
  window.loadURL(pageAddress(audience)).catch((error: unknown) => {
    if (window.isDestroyed()) return
    console.error(error)
    // Better an empty window than a program that nobody can see and end.
    window.show()
  })
}
