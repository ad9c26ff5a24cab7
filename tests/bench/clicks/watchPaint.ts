/** Notes in a page when each change of it was painted. */
import type { Page } from '@playwright/test'

/** When the newest views were on the page, by the page's clock as time of day in milliseconds. */
export interface Painted {
  readonly revision: number
  /** When its frame began to be drawn. */
  readonly drawn: number
  readonly at: number
}

/** Begins the names of the marks that the browser's trace shows: the page's own name and the revision follow. */
export const MARK = 'nightfall-drawn-'

interface Watching {
  nightfallPainted?: Painted[]
}

/**
 * Watches `data-revision` on a page. Painted is the first task after the frame in which the page had changed: by then
 * the page's own part of the frame is done.
 */
export const watchPaint = (page: Page, name: string): Promise<void> =>
  page.evaluate((mark) => {
    const painted: Painted[] = []
    ;(globalThis as Watching).nightfallPainted = painted
    let seen = -1
    new MutationObserver(() => {
      const revision = Number(
        document.querySelector('[data-revision]')?.getAttribute('data-revision') ?? -1,
      )
      if (revision === seen) return
      seen = revision
      requestAnimationFrame(() => {
        const drawn = performance.timeOrigin + performance.now()
        performance.mark(mark + revision)
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () =>
          painted.push({ revision, drawn, at: performance.timeOrigin + performance.now() })
        port2.postMessage(null)
      })
    }).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: ['data-revision'],
    })
  }, `${MARK}${name}-`)

/** What was noted so far. */
export const paintedOf = (page: Page): Promise<Painted[]> =>
  page.evaluate(() => (globalThis as Watching).nightfallPainted ?? [])
