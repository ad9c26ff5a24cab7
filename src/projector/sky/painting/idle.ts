/** Work that waits for moments in which nothing else is to be done. */

/** What is left of a moment that is not begun any more, in milliseconds. */
const LEAST_MS = 6
/** Where no moment is idle, a little of the work is done this often. */
const LONGEST_WAIT_MS = 250

/**
 * Goes on with some work in idle moments until it is done.
 * @returns a function that stops it
 */
export function inIdleMoments(work: Iterator<unknown>): () => void {
  let handle = 0
  // Browsers that tell no idle moments get short ones, far from each other.
  const idle = 'requestIdleCallback' in window
  const wait = () =>
    (handle = idle
      ? requestIdleCallback(go, { timeout: LONGEST_WAIT_MS })
      : window.setTimeout(() => go(null), 50))
  function go(moment: IdleDeadline | null): void {
    do {
      if (work.next().done) return
    } while (moment && moment.timeRemaining() > LEAST_MS)
    wait()
  }
  wait()
  return () => (idle ? cancelIdleCallback(handle) : clearTimeout(handle))
}
