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

const LAST_SECONDS = 5

export interface Countdown {
  /**
   * Whether the whole seconds now left on a running clock call for a tick: each of the last five when it is
   * reached, none when they are met for the first time. Null where no clock runs.
   */
  admit(secondsLeft: number | null): boolean
}

/** Watches one clock run out. */
export function createCountdown(): Countdown {
  let last: number | null = null
  return {
    admit(secondsLeft) {
      const before = last
      last = secondsLeft
      if (before === null || secondsLeft === null) return false
      return secondsLeft < before && secondsLeft >= 1 && secondsLeft <= LAST_SECONDS
    },
  }
}
