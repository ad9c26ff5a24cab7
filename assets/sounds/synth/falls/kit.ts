// What falls are struck on: chords, metal, gongs, muted horns, noise.
import { filterChannel } from '../filters'
import { between, dice, draw, shape, strike, type Stereo } from '../signal'
import { note, pad } from '../tones'

/** A chord that dies away, swelling first for `rise` seconds. */
export function dying(seconds: number, names: string, seed: number, rise = 0.05): Stereo {
  const chord = pad(names.split(' ').map(note), seconds, { seed, harmonics: 12, slope: 1.2 })
  return shape(chord, (t) => Math.min(1, t / rise) * Math.exp(-t / (0.28 * seconds)))
}

/** Metal that is struck: partials that no bell has. */
export function metal(hertz: number, ring: number, seed: number): Float64Array {
  const roll = dice(seed)
  const partials = [1, 1.61, 2.33, 2.91, 4.17, 5.3, 6.79].map((ratio, n) => ({
    hertz: hertz * ratio * between(roll, 0.99, 1.01),
    loud: 1 / (1 + 0.5 * n),
    fall: ring / (1 + 0.45 * n),
  }))
  return draw(ring * 3, (t) => {
    let sum = 0.7 * between(roll, -1, 1) * strike(t, 0.0005, 0.006)
    for (const { hertz: tone, loud, fall } of partials)
      sum += 0.5 * loud * Math.sin(2 * Math.PI * tone * t) * strike(t, 0.001, fall)
    return sum
  })
}

/** A gong with a boss: it begins a little too high, beats, and blooms after the blow. */
export function gong(hertz: number, ring: number, seed: number): Float64Array {
  const roll = dice(seed)
  const partials = [1, 1.006, 1.51, 2.01, 2.72, 3.43, 4.6, 5.9].map((ratio, n) => ({
    ratio: ratio * between(roll, 0.996, 1.004),
    loud: 1 / (1 + 0.7 * n),
    rise: 0.006 + 0.03 * n,
    fall: ring / (1 + 0.4 * n),
  }))
  return draw(ring * 3, (t) => {
    const turn = 2 * Math.PI * hertz * (t + 0.004 * (1 - Math.exp(-t / 0.1)))
    let sum = 0.25 * between(roll, -1, 1) * strike(t, 0.001, 0.012)
    for (const { ratio, loud, rise, fall } of partials)
      sum += 0.4 * loud * Math.sin(ratio * turn) * strike(t, rise, fall)
    return sum
  })
}

/** A reed or a trumpet behind a mute: thin, near, a little sour. */
export function muted(hertz: number, hold: number, fall = 0): Float64Array {
  let angle = 0
  const tone = draw(hold + 0.25, (t) => {
    const bend = 1 - fall * Math.max(0, t / hold) ** 2
    angle += (2 * Math.PI * hertz * bend * (1 + 0.006 * Math.sin(33 * t))) / 48_000
    const loud = Math.min(1, t / 0.04) * (t < hold ? 1 : Math.exp(-(t - hold) / 0.07))
    let sum = 0
    for (let h = 1; h <= 12; h++) sum += Math.sin(h * angle) / h ** 0.7
    return loud * sum
  })
  const throat = filterChannel(tone, 'bandpass', 1500, 1.6)
  return tone.map((value, i) => 0.25 * value + (throat[i] ?? 0))
}

export const noise = (seconds: number, seed: number, loud: (t: number) => number): Float64Array => {
  const roll = dice(seed)
  return draw(seconds, (t) => between(roll, -1, 1) * loud(t))
}
