/** How often it is looked, and how late a look has to be to mean that the computer slept, in milliseconds. */
const LOOK_MS = 1000
const SLEPT_MS = 8000

/**
 * Calls back when the computer has slept: outside Electron nobody says so, but the calendar has moved on
 * while this program stood still. @returns a function that stops
 */
export function watchSleep(onWoke: () => void): () => void {
  let last = Date.now()
  const timer = setInterval(() => {
    const now = Date.now()
    const hasSlept = now - last > SLEPT_MS
    last = now
    if (hasSlept) onWoke()
  }, LOOK_MS)
  return () => clearInterval(timer)
}
