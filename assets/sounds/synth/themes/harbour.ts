// Vendetta: a back room by the harbour about 1930, in D minor. A bass that walks, brushes, a reed by day, a muted trumpet by night.
import { themes } from '../../themes'
import { bars, bass, bowed, clarinet, guitar, muted, percussion, vibes } from './instruments'
import { figured, part, swelling, together } from './score'

const meter = themes.harbour
const A = 4
const A2 = 12
const B = 20
const A3 = 28
const SOLO = 36
const END = 48

const Dm = 'D3 F3 A3 B3'
const Bb = 'Bb2 D3 F3 Ab3'
const A7 = 'A2 C#3 G3 Bb3'
const Gm = 'G2 Bb2 D3 F3'
const F = 'F3 A3 C4 E4'
const C7 = 'C3 E3 G3 Bb3'
const verse = [Dm, Bb, A7, Dm, Gm, Dm, A7, Dm]
const bridge = [F, C7, F, A7, Bb, Gm, A7, A7]
const blues = [Dm, Gm, Dm, Dm, Gm, Gm, Dm, Dm, Bb, A7, Dm, A7]
const turn = [Dm, Bb, A7, A7]
const up = (chords: readonly string[]): string[] =>
  chords.map((chord) => chord.replace(/\d/g, (octave) => String(Number(octave) + 1)))

const walkVerse =
  'D2 F2 A2 B2|Bb2 A2 Ab2 F2|E2 G2 A2 C#3|D3 C3 A2 F2|G2 Bb2 D3 C3|D3 A2 F2 D2|E2 Bb2 A2 G2|D2 A2 D2 A2'
const walkAgain =
  'D2 E2 F2 A2|Bb2 D3 C3 Bb2|A2 G2 E2 C#2|D2 F2 A2 D3|G2 A2 Bb2 B2|A2 F2 D2 F2|E2 G2 A2 C#3|D3 A2 F2 A2'
const walkBridge =
  'F2 A2 C3 A2|C3 Bb2 G2 E2|F2 A2 C3 D3|A2 B2 C#3 A2|Bb2 D3 F3 D3|G2 A2 Bb2 D3|E2 G2 Bb2 D3|A2 G2 E2 A2'
const walkBlues =
  'D2 F2 A2 C3|Bb2 A2 G2 A2|D3 C3 A2 F2|D2 E2 F2 F#2|G2 Bb2 D3 F3|D3 Bb2 G2 E2|F2 A2 D3 A2|D2 F2 A2 Ab2|Bb2 D3 F3 D3|A2 C#3 E3 C#3|D3 A2 F2 D2|A2 G2 E2 C#2'
const walkTurn = 'D2 F2 A2 D3|Bb2 F2 D2 F2|A2 E2 C#2 E2|A2 B2 C#3 A2'

export const town = (): Float64Array => {
  const walk = part(meter, bass, [
    [0, walkTurn],
    [A, walkVerse],
    [A2, walkAgain],
    [B, walkBridge],
    [A3, walkAgain],
    [SOLO, walkBlues],
    [END, walkTurn],
  ])
  const reed = part(meter, clarinet, [
    [
      A,
      `A4:1 D5:.5 F5:.5 E5:1 D5:1|D5:1.5 C5:.5 Bb4:2|G4:1 Bb4:.5 E5:.5 C#5:1 A4:1|D5:3 -:1|
       Bb4:1 D5:.5 G5:.5 F5:1 D5:1|F5:1.5 E5:.5 D5:1 A4:1|G4:.5 Bb4:.5 D5:.5 C#5:.5 E5:1 C#5:1|D5:2 -:1 A4:1`,
    ],
    [
      A2,
      `A4:.5 C5:.5 D5:.5 F5:.5 A5:1 F5:1|Ab5:1.5 F5:.5 D5:2|G5:.5 F5:.5 E5:.5 C#5:.5 Bb4:1 A4:1|D5:3 -:1|
       Bb4:.5 D5:.5 F5:.5 G5:.5 A5:1 G5:1|F5:1.5 D5:.5 A4:2|Bb4:.5 A4:.5 G4:.5 Bb4:.5 E5:1 C#5:1|D5:2 -:2`,
    ],
    [
      A3,
      `A4:1 D5:.5 F5:.5 E5:1 D5:1|F5:.5 D5:.5 Bb4:.5 D5:.5 Ab4:2|G4:1 Bb4:.5 E5:.5 G5:1 E5:1|F5:2 D5:1 -:1|
       G5:1.5 F5:.5 D5:1 Bb4:1|A5:1.5 F5:.5 D5:1 A4:1|Bb4:.5 C#5:.5 E5:.5 G5:.5 Bb5:1 A5:1|D5:3 -:1`,
    ],
    [END, '-:2 A4:1 D5:1|F5:1.5 D5:.5 Bb4:2|A4:1 C#5:1 E5:1 G5:1|A5:3 -:1'],
  ])
  const horn = part(meter, muted, [
    [
      B,
      `C5:2 A4:1 C5:1|Bb4:1.5 G4:.5 E4:2|A4:1 C5:1 F5:1.5 E5:.5|C#5:2 E5:2|
       D5:2 F5:1 D5:1|Bb4:1.5 D5:.5 G5:2|E5:1 G5:.5 E5:.5 Bb4:2|C#5:1 E5:1 A4:2`,
    ],
    [A3 + 3, '-:2 A4:.5 Ab4:.5 A4:1'],
    [A3 + 7, '-:2 D5:.5 C5:.5 A4:1'],
  ])
  const metal = part(meter, vibes, [
    [
      SOLO,
      `D5:.5 F5:.5 A5:1 G5:.5 F5:.5 D5:1|Bb4:.5 D5:.5 G5:1 F5:.5 D5:.5 Bb4:1|A4:.5 C5:.5 D5:.5 F5:.5 E5:.5 D5:.5 C5:.5 A4:.5|D5:2 -:2|
       G5:1.5 F5:.5 D5:1 Bb4:1|D5:.5 Eb5:.5 D5:.5 Bb4:.5 G4:2|F4:.5 A4:.5 C5:.5 E5:.5 D5:2|-:1 A4:.5 C5:.5 D5:1 F5:1|
       Ab5:1.5 F5:.5 D5:1 Bb4:1|G5:.5 E5:.5 C#5:.5 Bb4:.5 A4:2|D5:1 F5:.5 E5:.5 D5:2|C#5:1 E5:1 -:2`,
    ],
  ])
  const stabs = '-:1 1+2+3:.5 -:1.5 1+2+3:.5 -:.5'
  const chords = part(
    meter,
    guitar,
    [
      [0, figured(up(turn), '0+1+2:1 1+2+3:1 0+1+2:1 1+2+3:1')],
      [A, figured(up(verse), stabs)],
      [A2, figured(up(verse), '-:.5 1+2+3:.5 -:1 1+2+3:.5 -:1 1+2+3:.5')],
      [B, figured(up(bridge), '0+1+2:1 1+2+3:1 0+1+2:1 1+2+3:1')],
      [A3, figured(up(verse), stabs)],
      [SOLO, figured(up(blues), '0+1+2:1 1+2+3:1 0+1+2:1 1+2+3:1')],
      [END, figured(up(turn), stabs)],
    ],
    { legato: 0.45 },
  )
  const brushes = part(meter, percussion, [[0, 'sweep:1 brush:1 sweep:1 brush:.5 brush:.5 *52']])
  const ride = part(meter, percussion, [[A, 'ride:1 ride:.5 ride:.5 ride:1 ride:.5 ride:.5 *48']])
  return together(
    [
      [walk, { level: -21, hall: 0.1 }],
      [reed, { level: -20, hall: 0.3 }],
      [horn, { level: -22, hall: 0.35 }],
      [metal, { level: -23, hall: 0.35 }],
      [chords, { level: -25, hall: 0.2 }],
      [brushes, { level: -31, hall: 0.2 }],
      [ride, { level: -36, hall: 0.2 }],
    ],
    { size: 60, tail: 45 },
  )
}

export const night = (): Float64Array => {
  const slow = part(meter, bass, [
    [0, figured(turn.map(lower), '0:2 2:1.5 0:.5')],
    [A, figured([...verse, ...verse].map(lower), '0:2 2:1.5 0:.5')],
    [B, figured(bridge.map(lower), '0:1.5 1:.5 2:2')],
    [A3, figured(verse.map(lower), '0:2 2:1.5 0:.5')],
    [SOLO, figured(blues.map(lower), '0:2 2:1 1:1')],
    [END, figured(turn.map(lower), '0:2 2:1.5 0:.5')],
  ])
  const trumpet = part(meter, muted, [
    [
      A,
      `A4:3 D5:1|C5:1.5 Bb4:.5 F4:2|G4:2 Bb4:1 A4:1|F4:3 -:1|Bb4:2 D5:1 C5:1|A4:3 F4:1|G4:1.5 F4:.5 E4:1 C#4:1|D4:3 -:1`,
    ],
    [
      A2,
      `A4:2 -:.5 A4:.5 D5:1|F5:1.5 D5:.5 Bb4:2|A4:1.5 G4:.5 E4:2|F4:3 -:1|Bb4:2 D5:1 G5:1|F5:3 D5:1|E5:1.5 D5:.5 C#5:1 A4:1|D5:3 -:1`,
    ],
    [
      A3,
      `A4:3 D5:1|C5:1.5 Ab4:.5 F4:2|G4:2 Bb4:1 A4:1|D4:3 -:1|D5:2 Bb4:1 G4:1|A4:3 F4:1|G4:1.5 Bb4:.5 A4:1 C#4:1|D4:3 -:1`,
    ],
    [END, '-:4|-:2 F4:1 Ab4:1|G4:3 E4:1|C#4:3 -:1'],
  ])
  const reed = part(meter, clarinet, [
    [
      B,
      `C4:3 A3:1|Bb3:2 G3:2|A3:1.5 C4:.5 F4:2|E4:4|D4:2 F4:1 D4:1|Bb3:3 -:1|G3:1 Bb3:1 D4:1 E4:1|C#4:2 A3:2`,
    ],
    [
      SOLO,
      `-:2 D4:1 F4:1|D4:2 Bb3:2|-:1 A3:1 C4:1 D4:1|F4:3 -:1|-:1 G4:1 F4:1 D4:1|Bb3:3 -:1|-:1 A3:1 D4:1 E4:1|F4:3 -:1|
       Ab4:2 F4:1 D4:1|E4:2 C#4:2|D4:3 -:1|C#4:2 -:2`,
    ],
  ])
  const metal = part(meter, vibes, [
    [0, figured(up(turn), '0:1 1:1 2:1 3:1')],
    [A, figured(up([...verse, ...verse]), "0+2:2 3:1 1':1")],
    [B, figured(up(bridge), '0:1 1:1 2:1 3:1')],
    [A3, figured(up(verse), "0+2:2 3:1 1':1")],
    [SOLO, figured(up(blues), '1+3:3 -:1')],
    [END, figured(up(turn), '0:1 1:1 2:1 3:1')],
  ])
  const pad = part(
    meter,
    bowed,
    [
      [
        0,
        figured(
          [...turn, ...verse, ...verse, ...bridge, ...verse, ...blues, ...turn].map((chord) =>
            chord.split(' ').slice(0, 3).join(' '),
          ),
          '0+1+2:4',
        ),
      ],
    ],
    { legato: 1.08 },
  )
  const brushes = part(meter, percussion, [[0, 'sweep:2 sweep:1 brush:1 *52']])
  return together(
    [
      [slow, { level: -21.5, hall: 0.15 }],
      [trumpet, { level: -21, hall: 0.55 }],
      [reed, { level: -22, hall: 0.5 }],
      [metal, { level: -24, hall: 0.5 }],
      [pad, { level: -26.5, hall: 0.5 }],
      [brushes, { level: -33, hall: 0.3 }],
    ],
    { size: 90, tail: 72 },
  )
}

/** A bass note an octave lower, where there is one. */
function lower(chord: string): string {
  return chord
    .split(' ')
    .map((name) => (/3$/.test(name) ? name.replace('3', '2') : name))
    .join(' ')
}

export const vote = (): Float64Array => {
  const riff = (root: string): string => {
    const steps: Readonly<Record<string, string>> = {
      D: 'D2:.5 -:.5 D2:.5 F2:.5 E2:1 C#2:1',
      Eb: 'Eb2:.5 -:.5 Eb2:.5 G2:.5 F2:1 D2:1',
      G: 'G2:.5 -:.5 G2:.5 Bb2:.5 A2:1 F#2:1',
      A: 'A2:.5 -:.5 A2:.5 C#3:.5 Bb2:1 G2:1',
    }
    return steps[root] ?? ''
  }
  const ground = (roots: string): string => roots.split(' ').map(riff).join('|')
  const line =
    'D D D D D D Eb D D D Eb D G G D D Eb D A A D D Eb D D D Eb D D D Eb D G G D A D D D D G G D D Eb Eb A A D D D D'
  const low = part(meter, bass, [[0, ground(line)]])
  const stab: Readonly<Record<string, string>> = {
    D: 'F3 Ab3 C4',
    Eb: 'G3 Bb3 D4',
    G: 'F3 Bb3 Db4',
    A: 'G3 Bb3 C#4',
  }
  const chords = line.split(' ').map((root) => stab[root] ?? '')
  const horns = part(
    meter,
    muted,
    [
      [A, figured(chords.slice(A, SOLO), '-:1.5 0+1+2:.5 -:2')],
      [SOLO, figured(chords.slice(SOLO, END), '-:.5 0+1+2:.5 -:2.5 0+1+2:.5')],
    ],
    { legato: 0.6 },
  )
  const reed = part(meter, clarinet, [
    [
      A2,
      `A4:1 D5:.5 F5:.5 E5:1 Eb5:1|D5:3 -:1|G4:1 Bb4:.5 D5:.5 Db5:2|C5:1 A4:2 -:1|Bb4:1 D5:.5 F5:.5 E5:1 Db5:1|A4:3 -:1|G4:.5 Bb4:.5 Db5:.5 E5:.5 Eb5:1 C5:1|D5:3 -:1`,
    ],
    [
      A3,
      `D4:1 F4:.5 A4:.5 Ab4:2|-:2 Ab4:1 A4:1|Bb4:1 D5:.5 F5:.5 Eb5:2|D5:3 -:1|G5:1 F5:.5 D5:.5 Db5:2|C5:1 A4:1 Ab4:2|Bb4:.5 A4:.5 Ab4:.5 G4:.5 F4:1 Eb4:1|C#4:3 -:1`,
    ],
    [SOLO + 4, 'D5:2 Eb5:2|F5:2 E5:2|Ab5:1.5 G5:.5 F5:2|D5:3 -:1'],
  ])
  const strings = swelling(
    meter,
    part(
      meter,
      bowed,
      [
        [
          0,
          figured(
            line
              .split(' ')
              .map((root) => ({ D: 'D4 A4', Eb: 'Eb4 Bb4', G: 'D4 G4', A: 'C#4 G4' })[root] ?? ''),
            '0+1:4',
          ),
        ],
      ],
      { legato: 1.05 },
    ),
    4,
    0.3,
  )
  const clock = part(meter, percussion, [[0, 'block:1 hat:.5 hat:.5 block:1 hat:.5 hat:.5 *52']])
  const brushes = part(meter, percussion, [
    [A, 'brush:.5 brush:.5 brush:.5 brush:.5 brush:.5 brush:.5 brush:.5 brush:.5 *48'],
  ])
  const feet = part(meter, percussion, [[0, 'stomp:2 stomp:1.5 stomp:.5 *52']])
  const keys = part(meter, bars, [
    [B, 'D5:.5 F5:.5 E5:.5 C#5:.5 D5:.5 A4:.5 Ab4:.5 F4:.5|D5:.5 F5:.5 E5:.5 C#5:.5 D5:2 *4'],
  ])
  return together(
    [
      [low, { level: -20, hall: 0.1 }],
      [horns, { level: -25, hall: 0.3 }],
      [reed, { level: -21.5, hall: 0.35 }],
      [strings, { level: -26, hall: 0.45 }],
      [keys, { level: -26, hall: 0.3 }],
      [clock, { level: -30, hall: 0.2 }],
      [brushes, { level: -33, hall: 0.2 }],
      [feet, { level: -25, hall: 0.2 }],
    ],
    { size: 65, tail: 48 },
  )
}
