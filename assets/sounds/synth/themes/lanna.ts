// Chiang Mai: five notes, struck strings, a fiddle and a bamboo flute, small gongs. By day in D, by night over B, and where the town
// votes two notes are a half step lower.
import { themes } from '../../themes'
import { bowed, breathing, gongs, khim, khlui, percussion, salo, sueng } from './instruments'
import { figured, part, swelling, together } from './score'

const meter = themes.lanna
const A = 4
const A2 = 12
const B = 20
const A3 = 28
const END = 36

const D = 'D4 F#4 A4 D5'
const Bm = 'B3 D4 F#4 B4'
const E = 'E4 A4 B4 E5'
const Am = 'A3 D4 E4 A4'
const verse = [D, D, Bm, D, E, D, Am, D]
const bridge = [Bm, E, Bm, D, Am, D, E, Am]
const low = (chords: readonly string[]): string[] =>
  chords.map((chord) => chord.replace(/\d/g, (octave) => String(Number(octave) - 1)))

export const town = (): Float64Array => {
  const melody = part(meter, salo, [
    [
      A,
      `A4:1 B4:.5 D5:.5 E5:1 D5:1|B4:1 A4:.5 F#4:.5 A4:2|F#4:1 A4:.5 B4:.5 D5:1 B4:1|A4:1 F#4:.5 E4:.5 D4:2|
       E4:1 F#4:.5 A4:.5 B4:1 A4:.5 B4:.5|D5:1.5 E5:.5 F#5:1 E5:1|D5:.5 E5:.5 D5:.5 B4:.5 A4:1 F#4:.5 A4:.5|E4:1 F#4:1 D4:2`,
    ],
    [
      A2,
      `A4:1 B4:.5 D5:.5 E5:.5 F#5:.5 E5:.5 D5:.5|B4:1 A4:.5 B4:.5 A4:2|F#4:.5 A4:.5 B4:.5 A4:.5 D5:1 B4:1|A4:1 F#4:.5 E4:.5 D4:2|
       E4:.5 F#4:.5 A4:.5 B4:.5 D5:1 B4:1|E5:1.5 F#5:.5 A5:1 F#5:1|E5:.5 F#5:.5 E5:.5 D5:.5 B4:1 A4:1|D5:3 -:1`,
    ],
    [
      A3,
      `A4:1 B4:.5 D5:.5 E5:1 F#5:1|A5:1.5 F#5:.5 E5:2|D5:.5 E5:.5 F#5:.5 E5:.5 D5:1 B4:1|A4:1 B4:.5 A4:.5 F#4:2|
       E4:1 F#4:.5 A4:.5 B4:1 A4:.5 B4:.5|D5:1 E5:1 D5:1 B4:1|A4:.5 B4:.5 A4:.5 F#4:.5 E4:1 F#4:.5 E4:.5|D4:3 -:1`,
    ],
  ])
  const flute = part(meter, khlui, [
    [2, 'D5:2 E5:1 D5:.5 B4:.5|A4:3 -:1'],
    [
      B,
      `F#5:2 E5:1 D5:1|E5:1.5 D5:.5 B4:2|D5:2 B4:1 A4:1|B4:1.5 A4:.5 F#4:2|
       A4:1 B4:1 D5:1 E5:1|F#5:1 A5:1 F#5:1 E5:1|D5:1 E5:.5 D5:.5 B4:1 A4:1|E5:3 -:1`,
    ],
    [A3 + 4, 'B4:2 D5:2|F#5:2 E5:2|D5:1 B4:1 A4:2|F#4:3 -:1'],
    [END, '-:2 A4:1 B4:1|D5:2 B4:2|A4:1 F#4:1 E4:2|D4:3 -:1'],
  ])
  const figure = '0:.5 2:.5 1:.5 3:.5 2:.5 1:.5 3:.5 2:.5'
  const busy = '0:.5 3:.25 2:.25 1:.5 2:.5 3:.5 1:.25 2:.25 3:.5 2:.5'
  const strings = part(meter, khim, [
    [0, figured([D, Bm, E, D], figure)],
    [A, figured(verse, figure)],
    [A2, figured(verse, busy)],
    [B, figured(bridge, "0:.5 1:.5 2:.5 3:.5 0':.5 3:.5 2:.5 1:.5")],
    [A3, figured(verse, busy)],
    [END, figured([D, Bm, E, D], figure)],
  ])
  const lute = part(meter, sueng, [
    [0, figured(low([D, Bm, E, D]), '0:1.5 2:.5 0:1 2:1')],
    [A, figured(low([...verse, ...verse]), '0:1.5 2:.5 0:1 2:.5 1:.5')],
    [B, figured(low(bridge), '0:1 2:1 3:1 2:1')],
    [A3, figured(low(verse), '0:1 2:.5 0:.5 3:1 2:.5 1:.5')],
    [END, figured(low([D, Bm, E, D]), '0:1.5 2:.5 0:1 2:1')],
  ])
  const hands = part(meter, percussion, [
    [A, 'stomp:1.5 high:.5 -:.5 high:.5 drum:1 *8'],
    [A2, 'stomp:1 high:.5 high:.5 drum:.5 high:.5 slap:1 *8'],
    [B, 'stomp:2 drum:1 high:1 *8'],
    [A3, 'stomp:1 high:.5 high:.5 drum:.5 high:.5 slap:.5 high:.5 *8'],
  ])
  const small = part(meter, percussion, [[0, '-:1 ching:1 -:1 chap:1 *40']])
  const bronze = part(meter, gongs, [[0, 'D3:4|-:4|A3:4|-:2 B3:2 *10']], { loose: 0 })
  return together([
    [melody, { level: -20, hall: 0.35 }],
    [flute, { level: -22, hall: 0.4 }],
    [strings, { level: -23, hall: 0.3 }],
    [lute, { level: -24, hall: 0.15 }],
    [hands, { level: -28, hall: 0.25 }],
    [small, { level: -37, hall: 0.3 }],
    [bronze, { level: -27, hall: 0.4 }],
  ])
}

export const night = (): Float64Array => {
  const verseByNight = [Bm, Am, D, Bm, D, Am, E, Bm]
  const flute = part(meter, khlui, [
    [
      A,
      `F#4:2 A4:1 B4:1|A4:1.5 F#4:.5 E4:2|D4:1 E4:1 F#4:1.5 E4:.5|B3:4|D4:2 E4:1 F#4:1|A4:2 B4:2|A4:1 F#4:1 E4:1.5 D4:.5|B3:3 -:1`,
    ],
    [
      A2,
      `F#4:2 A4:1 B4:1|D5:1.5 B4:.5 A4:2|B4:1 A4:1 F#4:1.5 E4:.5|F#4:4|D4:2 E4:1 F#4:1|A4:1 B4:1 A4:1 F#4:1|E4:1.5 D4:.5 E4:1 F#4:1|B3:3 -:1`,
    ],
    [
      A3,
      `F#4:2 A4:1 B4:1|A4:1.5 F#4:.5 E4:2|F#4:1 A4:1 D5:1.5 B4:.5|A4:4|D5:2 B4:1 A4:1|F#4:2 E4:2|D4:1 E4:1 F#4:1.5 D4:.5|B3:3 -:1`,
    ],
  ])
  const fiddle = part(meter, salo, [
    [B, `B4:3 D5:1|E5:2 D5:1 B4:1|A4:3 B4:1|F#4:4|D5:2 E5:1 D5:1|B4:2 A4:2|F#4:1 A4:1 E4:2|F#4:4`],
    [END, '-:4|D4:2 E4:2|F#4:3 E4:1|B3:4'],
  ])
  const strings = part(meter, khim, [
    [0, figured([Bm, E, Bm, Am], '0:1 2:1 3:1 2:1')],
    [A, figured(verseByNight, '0:1.5 2:.5 3:1 2:1')],
    [A2, figured(verseByNight, '0:1 1:.5 2:.5 3:1 2:1')],
    [B, figured([Bm, E, D, Bm, D, Bm, Am, Bm], '0:.5 1:.5 2:.5 3:.5 2:1 1:1')],
    [A3, figured(verseByNight, '0:1 1:.5 2:.5 3:1 2:1')],
    [END, figured([Bm, E, Bm, Am], '0:2 2:1 3:1')],
  ])
  const drone = part(
    meter,
    breathing,
    [[0, 'B2+F#3:4|B2+F#3:4|B2+F#3:4|A2+E3:4|B2+F#3:4|D3+A3:4|E3+B3:4|B2+F#3:4 *5']],
    { legato: 1.12 },
  )
  const bronze = part(meter, gongs, [[0, 'B2:4|-:4|-:4|F#3:2 A3:2 *10']], { loose: 0 })
  const small = part(meter, percussion, [[0, '-:3 ching:1|-:4 *20']])
  const skins = part(meter, percussion, [[A, 'stomp:3 drum:1|-:3.5 drum:.5 *16']])
  return together(
    [
      [flute, { level: -21, hall: 0.55 }],
      [fiddle, { level: -22.5, hall: 0.6 }],
      [strings, { level: -23, hall: 0.45 }],
      [drone, { level: -25, hall: 0.5 }],
      [bronze, { level: -25, hall: 0.5 }],
      [small, { level: -40, hall: 0.5 }],
      [skins, { level: -33, hall: 0.4 }],
    ],
    { size: 95, tail: 78 },
  )
}

export const vote = (): Float64Array => {
  const fiddle = part(meter, salo, [
    [
      A,
      `F#4:1 G4:.5 B4:.5 C5:2|B4:1.5 G4:.5 F#4:2|E4:1 F#4:.5 G4:.5 B4:1 G4:1|F#4:3 -:1|
       C5:1.5 B4:.5 G4:1 F#4:1|E5:1 C5:1 B4:2|G4:.5 F#4:.5 E4:.5 F#4:.5 C4:1 E4:1|B3:3 -:1`,
    ],
    [
      A2,
      `F#4:1 G4:.5 B4:.5 C5:1 E5:1|B4:1.5 G4:.5 F#4:2|E4:.5 F#4:.5 G4:.5 B4:.5 C5:1 B4:1|G4:1 F#4:2 -:1|
       C5:1.5 B4:.5 G4:1 F#4:1|E5:1 F#5:1 E5:1 C5:1|B4:.5 C5:.5 B4:.5 G4:.5 F#4:1 E4:1|F#4:3 -:1`,
    ],
    [
      A3,
      `F#5:1 G5:.5 F#5:.5 E5:1 C5:1|B4:1.5 C5:.5 B4:2|G4:1 B4:.5 C5:.5 E5:1 C5:1|B4:3 -:1|
       C5:1.5 B4:.5 G4:1 F#4:1|E4:1 G4:1 F#4:2|E4:.5 F#4:.5 E4:.5 C4:.5 B3:1 C4:1|B3:3 -:1`,
    ],
  ])
  const swell = swelling(
    meter,
    part(
      meter,
      bowed,
      [
        [0, 'B3+C4:4|B3+C4:4|B3+F#4:4|C4+F#4:4'],
        [A, 'B3+F#4:4|B3+F#4:4|C4+G4:4|B3+F#4:4|C4+E4:4|E4+B4:4|C4+G4:4|B3+F#4:4 *2'],
        [B, 'B4+F#4:4|C5+F#4:4|B4+G4:4|E5+C5:4|F#5+C5:4|E5+B4:4|C5+G4:4|B4+F#4:4'],
        [A3, 'B3+F#4:4|B3+F#4:4|C4+G4:4|B3+F#4:4|C4+E4:4|E4+B4:4|C4+G4:4|B3+F#4:4'],
        [END, 'B3+C4:4|B3+C4:4|B3+F#4:4|C4+F#4:4'],
      ],
      { legato: 1.05 },
    ),
    2,
    0.35,
  )
  const tonic = 'B3 C4 E4 F#4'
  const away = 'C4 E4 G4 C5'
  const round = [tonic, tonic, away, tonic]
  const strings = part(meter, khim, [
    [0, figured([tonic, tonic, tonic, tonic], '0:.5 3:.5 0:.5 3:.5 1:.5 3:.5 0:.5 3:.5')],
    [
      A,
      figured([...round, ...round, ...round, ...round], '0:.5 3:.5 1:.5 3:.5 0:.5 3:.5 2:.5 1:.5'),
    ],
    [
      B,
      figured(
        [...round, ...round],
        '0:.25 3:.25 0:.25 3:.25 1:.25 3:.25 0:.25 3:.25 0:.25 3:.25 2:.25 3:.25 1:.25 3:.25 0:.25 3:.25',
      ),
    ],
    [A3, figured([...round, ...round], "0:.5 3:.5 1:.5 3:.5 0':.5 3:.5 2:.5 1:.5")],
    [END, figured([tonic, tonic, tonic, tonic], '0:.5 3:.5 0:.5 3:.5 1:.5 3:.5 0:.5 3:.5')],
  ])
  const tens = Array.from({ length: 10 }, () => low(round)).flat()
  const lute = part(meter, sueng, [[0, figured(tens, '0:.5 0:1 0:.5 3:1 0:1')]])
  const hands = part(meter, percussion, [
    [0, 'stomp:2 stomp:2 *4'],
    [A, 'stomp:.5 high:.5 slap:.5 high:.5 stomp:.5 drum:.5 slap:1 *16'],
    [B, 'stomp:.5 high:.25 high:.25 slap:.5 high:.5 stomp:.5 drum:.5 slap:.5 slap:.5 *8'],
    [A3, 'stomp:.5 high:.5 slap:.5 high:.5 stomp:.5 drum:.5 slap:1 *8'],
    [END, 'stomp:2 stomp:2 *4'],
  ])
  const bronze = part(meter, gongs, [[0, 'B2:4|C3:4|B2:4|F#3:2 C3:2 *10']], { loose: 0 })
  return together([
    [fiddle, { level: -20.5, hall: 0.4 }],
    [swell, { level: -26, hall: 0.5 }],
    [strings, { level: -22, hall: 0.25 }],
    [lute, { level: -22.5, hall: 0.1 }],
    [hands, { level: -23.5, hall: 0.25 }],
    [bronze, { level: -24, hall: 0.4 }],
  ])
}
