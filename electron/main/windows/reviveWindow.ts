/**
 * A page whose process died or hangs is loaded anew: it mirrors the host, so nothing is lost. One that keeps dying ends on a page
 * that says what to do, and is tried again when somebody asks for it.
 */
import type { BrowserWindow, Input } from 'electron'
import { type Audience, haltedAddress, pageAddress } from '../security/scheme'
import { loadPage } from './loadPage'

const CALM_MS = 60_000
const MOST_DEATHS = 3

export interface Revival {
  /** Loads the page anew, also one that was given up. */
  tryAgain(): void
  /** Whether the page was given up. */
  readonly isHalted: boolean
}

export interface ReviveOptions {
  readonly audience: Audience
  /** Called when the page is given up, or when even what stands in for it died. */
  readonly onHalted?: () => void
}

export function reviveWindow(
  window: BrowserWindow,
  { audience, onHalted = () => {} }: ReviveOptions,
): Revival {
  let deaths: number[] = []
  let isHalted = false
  /** Loading inside of an event has taken the whole program down (electron 19887, 51900). */
  const soon = (act: () => void): void => {
    setTimeout(() => {
      if (!window.isDestroyed()) act()
    })
  }
  const tryAgain = (): void => {
    deaths = []
    isHalted = false
    soon(() => loadPage(window, pageAddress(audience)))
  }

  window.webContents.on('render-process-gone', (_event, { reason }) => {
    if (reason === 'clean-exit' || window.isDestroyed()) return
    if (isHalted) return onHalted()
    const now = performance.now()
    deaths = [...deaths.filter((death) => now - death < CALM_MS), now]
    if (deaths.length <= MOST_DEATHS) return soon(() => window.webContents.reload())
    isHalted = true
    soon(() => loadPage(window, haltedAddress(audience)))
    onHalted()
  })
  window.webContents.on('before-input-event', (event, input) => {
    if (!isHalted || !asks(input)) return
    event.preventDefault()
    tryAgain()
  })
  // The page has no script: its button is a link, which leads nowhere by itself.
  window.webContents.on('will-frame-navigate', ({ url }) => {
    if (isHalted && url === pageAddress(audience)) tryAgain()
  })
  return {
    tryAgain,
    get isHalted() {
      return isHalted
    },
  }
}

const asks = ({ type, key, isAutoRepeat }: Pick<Input, 'type' | 'key' | 'isAutoRepeat'>): boolean =>
  type === 'keyDown' && key === 'Enter' && !isAutoRepeat
