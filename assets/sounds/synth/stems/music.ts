// The music of the places that no game has to itself: chords that melt into one another and a few notes over them. Loops of 89 s, in stereo.
import { filterLoop } from '../filters'
import { mixed } from '../layers'
import {
  progression,
  tune,
  strings,
  glass,
  flute,
  brass,
  bow,
  vowel,
  far,
  shivering,
  type Make,
} from './playing'
import { musicOfThemes } from '../themes'

const usual: Record<string, Make> = {
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
}

export const music: Record<string, Make> = { ...usual, ...musicOfThemes }
