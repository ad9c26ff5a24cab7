/** What a clock's face shows at a moment. Drawn from the clock's end, so a window that slept shows the right second. */

/** A clock as the views carry it; times in milliseconds, `endsAt` on the host's clock. */
export type TimedClock = { readonly totalMs: number } & (
  | { readonly state: 'running'; readonly endsAt: number }
  | { readonly state: 'paused'; readonly leftMs: number }
  | { readonly state: 'over' }
)

/** `near`: ten seconds are left. `last`: five. */
export type ClockMood = 'calm' | 'near' | 'last' | 'over'

export interface ClockFace {
  /** Whole seconds to show; a second is shown until it has passed. */
  readonly seconds: number
  /** `2:05`; without minutes where the clock never had any. */
  readonly text: string
  readonly mood: ClockMood
  readonly state: TimedClock['state']
}

const NEAR_SECONDS = 10
const LAST_SECONDS = 5

/** Milliseconds left on a clock. @param now the host's clock */
export function leftMs(clock: TimedClock, now: number): number {
  if (clock.state === 'over') return 0
  return Math.max(0, clock.state === 'paused' ? clock.leftMs : clock.endsAt - now)
}

/** @param now the host's clock in milliseconds */
export function clockFace(clock: TimedClock, now: number): ClockFace {
  const seconds = Math.ceil(leftMs(clock, now) / 1000)
  return {
    seconds,
    text: clockText(seconds, Math.max(seconds, Math.round(clock.totalMs / 1000)) >= 60),
    mood: moodOf(seconds),
    state: clock.state,
  }
}

/** Milliseconds until a running clock's face changes; null when it stands still. */
export function nextChange(clock: TimedClock, now: number): number | null {
  if (clock.state !== 'running') return null
  const left = leftMs(clock, now)
  return left === 0 ? null : left - (Math.ceil(left / 1000) - 1) * 1000
}

function moodOf(seconds: number): ClockMood {
  if (seconds === 0) return 'over'
  if (seconds <= LAST_SECONDS) return 'last'
  return seconds <= NEAR_SECONDS ? 'near' : 'calm'
}

function clockText(seconds: number, withMinutes: boolean): string {
  if (!withMinutes) return String(seconds)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
