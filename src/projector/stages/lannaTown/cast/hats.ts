/** What they wear on their heads; heads stand between -105 and -75. */
import { mix } from '../../../paper/colour'
import { circle } from '../../../paper/paths'
import { flame, petalRow, seed } from '../set/kit/ornament'
import { GOLD, INK, type Leather } from './leather'
import type { Look } from './people'

type Maker = (tool: Leather, look: Look) => void
const STRAW = '#e0b862'

const spokes = (x: number, tip: number, half: number, foot: number): string =>
  [-0.75, -0.4, 0, 0.4, 0.75].map((out) => `M${x},${tip}L${x + out * half},${foot}`).join('')

export const HATS = {
  bare: () => undefined,
  /** The woven hat of the market, flat on top. */
  cone: ({ piece, patch, line, holes }, { second }) => {
    piece(
      'M-27,-95Q-12,-103 -7,-115Q0,-118 7,-115Q12,-103 27,-95Q14,-90.6 0,-91Q-14,-90.6 -27,-95Z',
      STRAW,
    )
    line(
      'M-18,-99Q0,-94 18,-99M-12,-105Q0,-101 12,-105M-8.6,-111Q0,-108 8.6,-111' +
        spokes(0, -115, 22, -94),
      mix(STRAW, INK, 0.42),
      0.9,
    )
    patch('M-14,-103Q0,-99 14,-103L15.6,-100.6Q0,-96 -15.6,-100.6Z', second)
    holes([-9, -3, 3, 9].map((x) => seed(x, -100 + Math.abs(x) * -0.12, 1.5, 1.5)).join(''))
  },
  nonla: ({ piece, line }, { main }) => {
    piece('M-25,-93.6Q-8,-108 0,-124Q8,-108 25,-93.6Q0,-87.6 -25,-93.6Z', '#f2e2b0')
    line(
      'M-19,-97.6Q0,-92.6 19,-97.6M-13.6,-103Q0,-99 13.6,-103M-9,-109Q0,-106 9,-109' +
        spokes(0, -122, 20, -94),
      '#b08a44',
      0.9,
    )
    line('M-10.4,-93Q-10,-82 -4,-75', main, 1.6)
  },
  /** A dancer's crown of tiers. */
  chada: ({ piece, patch, holes }) => {
    piece(
      'M-12,-97Q-13,-104 -8,-107L-7,-113L-4.6,-114L-4,-120L-2,-121L0,-133L2,-121L4,-120L4.6,-114L7,-113L8,-107Q13,-104 11.4,-96Q0,-101 -12,-97Z',
      GOLD,
    )
    patch('M-12.4,-99Q0,-104 11.8,-98.6L11.6,-95Q0,-100 -12.4,-95Z', '#c9352e')
    holes(
      seed(0, -109, 2.4, 3.4) +
        seed(-5.4, -105, 1.6, 2.2) +
        seed(5.4, -105, 1.6, 2.2) +
        seed(0, -117, 1.4, 2.4) +
        [-8, -4, 0, 4, 8].map((x) => circle(x, -98.6 - (8 - Math.abs(x)) * 0.2, 0.9)).join(''),
    )
    piece(flame(-12, -92, -1.9, 15, 6, -3), GOLD)
    patch(flame(-11.6, -84, 1.7, 11, 4), '#f098ac')
  },
  wrap: ({ piece, line }, { second, third }) => {
    piece(
      'M-13,-94C-15,-104 -9,-111 0,-111C9,-111 14,-104 12,-94Q6,-99.6 0,-99.6Q-7,-99.6 -13,-94Z',
      second,
    )
    line(
      'M-12,-99Q-2,-106 10,-106M-10,-104Q0,-110 6,-110M-12.6,-95.4Q0,-104 12,-99.6',
      mix(second, INK, 0.4),
      1,
    )
    piece('M-11,-100C-18,-102 -21,-96 -19,-88Q-16,-90 -15,-94Q-13,-96 -9,-96Z', third)
  },
  visor: ({ piece, patch }, { main, second }) => {
    piece('M-11.4,-97Q0,-104 11,-98L11,-93.6Q0,-99 -11.6,-93Z', second)
    piece('M3,-98.4Q16,-100 23,-92.6Q14,-92.4 4,-94.4Z', main)
    patch(seed(4, -97.4, 2, 1.8), GOLD)
  },
  /** A cap of the hills, hung with silver. */
  silver: ({ piece, patch, line }, { second }) => {
    piece(
      'M-12.6,-91L-11.6,-105Q-7,-118 1,-118Q9,-116 11,-105L11.8,-92Q6,-97 0,-97.4Q-7,-97 -12.6,-91Z',
      '#3a2833',
    )
    patch(petalRow(-11, 11, -99, 5, 4.4), '#e9e6ee')
    patch([-8, -3, 2, 7].map((x) => circle(x, -107 + Math.abs(x) * 0.2, 2)).join(''), '#e9e6ee')
    line('M-11.4,-102.6Q0,-106 11,-102.6', second, 1.8)
    for (const [x, y] of [
      [-12.4, -90],
      [-12.8, -85],
      [-12.6, -80],
    ] as const)
      patch(circle(x, y, 2.2), '#e9e6ee')
    patch(circle(1, -119, 3.4) + circle(-4, -117.4, 2.6) + circle(6, -117, 2.6), second)
  },
  brim: ({ piece, patch, line }, { second }) => {
    piece('M-10.6,-99Q-11,-113 0,-113Q11,-113 10.6,-99Z', STRAW)
    patch('M-10.8,-103.4H10.8V-98.6H-10.8Z', second)
    piece(
      'M-24,-96.4Q-12,-102 0,-100.6Q12,-102 25,-95.4Q12,-92.6 0,-95Q-12,-92.6 -24,-96.4Z',
      mix(STRAW, '#fff2c8', 0.2),
    )
    line('M-17,-96.8Q0,-99.6 18,-96.4', mix(STRAW, INK, 0.4), 0.8)
  },
  /** Flowers in the hair. */
  orchids: ({ piece, patch }, { third }) => {
    for (const [x, y, r] of [
      [-9, -101, 4.6],
      [-1.6, -105, 4.2],
      [5.6, -103.6, 3.6],
      [-12.6, -94.6, 3.6],
    ] as const) {
      piece(
        [0, 1, 2, 3, 4]
          .map((petal) => flame(x, y, petal * 1.257 - 1.57, r * 1.25, r * 0.95))
          .join(''),
        x === -1.6 ? '#fff1d6' : x === 5.6 ? third : '#f078a4',
      )
      patch(circle(x, y, r * 0.3), GOLD)
    }
    patch(flame(-14, -92, 1.9, 15, 4.6, 2), '#fff1d6')
  },
  scarf: ({ piece, patch, holes }, { second }) => {
    piece(
      'M-14,-74C-18,-90 -14,-108 0,-109C11,-109 13.4,-100 11.4,-93Q8,-99.6 1,-99.4Q-6.4,-98.6 -7,-90Q-7.6,-82 -3,-76.6L-6,-70Q-11,-69 -14,-74Z',
      second,
    )
    patch('M-13,-74Q-20,-70 -20,-62Q-13,-63 -9,-71Z', second)
    holes(
      [
        [-11, -97],
        [-6, -104],
        [1, -105.6],
        [7, -102.6],
        [-12, -88],
        [-11, -80],
      ]
        .map(([x = 0, y = 0]) => seed(x, y, 1.5, 1.8))
        .join(''),
    )
  },
  /** The checked cloth, tied. */
  cloth: ({ piece, line }, { second }) => {
    piece('M-12.4,-93Q-14,-108 0,-109Q12,-108 11.6,-95Q0,-103 -12.4,-93Z', second)
    line(
      'M-11.6,-99Q0,-106 11,-100M-8,-106L-7,-97M0,-108.6V-101M7,-106.6L6.6,-99.4M-12,-95.4Q0,-104.6 11.4,-97',
      '#fff1d6',
      1,
    )
    piece('M10,-99Q17,-108 22,-103Q18,-97 11,-96Z', second)
  },
  pompom: ({ piece, patch, holes }, { second, main }) => {
    piece(
      'M-14,-93C-17,-106 -8,-113 0,-113C9,-113 15,-106 12.6,-93Q0,-102 -14,-93Z',
      mix(main, INK, 0.5),
    )
    patch('M-13.6,-97Q0,-106 13,-97L12.8,-93.6Q0,-102 -14,-93Z', GOLD)
    holes([-9, -4.4, 0, 4.4, 9].map((x) => seed(x, -101.6 + Math.abs(x) * 0.34, 1.2, 1.5)).join(''))
    for (const [x, y, r] of [
      [-8, -112, 3.6],
      [0, -115.6, 4],
      [8, -112, 3.6],
      [-14.6, -100, 3.2],
    ] as const)
      piece(circle(x, y, r), second)
  },
  beret: ({ piece, patch }, { second, third }) => {
    piece(
      'M-15,-98C-18,-108 -6,-113 4,-111C14,-110 16,-102 11,-97Q0,-102.6 -11,-96.4Q-14,-95.6 -15,-98Z',
      third,
    )
    patch('M-12,-97.4Q0,-103.4 11.4,-98L11.2,-95.6Q0,-100.6 -12,-94.6Z', second)
    patch(circle(0, -112.4, 1.8), third)
  },
  felt: ({ piece, patch }, { main, third }) => {
    piece('M-10.6,-98L-9,-113Q-4,-117 0,-113.4Q5,-117 9,-113L10.6,-98Z', mix(main, INK, 0.3))
    patch('M-10.4,-103L10.4,-103L10.6,-98.4H-10.6Z', third)
    piece(
      'M-19,-96Q-10,-102 0,-100Q10,-102 20,-97.6Q10,-93.6 0,-95.6Q-10,-93 -19,-96Z',
      mix(main, INK, 0.3),
    )
    patch(flame(-8, -103, -2, 14, 4, -3), GOLD)
  },
  /** A hat of palm leaf with its strips standing up. */
  leaf: ({ piece, line }, { second }) => {
    piece(
      [-0.9, -0.5, -0.15, 0.2, 0.55, 0.95]
        .map((turn) => flame(turn * 9, -103, -Math.PI / 2 + turn * 0.8, 19, 8, turn * 3))
        .join(''),
      '#6f9c44',
    )
    piece('M-21,-94Q-10,-106 0,-106Q10,-106 21,-94Q10,-98.6 0,-98.6Q-10,-98.6 -21,-94Z', '#8fb653')
    line('M-14,-98.6Q0,-103.6 14,-98.6', second, 2)
  },
  /** A basket that rides on the head. */
  basket: ({ piece, line, patch }, { third }) => {
    patch('M-9,-107Q0,-103 9,-107L9,-103Q0,-99.6 -9,-103Z', third)
    for (const [x, y, c] of [
      [-11, -118, '#e27a2c'],
      [-4, -121, '#efb640'],
      [4, -120.6, '#c9352e'],
      [11, -118, '#a8b945'],
    ] as const)
      piece(circle(x, y, 5), c)
    piece('M-19,-117H19L14,-105Q0,-102.6 -14,-105Z', '#b07a3c')
    line(
      'M-17.4,-113H17.4M-16,-109H16M-10,-116L-8,-104.6M0,-116V-104M10,-116L8,-104.6',
      '#6a4020',
      0.9,
    )
  },
  cap: ({ piece, patch }, { main, third }) => {
    piece('M-12.4,-95Q-14,-110 0,-111Q12,-110 11.6,-97Q0,-102.6 -12.4,-95Z', mix(main, INK, 0.2))
    piece('M2,-100Q14,-103 20,-94.6Q11,-94.6 3,-96.6Z', mix(main, INK, 0.5))
    patch(circle(0, -111.4, 1.6) + 'M-2,-108h6v4h-6Z', third)
  },
} satisfies Record<string, Maker>
export type HatName = keyof typeof HATS
