// The music of the games' own places, by night and by day.
import { filterLoop } from '../filters'
import { mixed } from '../layers'
import { progression, tune, mandolin, quick, piano, glass, harp, far, type Make } from './playing'

export const musicOfGames: Record<string, Make> = {
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
