import { type BrowserWindow, powerMonitor, screen } from 'electron'

/** One plug makes several events; the last of them counts. */
const SETTLE_MS = 150
/** A window that is dragged rests for a moment here and there. */
const DRAG_MS = 400

/**
 * Calls back when displays came, went or changed, and after the machine slept: once it is quiet, and at once
 * when one was pulled out, because the system moves its windows to those that are left.
 * @param desk the host's window: dragged onto the big screen, it would show the room everything
 * @param onDrag called when that window was moved and rests
 * @returns a function that stops
 */
export function watchDisplays(
  desk: BrowserWindow,
  onChange: () => void,
  onDrag: () => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let drag: ReturnType<typeof setTimeout> | undefined
  const settle = (): void => {
    clearTimeout(timer)
    timer = setTimeout(onChange, SETTLE_MS)
  }
  const dragged = (): void => {
    clearTimeout(drag)
    drag = setTimeout(onDrag, DRAG_MS)
  }
  const gone = (): void => {
    onChange()
    settle()
  }
  desk.on('move', dragged)
  screen.on('display-added', settle)
  screen.on('display-removed', gone)
  screen.on('display-metrics-changed', settle)
  powerMonitor.on('resume', settle)
  powerMonitor.on('unlock-screen', settle)
  return () => {
    clearTimeout(timer)
    clearTimeout(drag)
    desk.off('move', dragged)
    screen.off('display-added', settle)
    screen.off('display-removed', gone)
    screen.off('display-metrics-changed', settle)
    powerMonitor.off('resume', settle)
    powerMonitor.off('unlock-screen', settle)
  }
}
