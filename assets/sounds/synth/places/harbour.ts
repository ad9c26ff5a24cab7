// A harbour city: water against the quay, rain on tin roofs, a fog horn far out, trams and gulls by day.
import { whistled } from '../creatures'
import { filterChannel, filterLoop } from '../filters'
import { between, dice, draw, lay, samples, shape, silence, strike, type Stereo } from '../signal'
import { horn, note } from '../tones'
import { noiseLoop } from '../weather'

/** Waves that lap against a wall, one after the other, never quite in time. */
export function lapping(seconds: number, seed: number): Stereo {
  const roll = dice(seed)
  const bed = filterLoop(noiseLoop('pinknoise', seconds, 13), 'lowpass', 1500)
  const waves = new Float64Array(samples(seconds))
  const count = Math.round(seconds / 2.4)
  for (let n = 0; n < count; n++) {
    const start = samples(((n + between(roll, -0.25, 0.25)) * seconds) / count)
    const length = samples(between(roll, 1.6, 3))
    const force = between(roll, 0.5, 1)
    for (let i = 0; i < length; i++) {
      const index = (((start + i) % waves.length) + waves.length) % waves.length
      const along = i / length
      waves[index] = (waves[index] ?? 0) + force * Math.sin(Math.PI * along ** 0.6) ** 2
    }
  }
  for (const channel of [bed.left, bed.right]) {
    let index = 0
    shape(channel, () => 0.4 + 0.6 * (waves[index++] ?? 0))
  }
  return bed
}

/** Rain on a tin roof: thousands of small drops, each with a little of the metal in it. */
export function tinRain(seconds: number, seed: number): Stereo {
  const roll = dice(seed)
  const out = silence(seconds)
  for (let n = 0; n < seconds * 55; n++) {
    const tone = between(roll, 900, 3800)
    const ring = between(roll, 0.004, 0.022)
    const drop = draw(ring * 5, (t) => {
      const metal = Math.sin(2 * Math.PI * tone * t) + 0.5 * Math.sin(5.1 * Math.PI * tone * t)
      return (0.5 * metal + between(roll, -0.5, 0.5)) * strike(t, 0.0006, ring)
    })
    const place = { at: roll() * seconds, gain: 0.05 + 0.3 * roll() ** 5 }
    lay(out, drop, { ...place, pan: between(roll, -0.9, 0.9), wrap: true })
  }
  return out
}

/** A fog horn beyond the mole. */
export function fogHorn(hold: number): Float64Array {
  const low = horn(note('Bb1'), hold, 0.25)
  const high = horn(note('F2'), hold, 0.15)
  const both = low.map((value, i) => value + 0.5 * (high[i] ?? 0))
  return filterChannel(both, 'lowpass', 420)
}

/** A gull: a few falling cries. */
export function gull(seed: number): Float64Array {
  const roll = dice(seed)
  const out = silence(3)
  for (let n = 0; n < 3 + Math.floor(roll() * 3); n++) {
    const high = between(roll, 1500, 1900)
    const cry = whistled([high * 0.8, high, high * 0.95, high * 0.62], between(roll, 0.25, 0.42), {
      rate: 31,
      depth: 0.04,
    })
    lay(out, cry, { at: n * 0.45, pan: -1, gain: 1 - n * 0.14 })
  }
  return out.left
}
