import { powerMonitor, screen } from 'electron'

/** One plug makes several events; the last of them counts. */
const SETTLE_MS = 150

/** Calls back when displays came, went or changed, and after the machine slept. @returns a function that stops */
export function watchDisplays(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const settle = (): void => {
    clearTimeout(timer)
    timer = setTimeout(onChange, SETTLE_MS)
  }
  screen.on('display-added', settle)
  screen.on('display-removed', settle)
  screen.on('display-metrics-changed', settle)
  powerMonitor.on('resume', settle)
  return () => {
    clearTimeout(timer)
    screen.off('display-added', settle)
    screen.off('display-removed', settle)
    screen.off('display-metrics-changed', settle)
    powerMonitor.off('resume', settle)
  }
}
