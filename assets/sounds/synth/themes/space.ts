// Star Wars: a wide stage, low brass, plates that are struck, glass for the stars. A tune of our own that climbs by a second and a
// fourth; D minor with a bright sixth.
import { themes } from '../../themes'
import { bowed, brass, breathing, glass, leader, percussion, plate } from './instruments'
import { figured, part, swelling, together } from './score'

const meter = themes.space
const A = 4
const A2 = 12
const B = 20
const A3 = 28
const END = 36

const Dm = 'D3 A3 D4 F4'
const F = 'F3 A3 C4 F4'
const C = 'C3 G3 C4 E4'
const Bb = 'Bb2 F3 Bb3 D4'
const G = 'G2 D3 G3 B3'
const Gm = 'G2 D3 Bb3 D4'
const Am = 'A2 E3 A3 C4'
const Amaj = 'A2 E3 A3 C#4'
const verse = [Dm, F, C, Bb, Dm, G, C, Amaj]
const second = [Dm, F, C, Bb, Dm, Bb, C, Dm]
const bridge = [Bb, C, Am, Dm, Gm, Dm, Gm, Amaj]
const last = [Dm, Bb, F, C, Dm, Bb, Amaj, Dm]
const gate = [Dm, C, Bb, Amaj]
const whole = [...gate, ...verse, ...second, ...bridge, ...last, ...gate]

export const port = (): Float64Array => {
  const horn = part(meter, leader, [
    [
      A,
      `D4:1.5 E4:.5 A4:2|G4:1 F4:.5 E4:.5 F4:2|C4:1.5 D4:.5 G4:2|F4:1 E4:1 D4:2|D4:1.5 E4:.5 A4:1 C5:1|B4:1.5 A4:.5 G4:2|Bb4:1 A4:1 G4:1 E4:1|A4:3 -:1`,
    ],
    [
      A2,
      `D4:1.5 E4:.5 A4:2|G4:1 F4:.5 E4:.5 F4:2|C4:1.5 D4:.5 G4:1 C5:1|F4:1 E4:1 D4:2|D4:1.5 E4:.5 A4:1 D5:1|F5:2 D5:2|E5:1.5 D5:.5 C5:1 G4:1|D5:3 -:1`,
    ],
    [
      B,
      `D5:2 C5:1 Bb4:1|C5:1.5 D5:.5 E5:2|E5:2 D5:1 C5:1|D5:1.5 C5:.5 A4:2|Bb4:1 C5:1 D5:1 G5:1|F5:2 E5:1 D5:1|Bb4:1 D5:1 Bb4:1 G4:1|C#5:2 E5:2`,
    ],
    [
      A3,
      `D4:1.5 E4:.5 A4:2|Bb4:1 A4:.5 G4:.5 F4:2|A4:1.5 Bb4:.5 C5:2|G4:1 A4:1 E4:2|A4:1.5 C5:.5 D5:1 E5:1|F5:3 D5:1|E5:1 D5:1 C#5:1 E5:1|D5:3 -:1`,
    ],
  ])
  const under = part(
    meter,
    brass,
    [
      [0, figured(gate, '0+1+2:4')],
      [A, figured([...verse, ...second], '0+1+2+3:3 0+1+2+3:1')],
      [B, figured(bridge, '0+1+2+3:2 0+1+2+3:2')],
      [A3, figured(last, '0+1+2+3:2 0+1+2:1 0+1+3:1')],
      [END, figured(gate, '0+1+2:4')],
    ],
    { legato: 0.98 },
  )
  const drive = part(
    meter,
    bowed,
    [
      [2, figured(gate.slice(2), '2:.5 2:.5 3:.5 2:.5 2:.5 2:.5 3:.5 2:.5')],
      [A, figured([...verse, ...second], '2:.5 2:.5 3:.5 2:.5 1:.5 2:.5 3:.5 2:.5')],
      [B, figured(bridge, "2:.5 3:.5 2':.5 3:.5 2:.5 3:.5 2':.5 3:.5")],
      [A3, figured(last, '2:.5 2:.25 2:.25 3:.5 2:.5 1:.5 2:.5 3:.5 2:.5')],
      [END, figured(gate, '2:.5 2:.5 3:.5 2:.5 2:.5 2:.5 3:.5 2:.5')],
    ],
    { legato: 0.5 },
  )
  const stars = part(meter, glass, [
    [0, figured(gate, "2':.5 3':.5 1':.5 3':.5 2':.5 3':.5 1':1")],
    [A2, figured(second, "-:2 3':.5 2':.5 1':1")],
    [B, figured(bridge, "2':.5 3':.5 2':.5 1':.5 2':.5 3':.5 2':1")],
    [END, figured(gate, "2':.5 3':.5 1':.5 3':.5 2':.5 3':.5 1':1")],
  ])
  const drums = part(meter, percussion, [
    [A, 'timpani:1.5 timpani:.5 timpani:2|timpani:2 timpani:1 timpani:.5 timpani:.5 *8'],
    [B, 'timpani:2 timpani:2 *8'],
    [A3, 'timpani:1.5 timpani:.5 timpani:1 timpani:.5 timpani:.5 *8'],
  ])
  const hull = part(meter, plate, [[0, 'D4:4|-:4|A3:4|-:3 F4:1 *10']], { loose: 0 })
  const feet = part(meter, percussion, [[A, '-:1 hat:.5 hat:.5 -:1 hat:.5 hat:.5 *32']])
  return together(
    [
      [horn, { level: -20, hall: 0.45 }],
      [under, { level: -23, hall: 0.45 }],
      [drive, { level: -25, hall: 0.3 }],
      [stars, { level: -30, hall: 0.5 }],
      [drums, { level: -25, hall: 0.3 }],
      [hull, { level: -32, hall: 0.5 }],
      [feet, { level: -38, hall: 0.3 }],
    ],
    { size: 95, tail: 72 },
  )
}

export const night = (): Float64Array => {
  const stars = part(meter, glass, [
    [0, figured(gate, "2':1 3':1 1':1 3':1")],
    [
      A,
      `A4:2.5 E5:.5 D5:1|F5:2 C5:2|G4:2.5 D5:.5 C5:1|D5:2 Bb4:2|A4:2 C5:1 E5:1|D5:2 B4:2|C5:1 E5:1 G5:2|E5:3 -:1`,
    ],
    [A2, figured(second, "1':1 2':1 3':1 2':1")],
    [B, figured(bridge, "-:1 2':1 3':1 2':1")],
    [
      A3,
      `A4:2.5 E5:.5 D5:1|F5:2 D5:2|C5:2.5 A4:.5 F5:1|E5:2 C5:2|A4:1 D5:1 F5:2|D5:2 Bb4:2|C#5:1 E5:1 A5:2|D5:3 -:1`,
    ],
    [END, figured(gate, "2':1 3':1 1':1 3':1")],
  ])
  const far = part(meter, leader, [
    [A2, 'D4:3 E4:1|A4:4|G4:2 F4:1 E4:1|F4:3 -:1|C4:3 D4:1|G4:2 F4:2|E4:2 D4:1 C4:1|D4:3 -:1'],
    [B, 'Bb4:3 A4:1|G4:3 E4:1|A4:2 C5:2|A4:3 -:1|G4:2 Bb4:2|A4:3 F4:1|G4:2 Bb4:2|A4:3 -:1'],
    [END, '-:4|-:4|D4:2 E4:2|A4:3 -:1'],
  ])
  const under = part(meter, breathing, [[0, figured(whole, '0+1+2:4')]], { legato: 1.1 })
  const deep = part(meter, brass, [[0, figured(whole, '0+1:4')]], { legato: 0.9 })
  const engine = part(meter, bowed, [[0, figured(whole, '1:1 1:1 1:1 1:1')]], { legato: 0.7 })
  const hull = part(meter, plate, [[0, 'D3:4|-:4|-:4|-:2 A3:2 *10']], { loose: 0 })
  return together(
    [
      [stars, { level: -23, hall: 0.55 }],
      [far, { level: -23, hall: 0.65 }],
      [under, { level: -24, hall: 0.55 }],
      [deep, { level: -25, hall: 0.5 }],
      [engine, { level: -29, hall: 0.4 }],
      [hull, { level: -33, hall: 0.6 }],
    ],
    { size: 100, tail: 82 },
  )
}

export const vote = (): Float64Array => {
  const low = 'D3:.5 D3:.5 Eb3:.5 D3:.5 D3:.5 F3:.5 Eb3:.5 D3:.5'
  const high = 'D3:.5 D3:.5 Ab3:.5 G3:.5 F3:.5 Eb3:.5 D3:.5 C3:.5'
  const away = 'Bb2:.5 Bb2:.5 C3:.5 Bb2:.5 Bb2:.5 Db3:.5 C3:.5 Bb2:.5'
  const back = 'A2:.5 A2:.5 Bb2:.5 A2:.5 C#3:.5 A2:.5 Bb2:.5 C#3:.5'
  const eight = [low, low, low, high, away, away, low, back].join('|')
  const drive = part(meter, bowed, [[0, `${eight} *5`]], { legato: 0.55 })
  const deep = part(
    meter,
    brass,
    [
      [
        0,
        'D2+D3:2 D2+D3:2|D2+D3:4|D2+D3:2 D2+D3:2|D2+Eb3:4|Bb1+Bb2:2 Bb1+Bb2:2|Bb1+Db3:4|D2+D3:4|A1+C#3:2 A1+E3:2 *5',
      ],
    ],
    { legato: 0.85 },
  )
  const horn = part(meter, leader, [
    [
      8,
      `D4:1.5 Eb4:.5 A4:2|Ab4:1 G4:.5 F4:.5 Eb4:2|D4:1.5 Eb4:.5 F4:2|Ab4:2 G4:1 F4:1|Bb4:1.5 Ab4:.5 F4:2|Db5:2 C5:1 Bb4:1|A4:1 Ab4:1 G4:1 F4:1|C#4:3 -:1`,
    ],
    [16, `-:4|-:4|A4:1.5 Bb4:.5 D5:2|C5:1 Ab4:1 G4:2|F4:1 Bb4:1 Db5:2|F5:3 Db5:1|D5:3 -:1|-:4`],
    [
      24,
      `D4:1.5 Eb4:.5 A4:2|Ab4:1 G4:.5 F4:.5 Eb4:2|D5:1.5 Eb5:.5 D5:2|Ab4:2 G4:1 F4:1|Bb4:1.5 C5:.5 Db5:2|F5:2 Eb5:1 Db5:1|D5:1 C5:1 A4:1 F4:1|E4:3 -:1`,
    ],
  ])
  const swell = swelling(
    meter,
    part(
      meter,
      breathing,
      [[0, 'D4+A4:4|D4+Ab4:4|D4+A4:4|Eb4+Ab4:4|F4+Bb4:4|F4+Db5:4|D4+A4:4|C#4+G4:4 *5']],
      { legato: 1.1 },
    ),
    4,
    0.3,
  )
  const drums = part(meter, percussion, [
    [
      0,
      'timpani:1 timpani:.5 timpani:.5 timpani:2|timpani:1 timpani:1 timpani:.5 timpani:.5 timpani:1 *16',
    ],
    [32, 'timpani:2 timpani:2 *8'],
  ])
  const hull = part(meter, plate, [[0, 'D4:2 -:2|Eb4:2 A3:2|D4:2 -:2|Ab3:1 Eb4:1 -:2 *10']], {
    loose: 0,
  })
  const clock = part(meter, percussion, [
    [0, 'hat:.5 hat:.5 block:.5 hat:.5 hat:.5 hat:.5 block:.5 hat:.5 *40'],
  ])
  return together(
    [
      [drive, { level: -21.5, hall: 0.3 }],
      [deep, { level: -22.5, hall: 0.35 }],
      [horn, { level: -21.5, hall: 0.45 }],
      [swell, { level: -27, hall: 0.5 }],
      [drums, { level: -24, hall: 0.3 }],
      [hull, { level: -29, hall: 0.45 }],
      [clock, { level: -35, hall: 0.2 }],
    ],
    { size: 92, tail: 66 },
  )
}
