// A harbour city: water against the quay, rain on tin roofs, a fog horn far out, trams and gulls by day.
import { murmur, whistled } from '../creatures'
import { filterChannel, filterLoop } from '../filters'
import { inRoom, mixed, notes } from '../layers'
import {
  between,
  dice,
  draw,
  hump,
  lay,
  samples,
  shape,
  silence,
  strike,
  type Stereo,
} from '../signal'
import { bell, chime, horn, note, pad, wood } from '../tones'
import { breeze, brook, noiseLoop, whistle } from '../weather'

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
function tinRain(seconds: number, seed: number): Stereo {
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
function fogHorn(hold: number): Float64Array {
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

/** Night in the harbour: water, rain on tin, a fog horn, and a buoy that rings when a wave lifts it. */
export function harbourNight(seconds: number): Stereo {
  const roll = dice(151)
  const horns = silence(seconds)
  lay(horns, fogHorn(2.6), { at: 5, pan: -0.35, wrap: true })
  lay(horns, fogHorn(2.6), { at: 20, pan: -0.35, gain: 0.8, wrap: true })
  const buoy = silence(seconds)
  for (const at of [1.2, 3.1, 11.6, 13, 16.4, 25.2, 27.3]) {
    const gain = between(roll, 0.4, 1)
    lay(buoy, bell(note('F#4'), 0.9, 0.5, 152), { at, pan: 0.65, gain, wrap: true })
  }
  return mixed(seconds, [
    [lapping(seconds, 153), -22.5],
    [filterLoop(tinRain(seconds, 154), 'highpass', 500), -28],
    [breeze(seconds, { low: 1400, high: 6500, floor: 0.65, fastest: 5, seed: 155 }), -25.5],
    [breeze(seconds, { low: 110, high: 600, floor: 0.5, fastest: 4, seed: 156 }), -26],
    [brook(seconds, 157), -36],
    [whistle(seconds, 280, 520, 158), -38],
    [inRoom(horns, 100, 92, 0.7), -33],
    [inRoom(buoy, 95, 85, 0.7), -43],
    [pad(notes('D2 A2 F3'), seconds, { seed: 159, harmonics: 4, slope: 2.1 }), -36],
  ])
}

/** Day in the harbour city: the quay full of people, gulls, a tram that rings, boots on wet stone. */
export function harbourTown(seconds: number): Stereo {
  const roll = dice(161)
  const crowd = inRoom(murmur(seconds, 15, 162), 60, 50, 0.45)
  const gulls = silence(seconds)
  for (const [n, at] of [2.5, 9, 15.5, 21].entries()) {
    const place = { at, pan: between(roll, -1, 1), gain: between(roll, 0.4, 1), wrap: true }
    lay(gulls, gull(163 + n), place)
  }
  const tram = silence(seconds)
  for (const start of [6, 18.6]) {
    for (const at of [0, 0.26]) {
      lay(tram, chime(1790, 0.18), { at: start + at, pan: 0.6, wrap: true })
      lay(tram, chime(2240, 0.14), { at: start + at, pan: 0.6, gain: 0.5, wrap: true })
    }
  }
  const wheels = silence(seconds)
  const rumble = draw(7, () => between(roll, -1, 1))
  const rolling = shape(filterChannel(rumble, 'lowpass', 260), (t) => hump(t, 7))
  lay(wheels, rolling, { at: 5, pan: 0.4, wrap: true })
  lay(wheels, rolling, { at: 17.6, pan: -0.4, gain: 0.8, wrap: true })
  const steps = silence(seconds)
  for (let n = 0; n < 20; n++) {
    const tap = wood(between(roll, 300, 420), 0.15, 170 + n)
    const at = 10 + n * 0.52 + between(roll, -0.03, 0.03)
    lay(steps, tap, { at, pan: -0.8 + n * 0.08, gain: hump(n + 1, 22), wrap: true })
  }
  return mixed(seconds, [
    [filterLoop(crowd, 'lowpass', 3200), -23.5],
    [lapping(seconds, 171), -29],
    [breeze(seconds, { low: 200, high: 4600, floor: 0.65, fastest: 4, seed: 172 }), -29],
    [inRoom(gulls, 85, 70, 0.5), -39],
    [inRoom(tram, 70, 55, 0.5), -43],
    [wheels, -33],
    [inRoom(filterLoop(steps, 'lowpass', 2200), 60, 40, 0.4), -41],
    [pad(notes('F2 C3 A3'), seconds, { seed: 173, harmonics: 5, slope: 2.2 }), -36],
  ])
}
