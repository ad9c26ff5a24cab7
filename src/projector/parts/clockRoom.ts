/** How much of a scene's height the clock takes, in units of the picture. */
import type { ClockFace } from '../../ui/clock'

/** The clock's size where it is the whole scene, and the smallest that is read from four metres. */
const HUGE = 320
const LEAST = 120
const LEADING = 0.95
/** The plate that says that it stands. */
const PAUSED = 80
/** A digit's and a colon's width, in sizes of the clock. */
const WIDTHS = { digit: 0.61, colon: 0.3 }

/** What stands below the digits while the clock does not run. */
export const pausedRoom = (face: ClockFace | null): number =>
  face?.state === 'paused' ? PAUSED : 0

/** The largest clock for a room, its plate included. */
export function fittedClock(face: ClockFace, room: { width: number; height: number }): number {
  const signs = [...face.text].reduce(
    (width, sign) => width + (sign === ':' ? WIDTHS.colon : WIDTHS.digit),
    0,
  )
  const high = (room.height - pausedRoom(face)) / LEADING
  return Math.max(LEAST, Math.min(HUGE, high, room.width / Math.max(signs, 1)))
}
