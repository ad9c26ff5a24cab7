// How a death sounds: three ways, and one in the world of each game.
import { owl, whistled } from '../creatures'
import { filterChannel } from '../filters'
import { harmonica } from '../places/frontier'
import { pluck, tremolo } from '../plucked'
import { draw, hump, lay, shape, type Stereo } from '../signal'
import { HALL, LEAD, staged } from '../stage'
import { bell, cymbal, horn, kettle, note, pad } from '../tones'
import { dying, metal, gong, muted } from './kit'

/** Strings in the dark: a low chord torn off, and three notes that go down the stairs. */
export const nightKill2 = (): Stereo =>
  staged(6, HALL, (stage) => {
    for (const [n, name] of ['D2', 'Eb3', 'A3', 'D3'].entries())
      lay(stage, pluck(name, 3), { at: LEAD + 0.012 * n, pan: -0.3 + 0.2 * n, gain: 1.2 })
    lay(stage, kettle(49, 0.6, 601), { at: LEAD, gain: 0.9 })
    lay(stage, dying(5, 'D3 Eb3 A3 D4', 602, 0.03), { at: LEAD, gain: 0.6 })
    for (const [n, name] of ['F4', 'Eb4', 'D4'].entries())
      lay(stage, horn(note(name), 0.75, 0.3), {
        at: 1.1 + 0.8 * n,
        gain: 0.42 - 0.06 * n,
        pan: 0.2,
      })
  })

/** A great gong, voices that sink, and an owl that has seen it. */
export const nightKill3 = (): Stereo =>
  staged(6, HALL, (stage) => {
    lay(stage, gong(98, 2.2, 611), { at: LEAD, gain: 1.2 })
    lay(stage, cymbal(1.1, 612), { at: LEAD, gain: 0.25 })
    for (const [n, high] of [622, 523, 415].entries()) {
      const sinking = whistled([high, high * 0.97, high * 0.84, high * 0.75], 2.8)
      lay(stage, filterChannel(sinking, 'lowpass', 1600), {
        at: 0.35 + 0.1 * n,
        gain: 0.2,
        pan: n - 1,
      })
    }
    lay(stage, owl(613), { at: 2.3, gain: 0.3, pan: 0.6 })
  })

/** In the north of Siam: three gongs that go down, and a fiddle that slides after them. */
export const deathLanna = (): Stereo =>
  staged(6, HALL, (stage) => {
    for (const [n, hertz] of [196, 147, 110].entries())
      lay(stage, gong(hertz, 1.7, 801 + n), {
        at: LEAD + 0.55 * n,
        gain: 1 - 0.12 * n,
        pan: 0.5 - 0.5 * n,
      })
    const slide = muted(note('D4'), 1.9, 0.16)
    lay(stage, filterChannel(slide, 'lowpass', 2200), { at: 1.75, gain: 0.35, pan: -0.3 })
    lay(stage, dying(5, 'B2 F#3 C4', 804, 0.3), { at: LEAD, gain: 0.4 })
  })

/** In the harbour: a trumpet behind its mute falls off the wall, a bass is let go, the fog horn answers. */
export const deathHarbour = (): Stereo =>
  staged(6, HALL, (stage) => {
    lay(stage, kettle(50, 0.5, 811), { at: LEAD, gain: 0.8 })
    for (const [n, name] of ['D2', 'D3'].entries())
      lay(stage, pluck(name, 3), { at: LEAD, gain: 1.2 - 0.4 * n })
    for (const [at, name, hold, fall] of [
      [0.1, 'A4', 0.5, 0],
      [0.62, 'Ab4', 0.45, 0],
      [1.1, 'F4', 1.3, 0.2],
    ] as const)
      lay(stage, muted(note(name), hold, fall), { at, gain: 0.42, pan: 0.25 })
    const fog = filterChannel(horn(note('D3'), 1.6, 0.3), 'lowpass', 700)
    lay(stage, fog, { at: 2.5, gain: 0.5, pan: -0.6 })
  })

/** Out there: a hull that is struck, low brass, and a signal that goes out. */
export const deathSpace = (): Stereo =>
  staged(6, HALL, (stage) => {
    lay(stage, metal(123, 2, 821), { at: LEAD, gain: 1.1 })
    lay(stage, metal(311, 1.1, 822), { at: LEAD, gain: 0.5, pan: 0.5 })
    for (const name of ['D2', 'A2', 'Eb3', 'D3'])
      lay(stage, horn(note(name), 2.4, 0.7), { at: LEAD, gain: 0.4 })
    for (let n = 0; n < 6; n++) {
      const beep = draw(0.12, (t) => Math.sin(2 * Math.PI * 1244 * t) * hump(t, 0.12))
      lay(stage, beep, { at: 1.2 + 0.34 * n * 1.1 ** n, gain: 0.24 * 0.8 ** n, pan: -0.5 })
    }
  })

/** In Palermo: the bell of the little church, and a mandolin that trembles until it stops. */
export const deathSicily = (): Stereo =>
  staged(6, HALL, (stage) => {
    lay(stage, bell(note('A3'), 2, 0.35, 831), { at: LEAD })
    lay(stage, kettle(55, 0.5, 832), { at: LEAD, gain: 0.7 })
    for (const [at, name, hold] of [
      [0.3, 'E5', 0.9],
      [1.25, 'F5', 0.5],
      [1.8, 'E5', 0.5],
      [2.35, 'C5', 0.6],
      [3, 'A4', 1.6],
    ] as const)
      lay(stage, tremolo(name, hold, 833), { at, gain: 0.6, pan: -0.3 })
    lay(stage, dying(5.6, 'A2 E3 C4', 834, 0.3), { at: LEAD, gain: 0.5 })
  })

/** On the frontier: the lowest string, slack, a reed in the dust, and something under the town that answers. */
export const deathFrontier = (): Stereo =>
  staged(6, HALL, (stage) => {
    for (const [at, name] of [
      [LEAD, 'E2'],
      [0.02, 'B2'],
      [0.9, 'F3'],
      [1.5, 'E3'],
    ] as const)
      lay(stage, pluck(name, 3), { at, gain: 1.2, pan: 0.3 })
    lay(stage, kettle(41, 0.7, 841), { at: LEAD })
    lay(stage, harmonica('E4', 0.9), { at: 0.5, gain: 0.35, pan: -0.3 })
    lay(stage, harmonica('D#4', 1.5), { at: 1.6, gain: 0.3, pan: -0.3 })
    const under = pad(['E2', 'Bb2', 'F3'].map(note), 6, { seed: 842, harmonics: 14, slope: 1 })
    lay(
      stage,
      shape(under, (t) => hump(t, 6)),
      { gain: 0.7 },
    )
  })
