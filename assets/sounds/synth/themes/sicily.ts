// Palermo: a tarantella in six, with mandolin, accordion, guitar and tambourine. By night the same six sway like a boat, and where the
// piazza votes the second note is flat.
import { themes } from '../../themes'
import {
  accordion,
  bass,
  bowed,
  guitar,
  mandolin,
  percussion,
  toll,
  trembling,
} from './instruments'
import { figured, part, swelling, together } from './score'

const meter = themes.sicily
const A = 8
const A2 = 24
const B = 40
const A3 = 56
const C = 72
const A4 = 88

const Am = 'A2 C4 E4 E3'
const Dm = 'D3 D4 F4 A2'
const E7 = 'E3 B3 D4 B2'
const Cm = 'C3 C4 E4 G2'
const G = 'G2 B3 F4 D3'
const verse = [Am, Am, E7, Am, Dm, Am, E7, Am, Cm, G, Cm, E7, Dm, Am, E7, Am]
const LA = 'A2 C#4 E4 E3'
const MI = 'E3 B3 D4 B2'
const SI = 'B2 B3 F#4 F#3'
const FA = 'F#2 A3 C#4 C#3'
const RE = 'D3 A3 F#4 A2'
const bridge = [LA, LA, MI, MI, SI, SI, MI, LA, LA, FA, SI, SI, RE, LA, MI, E7]
const F = 'F2 A3 C4 C3'
const Bb = 'Bb2 D4 F4 F3'
const C7 = 'C3 Bb3 E4 G2'
const trio = [F, F, C7, F, Bb, F, E7, E7, Am, Dm, G, Cm, Dm, Am, E7, E7]
const opening = [Am, Am, Dm, Am, E7, E7, Am, E7]
const dance = [...opening, ...verse, ...verse, ...bridge, ...verse, ...trio, ...verse]

const strain = `A4:1 C5:1 E5:1 A5:2 E5:1|C5:1 D5:1 C5:1 B4:1 C5:1 A4:1|B4:1 D5:1 F5:1 E5:2 D5:1|C5:1 B4:1 C5:1 A4:3|
  F5:1 E5:1 F5:1 A5:2 F5:1|E5:1 D5:1 E5:1 C5:2 A4:1|B4:1 C5:1 B4:1 G#4:1 A4:1 B4:1|A4:3 E4:3`
const answer = `E5:2 E5:1 G5:2 E5:1|D5:2 D5:1 F5:2 D5:1|C5:1 D5:1 E5:1 G5:1 F5:1 E5:1|D5:3 B4:3|
  F5:1 E5:1 D5:1 A5:2 F5:1|E5:1 C5:1 E5:1 A5:2 E5:1|D5:1 C5:1 B4:1 E5:1 D5:1 G#4:1|A4:3 -:3`
const varied = `E5:1 F5:1 E5:1 C5:1 E5:1 A5:1|E5:1 D5:1 C5:1 B4:1 C5:1 A4:1|D5:1 E5:1 F5:1 E5:1 D5:1 B4:1|C5:1 E5:1 C5:1 A4:3|
  A5:1 G5:1 F5:1 E5:1 D5:1 F5:1|E5:1 C5:1 A4:1 C5:1 E5:1 A5:1|G#5:1 A5:1 B5:1 E5:1 D5:1 B4:1|A4:3 A5:3`
const closing = `G5:1 E5:1 G5:1 C5:1 E5:1 G5:1|F5:1 D5:1 F5:1 B4:1 D5:1 F5:1|E5:1 G5:1 E5:1 C5:1 D5:1 E5:1|B4:3 G#4:3|
  F5:1 E5:1 D5:1 A5:2 F5:1|E5:1 C5:1 E5:1 A5:2 E5:1|F5:1 E5:1 D5:1 C5:1 B4:1 G#4:1|A4:3 -:3`

export const town = (): Float64Array => {
  const lead = part(meter, mandolin, [
    [A, strain],
    [A + 8, answer],
    [A2, varied],
    [A2 + 8, closing],
    [A3, strain],
    [A3 + 8, closing],
    [A4, varied],
    [A4 + 8, answer],
  ])
  const song = part(meter, trembling, [
    [
      B,
      `E5:3 C#5:3|A5:5 -:1|G#5:3 F#5:3|E5:6|F#5:3 D5:3|B4:4 D5:2|G#4:3 B4:3|C#5:6|E5:3 C#5:3|A5:4 F#5:2|F#5:3 D5:3|B4:6|D5:2 E5:1 F#5:3|E5:3 C#5:3|B4:2 C#5:1 D5:2 B4:1|G#4:4 -:2`,
    ],
    [A3 + 8, 'C5:3 G4:3|B4:3 G4:3|C5:3 E5:3|G#4:6|A4:3 D5:3|C5:6|B4:6|A4:3 -:3'],
  ])
  const reeds = part(meter, accordion, [
    [
      C,
      `C5:2 A4:1 C5:2 F5:1|A5:3 F5:3|G5:2 E5:1 C5:2 Bb4:1|A4:3 C5:3|D5:2 Bb4:1 D5:2 F5:1|C5:3 A4:3|B4:2 G#4:1 B4:2 D5:1|E5:6|
       C5:2 B4:1 A4:2 E4:1|F4:2 A4:1 D5:3|B4:2 D5:1 G5:2 F5:1|E5:6|F5:2 E5:1 D5:2 A4:1|C5:2 B4:1 A4:3|G#4:2 B4:1 E5:2 D5:1|C5:1 B4:1 A4:1 G#4:3`,
    ],
    [A4, 'A4:6|E4:6|G#4:6|A4:6|D5:6|C5:6|B4:6|C5:6|C5:6|B4:6|C5:6|B4:6|A4:6|C5:6|B4:6|A4:3 -:3'],
  ])
  const chords = part(meter, accordion, [[0, figured(dance, '-:1 1+2:1 -:2 1+2:1 -:1')]], {
    legato: 0.6,
  })
  const strum = part(meter, guitar, [[0, figured(dance, '0:1 1+2:1 1+2:1 3:1 1+2:1 1+2:1')]], {
    legato: 0.8,
  })
  const low = part(meter, bass, [[A, figured(dance.slice(A), '0:3 3:3')]])
  const tambourine = part(meter, percussion, [
    [0, 'jingle:3 jingle:3 *8'],
    [A, 'jingle:2 jingle:1 jingle:1 jingle:1 jingle:1 *32'],
    [B, 'jingle:3 -:2 jingle:1 *16'],
    [A3, 'jingle:2 jingle:1 jingle:1 jingle:1 jingle:1 *16'],
    [C, 'jingle:3 jingle:2 jingle:1 *16'],
    [A4, 'jingle:1 jingle:1 jingle:1 jingle:1 jingle:1 jingle:1 *16'],
  ])
  const hands = part(meter, percussion, [[A, 'stomp:3 slap:3 *96']])
  return together(
    [
      [lead, { level: -20, hall: 0.25 }],
      [song, { level: -23, hall: 0.35 }],
      [reeds, { level: -25, hall: 0.3 }],
      [chords, { level: -27, hall: 0.25 }],
      [strum, { level: -24.5, hall: 0.2 }],
      [low, { level: -23, hall: 0.1 }],
      [tambourine, { level: -34, hall: 0.25 }],
      [hands, { level: -30, hall: 0.2 }],
    ],
    { size: 70, tail: 50 },
  )
}

const SOFT = 'A2 E3 A3 C4'
const DOLCE = 'D3 A3 D4 F4'
const FAR = 'F2 C3 A3 C4'
const DARK = 'E2 B2 G#3 D4'
const GENTLE = 'C3 G3 C4 E4'
const byNight = [
  SOFT,
  DOLCE,
  DARK,
  SOFT,
  FAR,
  DOLCE,
  SOFT,
  SOFT,
  GENTLE,
  DOLCE,
  DOLCE,
  SOFT,
  DARK,
  DARK,
  SOFT,
  SOFT,
]
const WARM = 'Bb2 F3 Bb3 D4'
const SEVEN = 'C3 G3 Bb3 E4'
const middle = [
  FAR,
  FAR,
  WARM,
  WARM,
  SEVEN,
  SEVEN,
  FAR,
  FAR,
  DOLCE,
  DOLCE,
  SOFT,
  SOFT,
  DARK,
  DARK,
  SOFT,
  DARK,
]
const harbourside = [SOFT, SOFT, DOLCE, SOFT, FAR, DARK, SOFT, DARK]
const barcarole = [
  ...harbourside,
  ...byNight,
  ...byNight,
  ...middle,
  ...byNight,
  ...harbourside,
  ...harbourside,
  ...byNight,
]

export const night = (): Float64Array => {
  const first = `E5:6|D5:3 C5:3|B4:6|C5:3 A4:3|C5:6|D5:3 F5:3|E5:6|E5:3 -:3|E5:6|F5:3 E5:3|D5:6|C5:3 A4:3|B4:6|C5:3 B4:3|A4:6|A4:3 -:3`
  const second = `A4:2 B4:1 C5:3|F5:4 E5:2|D5:3 B4:3|C5:6|A4:2 C5:1 F5:3|E5:3 D5:3|C5:6|B4:3 -:3|G5:4 E5:2|F5:3 E5:3|D5:4 A4:2|C5:6|B4:2 C5:1 D5:3|G#4:3 B4:3|A4:6|A4:3 -:3`
  const song = part(meter, trembling, [
    [A, first],
    [A2, second],
    [A3, first],
    [A4, second],
  ])
  const reeds = part(meter, accordion, [
    [
      B,
      `A4:6|C5:3 F5:3|D5:6|F5:3 D5:3|E5:6|G5:3 E5:3|F5:6|C5:6|F5:3 E5:3|D5:6|E5:3 D5:3|C5:6|B4:3 C5:3|D5:3 B4:3|C5:6|B4:6`,
    ],
    [C, 'A4:6|E4:6|F4:6|E4:6|A4:3 C5:3|B4:6|A4:6|G#4:6|A4:6|C5:6|D5:6|C5:6|A4:6|G#4:6|A4:6|B4:6'],
  ])
  const boat = part(meter, guitar, [[0, figured(barcarole, '0:1 1:1 2:1 3:1 2:1 1:1')]])
  const low = part(meter, bass, [[0, figured(barcarole, '0:6')]])
  const pad = part(meter, bowed, [[0, figured(barcarole, '1+2+3:6')]], { legato: 1.08 })
  const church = part(meter, toll, [[0, 'A4:6|-:6|-:6|-:6|E4:6|-:6|-:6|-:6 *13']], { loose: 0 })
  return together(
    [
      [song, { level: -21, hall: 0.45 }],
      [reeds, { level: -25, hall: 0.55 }],
      [boat, { level: -22, hall: 0.3 }],
      [low, { level: -25, hall: 0.15 }],
      [pad, { level: -26.5, hall: 0.5 }],
      [church, { level: -35, hall: 0.7 }],
    ],
    { size: 92, tail: 74 },
  )
}

export const vote = (): Float64Array => {
  const a = 'A2 E4 A4 E3'
  const b = 'Bb2 F4 Bb4 F3'
  const d = 'D3 F4 A4 A2'
  const e = 'E3 G#4 D5 B2'
  const eight = [a, a, b, a, d, b, e, e]
  const all = Array.from({ length: 13 }, () => eight).flat()
  const low = part(meter, bass, [[0, figured(all, '0:2 0:1 0:1 3:1 0:1')]])
  const strum = part(meter, guitar, [[A, figured(all.slice(A), '-:3 1+2:1 1+2:1 1+2:1')]], {
    legato: 0.5,
  })
  const stabs = part(
    meter,
    accordion,
    [
      [A, figured(all.slice(A, B), '1+2:1 -:5')],
      [B, figured(all.slice(B), '1+2:1 -:2 1+2:1 -:2')],
    ],
    { legato: 0.8 },
  )
  const motif = `A4:1 Bb4:1 C5:1 E5:2 C5:1|A4:1 Bb4:1 A4:1 G#4:1 A4:1 E4:1|F4:1 Bb4:1 D5:1 C5:2 Bb4:1|A4:3 E4:3|
    D5:1 C5:1 D5:1 F5:2 D5:1|D5:1 C5:1 Bb4:1 F4:2 Bb4:1|G#4:1 A4:1 G#4:1 E4:1 F4:1 G#4:1|E4:3 B4:3`
  const higher = `E5:1 F5:1 E5:1 A5:2 E5:1|C5:1 Bb4:1 C5:1 A4:2 E4:1|D5:1 F5:1 Bb5:1 F5:2 D5:1|C5:3 A4:3|
    A5:1 G5:1 F5:1 D5:2 F5:1|Bb4:1 C5:1 D5:1 F5:2 D5:1|E5:1 D5:1 B4:1 G#4:1 B4:1 D5:1|E5:6`
  const lead = part(meter, mandolin, [
    [A, motif],
    [A2, motif],
    [A2 + 8, higher],
    [A3, motif],
    [A3 + 8, higher],
    [A4, motif],
    [A4 + 8, motif],
  ])
  const shaking = part(meter, trembling, [
    [A + 8, 'A4:6|A4:6|Bb4:6|A4:6|D5:6|Bb4:6|G#4:6|B4:6'],
    [
      B,
      'A4+E5:6|A4+E5:6|Bb4+F5:6|A4+E5:6|A4+D5:6|Bb4+F5:6|B4+E5:6|G#4+D5:6|A4+E5:6|A4+E5:6|Bb4+F5:6|A4+E5:6|A4+D5:6|Bb4+F5:6|B4+E5:6|G#4+D5:6',
    ],
    [C, 'E5:6|E5:6|F5:6|E5:6|D5:6|D5:6|B4:6|D5:6|A5:6|E5:6|F5:6|E5:6|F5:6|D5:6|G#4:6|B4:6'],
  ])
  const swell = swelling(
    meter,
    part(meter, bowed, [[0, figured(all, '1+2:6')]], { legato: 1.08 }),
    8,
    0.3,
  )
  const tambourine = part(meter, percussion, [
    [0, 'jingle:1 jingle:1 jingle:1 jingle:1 jingle:1 jingle:1 *104'],
  ])
  const feet = part(meter, percussion, [[0, 'stomp:2 stomp:1 slap:3 *104']])
  const church = part(meter, toll, [[0, 'A3:6|-:6|-:6|-:6 *26']], { loose: 0 })
  return together(
    [
      [low, { level: -20.5, hall: 0.1 }],
      [strum, { level: -25, hall: 0.2 }],
      [stabs, { level: -27, hall: 0.3 }],
      [lead, { level: -21.5, hall: 0.3 }],
      [shaking, { level: -24, hall: 0.4 }],
      [swell, { level: -27, hall: 0.5 }],
      [tambourine, { level: -34, hall: 0.25 }],
      [feet, { level: -25.5, hall: 0.2 }],
      [church, { level: -32, hall: 0.5 }],
    ],
    { size: 80, tail: 58 },
  )
}
