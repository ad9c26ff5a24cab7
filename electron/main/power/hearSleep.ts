import { powerMonitor } from 'electron'
import type { Host } from '../../../src/host/host'

/**
 * Lets the clock stand before the machine sleeps, and the windows hear the time when it is awake again.
 * @param windows what tells them
 */
export function hearSleep(host: Pick<Host, 'suspend'>, windows: readonly { woke(): void }[]): void {
  powerMonitor.on('suspend', () => void host.suspend())
  powerMonitor.on('resume', () => {
    for (const window of windows) window.woke()
  })
}
