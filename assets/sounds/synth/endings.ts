// How an evening ends: for the good, for the evil, for one who stood alone.
import { birdsong } from './creatures'
import { lay, shape, type Stereo } from './signal'
import { HALL, LEAD, staged } from './stage'
import { bell, chime, cymbal, horn, kettle, note, pad } from './tones'

/** The sun rises: horns that climb in a major key, bells, and the first bird. */
export const goodWins = (): Stereo =>
  staged(6.6, HALL, (stage) => {
    const line: [at: number, hold: number, names: string, force: number][] = [
      [0, 0.35, 'G3 D4', 0.6],
      [0.4, 0.35, 'B3 G4', 0.7],
      [0.8, 0.7, 'D4 G4 B4', 0.8],
      [1.6, 0.5, 'C4 E4 G4', 0.8],
      [2.2, 2.4, 'G3 D4 G4 B4 D5', 1],
    ]
    for (const [at, hold, names, force] of line) {
      names.split(' ').forEach((name, n) => {
        lay(stage, horn(note(name), hold, force), {
          at: at + LEAD,
          pan: -0.4 + n * 0.2,
          gain: 0.55,
        })
      })
    }
    for (const at of [0.8, 2.2]) lay(stage, kettle(98, 0.5, 581), { at, gain: 0.8 })
    lay(stage, cymbal(0.9, 582), { at: 2.2, gain: 0.4 })
    for (const [n, name] of ['G4', 'D5', 'B4', 'G5'].entries()) {
      lay(stage, bell(note(name), 1, 0.2, 583 + n), {
        at: 2.3 + n * 0.4,
        gain: 0.35,
        pan: 0.5 - n * 0.3,
      })
    }
    lay(stage, birdsong('blackbird', 402), { at: 3.6, gain: 0.12, pan: 0.6 })
  })

/** The lamps go out, one by one: low horns that climb down, and a bell that is stopped. */
export const evilWins = (): Stereo =>
  staged(6.6, HALL, (stage) => {
    const line: [at: number, hold: number, names: string, force: number][] = [
      [0, 0.7, 'D3 A3 F4', 0.9],
      [0.9, 0.7, 'C#3 G#3 E4', 0.9],
      [1.8, 0.7, 'C3 G3 Eb4', 0.95],
      [2.7, 2.2, 'B2 F#3 D4 Bb3', 1],
    ]
    for (const [at, hold, names, force] of line) {
      names.split(' ').forEach((name, n) => {
        lay(stage, horn(note(name), hold, force), {
          at: at + LEAD,
          pan: -0.4 + n * 0.25,
          gain: 0.5,
        })
      })
      lay(stage, kettle(58, 0.5, 591), { at: at + LEAD, gain: 0.8 })
    }
    lay(stage, bell(note('B2'), 2, 0.5, 592), { at: 2.7, gain: 0.9 })
    const cold = pad(['B2', 'F#3', 'C4', 'D4'].map(note), 6.6, {
      seed: 593,
      harmonics: 9,
      slope: 1.3,
    })
    lay(
      stage,
      shape(cold, (t) => Math.min(1, t / 3) ** 2),
      { gain: 0.4 },
    )
  })

/** One alone has won: a music box in an empty room, and a wry chord under its last note. */
export const loner = (): Stereo =>
  staged(5.6, HALL, (stage) => {
    'E5 G5 B5 A#5 E6 D#6 B5 G5 E5'.split(' ').forEach((name, n) => {
      lay(stage, chime(note(name), 0.6), {
        at: LEAD + n * 0.24,
        gain: 0.8,
        pan: n % 2 ? 0.4 : -0.4,
      })
    })
    for (const name of ['E3', 'B3', 'G4', 'C#5']) {
      lay(stage, horn(note(name), 1.8, 0.4), { at: 2.2, gain: 0.4 })
    }
    lay(stage, kettle(82, 0.5, 595), { at: 2.2, gain: 0.7 })
  })
