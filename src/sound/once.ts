// Which cues are new: a sound is played once, whatever is undone, reloaded or sent again.

export interface Serials {
  /** Whether a cue with this serial is news. The first one seen never is: it was there before us. */
  admit(serial: number): boolean
  /** Forgets what was seen, for another host or evening; the next serial is taken as a beginning. */
  forget(): void
}

/** Keeps the highest serial seen. */
export function createSerials(): Serials {
  let highest: number | null = null
  return {
    admit(serial) {
      const isNews = highest !== null && serial > highest
      highest = Math.max(highest ?? serial, serial)
      return isNews
    },
    forget() {
      highest = null
    },
  }
}

/** A heart beats from here on, */
const LAST_SECONDS = 10
/** and the clock itself is heard at the very end. */
const LAST_TICKS = 3

export type Beat = 'heartbeat' | 'tick'

export interface Countdown {
  /**
   * What the whole seconds now left on a running clock sound like: a heart in each of the last ten when it is
   * reached, a tick in the last three, nothing when they are met for the first time. Null where no clock runs.
   */
  admit(secondsLeft: number | null): Beat | null
}

/** Watches one clock run out. */
export function createCountdown(): Countdown {
  let last: number | null = null
  return {
    admit(secondsLeft) {
      const before = last
      last = secondsLeft
      if (before === null || secondsLeft === null || secondsLeft >= before) return null
      if (secondsLeft < 1 || secondsLeft > LAST_SECONDS) return null
      return secondsLeft <= LAST_TICKS ? 'tick' : 'heartbeat'
    },
  }
}
