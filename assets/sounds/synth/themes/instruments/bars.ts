// Bars, plates and gongs that are struck.
import { between, dice, draw, strike } from '../../signal'
import { note } from '../../tones'
import { once, type Player } from './player'

/** Makes bars or plates that are struck: what sounds beside the note, how strong, and for how long. */
function struck(
  id: string,
  ring: number,
  modes: readonly (readonly [number, number, number])[],
  click = 0.25,
): Player {
  return (name, _hold, force) =>
    once(`${id} ${name} ${force > 1 ? 1 : 0}`, () => {
      const hertz = note(name)
      const lasts = ring * (440 / hertz) ** 0.3
      const roll = dice(Math.round(hertz))
      return draw(lasts * 2.6, (t) => {
        let sum = click * between(roll, -1, 1) * strike(t, 0.0005, 0.004)
        for (const [ratio, loud, share] of modes) {
          if (hertz * ratio > 9000) continue
          sum +=
            loud *
            (ratio > 1 && force > 1 ? 1.3 : 1) *
            Math.sin(2 * Math.PI * hertz * ratio * t) *
            strike(t, 0.0012, lasts * share)
        }
        return sum
      })
    })
}
/** Bars of metal over tubes. */
export const vibes = struck(
  'vibes',
  1.1,
  [
    [1, 1, 1],
    [3.98, 0.25, 0.25],
    [9.8, 0.06, 0.1],
  ],
  0.06,
)
/** Glass that nobody has blown. */
export const glass = struck(
  'glass',
  1.3,
  [
    [1, 1, 1],
    [1.003, 0.6, 0.9],
    [2.76, 0.3, 0.4],
    [5.4, 0.14, 0.2],
  ],
  0.08,
)
/** A plate of some hull. */
export const plate = struck(
  'plate',
  0.9,
  [
    [1, 1, 1],
    [1.61, 0.8, 0.7],
    [2.33, 0.6, 0.5],
    [2.91, 0.45, 0.4],
    [4.17, 0.35, 0.25],
    [5.3, 0.2, 0.2],
  ],
  0.5,
)
/** Wooden bars, dry. */
export const bars = struck(
  'bars',
  0.22,
  [
    [1, 1, 1],
    [3.9, 0.4, 0.4],
    [9.2, 0.15, 0.2],
  ],
  0.4,
)
/** Knobbed gongs in a frame. */
export const gongs = struck(
  'gongs',
  1.8,
  [
    [1, 1, 1],
    [1.007, 0.7, 0.9],
    [1.51, 0.35, 0.6],
    [2.02, 0.45, 0.55],
    [2.7, 0.3, 0.35],
    [4.1, 0.14, 0.2],
  ],
  0.1,
)
/** A church's smaller bell. */
export const toll = struck(
  'toll',
  1.9,
  [
    [0.5, 0.45, 1.3],
    [1, 0.8, 1],
    [1.19, 0.6, 0.8],
    [1.5, 0.3, 0.6],
    [2, 0.9, 0.5],
    [2.66, 0.3, 0.3],
    [4.1, 0.2, 0.15],
  ],
  0.15,
)
