// How somebody falls, three ways and more for each kind of fall, so that an evening never strikes the same bell all night;
// and what a death sounds like where a game has a world of its own.
import { owl, whistled } from './creatures'
import { filterChannel } from './filters'
import { harmonica } from './places/frontier'
import { pluck, tremolo } from './plucked'
import { between, dice, draw, hump, lay, shape, soften, strike, type Stereo } from './signal'
import { HALL, LEAD, PARLOUR, staged } from './stage'
import { bell, chime, cymbal, horn, kettle, note, pad, wood } from './tones'

/** A chord that dies away, swelling first for `rise` seconds. */
function dying(seconds: number, names: string, seed: number, rise = 0.05): Stereo {
  const chord = pad(names.split(' ').map(note), seconds, { seed, harmonics: 12, slope: 1.2 })
  return shape(chord, (t) => Math.min(1, t / rise) * Math.exp(-t / (0.28 * seconds)))
}

/** Metal that is struck: partials that no bell has. */
export function metal(hertz: number, ring: number, seed: number): Float64Array {
  const roll = dice(seed)
  const partials = [1, 1.61, 2.33, 2.91, 4.17, 5.3, 6.79].map((ratio, n) => ({
    hertz: hertz * ratio * between(roll, 0.99, 1.01),
    loud: 1 / (1 + 0.5 * n),
    fall: ring / (1 + 0.45 * n),
  }))
  return draw(ring * 3, (t) => {
    let sum = 0.7 * between(roll, -1, 1) * strike(t, 0.0005, 0.006)
    for (const { hertz: tone, loud, fall } of partials)
      sum += 0.5 * loud * Math.sin(2 * Math.PI * tone * t) * strike(t, 0.001, fall)
    return sum
  })
}

/** A gong with a boss: it begins a little too high, beats, and blooms after the blow. */
export function gong(hertz: number, ring: number, seed: number): Float64Array {
  const roll = dice(seed)
  const partials = [1, 1.006, 1.51, 2.01, 2.72, 3.43, 4.6, 5.9].map((ratio, n) => ({
    ratio: ratio * between(roll, 0.996, 1.004),
    loud: 1 / (1 + 0.7 * n),
    rise: 0.006 + 0.03 * n,
    fall: ring / (1 + 0.4 * n),
  }))
  return draw(ring * 3, (t) => {
    const turn = 2 * Math.PI * hertz * (t + 0.004 * (1 - Math.exp(-t / 0.1)))
    let sum = 0.25 * between(roll, -1, 1) * strike(t, 0.001, 0.012)
    for (const { ratio, loud, rise, fall } of partials)
      sum += 0.4 * loud * Math.sin(ratio * turn) * strike(t, rise, fall)
    return sum
  })
}

/** A reed or a trumpet behind a mute: thin, near, a little sour. */
function muted(hertz: number, hold: number, fall = 0): Float64Array {
  let angle = 0
  const tone = draw(hold + 0.25, (t) => {
    const bend = 1 - fall * Math.max(0, t / hold) ** 2
    angle += (2 * Math.PI * hertz * bend * (1 + 0.006 * Math.sin(33 * t))) / 48_000
    const loud = Math.min(1, t / 0.04) * (t < hold ? 1 : Math.exp(-(t - hold) / 0.07))
    let sum = 0
    for (let h = 1; h <= 12; h++) sum += Math.sin(h * angle) / h ** 0.7
    return loud * sum
  })
  const throat = filterChannel(tone, 'bandpass', 1500, 1.6)
  return tone.map((value, i) => 0.25 * value + (throat[i] ?? 0))
}

const noise = (seconds: number, seed: number, loud: (t: number) => number): Float64Array => {
  const roll = dice(seed)
  return draw(seconds, (t) => between(roll, -1, 1) * loud(t))
}

/** Strings in the dark: a low chord torn off, and three notes that go down the stairs. */
const nightKill2 = (): Stereo =>
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
const nightKill3 = (): Stereo =>
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

/** A gate of iron: it falls, it rings, and the chord behind it closes. */
const lynching2 = (): Stereo => {
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
const lynching3 = (): Stereo => {
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
const shot2 = (): Stereo => {
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
const shot3 = (): Stereo => {
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
const ashes = (): Stereo =>
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
const rubble = (): Stereo => {
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
const blaze = (): Stereo =>
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

/** Sent away: the drum of the town beats him out, further and further off. */
const banishing2 = (): Stereo =>
  staged(4.6, HALL, (stage) => {
    for (let n = 0; n < 8; n++) {
      const far = filterChannel(
        kettle(n % 4 === 0 ? 88 : 110, 0.22, 751),
        'lowpass',
        2600 - 290 * n,
      )
      lay(stage, far, { at: LEAD + 0.5 * n, gain: 1.1 * 0.78 ** n, pan: -0.2 + 0.14 * n })
      const rim = filterChannel(
        noise(0.1, 752 + n, (t) => strike(t, 0.001, 0.02)),
        'bandpass',
        1500,
        0.7,
      )
      lay(stage, rim, { at: LEAD + 0.5 * n + 0.25, gain: 0.5 * 0.75 ** n, pan: -0.1 + 0.14 * n })
    }
    lay(stage, horn(note('E3'), 1.6, 0.55), { at: LEAD, gain: 0.5 })
    lay(stage, horn(note('B3'), 1.6, 0.4), { at: LEAD, gain: 0.35 })
  })

/** Sent away: hinges, a gate that slams, the bolt, and wind where he stands now. */
const banishing3 = (): Stereo => {
  const out = staged(4.6, HALL, (stage) => {
    lay(stage, metal(140, 0.9, 761), { at: LEAD })
    lay(stage, wood(130, 1.5, 762), { at: LEAD, gain: 1.2 })
    lay(stage, wood(900, 0.3, 763), { at: 0.42, gain: 0.6 })
    lay(stage, metal(520, 0.2, 764), { at: 0.45, gain: 0.4 })
    const wind = filterChannel(
      noise(3.6, 765, (t) => hump(t, 3.6)),
      'bandpass',
      (t) => 420 + 380 * hump(t, 2.4),
      3,
    )
    lay(stage, wind, { at: 0.8, gain: 1.4, pan: 0.3 })
    lay(stage, dying(3.4, 'A2 E3 Bb3', 766, 0.6), { at: 0.5, gain: 0.5 })
  })
  return soften(out, 0.3)
}

/** A heart breaks: a music box that runs down before its last note. */
const heartbreak1 = (): Stereo =>
  staged(5.4, HALL, (stage) => {
    let at = LEAD
    'A5 E5 C6 B5 E5 A5 G#5 E5'.split(' ').forEach((name, n) => {
      lay(stage, chime(note(name), 0.7), { at, gain: 0.9, pan: n % 2 ? 0.3 : -0.3 })
      at += 0.22 * 1.22 ** n
    })
    lay(stage, dying(5, 'A3 E4 C4 F3', 771, 0.2), { at: LEAD, gain: 0.7 })
    lay(stage, kettle(72, 0.4, 772), { at: LEAD, gain: 0.7 })
  })

/** A heart breaks: two voices on one note, one of which is gone. */
const heartbreak2 = (): Stereo =>
  staged(5.4, HALL, (stage) => {
    lay(stage, kettle(65, 0.5, 781), { at: LEAD, gain: 0.8 })
    lay(stage, muted(note('E4'), 1.5, 0.01), { at: LEAD, gain: 0.42, pan: -0.6 })
    lay(stage, muted(note('C5'), 1.5, 0.06), { at: LEAD, gain: 0.36, pan: 0.6 })
    lay(stage, muted(note('D4'), 2.2, 0.05), { at: 1.9, gain: 0.3, pan: -0.6 })
    lay(stage, dying(5, 'A2 E3 A3', 782, 0.4), { at: LEAD, gain: 0.6 })
  })

/** A heart breaks: glass, and every piece of it. */
const heartbreak3 = (): Stereo =>
  staged(5.4, HALL, (stage) => {
    const roll = dice(791)
    for (let n = 0; n < 44; n++)
      lay(stage, chime(between(roll, 1500, 5200), between(roll, 0.04, 0.3)), {
        at: LEAD + 2.4 * roll() ** 3,
        gain: between(roll, 0.08, 0.45),
        pan: between(roll, -0.9, 0.9),
      })
    lay(stage, kettle(60, 0.5, 792), { at: LEAD })
    for (const [n, name] of ['C5', 'B4', 'A4', 'E4'].entries())
      lay(stage, pluck(name, 3), { at: 0.9 + 0.55 * n, gain: 0.8, pan: 0.1 })
    lay(stage, dying(5, 'F3 C4 A4', 793, 0.5), { at: LEAD, gain: 0.5 })
  })

/** In the north of Siam: three gongs that go down, and a fiddle that slides after them. */
const deathLanna = (): Stereo =>
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
const deathHarbour = (): Stereo =>
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
const deathSpace = (): Stereo =>
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
const deathSicily = (): Stereo =>
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
const deathFrontier = (): Stereo =>
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

/** Every one of them by its id; what it is another form of stands in the player's manifest. */
export const falls: Readonly<Record<string, () => Stereo>> = {
  nightKill2,
  nightKill3,
  lynching2,
  lynching3,
  shot2,
  shot3,
  ashes,
  rubble,
  blaze,
  banishing2,
  banishing3,
  heartbreak1,
  heartbreak2,
  heartbreak3,
  deathLanna,
  deathHarbour,
  deathSpace,
  deathSicily,
  deathFrontier,
}
