// The loops under the scenes. Each is built from layers levelled in decibels and is seamless by
// construction: noise is joined over its end, tones turn a whole number of times, the rest wraps.
import { birdsong, murmur } from './creatures'
import { filterLoop } from './filters'
import { inRoom, mixed, notes, type Ambience } from './layers'
import { between, dice, drift, hump, lay, pick, shape, silence, type Stereo } from './signal'
import { frontierNight, frontierTown } from './places/frontier'
import { sicilyNight, sicilyTown } from './places/sicily'
import { spaceNight, spaceport } from './places/space'
import { synth } from './sox'
import { bell, chime, kettle, note, pad, wood } from './tones'
import { breeze, brook, fire, leaves, whistle } from './weather'

function lobby(seconds: number): Stereo {
  const chords = ['D3 A3 C#4 F#4', 'B2 F#3 A3 D4', 'G2 D3 B3 F#4', 'A2 E3 B3 C#4']
  const warm = silence(seconds)
  chords.forEach((names, index) => {
    const chord = pad(notes(names), seconds, { seed: 10 + index, harmonics: 6, slope: 2 })
    const width = (2 * seconds) / chords.length
    const from = (index * seconds) / chords.length - width / 4
    lay(
      warm,
      shape(chord, (t) => Math.sqrt(hump((((t - from) % seconds) + seconds) % seconds, width))),
    )
  })
  const strings = silence(seconds)
  const tune = 'F#4 A4 E4 D4 B3 D4 F#4 E4 D4 B3 A3 C#4 E4'.split(' ')
  const roll = dice(14)
  tune.forEach((name, index) => {
    const at = (index * seconds) / tune.length + between(roll, -0.08, 0.08)
    const string = synth(`pluck ${note(name).toFixed(2)}`, 3)
    lay(strings, string.left, {
      at,
      gain: between(roll, 0.5, 1),
      pan: between(roll, -0.5, 0.5),
      wrap: true,
    })
  })
  return mixed(seconds, [
    [inRoom(warm, 70, 60, 0.35), -20],
    [inRoom(filterLoop(strings, 'lowpass', 1800), 80, 70, 0.5), -31],
    [fire(seconds, 15), -27],
    [breeze(seconds, { low: 120, high: 2600, floor: 0.8, fastest: 3, seed: 16 }), -31],
  ])
}

function dawn(seconds: number): Stereo {
  const roll = dice(31)
  const choir = silence(seconds)
  const singers = ['blackbird', 'tit', 'wren', 'sparrow', 'blackbird', 'sparrow', 'tit']
  singers.forEach((kind, index) => {
    const pan = between(roll, -0.9, 0.9)
    const near = between(roll, 0.25, 1)
    const songs = Math.round(seconds / between(roll, 3.2, 6))
    for (let n = 0; n < songs; n++) {
      const at = ((n + between(roll, -0.3, 0.3)) * seconds) / songs
      lay(choir, birdsong(kind, 400 + index * 40 + n), { at, gain: near, pan, wrap: true })
    }
  })
  lay(choir, birdsong('cuckoo', 1), { at: 9, gain: 0.5, pan: 0.6, wrap: true })
  lay(choir, birdsong('dove', 1), { at: 3, gain: 0.6, pan: -0.5, wrap: true })
  lay(choir, birdsong('dove', 1), { at: 17.5, gain: 0.5, pan: -0.5, wrap: true })
  const light = pad(notes('D3 A3 E4 F#4 A4 D5'), seconds, { seed: 32, harmonics: 5, slope: 2.1 })
  return mixed(seconds, [
    [inRoom(choir, 80, 65, 0.45), -28],
    [inRoom(light, 90, 80, 0.5), -24.5],
    [breeze(seconds, { low: 250, high: 3800, floor: 0.6, fastest: 4, seed: 33 }), -29],
    [brook(seconds, 34), -33],
    [leaves(seconds, 35), -37],
  ])
}

function day(seconds: number): Stereo {
  const roll = dice(41)
  const square = inRoom(murmur(seconds, 16, 42), 65, 55, 0.5)
  const small = silence(seconds)
  for (let n = 0; n < 9; n++) {
    const at = ((n + roll() * 0.7) * seconds) / 9
    const kind = n % 4 === 3 ? 'dove' : 'sparrow'
    lay(small, birdsong(kind, 430 + n), { at, pan: between(roll, -1, 1), gain: roll(), wrap: true })
  }
  const smith = silence(seconds)
  for (const start of [6, 19.5]) {
    for (let n = 0; n < 4; n++) {
      const blow = chime(n % 2 ? 2380 : 2290, 0.05)
      lay(smith, blow, { at: start + n * 0.48, gain: n % 2 ? 0.5 : 1, pan: -0.75, wrap: true })
    }
  }
  const steps = silence(seconds)
  for (let n = 0; n < 22; n++) {
    const tap = wood(between(roll, 240, 330), 0.3, 440 + n)
    const at = 2 + n * 0.56 + between(roll, -0.03, 0.03)
    lay(steps, tap, { at, pan: -0.8 + n * 0.07, gain: hump(n + 1, 24), wrap: true })
  }
  return mixed(seconds, [
    [filterLoop(square, 'lowpass', 3400), -23],
    [breeze(seconds, { low: 180, high: 4200, floor: 0.65, fastest: 4, seed: 43 }), -28],
    [inRoom(small, 70, 55, 0.45), -38],
    [inRoom(smith, 90, 70, 0.65), -45],
    [inRoom(filterLoop(steps, 'lowpass', 1400), 60, 40, 0.4), -40],
    [pad(notes('G2 D3 B3'), seconds, { seed: 44, harmonics: 5, slope: 2.2 }), -36],
  ])
}

function pulse(seconds: number, beats: number, seed: number): Stereo {
  const out = silence(seconds)
  for (let n = 0; n < beats; n++) {
    const at = (n * seconds) / beats
    lay(out, kettle(52, 0.22, seed), { at, wrap: true })
    lay(out, kettle(47, 0.18, seed + 1), { at: at + 0.24, gain: 0.55, wrap: true })
  }
  return filterLoop(out, 'lowpass', 220)
}

function vote(seconds: number): Stereo {
  const beats = 24
  const clock = silence(seconds)
  for (let n = 0; n < beats * 2; n++) {
    const block = wood(n % 2 ? 640 : 720, 0, 51)
    lay(clock, block, {
      at: (n * seconds) / (beats * 2),
      gain: n % 2 ? 0.5 : 0.8,
      pan: n % 2 ? 0.4 : -0.4,
      wrap: true,
    })
  }
  const bow = drift(seconds, dice(52), 4)
  const strings = pad(notes('D2 A2 Eb3'), seconds, {
    seed: 53,
    harmonics: 14,
    slope: 1.15,
    spread: 0.5,
  })
  const high = pad(notes('D5 Eb5 A5'), seconds, { seed: 54, harmonics: 5, slope: 1.5 })
  const shiver = Math.round(7.5 * seconds)
  shape(high, (t) => 0.6 + 0.4 * Math.sin((2 * Math.PI * shiver * t) / seconds))
  return mixed(seconds, [
    [pulse(seconds, beats, 55), -23],
    [
      inRoom(
        filterLoop(strings, 'lowpass', (t) => 320 + 700 * bow(t)),
        70,
        60,
        0.35,
      ),
      -24,
    ],
    [inRoom(high, 90, 80, 0.6), -39],
    [inRoom(clock, 75, 55, 0.5), -39],
    [breeze(seconds, { low: 150, high: 3000, floor: 0.7, fastest: 4, seed: 56 }), -31],
  ])
}

function trial(seconds: number): Stereo {
  const roll = dice(61)
  const cello = pad(notes('D2 A2 D3 F3'), seconds, {
    seed: 62,
    harmonics: 16,
    slope: 1.2,
    spread: 0.4,
    body: (hertz) =>
      0.4 + Math.exp(-(((hertz - 310) / 190) ** 2)) + 0.5 * Math.exp(-(((hertz - 700) / 260) ** 2)),
  })
  const tolls = silence(seconds)
  for (const [at, name] of [
    [0.5, 'D3'],
    [6.5, 'F3'],
    [12.5, 'A2'],
    [18.5, 'Bb2'],
  ] as const) {
    lay(tolls, bell(note(name), 2.2, 0.75, 63), { at, pan: between(roll, -0.4, 0.4), wrap: true })
  }
  return mixed(seconds, [
    [inRoom(filterLoop(cello, 'lowpass', 1100), 80, 65, 0.4), -22],
    [inRoom(tolls, 95, 85, 0.6), -31],
    [pulse(seconds, 20, 64), -30],
    [breeze(seconds, { low: 150, high: 2800, floor: 0.7, fastest: 3, seed: 65 }), -30],
    [whistle(seconds, 300, 520, 66), -40],
  ])
}

function end(seconds: number): Stereo {
  const vowel = (hertz: number): number =>
    0.12 +
    Math.exp(-(((hertz - 620) / 170) ** 2)) +
    0.6 * Math.exp(-(((hertz - 1080) / 190) ** 2)) +
    0.15 * Math.exp(-(((hertz - 2500) / 350) ** 2))
  const choir = pad(notes('D3 A3 D4 F#4 A4'), seconds, {
    seed: 71,
    harmonics: 16,
    slope: 0.8,
    spread: 0.6,
    body: vowel,
  })
  const ground = pad(notes('D2 A2 D3'), seconds, { seed: 72, harmonics: 6, slope: 1.8 })
  const stars = silence(seconds)
  const roll = dice(73)
  const scale = 'D5 E5 F#5 A5 B5 D6 E6 F#6'.split(' ')
  for (let n = 0; n < 26; n++) {
    const name = pick(scale, Math.floor(roll() * scale.length))
    const at = ((n + between(roll, -0.4, 0.4)) * seconds) / 26
    lay(stars, chime(note(name), 0.7), {
      at,
      gain: between(roll, 0.3, 1),
      pan: between(roll, -0.9, 0.9),
      wrap: true,
    })
  }
  return mixed(seconds, [
    [inRoom(choir, 95, 85, 0.55), -23],
    [inRoom(ground, 80, 60, 0.3), -25],
    [inRoom(stars, 95, 85, 0.6), -33],
    [breeze(seconds, { low: 200, high: 4500, floor: 0.7, fastest: 3, seed: 74 }), -32],
  ])
}

/** Every ambience by its id; lengths are whole milliseconds so that the loop ends on a sample. */
export const ambiences: Record<string, Ambience> = {
  lobby: { seconds: 28, make: lobby },
  dawn: { seconds: 26, make: dawn },
  day: { seconds: 30, make: day },
  vote: { seconds: 20, make: vote },
  trial: { seconds: 24, make: trial },
  end: { seconds: 26, make: end },
  spaceNight: { seconds: 30, make: spaceNight },
  spaceport: { seconds: 26, make: spaceport },
  sicilyNight: { seconds: 24, make: sicilyNight },
  sicilyTown: { seconds: 22, make: sicilyTown },
  frontierNight: { seconds: 24, make: frontierNight },
  frontierTown: { seconds: 22, make: frontierTown },
}
