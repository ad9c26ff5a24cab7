// Palermo: cicadas over a warm sea and a mandolin somewhere; by day the piazza, its bells, hooves and fountain.
import { filterChannel } from '../filters'
import { pluck, tremolo } from '../plucked'
import { between, dice, draw, lay, soften, strike, type Stereo } from '../signal'
import { HALL, LEAD, staged } from '../stage'
import { kettle, wood } from '../tones'

/** A blast, the walls of the piazza that give it back, and what comes down afterwards. */
export const explosion = (): Stereo => {
  const out = staged(3, { size: 95, tail: 65, share: 0.45 }, (stage) => {
    const roll = dice(271)
    const blast = filterChannel(
      draw(1.6, (t) => between(roll, -1, 1) * strike(t, 0.001, 0.26)),
      'lowpass',
      (t) => 5200 * Math.exp(-t / 0.16) + 160,
    )
    lay(stage, blast, { at: LEAD, gain: 1.2 })
    lay(stage, kettle(36, 0.6, 272), { at: LEAD, gain: 1.3 })
    lay(stage, blast, { at: 0.34, gain: 0.25, pan: -0.7 })
    lay(stage, blast, { at: 0.52, gain: 0.18, pan: 0.7 })
    for (let n = 0; n < 26; n++) {
      const at = 0.5 + 1.7 * roll() ** 1.4
      const bit = wood(between(roll, 500, 2400), 0.05, 273 + n)
      lay(stage, bit, { at, pan: between(roll, -0.9, 0.9), gain: 0.16 * (1.2 - at / 2.4) })
    }
  })
  return soften(out, 0.3)
}

/** A mandolin runs up to a chord and holds it: somebody is honoured. */
export const mandolin = (): Stereo =>
  staged(3, HALL, (stage) => {
    'A3 C#4 E4 A4 C#5'.split(' ').forEach((name, n) => {
      lay(stage, pluck(name, 2), { at: LEAD + n * 0.09, pan: -0.3 + n * 0.12, gain: 0.7 })
    })
    for (const [n, name] of ['E5', 'C#5', 'A4'].entries()) {
      lay(stage, tremolo(name, 1.3, 281 + n), { at: 0.5, pan: -0.4 + n * 0.4, gain: 0.6 })
    }
  })
