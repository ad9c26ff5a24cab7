// Banishings and broken hearts.
import { filterChannel } from '../filters'
import { pluck } from '../plucked'
import { between, dice, hump, lay, soften, strike, type Stereo } from '../signal'
import { HALL, LEAD, staged } from '../stage'
import { chime, horn, kettle, note, wood } from '../tones'
import { dying, metal, muted, noise } from './kit'

/** Sent away: the drum of the town beats him out, further and further off. */
export const banishing2 = (): Stereo =>
  staged(4.6, HALL, (stage) => {
    for (let n = 0; n < 8; n++) {
      const far = filterChannel(
        kettle(n % 4 === 0 ? 88 : 110, 0.22, 751),
        'lowpass',
        2600 - 290 * n,
      )
      lay(stage, far, { at: LEAD + 0.5 * n, gain: 1.1 * 0.78 ** n, pan: -0.2 + 0.14 * n })
      const rim = filterChannel(
        noise(0.1, 752 + n, (t) => strike(t, 0.001, 0.02)),
        'bandpass',
        1500,
        0.7,
      )
      lay(stage, rim, { at: LEAD + 0.5 * n + 0.25, gain: 0.5 * 0.75 ** n, pan: -0.1 + 0.14 * n })
    }
    lay(stage, horn(note('E3'), 1.6, 0.55), { at: LEAD, gain: 0.5 })
    lay(stage, horn(note('B3'), 1.6, 0.4), { at: LEAD, gain: 0.35 })
  })

/** Sent away: hinges, a gate that slams, the bolt, and wind where he stands now. */
export const banishing3 = (): Stereo => {
  const out = staged(4.6, HALL, (stage) => {
    lay(stage, metal(140, 0.9, 761), { at: LEAD })
    lay(stage, wood(130, 1.5, 762), { at: LEAD, gain: 1.2 })
    lay(stage, wood(900, 0.3, 763), { at: 0.42, gain: 0.6 })
    lay(stage, metal(520, 0.2, 764), { at: 0.45, gain: 0.4 })
    const wind = filterChannel(
      noise(3.6, 765, (t) => hump(t, 3.6)),
      'bandpass',
      (t) => 420 + 380 * hump(t, 2.4),
      3,
    )
    lay(stage, wind, { at: 0.8, gain: 1.4, pan: 0.3 })
    lay(stage, dying(3.4, 'A2 E3 Bb3', 766, 0.6), { at: 0.5, gain: 0.5 })
  })
  return soften(out, 0.3)
}

/** A heart breaks: a music box that runs down before its last note. */
export const heartbreak1 = (): Stereo =>
  staged(5.4, HALL, (stage) => {
    let at = LEAD
    'A5 E5 C6 B5 E5 A5 G#5 E5'.split(' ').forEach((name, n) => {
      lay(stage, chime(note(name), 0.7), { at, gain: 0.9, pan: n % 2 ? 0.3 : -0.3 })
      at += 0.22 * 1.22 ** n
    })
    lay(stage, dying(5, 'A3 E4 C4 F3', 771, 0.2), { at: LEAD, gain: 0.7 })
    lay(stage, kettle(72, 0.4, 772), { at: LEAD, gain: 0.7 })
  })

/** A heart breaks: two voices on one note, one of which is gone. */
export const heartbreak2 = (): Stereo =>
  staged(5.4, HALL, (stage) => {
    lay(stage, kettle(65, 0.5, 781), { at: LEAD, gain: 0.8 })
    lay(stage, muted(note('E4'), 1.5, 0.01), { at: LEAD, gain: 0.42, pan: -0.6 })
    lay(stage, muted(note('C5'), 1.5, 0.06), { at: LEAD, gain: 0.36, pan: 0.6 })
    lay(stage, muted(note('D4'), 2.2, 0.05), { at: 1.9, gain: 0.3, pan: -0.6 })
    lay(stage, dying(5, 'A2 E3 A3', 782, 0.4), { at: LEAD, gain: 0.6 })
  })

/** A heart breaks: glass, and every piece of it. */
export const heartbreak3 = (): Stereo =>
  staged(5.4, HALL, (stage) => {
    const roll = dice(791)
    for (let n = 0; n < 44; n++)
      lay(stage, chime(between(roll, 1500, 5200), between(roll, 0.04, 0.3)), {
        at: LEAD + 2.4 * roll() ** 3,
        gain: between(roll, 0.08, 0.45),
        pan: between(roll, -0.9, 0.9),
      })
    lay(stage, kettle(60, 0.5, 792), { at: LEAD })
    for (const [n, name] of ['C5', 'B4', 'A4', 'E4'].entries())
      lay(stage, pluck(name, 3), { at: 0.9 + 0.55 * n, gain: 0.8, pan: 0.1 })
    lay(stage, dying(5, 'F3 C4 A4', 793, 0.5), { at: LEAD, gain: 0.5 })
  })
