// The music of a place: chords that melt into one another and a few notes over them. Loops of 89 s, in stereo.
import { whistled } from '../creatures'
import { filterChannel, filterLoop } from '../filters'
import { inRoom, mixed, notes } from '../layers'
import { harmonica } from '../places/frontier'
import { pluck, tremolo } from '../plucked'
import { between, dice, hump, lay, shape, silence, type Stereo } from '../signal'
import { chime, horn, note, pad, type PadOptions } from '../tones'

type Make = (seconds: number) => Stereo
type Instrument = (name: string, hold: number, n: number) => Float64Array

/** Chords round the loop, each fading into the next at equal power. */
function progression(
  seconds: number,
  chords: readonly string[],
  options: PadOptions,
  size = 85,
): Stereo {
  const step = seconds / chords.length
  const width = 2 * step
  const out = silence(seconds)
  chords.forEach((names, n) => {
    const chord = pad(notes(names), width, { ...options, seed: options.seed + n })
    lay(
      out,
      shape(chord, (t) => Math.sqrt(hump(t, width))),
      { at: n * step, wrap: true },
    )
  })
  return inRoom(out, size, size - 15, 0.4)
}

/** Phrases such as `A4:1 C5:2` (note and beats, `-` a rest), one at each moment. */
function tune(
  seconds: number,
  play: Instrument,
  beat: number,
  phrases: readonly (readonly [at: number, tune: string])[],
  pan = 0.3,
): Stereo {
  const roll = dice(Math.round(beat * 1000))
  const out = silence(seconds)
  let count = 0
  for (const [start, words] of phrases) {
    let at = start
    for (const word of words.split(' ')) {
      const [name = 'A4', length = '1'] = word.split(':')
      const hold = Number(length) * beat
      const place = { at: at + between(roll, 0, 0.02), pan, gain: between(roll, 0.75, 1) }
      if (name !== '-') lay(out, play(name, hold, count++), { ...place, wrap: true })
      at += hold
    }
  }
  return out
}

const strings: Instrument = (name) => filterChannel(pluck(name, 3), 'lowpass', 1900)
const mandolin: Instrument = (name, hold, n) => tremolo(name, hold * 0.92, 2000 + n)
const quick: Instrument = (name) => filterChannel(pluck(name, 1), 'lowpass', 3000)
const piano: Instrument = (name) => filterChannel(pluck(name, 1), 'bandpass', 1100)
const glass: Instrument = (name) => chime(note(name), 0.9)
const harp: Instrument = (name, hold) => harmonica(name, hold * 0.9)
const flute: Instrument = (name, hold) =>
  whistled([note(name) * 0.99, note(name), note(name)], hold, { rate: 5, depth: 0.006 })
const brass: Instrument = (name, hold) =>
  filterChannel(horn(note(name), hold * 0.85, 0.2), 'lowpass', 700)

const bow = (hertz: number): number =>
  0.4 + Math.exp(-(((hertz - 310) / 190) ** 2)) + 0.5 * Math.exp(-(((hertz - 700) / 260) ** 2))
const vowel = (hertz: number): number =>
  0.12 +
  Math.exp(-(((hertz - 620) / 170) ** 2)) +
  0.6 * Math.exp(-(((hertz - 1080) / 190) ** 2)) +
  0.15 * Math.exp(-(((hertz - 2500) / 350) ** 2))

const far = (layer: Stereo, share = 0.6): Stereo => inRoom(layer, 95, 86, share)

function shivering(seconds: number, names: string, seed: number): Stereo {
  const high = pad(notes(names), seconds, { seed, harmonics: 5, slope: 1.5 })
  const beats = Math.round(7.5 * seconds)
  return far(shape(high, (t) => 0.6 + 0.4 * Math.sin((2 * Math.PI * beats * t) / seconds)))
}

export const music: Record<string, Make> = {
  lobby: (s) =>
    mixed(s, [
      [
        progression(
          s,
          'D3 A3 C#4 F#4|B2 F#3 A3 D4|G2 D3 B3 F#4|A2 E3 B3 C#4|D3 A3 F#4 E4|F#2 C#3 A3 E4|G2 D3 A3 B3|A2 E3 G3 C#4'.split(
            '|',
          ),
          { seed: 801, harmonics: 6, slope: 2 },
        ),
        -20,
      ],
      [
        far(
          tune(s, strings, 1.9, [
            [1, 'F#4 A4 E4 D4 B3 D4'],
            [23, 'F#4 E4 D4 B3 A3 C#4'],
            [46, 'A4 F#4 D4 E4 F#4 B3'],
            [68, 'D4 B3 A3 G3 C#4 E4'],
          ]),
        ),
        -29,
      ],
    ]),
  night: (s) =>
    mixed(s, [
      [
        progression(
          s,
          ['D2 A2 F3', 'Bb2 F3 D4', 'G2 D3 Bb3', 'A2 E3 C4', 'D2 A2 E3', 'G2 Bb2 F3'],
          {
            seed: 811,
            harmonics: 5,
            slope: 2,
          },
        ),
        -20,
      ],
      [
        far(
          tune(s, flute, 1.5, [
            [9, 'A4:2 F4 E4 D4:3'],
            [41, 'D4:1 E4 F4:2 C4:3'],
            [70, 'Bb4:1 A4:2 E4:3'],
          ]),
          0.75,
        ),
        -31,
      ],
    ]),
  morning: (s) =>
    mixed(s, [
      [
        progression(
          s,
          'D3 A3 E4 F#4|G2 D3 B3 F#4|B2 F#3 D4 A4|A2 E3 C#4 B4|G2 D3 A3 E4|E3 B3 G4|D3 A3 F#4 A4|A2 E3 D4'.split(
            '|',
          ),
          { seed: 821, harmonics: 5, slope: 2.1 },
        ),
        -20,
      ],
      [
        far(
          tune(s, glass, 1.1, [
            [3, 'D5 A5 F#5:2 E5:2'],
            [25, 'B4 D5 F#5 A5:2'],
            [47, 'G5 E5 B4:2 D5:2'],
            [69, 'A4 D5 E5 F#5:3'],
          ]),
        ),
        -32,
      ],
    ]),
  vote: (s) =>
    mixed(s, [
      [
        filterLoop(
          progression(
            s,
            ['D2 A2 Eb3', 'D2 Bb2 F3', 'Eb2 Bb2 D3', 'D2 G#2 C3', 'Bb2 F3 A3', 'A2 Eb3 G3'],
            { seed: 831, harmonics: 14, slope: 1.15, spread: 0.5 },
          ),
          'lowpass',
          1100,
        ),
        -20,
      ],
      [shivering(s, 'D5 Eb5 A5', 838), -36],
    ]),
  trial: (s) =>
    mixed(s, [
      [
        filterLoop(
          progression(
            s,
            ['D2 A2 D3 F3', 'Bb2 F3 D3', 'G2 D3 Bb3', 'A2 E3 C#4', 'F2 C3 A3', 'G2 Bb3 E3'],
            { seed: 841, harmonics: 14, slope: 1.2, spread: 0.4, body: bow },
          ),
          'lowpass',
          1300,
        ),
        -20,
      ],
      [
        far(
          tune(s, brass, 2.2, [
            [6, 'D3:2 F3 E3:2'],
            [50, 'A3:2 G3 F3 E3:2'],
          ]),
        ),
        -30,
      ],
    ]),
  end: (s) =>
    mixed(s, [
      [
        progression(
          s,
          'D3 A3 D4 F#4 A4|G3 B3 D4 G4|B2 F#3 D4 A4|A2 E3 C#4 A4|G2 D4 B3 F#4|E3 B3 G4 E4|D3 A3 F#4 D4|A2 E3 A3 D4'.split(
            '|',
          ),
          { seed: 851, harmonics: 14, slope: 0.8, spread: 0.6, body: vowel },
          95,
        ),
        -20,
      ],
      [progression(s, ['D2 A2', 'G2 D3', 'B2 F#3', 'A2 E3'], { seed: 860, slope: 1.8 }), -26],
    ]),
  harbourNight: (s) =>
    mixed(s, [
      [
        progression(
          s,
          ['D2 A2 F3', 'Bb2 D3 A3', 'F2 C3 A3', 'G2 D3 Bb3', 'E2 Bb2 G3', 'A2 E3 C#4'],
          {
            seed: 861,
            harmonics: 5,
            slope: 1.9,
          },
        ),
        -20,
      ],
      [
        far(
          tune(
            s,
            harp,
            0.95,
            [
              [5, 'D4:2 F4 A4:2 G4 F4:3'],
              [37, 'E4:2 G4 F4:2 E4 D4:3'],
              [66, 'A4:2 Bb4 A4 G4:2 E4:3'],
            ],
            -0.4,
          ),
          0.75,
        ),
        -31,
      ],
    ]),
  harbourTown: (s) =>
    mixed(s, [
      [
        progression(
          s,
          ['F2 C3 A3', 'C3 E3 Bb3', 'D3 A3 F4', 'Bb2 F3 D4', 'G2 D3 Bb3', 'C3 G3 E4'],
          {
            seed: 871,
            harmonics: 6,
            slope: 1.8,
          },
        ),
        -22,
      ],
      [
        far(
          tune(
            s,
            harp,
            0.36,
            [
              [4, 'C5:2 A4 F4 A4 C5 D5:3 C5:3 Bb4:2 G4 E4 G4 Bb4 A4:6'],
              [34, 'F5:3 E5 D5 C5 D5:3 A4:3 Bb4 C5 D5 C5:3 F4:6'],
              [62, 'A4 Bb4 C5 F5:3 E5 C5 Bb4 A4:3 G4:2 A4 F4:6'],
            ],
            0.4,
          ),
          0.65,
        ),
        -24,
      ],
    ]),
  spaceNight: (s) =>
    mixed(s, [
      [
        progression(
          s,
          ['D3 A3 E4 F4', 'Bb2 F3 C4 D4', 'C3 G3 D4 E4', 'A2 E3 B3 C4', 'F2 C3 G3 E4'],
          {
            seed: 881,
            harmonics: 5,
            slope: 2,
            spread: 0.6,
          },
        ),
        -20,
      ],
      [
        far(
          tune(s, glass, 1.6, [
            [8, 'D5 A4 E5:2 C5'],
            [34, 'F5:2 E5 C5 G4'],
            [63, 'B4 E5:2 A4 D5'],
          ]),
          0.8,
        ),
        -32,
      ],
    ]),
  spaceport: (s) =>
    mixed(s, [
      [
        progression(s, ['A2 E3 C#4', 'F#2 C#3 A3 E4', 'D3 A3 F#4', 'E3 B3 G#4', 'B2 F#3 D4 A4'], {
          seed: 891,
          harmonics: 6,
          slope: 2,
          spread: 0.6,
        }),
        -20,
      ],
      [
        far(
          tune(s, glass, 0.42, [
            [6, 'A4 C#5 E5 B5:3 A5:2 E5:4'],
            [35, 'F#4 A4 E5 C#5:3 B4:4'],
            [64, 'D5 F#5 A5 G#5:3 E5:2 B4:4'],
          ]),
        ),
        -30,
      ],
    ]),
  sicilyNight: (s) =>
    mixed(s, [
      [
        progression(s, ['A2 E3 C4', 'D3 A3 F4', 'E2 B3 G#3', 'F2 C3 A3', 'D2 A2 F3', 'E2 B2 G#3'], {
          seed: 901,
          harmonics: 5,
          slope: 2,
        }),
        -22,
      ],
      [
        far(
          filterLoop(
            tune(
              s,
              mandolin,
              0.72,
              [
                [4, 'A4:1 C5:1 B4:1 A4:2 E4:1 F4:1 G4:1 F4:1 E4:3'],
                [34, 'E4:1 A4:1 G#4:1 A4:2 C5:1 B4:1 A4:1 G#4:1 A4:3'],
                [64, 'D5:2 C5 B4:2 A4 F4 A4 G#4:2 E4:3'],
              ],
              -0.3,
            ),
            'lowpass',
            2600,
          ),
        ),
        -26,
      ],
    ]),
  sicilyTown: (s) =>
    mixed(s, [
      [
        progression(
          s,
          ['A2 E3 C#4', 'D3 A3 F#4', 'E3 B3 G#4', 'A2 E3 A3', 'F#2 C#3 A3', 'E2 B2 D4'],
          {
            seed: 911,
            harmonics: 5,
            slope: 2,
          },
        ),
        -23,
      ],
      [
        far(
          tune(s, quick, 0.19, [
            [5, 'A4 C5 E5 A5 E5 C5 B4 D5 E5 G#5 E5 D5 A4 C5 E5 A5 E5 C5 B4 G#4 B4 A4:3'],
            [33, 'E5 F5 E5 D5 C5 B4 C5 D5 C5 B4 A4 G#4 A4 B4 C5 D5 E5 F5 E5:3 A4:3'],
            [63, 'A5 G#5 A5 E5 C5 E5 F5 E5 D5 B4 G#4 B4 C5 B4 A4 E4 A4 C5 A4:3'],
          ]),
        ),
        -25,
      ],
    ]),
  frontierNight: (s) =>
    mixed(s, [
      [
        progression(s, ['A2 E3 G3', 'D3 A3 C4', 'E2 B2 D3', 'A2 E3 C4', 'G2 D3 B3'], {
          seed: 921,
          harmonics: 5,
          slope: 2,
        }),
        -21,
      ],
      [
        far(
          tune(
            s,
            harp,
            0.62,
            [
              [4, 'E4:2 G4:1 A4:2 G4:1 E4:3'],
              [32, 'A4:1 B4:1 D5:2 B4:1 A4:1 G4:1 E4:3'],
              [61, 'G4:2 E4 D4 E4 G4:2 A4:4'],
            ],
            0.35,
          ),
        ),
        -26,
      ],
    ]),
  frontierTown: (s) =>
    mixed(s, [
      [
        progression(s, ['G2 D3 B3', 'C3 G3 E4', 'D3 A3 F#4', 'E2 B2 G3', 'C3 E3 A3'], {
          seed: 931,
          harmonics: 5,
          slope: 2.1,
        }),
        -23,
      ],
      [
        far(
          tune(
            s,
            piano,
            0.24,
            [
              [3, 'C5 E5 G5 E5 A5 G5 E5 C5 D5 F5 A5 F5 G5 E5 D5 B4 C5:2 E5 G5 C5:3'],
              [33, 'G4 C5 E5 D5 C5 A4 C5 G4:2 A4 C5 D5 E5 G5 E5 D5 C5:3'],
              [62, 'E5 D5 C5 A4 G4 A4 C5 D5 E5:2 G5 E5 D5 B4 G4 B4 C5:3'],
            ],
            -0.6,
          ),
          0.55,
        ),
        -25,
      ],
    ]),
}
