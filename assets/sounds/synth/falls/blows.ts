// Verdicts, shots, and what is left after a blast.
import { filterChannel } from '../filters'
import { between, dice, draw, hump, lay, soften, strike, type Stereo } from '../signal'
import { HALL, LEAD, PARLOUR, staged } from '../stage'
import { bell, chime, cymbal, horn, kettle, note, wood } from '../tones'
import { dying, metal, noise } from './kit'

/** A gate of iron: it falls, it rings, and the chord behind it closes. */
export const lynching2 = (): Stereo => {
  const out = staged(5.4, HALL, (stage) => {
    lay(stage, metal(185, 1.2, 621), { at: LEAD, gain: 1.1 })
    lay(stage, wood(150, 1.4, 622), { at: LEAD, gain: 1.1 })
    for (let n = 0; n < 9; n++)
      lay(stage, metal(900 + 140 * (n % 4), 0.07, 623 + n), {
        at: 0.22 + 0.07 * n,
        gain: 0.3,
        pan: 0.5,
      })
    for (const [n, names] of ['D3 A3 F4', 'C3 G3 Eb4', 'Bb2 F3 D4'].entries()) {
      for (const name of names.split(' '))
        lay(stage, horn(note(name), n === 2 ? 1.5 : 0.55, 0.6), { at: 0.95 + 0.65 * n, gain: 0.32 })
    }
  })
  return soften(out, 0.3)
}

/** The drum that everybody knows: a roll that breaks off, one blow, and two bells for one who is led away. */
export const lynching3 = (): Stereo => {
  const out = staged(5.4, HALL, (stage) => {
    lay(stage, kettle(66, 0.6, 631), { at: LEAD, gain: 1.2 })
    lay(stage, cymbal(0.6, 632), { at: LEAD, gain: 0.4 })
    for (let n = 0; n < 16; n++) {
      const tap = filterChannel(
        noise(0.12, 633 + n, (t) => strike(t, 0.001, 0.03)),
        'bandpass',
        1900,
        0.6,
      )
      lay(stage, tap, { at: 0.5 + 0.062 * n, gain: 0.25 + 0.04 * n, pan: n % 2 ? 0.2 : -0.2 })
    }
    lay(stage, wood(210, 1.3, 650), { at: 1.56, gain: 1.2 })
    lay(stage, bell(note('D4'), 1.5, 0.3, 651), { at: 1.9, gain: 0.7, pan: -0.4 })
    lay(stage, bell(note('B3'), 1.5, 0.3, 652), { at: 2.9, gain: 0.6, pan: 0.4 })
  })
  return soften(out, 0.32)
}

/** A shot in a room: dry, near, and the shell that rolls away over the boards. */
export const shot2 = (): Stereo => {
  const out = staged(2.8, PARLOUR, (stage) => {
    const crack = noise(0.3, 661, (t) => strike(t, 0.0003, 0.022))
    lay(stage, filterChannel(crack, 'lowpass', 5200), { at: LEAD, gain: 1.2 })
    lay(stage, wood(120, 1.6, 662), { at: LEAD })
    let at = 0.75
    for (let n = 0; n < 9; n++) {
      lay(stage, chime(2650 + 170 * (n % 3), 0.07), {
        at,
        gain: 0.3 * 0.85 ** n,
        pan: -0.4 + 0.1 * n,
      })
      at += 0.24 * 0.8 ** n
    }
    lay(stage, wood(95, 1.4, 663), { at: 1.9, gain: 0.55 })
  })
  return soften(out, 0.22)
}

/** Two shots, one after the other, far over the roofs, and the birds that fly up. */
export const shot3 = (): Stereo => {
  const out = staged(2.8, { size: 100, tail: 85, share: 0.7 }, (stage) => {
    for (const [at, gain] of [
      [LEAD, 1],
      [0.34, 0.85],
    ] as const) {
      const crack = noise(0.6, 671, (t) => strike(t, 0.001, 0.08))
      lay(
        stage,
        filterChannel(crack, 'bandpass', (t) => 2600 * Math.exp(-t / 0.12) + 350, 0.7),
        {
          at,
          gain: 1.5 * gain,
          pan: at > 0.1 ? 0.5 : -0.5,
        },
      )
      lay(stage, kettle(58, 0.3, 672), { at, gain: 0.8 * gain })
    }
    const roll = dice(673)
    for (let n = 0; n < 40; n++) {
      const flap = noise(0.05, 674 + n, (t) => hump(t, 0.05))
      lay(stage, filterChannel(flap, 'bandpass', 1700, 1), {
        at: 0.75 + 1.3 * roll(),
        gain: 0.35 * between(roll, 0.3, 1),
        pan: between(roll, -0.9, 0.9),
      })
    }
  })
  return soften(out, 0.24)
}

/** After the blast: ears that ring, and what comes down. */
export const ashes = (): Stereo =>
  staged(5, HALL, (stage) => {
    lay(stage, kettle(52, 0.7, 681), { at: LEAD, gain: 1.2 })
    lay(stage, dying(4.6, 'C3 Gb3 B3', 682, 0.02), { at: LEAD, gain: 0.7 })
    const ear = draw(
      4.5,
      (t) => Math.sin(2 * Math.PI * 3150 * t) * Math.min(1, t / 0.4) * Math.exp(-t / 1.3),
    )
    lay(stage, ear, { at: 0.05, gain: 0.06 })
    const roll = dice(683)
    for (let n = 0; n < 34; n++)
      lay(stage, wood(between(roll, 380, 1900), 0.2, 684 + n), {
        at: 0.25 + 3.2 * roll() ** 1.5,
        gain: between(roll, 0.06, 0.3),
        pan: between(roll, -0.9, 0.9),
      })
  })

/** After the blast: a wall that gives way, and a bell that fell with it. */
export const rubble = (): Stereo => {
  const out = staged(5, HALL, (stage) => {
    const roll = dice(691)
    for (let n = 0; n < 26; n++)
      lay(stage, wood(between(roll, 90, 420), 1.3, 692 + n), {
        at: LEAD + 1.1 * (n / 26) ** 1.3,
        gain: between(roll, 0.3, 0.9),
        pan: between(roll, -0.8, 0.8),
      })
    lay(
      stage,
      filterChannel(
        noise(2.6, 730, (t) => strike(t, 0.15, 0.6)),
        'lowpass',
        900,
      ),
      { at: LEAD, gain: 0.5 },
    )
    lay(stage, bell(note('F3'), 1.6, 0.35, 731), { at: 1.15, gain: 0.9, pan: 0.3 })
    lay(stage, bell(note('F3'), 0.5, 0.4, 732), { at: 1.7, gain: 0.4, pan: 0.4 })
  })
  return soften(out, 0.3)
}

/** After the blast: fire that takes hold, and low horns over it. */
export const blaze = (): Stereo =>
  staged(5, HALL, (stage) => {
    for (const name of ['B2', 'F3', 'C4'])
      lay(stage, horn(note(name), 2.2, 0.6), { at: LEAD, gain: 0.5 })
    lay(stage, kettle(46, 0.6, 741), { at: LEAD })
    const roll = dice(742)
    for (let n = 0; n < 150; n++) {
      const tone = between(roll, 900, 4800)
      const ring = between(roll, 0.002, 0.01)
      const snap = draw(
        ring * 5,
        (t) => (Math.sin(2 * Math.PI * tone * t) + between(roll, -1, 1)) * strike(t, 0.0004, ring),
      )
      lay(stage, snap, {
        at: 0.2 + 4 * roll(),
        gain: 0.05 + 0.3 * roll() ** 3,
        pan: between(roll, -0.9, 0.9),
      })
    }
  })
