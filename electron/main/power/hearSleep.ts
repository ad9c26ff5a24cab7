import { powerMonitor, screen } from 'electron'
import type { Host } from '../../../src/host/host'
import type { KeepAwake } from './keepAwake'

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

/** A display that goes while somebody works did not fall asleep: its cable was pulled. */
const IDLE_SECONDS = 60

const NOTICES: Readonly<Record<string, string>> = {
  win32: 'sleptWindows',
  darwin: 'sleptMac',
  linux: 'sleptLinux',
}

/**
 * Tells the host, once an evening, when the machine slept, locked itself or let a display go dark although it was asked not to
 * (electron 12345, 16529): on waking, with what to set on this system.
 * @param platform as `process.platform` names it
 */
export function tellOfSleep(
  host: Pick<Host, 'notice'>,
  awake: Pick<KeepAwake, 'isWanted'>,
  platform: string,
): { follow(): void } {
  let slept = false
  let told = false
  const fellAsleep = (): void => {
    slept = awake.isWanted
  }
  const woke = (): void => {
    if (!slept || told) return
    slept = false
    told = true
    host.notice(NOTICES[platform] ?? 'sleptLinux', 'error')
  }
  powerMonitor.on('suspend', fellAsleep)
  powerMonitor.on('lock-screen', fellAsleep)
  screen.on('display-removed', () => {
    if (powerMonitor.getSystemIdleTime() >= IDLE_SECONDS) fellAsleep()
  })
  powerMonitor.on('resume', woke)
  powerMonitor.on('unlock-screen', woke)
  screen.on('display-added', woke)
  return {
    /** The next evening is told anew. */
    follow() {
      if (awake.isWanted) return
      slept = false
      told = false
    },
  }
}
