/** The clock of the machine, as a host wants it: what it shows in milliseconds, and a callback after so many of them. */
import type { HostOptions } from './host'

export const systemClock: Pick<HostOptions, 'now' | 'schedule'> = {
  now: () => performance.now(),
  schedule: (ms, callback) => {
    const timer = setTimeout(callback, ms)
    return () => clearTimeout(timer)
  },
}
