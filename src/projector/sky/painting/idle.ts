/** Work that waits for moments in which nothing else is to be done. */

/** What is left of a moment that is not begun any more, in milliseconds. */
const LEAST_MS = 6
/** Where no moment is idle: how often some of the work is done all the same, and how much, in milliseconds. */
export interface Pace {
  readonly wait: number
  readonly slice: number
}
const UNHURRIED: Pace = { wait: 250, slice: 0 }
/** For what is waited for. */
export const SOON: Pace = { wait: 40, slice: 24 }

/**
 * Goes on with some work in idle moments until it is done.
 * @returns a function that stops it
 */
export function inIdleMoments(
  work: Iterator<unknown>,
  { wait: longest, slice }: Pace = UNHURRIED,
): () => void {
  let handle = 0
  // Browsers that tell no idle moments get short ones, far from each other.
  const idle = 'requestIdleCallback' in window
  const wait = () =>
    (handle = idle
      ? requestIdleCallback(go, { timeout: longest })
      : window.setTimeout(() => go(null), 50))
  function go(moment: IdleDeadline | null): void {
    const began = performance.now()
    do {
      if (work.next().done) return
    } while (moment && (moment.timeRemaining() > LEAST_MS || performance.now() - began < slice))
    wait()
  }
  wait()
  return () => (idle ? cancelIdleCallback(handle) : clearTimeout(handle))
}
