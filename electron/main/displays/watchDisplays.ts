import { powerMonitor, screen } from 'electron'

/** One plug makes several events; the last of them counts. */
const SETTLE_MS = 150

/**
 * Calls back when displays came, went or changed, and after the machine slept: once it is quiet, and at once
 * when one was pulled out, because the system moves its windows to those that are left.
 * @returns a function that stops
 */
export function watchDisplays(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const settle = (): void => {
    clearTimeout(timer)
    timer = setTimeout(onChange, SETTLE_MS)
  }
  const gone = (): void => {
    onChange()
    settle()
  }
  screen.on('display-added', settle)
  screen.on('display-removed', gone)
  screen.on('display-metrics-changed', settle)
  powerMonitor.on('resume', settle)
  powerMonitor.on('unlock-screen', settle)
  return () => {
    clearTimeout(timer)
    screen.off('display-added', settle)
    screen.off('display-removed', gone)
    screen.off('display-metrics-changed', settle)
    powerMonitor.off('resume', settle)
    powerMonitor.off('unlock-screen', settle)
  }
}
