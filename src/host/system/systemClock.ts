/** The clock of the machine, as a host wants it: what it shows in milliseconds, and a callback after so many of them. */

/** Calls back once after some milliseconds. @returns a function that calls it off */
export type Schedule = (ms: number, callback: () => void) => () => void

export const systemClock: { readonly now: () => number; readonly schedule: Schedule } = {
  now: () => performance.now(),
  schedule: (ms, callback) => {
    const timer = setTimeout(callback, ms)
    return () => clearTimeout(timer)
  },
}
