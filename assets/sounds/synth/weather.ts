// Noise that moves: beds of air, wind, leaves, fire and water for the ambiences. All are loops.
import { filterChannel, filterLoop } from './filters'
import { between, dice, draw, drift, lay, samples, shape, silence, type Stereo } from './signal'
import { synth } from './sox'

const JOIN = 2

/** A loop of SoX noise; the stretch after its end is faded in over its beginning at equal power. */
export function noiseLoop(
  kind: 'pinknoise' | 'brownnoise' | 'whitenoise',
  seconds: number,
  skip: number,
): Stereo {
  const long = synth(kind, seconds + JOIN, { skip })
  const length = samples(seconds)
  const joined = samples(JOIN)
  const join = (channel: Float64Array): Float64Array => {
    const out = channel.slice(0, length)
    for (let i = 0; i < joined; i++) {
      const angle = (i / joined) * (Math.PI / 2)
      out[i] = (channel[i] ?? 0) * Math.sin(angle) + (channel[length + i] ?? 0) * Math.cos(angle)
    }
    return out
  }
  return { left: join(long.left), right: join(long.right) }
}

/** Noise between two frequencies that swells and falls but never goes below `floor` (0…1). */
export function breeze(
  seconds: number,
  band: { low: number; high: number; floor: number; fastest: number; seed: number },
): Stereo {
  const roll = dice(band.seed)
  let bed = noiseLoop('pinknoise', seconds, 3 + (band.seed % 40))
  bed = filterLoop(filterLoop(bed, 'highpass', band.low), 'lowpass', band.high)
  for (const channel of [bed.left, bed.right]) {
    const swell = drift(seconds, roll, band.fastest)
    shape(channel, (t) => band.floor + (1 - band.floor) * swell(t))
  }
  return bed
}

/** The whistle of wind round a corner: a narrow band whose pitch wanders between two frequencies. */
export function whistle(seconds: number, low: number, high: number, seed: number): Stereo {
  const roll = dice(seed)
  const bed = noiseLoop('pinknoise', seconds, 5 + (seed % 40))
  const channel = (input: Float64Array): Float64Array => {
    const pitch = drift(seconds, roll, 6)
    const force = drift(seconds, roll, 4)
    const out = filterChannel(input, 'bandpass', (t) => low + (high - low) * pitch(t), 9, true)
    return shape(out, (t) => force(t) ** 2)
  }
  return { left: channel(bed.left), right: channel(bed.right) }
}

/** Leaves: high noise in many small, overlapping rustles. */
export function leaves(seconds: number, seed: number): Stereo {
  const roll = dice(seed)
  const gusts = drift(seconds, roll, 5)
  const bed = filterLoop(
    filterLoop(noiseLoop('whitenoise', seconds, 7), 'highpass', 1500),
    'lowpass',
    7000,
  )
  for (const channel of [bed.left, bed.right]) {
    const flutter = new Float64Array(channel.length)
    for (let n = 0; n < seconds * 14; n++) {
      const start = Math.floor(roll() * channel.length)
      const length = samples(between(roll, 0.08, 0.5))
      const force = roll() ** 2
      for (let i = 0; i < length; i++) {
        const index = (start + i) % channel.length
        flutter[index] = (flutter[index] ?? 0) + force * Math.sin((Math.PI * i) / length) ** 2
      }
    }
    let index = 0
    shape(channel, (t) => 0.25 + (flutter[index++] ?? 0) * (0.4 + 0.6 * gusts(t)))
  }
  return bed
}

/** A hearth: the low flutter of flames and the crackle of wood. */
export function fire(seconds: number, seed: number): Stereo {
  const roll = dice(seed)
  const out = silence(seconds)
  const flames = filterLoop(noiseLoop('brownnoise', seconds, 11), 'lowpass', 420)
  const flicker = drift(seconds, roll, 60)
  lay(
    out,
    shape(flames, (t) => 0.5 + 0.5 * flicker(t)),
    { gain: 0.5 },
  )
  for (let n = 0; n < seconds * 9; n++) {
    const tone = between(roll, 900, 5200)
    const length = between(roll, 0.002, 0.012)
    const loud = roll() ** 4
    const snap = draw(length * 4, (t) => {
      const fall = Math.exp(-t / length) * Math.min(1, t / 0.0004)
      return (Math.sin(2 * Math.PI * tone * t) * 0.4 + between(roll, -0.6, 0.6)) * fall
    })
    const at = roll() * seconds
    lay(out, snap, { at, gain: 0.02 + 0.3 * loud, pan: between(roll, -0.6, 0.6), wrap: true })
  }
  return out
}

/** A brook: many short, rising drops of sound over soft noise. */
export function brook(seconds: number, seed: number): Stereo {
  const roll = dice(seed)
  const out = silence(seconds)
  for (let n = 0; n < seconds * 45; n++) {
    const low = between(roll, 350, 1700)
    const length = between(roll, 0.02, 0.09)
    let angle = 0
    const drop = draw(length, (t) => {
      angle += (2 * Math.PI * low * (1 + (0.5 * t) / length)) / 48_000
      return Math.sin(angle) * Math.sin((Math.PI * t) / length) ** 2
    })
    const place = { at: roll() * seconds, gain: 0.1 * roll() ** 2, pan: between(roll, -0.8, 0.8) }
    lay(out, drop, { ...place, wrap: true })
  }
  return out
}
