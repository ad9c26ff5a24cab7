// Palermo: cicadas over a warm sea and a mandolin somewhere; by day the piazza, its bells, hooves and fountain.
import { birdsong, cricket, murmur, shimmer } from '../creatures'
import { filterChannel, filterLoop } from '../filters'
import { inRoom, mixed, notes } from '../layers'
import { pluck, tremolo } from '../plucked'
import { between, dice, draw, hump, lay, silence, soften, strike, type Stereo } from '../signal'
import { HALL, LEAD, staged } from '../stage'
import { bell, kettle, note, pad, wood } from '../tones'
import { breeze, brook, leaves, whistle } from '../weather'
import { lapping } from './harbour'

/** A tune of `[name, beats]` on a mandolin, from `at` on, `beat` seconds each. */
function serenade(onto: Stereo, tune: string, at: number, beat: number, seed: number): void {
  let beats = 0
  tune.split(' ').forEach((token, n) => {
    const [name = 'A4', length = '1'] = token.split(':')
    const hold = Number(length) * beat * 0.92
    lay(onto, tremolo(name, hold, seed + n), { at: at + beats * beat, pan: -0.3, wrap: true })
    beats += Number(length)
  })
}

/** Night over the bay: cicadas, the sea far down, a bell, and one mandolin that cannot sleep. */
export function sicilyNight(seconds: number): Stereo {
  const crickets = silence(seconds)
  const voices = [
    { hertz: 4120, pulses: 4, period: 0.7, pan: -0.7, seed: 211 },
    { hertz: 4530, pulses: 3, period: 0.9, pan: 0.6, seed: 212 },
    { hertz: 4880, pulses: 5, period: 1.05, pan: 0.1, seed: 213 },
  ]
  for (const voice of voices) lay(crickets, cricket(seconds, voice))
  const player = silence(seconds)
  serenade(player, 'A4:1 C5:1 B4:1 A4:2 E4:1 F4:1 G4:1 F4:1 E4:3', 2, 0.72, 220)
  serenade(player, 'E4:1 A4:1 G#4:1 A4:2 C5:1 B4:1 A4:1 G#4:1 A4:3', 13, 0.72, 240)
  const tolls = silence(seconds)
  lay(tolls, bell(note('G3'), 2.2, 0.6, 215), { at: 10.6, pan: 0.5, wrap: true })
  lay(tolls, bell(note('G3'), 2.2, 0.6, 215), { at: 22.4, pan: 0.5, gain: 0.8, wrap: true })
  return mixed(seconds, [
    [lapping(seconds, 216), -24],
    [breeze(seconds, { low: 110, high: 700, floor: 0.6, fastest: 4, seed: 217 }), -25],
    [breeze(seconds, { low: 900, high: 5000, floor: 0.7, fastest: 5, seed: 218 }), -25.5],
    [leaves(seconds, 219), -32],
    [whistle(seconds, 360, 620, 209), -38],
    [shimmer(seconds, 5400, 208), -34],
    [shimmer(seconds, 7100, 207), -36],
    [inRoom(crickets, 60, 50, 0.4), -35],
    [inRoom(filterLoop(player, 'lowpass', 2600), 95, 85, 0.6), -36],
    [inRoom(tolls, 100, 92, 0.75), -40],
    [pad(notes('A2 E3 C4'), seconds, { seed: 206, harmonics: 4, slope: 2.1 }), -35],
  ])
}

/** Day on the piazza: people, a fountain, hooves on stone, bells from two towers, a tarantella round the corner. */
export function sicilyTown(seconds: number): Stereo {
  const roll = dice(231)
  const crowd = inRoom(murmur(seconds, 16, 232), 62, 52, 0.48)
  const swallows = silence(seconds)
  for (let n = 0; n < 8; n++) {
    const at = ((n + roll() * 0.7) * seconds) / 8
    const place = { at, pan: between(roll, -1, 1), gain: roll(), wrap: true }
    lay(swallows, birdsong(n % 3 === 2 ? 'dove' : 'sparrow', 233 + n), place)
  }
  const bells = silence(seconds)
  for (const [n, at] of [3, 4.1, 5.2, 16.5, 17.6].entries()) {
    const name = n % 2 ? 'E4' : 'C4'
    lay(bells, bell(note(name), 1.3, 0.35, 240 + (n % 2)), {
      at,
      pan: n % 2 ? 0.6 : -0.5,
      wrap: true,
    })
  }
  const hooves = silence(seconds)
  for (let n = 0; n < 30; n++) {
    const clop = wood(n % 2 ? 620 : 540, 0.2, 250 + (n % 6))
    const at = 8 + n * 0.27 + (n % 2 ? 0.03 : 0)
    lay(hooves, clop, { at, pan: -0.9 + n * 0.06, gain: hump(n + 1, 32), wrap: true })
  }
  const dance = silence(seconds)
  const figure = 'A4 C5 E5 A5 E5 C5 B4 D5 E5 G#5 E5 D5'.split(' ')
  for (let n = 0; n < 24; n++) {
    const name = figure[n % figure.length] ?? 'A4'
    const loud = n % 3 === 0 ? 1 : 0.6
    lay(dance, pluck(name, 1), { at: 11.5 + n * 0.19, pan: 0.7, gain: loud, wrap: true })
  }
  return mixed(seconds, [
    [filterLoop(crowd, 'lowpass', 3300), -23.5],
    [brook(seconds, 261), -34],
    [breeze(seconds, { low: 200, high: 4400, floor: 0.65, fastest: 4, seed: 262 }), -28.5],
    [inRoom(swallows, 75, 60, 0.45), -38],
    [inRoom(bells, 95, 88, 0.65), -40],
    [inRoom(filterLoop(hooves, 'lowpass', 2600), 60, 45, 0.4), -39],
    [inRoom(filterLoop(dance, 'lowpass', 3200), 85, 70, 0.6), -41],
    [pad(notes('A2 E3 C#4'), seconds, { seed: 263, harmonics: 5, slope: 2.2 }), -36],
  ])
}

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
