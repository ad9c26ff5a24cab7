// A plain under two moons, and the port in the distance: machines that hum, beacons, ships that pass.
import { murmur, shimmer, whistled } from '../creatures'
import { filterChannel, filterLoop } from '../filters'
import { inRoom, mixed, notes } from '../layers'
import { between, dice, draw, drift, hump, lay, pick, shape, silence, type Stereo } from '../signal'
import { chime, note, pad, wood } from '../tones'
import { breeze, noiseLoop, whistle } from '../weather'

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

/** Night on the plain: wind, a humming machine below ground, beacons that answer one another. */
export function spaceNight(seconds: number): Stereo {
  const roll = dice(121)
  const beacons = silence(seconds)
  for (let n = 0; n < 10; n++) {
    const [hertz, pan, gain] = n % 2 ? [1046, 0.7, 0.5] : [784, -0.6, 1]
    lay(beacons, chime(hertz, 0.28), { at: (n * seconds) / 10, pan, gain, wrap: true })
  }
  const stars = silence(seconds)
  for (let n = 0; n < 12; n++) {
    const name = pick(['A5', 'D6', 'E6', 'F6', 'A6'], Math.floor(roll() * 5))
    const at = ((n + between(roll, -0.4, 0.4)) * seconds) / 12
    const place = { at, pan: between(roll, -0.9, 0.9), gain: between(roll, 0.3, 1), wrap: true }
    lay(stars, chime(note(name), 0.9), place)
  }
  const ships = silence(seconds)
  lay(ships, flyby(9, 122), { at: 8, wrap: true })
  const swell = drift(seconds, dice(123), 3)
  const deep = filterLoop(noiseLoop('brownnoise', seconds, 9), 'lowpass', 240)
  return mixed(seconds, [
    [machine(seconds, 124), -24],
    [shape(deep, (t) => 0.6 + 0.4 * swell(t)), -25],
    [breeze(seconds, { low: 220, high: 1300, floor: 0.55, fastest: 5, seed: 125 }), -24],
    [breeze(seconds, { low: 1100, high: 5600, floor: 0.6, fastest: 6, seed: 126 }), -26.5],
    [whistle(seconds, 340, 820, 127), -33],
    [shimmer(seconds, 7200, 128), -37],
    [inRoom(beacons, 95, 90, 0.75), -41],
    [inRoom(stars, 100, 92, 0.8), -40],
    [filterLoop(inRoom(ships, 90, 80, 0.5), 'lowpass', 1500), -37],
    [pad(notes('D3 A3 E4 F4'), seconds, { seed: 129, harmonics: 5, slope: 2 }), -33],
  ])
}

/** Day in the spaceport: a hall full of travellers, trolleys, a gong before a call, ships outside. */
export function spaceport(seconds: number): Stereo {
  const roll = dice(131)
  const hall = inRoom(murmur(seconds, 15, 132), 85, 75, 0.6)
  const gongs = silence(seconds)
  for (const start of [4, 17.5]) {
    for (const [n, name] of ['A4', 'E5', 'C#5'].entries()) {
      const place = { at: start + n * 0.42, pan: 0.25, gain: 1 - 0.15 * n, wrap: true }
      lay(gongs, chime(note(name), 0.7), place)
    }
  }
  const small = silence(seconds)
  for (let n = 0; n < 6; n++) {
    const at = ((n + roll() * 0.6) * seconds) / 6
    lay(small, chatter(133 + n), { at, pan: between(roll, -0.9, 0.9), gain: roll(), wrap: true })
  }
  const wheels = silence(seconds)
  for (let n = 0; n < 26; n++) {
    const tap = wood(between(roll, 150, 210), 0.5, 150 + n)
    const at = 9 + n * 0.21 + between(roll, -0.02, 0.02)
    lay(wheels, tap, { at, pan: 0.8 - n * 0.06, gain: hump(n + 1, 28), wrap: true })
  }
  const ships = silence(seconds)
  lay(ships, flyby(8, 141), { at: 1, wrap: true })
  lay(ships, flyby(7, 142), { at: 14.5, gain: 0.7, wrap: true })
  return mixed(seconds, [
    [filterLoop(hall, 'lowpass', 3400), -23],
    [machine(seconds, 143), -31],
    [breeze(seconds, { low: 200, high: 4200, floor: 0.7, fastest: 4, seed: 144 }), -28],
    [inRoom(gongs, 95, 88, 0.7), -39],
    [inRoom(small, 70, 60, 0.5), -41],
    [inRoom(filterLoop(wheels, 'lowpass', 1300), 75, 60, 0.5), -41],
    [filterLoop(inRoom(ships, 90, 80, 0.5), 'lowpass', 1800), -34],
    [pad(notes('A2 E3 C#4'), seconds, { seed: 145, harmonics: 5, slope: 2.2 }), -36],
  ])
}
