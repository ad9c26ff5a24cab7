// A western town by the sea: surf, a harmonica and a wind pump by night; by day the main street; and what is fought out on it.
import { whistled } from '../creatures'
import { filterChannel } from '../filters'
import { pluck } from '../plucked'
import { between, dice, draw, hump, lay, RATE, shape, soften, strike, type Stereo } from '../signal'
import { HALL, LEAD, staged } from '../stage'
import { bell, chime, horn, kettle, note, wood } from '../tones'

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
