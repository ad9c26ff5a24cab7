import { app } from 'electron'

/** A second death within this time is no accident. */
const CALM_MS = 60_000

export interface GraphicsOptions {
  /** Loads the windows anew: what they had on the graphics processor is gone. */
  readonly reload: () => void
  /** Starts the program again without it; null where it runs without it already: there is no other way left. */
  readonly restart: (() => void) | null
}

/**
 * Gets the windows over a death of the graphics process (electron 832, 38001): loaded anew the first time, started again without
 * the graphics processor when it dies again within a minute. Without it, windows are loaded once a minute and no oftener.
 */
export function watchGraphics({ reload, restart }: GraphicsOptions): void {
  let last = -Infinity
  let gone = false
  app.on('child-process-gone', (_event, { type, reason }) => {
    if (gone || type !== 'GPU' || reason === 'clean-exit') return
    const now = performance.now()
    const isAgain = now - last < CALM_MS
    last = now
    if (!isAgain) {
      setTimeout(reload)
    } else if (restart) {
      gone = true
      setTimeout(restart)
    }
  })
}
