/** The pulse that the three pieces of a theme share: where it stands at a moment, and when its next bar begins. */

export interface ThemeClock {
  /** When its first bar began, in seconds of the audio context. */
  readonly startedAt: number
  readonly barMs: number
  /** All pieces of a theme are as long as each other. */
  readonly lengthMs: number
}

/** A bar line that is so near is met; what a sum of fractions adds or takes is no bar. */
const SLACK_S = 1e-6

/** @returns how far into the theme a moment is, in milliseconds */
export function positionAt(
  { startedAt, lengthMs }: Pick<ThemeClock, 'startedAt' | 'lengthMs'>,
  seconds: number,
): number {
  const since = (seconds - startedAt) * 1000
  return ((since % lengthMs) + lengthMs) % lengthMs
}

/** @returns the first moment from `seconds` on at which a bar begins */
export function nextBar({ startedAt, barMs }: ThemeClock, seconds: number): number {
  const bar = barMs / 1000
  return startedAt + Math.ceil((seconds - startedAt - SLACK_S) / bar) * bar
}
