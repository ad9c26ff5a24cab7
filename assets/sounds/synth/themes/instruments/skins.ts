// Skins and brushes: sounds without a note.
import { filterChannel } from '../../filters'
import { between, dice, draw, strike } from '../../signal'
import { plate } from './bars'
import { once, type Player } from './player'

/** Makes something without a note: its name says which. */
const noise = (
  seconds: number,
  seed: number,
  kind: 'highpass' | 'bandpass' | 'lowpass',
  hertz: number,
  q: number,
  loud: (t: number) => number,
): Float64Array => {
  const roll = dice(seed)
  return filterChannel(
    draw(seconds, (t) => between(roll, -1, 1) * loud(t)),
    kind,
    hertz,
    q,
  )
}

const skin = (hertz: number, ring: number, seed: number): Float64Array => {
  const slap = noise(0.12, seed, 'bandpass', hertz * 6, 0.7, (t) => strike(t, 0.0008, 0.012))
  return draw(ring * 4, (t, i) => {
    const turn = 2 * Math.PI * hertz * (t + 0.006 * (1 - Math.exp(-t / 0.04)))
    return (
      Math.sin(turn) * strike(t, 0.002, ring) +
      0.5 * Math.sin(1.59 * turn) * strike(t, 0.002, ring * 0.6) +
      0.35 * Math.sin(2.3 * turn) * strike(t, 0.002, ring * 0.45) +
      0.9 * (slap[i] ?? 0)
    )
  })
}

const kit: Readonly<Record<string, () => Float64Array>> = {
  /** Brushes: a stroke, a longer one in a circle. */
  brush: () => noise(0.16, 1, 'bandpass', 3800, 0.6, (t) => strike(t, 0.006, 0.035)),
  sweep: () =>
    noise(
      0.62,
      2,
      'bandpass',
      3000,
      0.5,
      (t) => 0.55 * Math.sin((Math.PI * Math.min(t, 0.6)) / 0.6) ** 1.5,
    ),
  ride: () => noise(0.5, 3, 'highpass', 5200, 0.8, (t) => strike(t, 0.001, 0.09)),
  hat: () => noise(0.09, 4, 'highpass', 6000, 0.8, (t) => strike(t, 0.001, 0.016)),
  shaker: () =>
    noise(0.12, 5, 'highpass', 4500, 0.8, (t) => Math.sin((Math.PI * Math.min(t, 0.1)) / 0.1) ** 2),
  block: () =>
    draw(
      0.2,
      (t) =>
        Math.sin(2 * Math.PI * 880 * t) * strike(t, 0.0006, 0.02) +
        0.5 * Math.sin(2 * Math.PI * 1930 * t) * strike(t, 0.0006, 0.011),
    ),
  stomp: () => skin(82, 0.09, 6),
  drum: () => skin(118, 0.16, 7),
  high: () => skin(196, 0.1, 8),
  slap: () => skin(262, 0.05, 9),
  timpani: () => skin(73, 0.42, 10),
  jingle: () => {
    const roll = dice(11)
    const discs = Array.from({ length: 9 }, () => between(roll, 4200, 9000))
    return draw(
      0.22,
      (t) =>
        discs.reduce((sum, f) => sum + Math.sin(2 * Math.PI * f * t), 0) *
          0.25 *
          strike(t, 0.002, 0.035) +
        0.5 * between(roll, -1, 1) * strike(t, 0.001, 0.02),
    )
  },
  /** Small cymbals of bronze: let ring, and held. */
  ching: () => {
    const roll = dice(12)
    return draw(
      1.3,
      (t) =>
        [2960, 2975, 5210, 7340].reduce(
          (sum, f, n) => sum + Math.sin(2 * Math.PI * f * t) / (1 + n),
          0,
        ) *
          strike(t, 0.001, 0.28) +
        0.3 * between(roll, -1, 1) * strike(t, 0.0006, 0.005),
    )
  },
  chap: () =>
    draw(
      0.14,
      (t) =>
        [2960, 5210, 7340].reduce((sum, f, n) => sum + Math.sin(2 * Math.PI * f * t) / (1 + n), 0) *
        strike(t, 0.001, 0.022),
    ),
  hull: () => plate('D3', 1, 1.2, 0),
}

/** Plays what has no note, by its name. */
export const percussion: Player = (name) =>
  once(`kit ${name}`, () => {
    const make = kit[name]
    if (!make) throw new RangeError(`no ${name} in the kit`)
    return make()
  })
