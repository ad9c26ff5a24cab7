// What becomes of somebody: a death in the night, a verdict, a reprieve; and a night in which nobody was harmed.
import { filterChannel } from './filters'
import { between, dice, draw, hump, lay, shape, soften, strike, type Stereo } from './signal'
import { HALL, LEAD, PARLOUR, staged } from './stage'
import { bell, chime, cymbal, horn, kettle, note, pad, wood } from './tones'

/** A chord that swells after the stroke and dies away. */
function mourning(seconds: number, names: string, seed: number, rise = 0.5): Stereo {
  const chord = pad(names.split(' ').map(note), seconds, { seed, harmonics: 10, slope: 1.3 })
  return shape(chord, (t) => Math.min(1, t / rise) * Math.exp(-t / (0.3 * seconds)))
}

/** Found at dawn: the bell, hard, and a breath of cold air that is drawn after it. */
export const nightKill = (): Stereo =>
  staged(6, HALL, (stage) => {
    const roll = dice(501)
    lay(stage, bell(note('C#3'), 2.4, 0.5, 502), { at: LEAD, gain: 1.1 })
    lay(stage, kettle(44, 0.7, 503), { at: LEAD })
    lay(stage, mourning(6, 'C#3 D3 G#3 C#2', 504), { gain: 0.6 })
    const breath = filterChannel(
      draw(2.4, (t) => between(roll, -1, 1) * hump(t, 2.4)),
      'bandpass',
      (t) => 1800 - 420 * t,
      1.4,
    )
    lay(stage, breath, { at: 0.7, gain: 0.3, pan: -0.4 })
  })

/** The town has judged: three drums, the trap, and the bell over it. */
export const lynching = (): Stereo => {
  const out = staged(5.4, HALL, (stage) => {
    lay(stage, bell(note('B2'), 2.2, 0.45, 511), { at: LEAD })
    for (const [n, at] of [LEAD, 0.42, 0.84].entries()) {
      lay(stage, kettle(62 - 6 * n, 0.4, 512 + n), { at, gain: 0.7 + 0.15 * n, pan: 0.3 * (n - 1) })
    }
    lay(stage, wood(190, 1.2, 515), { at: 1.3, gain: 1.1 })
    lay(stage, wood(150, 1, 516), { at: 1.36, gain: 0.8, pan: 0.2 })
    lay(stage, mourning(4, 'B2 F3 A3', 517), { at: 1.3, gain: 0.6 })
  })
  return soften(out, 0.32)
}

/** Spared: the hammer falls, and a chord opens upwards. */
export const survived = (): Stereo =>
  staged(3.2, PARLOUR, (stage) => {
    lay(stage, wood(330, 1, 521), { at: LEAD, gain: 0.8 })
    'D4 A4 D5 F#5'.split(' ').forEach((name, n) => {
      lay(stage, chime(note(name), 0.8), { at: 0.22 + n * 0.13, gain: 0.7, pan: -0.4 + n * 0.25 })
    })
    lay(stage, mourning(3, 'D3 A3 F#4', 522, 0.3), { at: 0.2, gain: 0.5 })
  })

/** Nobody was harmed: a town that breathes out. */
export const nobody = (): Stereo =>
  staged(3.6, HALL, (stage) => {
    const roll = dice(531)
    const breath = filterChannel(
      draw(1.6, (t) => between(roll, -1, 1) * hump(t + 0.06, 1.66)),
      'bandpass',
      (t) => 1500 - 480 * t,
      0.9,
    )
    lay(stage, breath, { at: LEAD, gain: 0.5 })
    'G4 B4 D5 A5 G5'.split(' ').forEach((name, n) => {
      lay(stage, chime(note(name), 0.7), { at: 0.1 + n * 0.19, gain: 0.6, pan: 0.5 - n * 0.25 })
    })
    lay(stage, mourning(3.5, 'G3 D4 B3', 532, 0.6), { gain: 0.7 })
  })

/** Out of the game for good: a door, a bolt, and the bell once more from behind it. */
export const eliminated = (): Stereo => {
  const out = staged(4.4, HALL, (stage) => {
    lay(stage, wood(140, 1.3, 541), { at: LEAD, gain: 1.2 })
    lay(stage, kettle(55, 0.45, 542), { at: LEAD, gain: 0.9 })
    lay(stage, wood(880, 0.2, 543), { at: 0.46, gain: 0.5, pan: 0.3 })
    const behind = filterChannel(bell(note('E3'), 1.8, 0.5, 544), 'lowpass', 1400)
    lay(stage, behind, { at: 0.8, gain: 1.3, pan: -0.2 })
  })
  return soften(out, 0.3)
}

/** Sent away: a horn from the gate, twice, and steps that nobody follows. */
export const banishing = (): Stereo =>
  staged(4.6, HALL, (stage) => {
    lay(stage, cymbal(0.5, 551), { at: LEAD, gain: 0.35 })
    lay(stage, kettle(60, 0.5, 552), { at: LEAD, gain: 0.8 })
    for (const [at, name, hold] of [
      [0.05, 'D3', 0.5],
      [0.65, 'A2', 1.3],
    ] as const) {
      lay(stage, horn(note(name), hold, 0.7), { at, gain: 0.8, pan: -0.2 })
    }
    for (let n = 0; n < 6; n++) {
      const heel = filterChannel(wood(260, 0.5, 553 + n), 'lowpass', 2400 - 330 * n)
      lay(stage, heel, { at: 1.9 + n * 0.4, gain: 0.55 * 0.72 ** n, pan: 0.1 + n * 0.15 })
    }
  })

/** A blade or a ray of light: it is drawn, it hums, it cuts once. */
export const beam = (): Stereo =>
  staged(2.8, { size: 70, tail: 55, share: 0.4 }, (stage) => {
    const roll = dice(561)
    const hum = draw(2.4, (t) => {
      const drawn = Math.min(1, t / 0.12) * Math.exp(-Math.max(0, t - 1.5) / 0.25)
      const bend = t > 0.8 && t < 1.3 ? 1 + 0.55 * hump(t - 0.8, 0.5) : 1
      const angle = 2 * Math.PI * 147 * t * bend
      return drawn * (Math.sin(angle) + 0.7 * Math.sin(2.01 * angle) + 0.5 * Math.sin(3.02 * angle))
    })
    lay(stage, filterChannel(hum, 'lowpass', 2200), { at: LEAD, gain: 0.5 })
    const draught = filterChannel(
      draw(0.5, (t) => between(roll, -1, 1) * hump(t + 0.02, 0.52)),
      'bandpass',
      (t) => 900 + 7000 * t,
      1.2,
    )
    lay(stage, draught, { at: LEAD, gain: 1, pan: -0.4 })
    const cut = filterChannel(
      draw(0.7, (t) => between(roll, -1, 1) * strike(t, 0.004, 0.14)),
      'bandpass',
      (t) => 5200 * Math.exp(-t / 0.2) + 500,
      0.8,
    )
    lay(stage, cut, { at: 0.95, gain: 1.3, pan: 0.4 })
  })

/** Something gives way: stone or ice that tears from one side to the other. */
export const crack = (): Stereo => {
  const out = staged(2.6, { size: 90, tail: 65, share: 0.45 }, (stage) => {
    const roll = dice(571)
    for (let n = 0; n < 34; n++) {
      const at = LEAD + 0.9 * (n / 34) ** 1.6
      const chip = filterChannel(
        draw(0.12, (t) => between(roll, -1, 1) * strike(t, 0.0004, between(roll, 0.006, 0.03))),
        'bandpass',
        between(roll, 700, 3600),
        0.9,
      )
      lay(stage, chip, { at, gain: between(roll, 0.4, 1.2), pan: -0.9 + (1.8 * n) / 34 })
    }
    lay(stage, wood(230, 1.2, 572), { at: LEAD })
    lay(stage, kettle(52, 0.4, 573), { at: 0.92, gain: 0.9 })
  })
  return soften(out, 0.26)
}
