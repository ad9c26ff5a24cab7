// A plain under two moons, and the port in the distance: machines that hum, beacons, ships that pass.
import { whistled } from '../creatures'
import { filterChannel, filterLoop } from '../filters'
import { notes } from '../layers'
import { between, dice, draw, hump, lay, shape, silence, type Stereo } from '../signal'
import { pad } from '../tones'

/** A big machine far off: a low chord that beats against itself, and the air it moves. */
export function machine(seconds: number, seed: number): Stereo {
  const out = pad(notes('D2 A2 D3'), seconds, { seed, harmonics: 9, slope: 1.35, spread: 0.7 })
  const beats = Math.round(seconds * 0.6)
  return filterLoop(
    shape(out, (t) => 0.8 + 0.2 * Math.sin((2 * Math.PI * beats * t) / seconds)),
    'lowpass',
    620,
  )
}

/** A ship that crosses the sky: noise that brightens, passes from side to side and falls off. */
export function flyby(length: number, seed: number): Stereo {
  const roll = dice(seed)
  const air = draw(length, () => between(roll, -1, 1))
  const roar = filterChannel(air, 'lowpass', (t) => 130 + 900 * hump(t, length) ** 2)
  const falling = whistled([182, 176, 150, 132, 126], length)
  const both = roar.map((value, i) => value + 0.16 * (falling[i] ?? 0))
  const left = shape(both.slice(), (t) => hump(t, length) * (1 - t / length) ** 0.5)
  const right = shape(both, (t) => hump(t, length) * (t / length) ** 0.5)
  return { left, right }
}

/** Chirps of a small machine that talks to itself. */
export function chatter(seed: number): Float64Array {
  const roll = dice(seed)
  const out = silence(1.6)
  let at = 0
  for (let n = 0; n < 4 + Math.floor(roll() * 4); n++) {
    const length = between(roll, 0.05, 0.17)
    const base = between(roll, 700, 1900)
    const glide = [base, base * between(roll, 0.6, 1.7), base * between(roll, 0.7, 1.4)]
    lay(out, whistled(glide, length), { at, pan: -1, gain: between(roll, 0.5, 1) })
    at += length + between(roll, 0.01, 0.09)
  }
  return out.left
}
