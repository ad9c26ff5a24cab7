// Ktulu: a western street in E minor with a raised sixth, guitar, steel strings, a harmonica; by night a chapel's harmonium, and under it
// something a tritone away that has been there longer than the town.
import { themes } from '../../themes'
import {
  bowed,
  breathing,
  guitar,
  harmonica,
  harmonium,
  percussion,
  steel,
  toll,
} from './instruments'
import { figured, part, swelling, together } from './score'

const meter = themes.frontier
const A = 4
const A2 = 12
const B = 20
const A3 = 28
const PAUSE = 36
const END = 40

const Em = 'E2 B2 E3 G3'
const D = 'D3 A3 D4 F#4'
const G = 'G2 D3 G3 B3'
const Amaj = 'A2 E3 A3 C#4'
const C = 'C3 G3 C4 E4'
const Bm = 'B2 F#3 B3 D4'
const B7 = 'B2 F#3 A3 D#4'
const verse = [Em, Em, D, Em, G, Amaj, D, Em]
const bridge = [G, D, Em, Bm, C, G, Amaj, B7]
const street = [Em, D, C, Em]

export const town = (): Float64Array => {
  const reeds = part(meter, harmonica, [
    [
      A,
      `E4:1 G4:.5 A4:.5 B4:2|B4:1 A4:.5 G4:.5 E4:2|D4:1 F#4:.5 A4:.5 A4:1 F#4:1|G4:1 F#4:.5 D4:.5 E4:2|
       B4:1 D5:.5 D5:.5 D5:1.5 B4:.5|C#5:1 B4:.5 A4:.5 E4:2|F#4:.5 G4:.5 A4:1 D5:1 A4:1|B4:3 -:1`,
    ],
    [
      A2,
      `E4:1 G4:.5 A4:.5 B4:1 E5:1|D5:.5 B4:.5 A4:.5 G4:.5 E4:2|D4:.5 E4:.5 F#4:.5 A4:.5 D5:1 A4:1|G4:.5 A4:.5 G4:.5 F#4:.5 E4:2|
       B4:1 D5:.5 E5:.5 G5:1.5 D5:.5|E5:1 C#5:.5 A4:.5 C#5:2|D5:1 A4:.5 G4:.5 F#4:1 D4:1|E4:3 -:1`,
    ],
    [
      A3,
      `E5:1 D5:.5 B4:.5 A4:1 G4:1|B4:1.5 A4:.5 G4:1 E4:1|F#4:1 A4:.5 D5:.5 F#5:1 D5:1|E5:1 B4:1 G4:2|
       D5:1 D5:.5 E5:.5 D5:1 B4:1|C#5:1 E5:.5 C#5:.5 A4:2|D4:.5 E4:.5 F#4:.5 A4:.5 B4:1 F#4:1|E4:3 -:1`,
    ],
    [END, '-:4|F#4:1 A4:1 D5:2|E5:1 D5:.5 C5:.5 G4:2|B4:3 -:1'],
  ])
  const lead = part(meter, steel, [
    [
      B,
      `D5:1.5 B4:.5 G4:1 B4:1|A4:1 D5:1 F#5:2|G5:1.5 F#5:.5 E5:1 B4:1|D5:2 B4:2|C5:1 E5:1 G5:1.5 E5:.5|D5:1 B4:1 G4:2|A4:1 C#5:.5 E5:.5 C#5:1 A4:1|B4:2 D#5:2`,
    ],
    [
      PAUSE,
      'E4:.5 G4:.5 B4:.5 E5:.5 D5:1 B4:1|A4:.5 B4:.5 A4:.5 F#4:.5 D4:2|C4:.5 E4:.5 G4:.5 C5:.5 B4:1 G4:1|E4:3 -:1',
    ],
  ])
  const roll = "2:.5 3:.5 2':.5 3:.5 2:.5 3:.5 2':.5 3:.5"
  const picking = part(meter, steel, [
    [0, figured(street, roll)],
    [A, figured(verse, roll)],
    [A2, figured(verse, "3:.5 2':.5 2:.5 3:.5 2':.5 2:.5 3:.5 2':.5")],
    [A3, figured(verse, "3:.5 2':.5 2:.5 3:.5 2':.5 2:.5 3:.5 2':.5")],
    [END, figured(street, roll)],
  ])
  const trot = '0:1 2+3:.5 2+3:.5 1:1 2+3:1'
  const strum = part(
    meter,
    guitar,
    [
      [0, figured([...street, ...verse, ...verse], trot)],
      [B, figured(bridge, '0:1 2+3:1 1:.5 0:.5 2+3:1')],
      [A3, figured([...verse, ...street, ...street], trot)],
    ],
    { legato: 0.8 },
  )
  const boots = part(meter, percussion, [[2, 'stomp:1 slap:1 stomp:.5 stomp:.5 slap:1 *42']])
  const train = part(meter, percussion, [
    [A, 'shaker:.5 shaker:.5 shaker:.5 shaker:.5 shaker:.5 shaker:.5 shaker:.5 shaker:.5 *40'],
  ])
  return together(
    [
      [reeds, { level: -21, hall: 0.3 }],
      [lead, { level: -22, hall: 0.25 }],
      [picking, { level: -25, hall: 0.2 }],
      [strum, { level: -21.5, hall: 0.15 }],
      [boots, { level: -27, hall: 0.2 }],
      [train, { level: -37, hall: 0.15 }],
    ],
    { size: 65, tail: 45 },
  )
}

export const night = (): Float64Array => {
  const E = 'E3 B3 E4 G4'
  const Dl = 'D3 A3 D4 F#4'
  const Cl = 'C3 G3 C4 E4'
  const Al = 'A2 E3 A3 C#4'
  const Gl = 'G2 D3 G3 B3'
  const Fl = 'F3 C4 F4 A4'
  const slow = [E, E, Dl, E, Gl, Al, Cl, E]
  const under = [E, E, Fl, E, Cl, Fl, Dl, E]
  const all = [E, E, Fl, E, ...slow, ...slow, ...under, ...slow, E, Fl, E, E, E, Fl, E, E]
  const chapel = part(meter, harmonium, [[0, figured(all, '0+1+2+3:4')]], { legato: 1.02 })
  const strings = part(meter, steel, [
    [0, figured(all.slice(0, A), '0:1.5 1:.5 3:2')],
    [
      A,
      `B4:2 G4:1 A4:1|B4:1 E4:1 -:2|A4:1.5 F#4:.5 D4:2|E4:3 -:1|D4:1 G4:1 B4:2|C#5:1.5 A4:.5 E4:2|C5:1 B4:1 G4:1 E4:1|B3:3 -:1`,
    ],
    [A2, figured(slow, '0:1 1:1 3:1 2:1')],
    [B, figured(under, '0:1.5 1:.5 2:1 3:1')],
    [
      A3,
      `E5:2 D5:1 B4:1|G4:1 E4:1 -:2|F#4:1.5 A4:.5 D5:2|B4:3 -:1|D5:1 B4:1 G4:2|A4:1.5 C#5:.5 E5:2|C5:1 G4:1 E4:1 D4:1|E4:3 -:1`,
    ],
    [PAUSE, figured(all.slice(PAUSE), '0:1.5 1:.5 3:2')],
  ])
  const reeds = part(meter, harmonica, [
    [
      A2,
      `E4:2 G4:1 A4:1|B4:3 -:1|A4:1.5 F#4:.5 D4:2|E4:3 -:1|B4:2 D5:2|C#5:1 B4:1 A4:2|G4:1.5 E4:.5 G4:2|E4:3 -:1`,
    ],
    [B, '-:4|-:4|F4:3 E4:1|E4:2 -:2|-:4|A4:2 G4:1 F4:1|F#4:4|E4:3 -:1'],
  ])
  const below = swelling(
    meter,
    part(meter, breathing, [[0, 'E3+Bb3:4|F3+Bb3:4|E3+B3:4|E3+Bb3:4 *11']], { legato: 1.12 }),
    4,
    0.15,
  )
  const ground = part(meter, bowed, [[0, 'E3+B3:4 *44']], { legato: 1.08 })
  const bell = part(meter, toll, [[0, 'E4:4|-:4|-:4|-:4|B3:4|-:4|-:4|-:4|F4:4|-:4|-:4 *4']], {
    loose: 0,
  })
  const step = part(meter, percussion, [[A, 'stomp:4|-:3.5 stomp:.5 *20']])
  return together(
    [
      [chapel, { level: -24, hall: 0.45 }],
      [strings, { level: -21.5, hall: 0.4 }],
      [reeds, { level: -23.5, hall: 0.6 }],
      [below, { level: -25.5, hall: 0.6 }],
      [ground, { level: -28, hall: 0.4 }],
      [bell, { level: -35, hall: 0.7 }],
      [step, { level: -32, hall: 0.4 }],
    ],
    { size: 96, tail: 80 },
  )
}

export const vote = (): Float64Array => {
  const e = 'E2:.5 E2:.5 F2:.5 E2:.5 Bb2:1 E2:1'
  const f = 'F2:.5 F2:.5 G2:.5 F2:.5 B2:1 F2:1'
  const d = 'D2:.5 D2:.5 Eb2:.5 D2:.5 A2:1 D2:1'
  const b = 'B2:.5 A2:.5 F#2:.5 B2:.5 D#2:1 B2:1'
  const four = [e, e, e, e]
  const eight = [e, e, f, e, d, d, f, b]
  const low = part(
    meter,
    guitar,
    [[0, [...four, ...eight, ...eight, ...eight, ...eight, ...four, ...four].join('|')]],
    { legato: 0.7 },
  )
  const high = part(meter, steel, [
    [
      A,
      'E3:.5 B3:.5 E4:.5 B3:.5 F4:.5 B3:.5 E4:.5 B3:.5|E3:.5 B3:.5 G4:.5 B3:.5 F4:.5 B3:.5 E4:.5 B3:.5 *4',
    ],
    [B, 'E4:.25 E4:.25 E4:.25 E4:.25 F4:.5 E4:.5 E4:.25 E4:.25 E4:.25 E4:.25 Bb4:1 *8'],
    [
      A3,
      'E3:.5 B3:.5 E4:.5 B3:.5 F4:.5 B3:.5 E4:.5 B3:.5|E3:.5 B3:.5 G4:.5 B3:.5 F4:.5 B3:.5 E4:.5 B3:.5 *4',
    ],
  ])
  const reeds = part(meter, harmonica, [
    [
      A2,
      `E4:1 G4:.5 A4:.5 Bb4:2|B4:1 Bb4:.5 G4:.5 E4:2|F4:1 A4:.5 C5:.5 B4:1 A4:1|G4:1 F4:1 E4:2|D4:1 F4:.5 A4:.5 Ab4:2|A4:1 F4:1 D4:2|F4:.5 A4:.5 C5:1 B4:1 A4:1|D#4:3 -:1`,
    ],
    [
      A3,
      `E5:1 D5:.5 Bb4:.5 A4:1 G4:1|Bb4:2 B4:2|C5:1 A4:.5 F4:.5 B4:1 A4:1|G4:1 F4:1 E4:2|F5:1 D5:1 A4:2|Ab4:1 A4:1 D5:2|C5:1 B4:.5 A4:.5 F4:1 A4:1|B4:3 -:1`,
    ],
  ])
  const swell = swelling(
    meter,
    part(
      meter,
      harmonium,
      [
        [
          0,
          'E4+B4:4|E4+B4:4|F4+B4:4|E4+Bb4:4|D4+A4:4|D4+Ab4:4|F4+C5:4|D#4+A4:4|E4+B4:4|E4+Bb4:4|F4+B4:4 *4',
        ],
      ],
      { legato: 1.04 },
    ),
    4,
    0.3,
  )
  const below = swelling(
    meter,
    part(meter, breathing, [[0, 'E3+Bb3:4|F3+B3:4 *22']], { legato: 1.1 }),
    2,
    0.4,
  )
  const clock = part(meter, percussion, [[0, 'block:1 block:1 block:1 block:1 *44']], { loose: 0 })
  const boots = part(meter, percussion, [
    [0, 'stomp:2 stomp:2 *4'],
    [A, 'stomp:1 -:.5 stomp:.5 slap:2|stomp:1 -:.5 stomp:.5 slap:1 slap:1 *16'],
    [PAUSE, 'stomp:2 stomp:2 *8'],
  ])
  const bell = part(meter, toll, [[0, 'E4:4|-:4|F4:4|-:4 *11']], { loose: 0 })
  return together(
    [
      [low, { level: -20, hall: 0.15 }],
      [high, { level: -23, hall: 0.25 }],
      [reeds, { level: -22, hall: 0.4 }],
      [swell, { level: -26, hall: 0.45 }],
      [below, { level: -26.5, hall: 0.5 }],
      [clock, { level: -33, hall: 0.25 }],
      [boots, { level: -24.5, hall: 0.25 }],
      [bell, { level: -31, hall: 0.5 }],
    ],
    { size: 85, tail: 62 },
  )
}
