// What sounds when somebody steps in by day: a shot, a freezing, two who change places.
import { whistled } from './creatures'
import { filterChannel } from './filters'
import { between, dice, draw, hump, lay, shape, soften, strike, type Stereo } from './signal'
import { LEAD, staged } from './stage'
import { chime, cymbal, kettle, note, pad, wood } from './tones'

/** A crack, its thump, and a canyon that gives it back. */
export const shot = (): Stereo => {
  const out = staged(2.8, { size: 100, tail: 70, share: 0.5 }, (stage) => {
    const roll = dice(181)
    const crack = filterChannel(
      draw(0.5, (t) => between(roll, -1, 1) * strike(t, 0.0004, 0.05)),
      'lowpass',
      (t) => 7000 * Math.exp(-t / 0.08) + 300,
    )
    for (const [at, gain, pan] of [
      [LEAD, 1, 0],
      [0.31, 0.22, -0.7],
      [0.58, 0.12, 0.7],
      [0.92, 0.06, -0.4],
    ] as const) {
      lay(stage, crack, { at, gain, pan })
    }
    lay(stage, kettle(46, 0.35, 182), { at: LEAD, gain: 1 })
    lay(stage, whistled([2600, 1500, 760, 420], 0.55), { at: 0.06, gain: 0.12, pan: 0.5 })
  })
  return soften(out, 0.22)
}

/** Something that breathes out once and then is glass all over. */
export const freeze = (): Stereo =>
  staged(3.6, { size: 90, tail: 80, share: 0.5 }, (stage) => {
    const roll = dice(183)
    const breath = filterChannel(
      draw(1.5, (t) => between(roll, -1, 1) * hump(t + 0.12, 1.62) ** 0.8),
      'bandpass',
      (t) => 900 + 3600 * t,
      1.1,
    )
    lay(stage, breath, { at: 0, gain: 1.1 })
    for (let n = 0; n < 46; n++) {
      const along = n / 46
      const tone = between(roll, 2200, 7600)
      const snap = draw(0.03, (t) => Math.sin(2 * Math.PI * tone * t) * strike(t, 0.0005, 0.006))
      const at = 0.15 + 1.5 * along ** 0.8 + between(roll, 0, 0.04)
      lay(stage, snap, { at, gain: between(roll, 0.1, 0.5), pan: between(roll, -0.9, 0.9) })
    }
    'A6 F6 E6 C6 B5 A5 E5'.split(' ').forEach((name, n) => {
      lay(stage, chime(note(name), 0.6), {
        at: 0.5 + n * 0.13,
        pan: n % 2 ? 0.5 : -0.5,
        gain: 0.5,
      })
    })
    const still = pad(['A2', 'E3', 'B3'].map(note), 3.6, { seed: 184, harmonics: 5, slope: 1.7 })
    lay(
      stage,
      shape(still, (t) => Math.min(1, t / 1.2) * Math.exp(-Math.max(0, t - 1.2) / 0.9)),
      { gain: 0.5 },
    )
    lay(stage, kettle(52, 0.5, 185), { at: 1.62, gain: 0.8 })
  })

/** Two pass each other in the air and come down in each other's place. */
export const swap = (): Stereo => {
  const out = staged(2.2, { size: 60, tail: 45, share: 0.4 }, (stage) => {
    for (const [side, seed] of [
      [-1, 186],
      [1, 187],
    ] as const) {
      const roll = dice(seed)
      const rush = filterChannel(
        draw(0.7, (t) => between(roll, -1, 1) * hump(t + 0.05, 0.75)),
        'bandpass',
        (t) => 600 + 2600 * hump(t, 0.7),
        1.6,
      )
      for (const [from, share] of [
        [side, (t: number) => Math.max(0, 1 - t / 0.7)],
        [-side, (t: number) => Math.min(1, t / 0.7)],
      ] as const) {
        lay(stage, shape(rush.slice(), share), { at: side < 0 ? 0 : 0.12, pan: from * 0.8 })
      }
    }
    lay(stage, wood(300, 1, 188), { at: 0.72, pan: 0.6, gain: 0.9 })
    lay(stage, wood(250, 1.1, 189), { at: 0.9, pan: -0.6 })
    lay(stage, cymbal(0.25, 190), { at: 0.9, gain: 0.18 })
    lay(stage, chime(note('D5'), 0.4), { at: 0.72, gain: 0.3, pan: 0.6 })
    lay(stage, chime(note('A4'), 0.4), { at: 0.9, gain: 0.35, pan: -0.6 })
  })
  return soften(out, 0.3)
}
