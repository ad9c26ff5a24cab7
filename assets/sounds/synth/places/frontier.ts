// A western town by the sea: surf, a harmonica and a wind pump by night; by day the main street; and what is fought out on it.
import { cricket, murmur, shimmer, whistled } from '../creatures'
import { filterChannel, filterLoop } from '../filters'
import { inRoom, mixed, notes } from '../layers'
import { pluck } from '../plucked'
import {
  between,
  dice,
  draw,
  hump,
  lay,
  RATE,
  shape,
  silence,
  soften,
  strike,
  type Stereo,
} from '../signal'
import { HALL, LEAD, staged } from '../stage'
import { bell, chime, horn, kettle, note, pad, wood } from '../tones'
import { breeze, fire, whistle } from '../weather'
import { gull, lapping } from './harbour'

/** A harmonica's note: reeds that beat against each other, with a hand that opens and closes over them. */
export function harmonica(name: string, hold: number): Float64Array {
  const hertz = note(name)
  const reeds = draw(hold + 0.3, (t) => {
    const bend = hertz * (t + 0.012 * Math.exp(-t / 0.08))
    const loud = Math.min(1, t / 0.07) * (t < hold ? 1 : Math.exp(-(t - hold) / 0.08))
    const hand = 0.7 + 0.3 * Math.sin(2 * Math.PI * 5.4 * t)
    let sum = 0
    for (let h = 1; h <= 9; h++) {
      for (const reed of [0.9985, 1.0015]) sum += Math.sin(2 * Math.PI * bend * h * reed) / h ** 1.1
    }
    return sum * loud * hand
  })
  return filterChannel(reeds, 'bandpass', 1300, 0.6)
}

/** A tune of `[name, beats]` on the harmonica, from `at` on. */
function blues(onto: Stereo, tune: string, at: number, beat: number): void {
  let beats = 0
  for (const token of tune.split(' ')) {
    const [name = 'A4', length = '1'] = token.split(':')
    lay(onto, harmonica(name, Number(length) * beat * 0.9), {
      at: at + beats * beat,
      pan: 0.35,
      wrap: true,
    })
    beats += Number(length)
  }
}

/** Iron on iron that wants oil: the wind pump, or a sign in the wind. */
export function creak(seed: number): Float64Array {
  const roll = dice(seed)
  const low = between(roll, 520, 700)
  return whistled([low, low * 1.35, low * 1.1, low * 1.5], between(roll, 0.5, 0.9), {
    rate: 43,
    depth: 0.05,
  })
}

/** Spurs that take a step: a jingle over a boot on planks. */
export function spur(onto: Stereo, at: number, pan: number, gain: number, seed: number): void {
  const roll = dice(seed)
  lay(onto, wood(between(roll, 150, 190), 0.9, seed), { at, pan, gain, wrap: true })
  for (let n = 0; n < 4; n++) {
    const place = {
      at: at + 0.05 + n * 0.035,
      pan,
      gain: gain * 0.16 * between(roll, 0.5, 1),
      wrap: true,
    }
    lay(onto, chime(between(roll, 4200, 6400), 0.05), place)
  }
}

/** Night on the coast: surf, crickets in the sage, embers, a harmonica, and iron that turns in the wind. */
export function frontierNight(seconds: number): Stereo {
  const crickets = silence(seconds)
  for (const voice of [
    { hertz: 3980, pulses: 3, period: 0.8, pan: -0.6, seed: 311 },
    { hertz: 4420, pulses: 4, period: 1.05, pan: 0.7, seed: 312 },
  ]) {
    lay(crickets, cricket(seconds, voice))
  }
  const player = silence(seconds)
  blues(player, 'E4:2 G4:1 A4:2 G4:1 E4:3', 3, 0.62)
  blues(player, 'A4:1 B4:1 D5:2 B4:1 A4:1 G4:1 E4:3', 14, 0.62)
  const iron = silence(seconds)
  for (const [n, at] of [1, 9.6, 12.3, 21].entries()) {
    lay(iron, creak(313 + n), { at, pan: -0.7, wrap: true })
  }
  return mixed(seconds, [
    [lapping(seconds, 317), -22.5],
    [breeze(seconds, { low: 100, high: 650, floor: 0.55, fastest: 4, seed: 318 }), -24.5],
    [breeze(seconds, { low: 900, high: 5200, floor: 0.65, fastest: 5, seed: 319 }), -26],
    [whistle(seconds, 320, 700, 320), -34],
    [shimmer(seconds, 6100, 321), -36],
    [inRoom(crickets, 55, 45, 0.35), -36],
    [fire(seconds, 322), -36],
    [inRoom(player, 95, 88, 0.65), -37],
    [inRoom(iron, 80, 65, 0.5), -43],
    [pad(notes('A2 E3 G3'), seconds, { seed: 323, harmonics: 4, slope: 2.1 }), -35],
  ])
}

/** Day on the main street: people, hooves, a smith, gulls over the roofs, and a piano behind swing doors. */
export function frontierTown(seconds: number): Stereo {
  const roll = dice(331)
  const crowd = inRoom(murmur(seconds, 14, 332), 50, 40, 0.4)
  const gulls = silence(seconds)
  for (const [n, at] of [3.5, 12, 18.5].entries()) {
    const place = { at, pan: between(roll, -1, 1), gain: between(roll, 0.4, 1), wrap: true }
    lay(gulls, gull(333 + n), place)
  }
  const hooves = silence(seconds)
  for (let n = 0; n < 36; n++) {
    const at = 6 + n * 0.21 + (n % 4 === 3 ? 0.06 : 0)
    const place = { at, pan: 0.9 - n * 0.05, gain: hump(n + 1, 38), wrap: true }
    lay(hooves, wood(n % 2 ? 330 : 280, 0.8, 340 + (n % 4)), place)
  }
  const piano = silence(seconds)
  const rag = 'C5 E5 G5 E5 A5 G5 E5 C5 D5 F5 A5 F5 G5 E5 D5 B4'.split(' ')
  for (let n = 0; n < 32; n++) {
    const at = 1.5 + n * 0.23 + (n % 2 ? 0.05 : 0)
    lay(piano, pluck(rag[n % rag.length] ?? 'C5', 1), { at, pan: -0.7, wrap: true })
    if (n % 4 === 0)
      lay(piano, pluck(n % 8 ? 'G3' : 'C3', 1), { at, pan: -0.7, gain: 0.9, wrap: true })
  }
  const steps = silence(seconds)
  for (let n = 0; n < 12; n++) {
    spur(steps, 13 + n * 0.55, -0.6 + n * 0.1, hump(n + 1, 14), 351 + n)
  }
  const smith = silence(seconds)
  for (let n = 0; n < 5; n++) {
    const blow = chime(n % 2 ? 2140 : 2060, 0.06)
    lay(smith, blow, { at: 9 + n * 0.52, pan: 0.8, gain: n % 2 ? 0.5 : 1, wrap: true })
  }
  return mixed(seconds, [
    [filterLoop(crowd, 'lowpass', 3200), -24],
    [lapping(seconds, 371), -29],
    [breeze(seconds, { low: 200, high: 4600, floor: 0.65, fastest: 4, seed: 372 }), -28],
    [whistle(seconds, 380, 760, 373), -39],
    [inRoom(gulls, 80, 65, 0.5), -40],
    [inRoom(filterLoop(hooves, 'lowpass', 1800), 55, 40, 0.35), -37],
    [inRoom(filterLoop(piano, 'bandpass', 1100), 60, 50, 0.55), -39],
    [inRoom(steps, 55, 40, 0.35), -40],
    [inRoom(smith, 85, 65, 0.6), -45],
    [pad(notes('G2 D3 B3'), seconds, { seed: 374, harmonics: 5, slope: 2.2 }), -36],
  ])
}

/** High noon: a bell, a guitar's low string, and a whistle over an empty street. */
export const noon = (): Stereo =>
  staged(3.4, HALL, (stage) => {
    lay(stage, bell(note('D4'), 1.6, 0.4, 381), { at: LEAD, pan: -0.3 })
    for (const [n, name] of ['D3', 'A3', 'D3', 'F3'].entries()) {
      lay(stage, pluck(name, 2), { at: 0.35 + n * 0.24, pan: 0.2, gain: 0.9 })
    }
    const call = whistled([1175, 1568, 1480, 1175, 1245, 1175], 1.5, { rate: 5.5, depth: 0.012 })
    lay(stage, call, { at: 1.25, pan: 0.35, gain: 0.3 })
  })

/** Two draw: spurs that stop, a hammer that is cocked, two shots that are nearly one, and the street. */
export const duel = (): Stereo => {
  const out = staged(3, { size: 90, tail: 60, share: 0.45 }, (stage) => {
    const roll = dice(391)
    spur(stage, LEAD, -0.5, 0.7, 392)
    spur(stage, 0.32, 0.5, 0.7, 393)
    for (const at of [0.72, 0.77]) lay(stage, wood(1900, 0.1, 394), { at, pan: -0.2, gain: 0.35 })
    const crack = filterChannel(
      draw(0.45, (t) => between(roll, -1, 1) * strike(t, 0.0004, 0.045)),
      'lowpass',
      (t) => 6800 * Math.exp(-t / 0.07) + 280,
    )
    for (const [at, gain, pan] of [
      [1.1, 1, -0.5],
      [1.19, 0.9, 0.5],
      [1.46, 0.2, 0.8],
      [1.66, 0.14, -0.8],
      [2.02, 0.07, 0.3],
    ] as const) {
      lay(stage, crack, { at, gain, pan })
    }
    lay(stage, kettle(48, 0.3, 395), { at: 1.1, gain: 0.9 })
  })
  return soften(out, 0.24)
}

/** Pockets, boots and saddle bags: hands that go through everything, and a coin that falls out and spins. */
export const search = (): Stereo => {
  const out = staged(2.4, { size: 40, tail: 30, share: 0.35 }, (stage) => {
    const roll = dice(401)
    for (const [n, at] of [LEAD, 0.3, 0.62].entries()) {
      const cloth = filterChannel(
        draw(0.26, (t) => between(roll, -1, 1) * hump(t + 0.01, 0.28)),
        'bandpass',
        (t) => 1500 + 5200 * t + 500 * n,
        0.9,
      )
      lay(stage, cloth, { at, pan: n % 2 ? 0.5 : -0.5, gain: 1.1 })
      lay(stage, wood(240 + 40 * n, 0.6, 402 + n), {
        at: at + 0.2,
        gain: 0.35,
        pan: n % 2 ? -0.4 : 0.4,
      })
    }
    let at = 1
    for (let n = 0; n < 14; n++) {
      lay(stage, chime(3520 + 40 * (n % 2), 0.09), { at, pan: 0.2, gain: 0.45 * 0.9 ** n })
      at += 0.16 * 0.87 ** n
    }
  })
  return soften(out, 0.3)
}

/** The ship's horn: far off, answered by the table mountains. */
export const shipHorn = (): Stereo =>
  staged(3.6, { size: 100, tail: 85, share: 0.6 }, (stage) => {
    const low = horn(note('Eb2'), 1.7, 0.5)
    const high = horn(note('Bb2'), 1.7, 0.4)
    const both = filterChannel(
      low.map((value, i) => value + 0.7 * (high[i] ?? 0)),
      'lowpass',
      900,
    )
    const breath = shape(both, (t) => Math.min(1, t / 0.25))
    lay(stage, breath, { at: LEAD, pan: -0.2 })
    lay(stage, filterChannel(breath.slice(0, Math.round(1.6 * RATE)), 'lowpass', 480), {
      at: 0.9,
      pan: 0.7,
      gain: 0.25,
    })
  })
