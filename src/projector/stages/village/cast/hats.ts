/** What they wear on their heads. */
import { circle, ellipse, rect } from '../../../paper/paths'
import { leaf } from '../set/kit'
import { BRASS, deep, INK, LEAF, LINEN, pale, type Chisel } from './chisel'
import type { Look } from './people'

type Draw = (chisel: Chisel, look: Look) => void

const brim = (half: number, y = -95, high = 4): string => ellipse(0, y, half, high)
const dome = (half: number, base: number, top: number): string =>
  `M${-half},${base}Q${-half},${top} 0,${top}Q${half},${top} ${half},${base}Q0,${base + 3} ${-half},${base}Z`
const band = (half: number, base: number, high: number): string =>
  `M${-half},${base - high}Q0,${base - high + 3} ${half},${base - high}V${base}Q0,${base + 3} ${-half},${base}Z`
/** Cloth round a face. */
const ROUND =
  'M0,-106Q-18,-106 -18,-86Q-18,-74 -8,-70L-6,-73Q-12.6,-78 -12.4,-87Q-11,-98 0,-98Q11,-98 12.4,-87Q12.6,-78 6,-73L8,-70Q18,-74 18,-86Q18,-106 0,-106Z'

export const HATS = {
  scarf: ({ piece, paint }, { felt, third }) => {
    piece(ROUND, felt, 18)
    for (const [x, y] of [
      [-13.6, -95],
      [-15, -84],
      [0, -102],
      [13.6, -95],
      [15, -84],
      [-7.6, -101],
      [7.6, -101],
    ] as const)
      paint(circle(x, y, 1.5), third)
    piece('M-2,-71L-9,-62L-3,-61L0,-68L3,-61L9,-62L2,-71Z', felt)
    piece(circle(0, -70.6, 2.8), deep(felt, 0.15))
  },
  kerchief: ({ piece, paint, line }, { felt, third }) => {
    piece(dome(15, -93, -107), felt, 15)
    line('M-14.6,-94Q0,-90 14.6,-94', third, 2.2)
    for (const [x, y] of [
      [-8, -100],
      [0, -103],
      [8, -100],
      [0, -97],
    ] as const)
      paint(circle(x, y, 1.5), third)
    piece('M0,-106L-10,-116Q-4,-118 0,-109Q4,-118 10,-116Z', felt)
  },
  tyrol: ({ piece, line }, { felt, third }) => {
    piece(leaf([9, -100], [21, -125], 4), third)
    line('M10,-102L19,-121', pale(third, 0.5), 1)
    piece('M-11,-97Q-13,-113 -4,-112Q0,-108 4,-112Q13,-113 11,-97Q0,-94 -11,-97Z', felt, 12)
    piece(band(11.6, -96.4, 4), deep(felt, 0.45))
    piece('M-20,-97Q0,-102 20,-97Q16,-90.6 0,-91.6Q-16,-90.6 -20,-97Z', felt, 20)
    piece(circle(9.6, -99, 2.6), BRASS)
  },
  bollen: ({ piece }, { felt }) => {
    piece(brim(25, -96, 4.6), '#e9d8a8', 25)
    for (const [x, y, r] of [
      [-15, -99, 6.4],
      [15, -99, 6.4],
      [-8, -106, 6.6],
      [8, -106, 6.6],
      [0, -98.6, 6.6],
      [0, -112, 6.2],
    ] as const)
      piece(circle(x, y, r), felt, r, x)
  },
  toque: ({ piece, line }) => {
    piece(
      'M-12,-99L-13,-106Q-21,-110 -16,-118Q-10,-124 -5,-120Q0,-127 6,-121Q14,-124 17,-116Q19,-109 13,-106L12,-99Z',
      LINEN,
      17,
    )
    piece(band(13.4, -94, 8), LINEN, 14)
    line('M-5,-111l1,7M5,-111l-1,7', deep(LINEN, 0.25), 1.1)
  },
  top: ({ piece }, { felt, third }) => {
    piece('M-10.6,-97L-12,-125Q0,-128.6 12,-125L10.6,-97Z', felt, 12)
    piece(band(11, -97, 6), third)
    piece(brim(19, -96.4, 3.8), felt, 19)
  },
  wreath: ({ piece, paint }, { third }) => {
    for (let at = 0; at < 9; at += 1) {
      const angle = Math.PI * (1.04 + at * 0.115)
      const [x, y] = [Math.cos(angle) * 15, -91 + Math.sin(angle) * 11]
      if (at % 2) piece(leaf([x - 3, y + 3], [x + 3, y - 5], 2.4), LEAF)
      else {
        piece(circle(x, y, 4.2), at % 4 ? third : LINEN)
        paint(circle(x, y, 1.5), BRASS)
      }
    }
  },
  fur: ({ piece }, { felt, second }) => {
    piece(dome(14, -98, -114), felt, 14)
    let trim = ''
    for (let x = -14.4; x <= 14.6; x += 4.8) trim += circle(x, -97 + Math.abs(x) * 0.14, 5)
    piece(trim, pale(second, 0.1))
  },
  ears: ({ piece }, { felt, second }) => {
    piece(dome(14.4, -96, -112), felt, 14)
    let trim = ''
    for (let x = -12; x <= 12; x += 6) trim += circle(x, -98, 5)
    for (const side of [-1, 1]) for (const y of [-92, -85, -78]) trim += circle(side * 15.6, y, 5)
    piece(trim, pale(second, 0.35))
  },
  bonnet: ({ piece, line }, { third }) => {
    piece(
      'M0,-112Q-24,-112 -21,-88Q-19,-77 -11,-74Q-15,-82 -14,-90Q-12,-100 0,-100Q12,-100 14,-90Q15,-82 11,-74Q19,-77 21,-88Q24,-112 0,-112Z',
      LINEN,
      21,
    )
    line(
      'M-15,-104Q-20,-94 -16,-82M15,-104Q20,-94 16,-82M-7,-109Q-9,-104 -8,-101M7,-109Q9,-104 8,-101',
      deep(LINEN, 0.22),
      1,
    )
    piece('M-3,-71L-9,-64L-2,-65L0,-69L2,-65L9,-64L3,-71Z', third)
  },
  bobble: ({ piece, line }, { felt, third }) => {
    piece(circle(0, -117, 6), third, 6)
    piece(dome(14.4, -95, -115), felt, 14)
    piece(band(14.8, -93, 6.4), third, 15)
    line('M-10,-104l4,4l4,-4l4,4l4,-4l4,4', pale(felt, 0.6), 1.6)
  },
  wide: ({ piece }, { felt, third }) => {
    piece(dome(11.6, -98, -116), felt, 12)
    piece(band(12, -97, 4.4), third)
    piece('M-29,-93Q-14,-102 0,-101Q14,-102 29,-93Q14,-91 0,-91.4Q-14,-91 -29,-93Z', felt, 29)
  },
  flat: ({ piece, line }, { felt }) => {
    piece('M-16,-98Q-16,-110 0,-109.6Q16,-110 16,-98Q8,-94 0,-94Q-8,-94 -16,-98Z', felt, 16)
    piece('M-11,-96.4Q0,-99 12,-96.4Q10,-91 0,-91.4Q-9,-91 -11,-96.4Z', deep(felt, 0.25))
    line('M0,-109L-8,-97M0,-109L8,-97', deep(felt, 0.3), 1)
    piece(circle(0, -109.6, 1.8), deep(felt, 0.2))
  },
  coif: ({ piece, line }, { felt }) => {
    piece(ROUND.replace('M0,-106', 'M0,-105'), LINEN, 18)
    piece(
      'M0,-110Q-21,-110 -20,-84L-17,-64Q-13,-66 -14.6,-84Q-14,-102 0,-102Q14,-102 14.6,-84Q13,-66 17,-64L20,-84Q21,-110 0,-110Z',
      felt,
      20,
    )
    line('M-10,-99Q0,-103 10,-99', deep(LINEN, 0.2), 1)
  },
  hood: ({ piece, line }, { main, third }) => {
    piece(
      'M0,-116Q-17,-108 -19,-86Q-19,-72 -9,-68L-6,-72Q-13,-78 -12.6,-87Q-11,-98.6 0,-98.6Q11,-98.6 12.6,-87Q13,-78 6,-72L9,-68Q19,-72 19,-86Q17,-108 0,-116Z',
      main,
      19,
    )
    line('M-6,-72Q-13,-78 -12.6,-87Q-11,-98.6 0,-98.6Q11,-98.6 12.6,-87Q13,-78 6,-72', third, 1.8)
  },
  tri: ({ piece, line, paint }, { felt, third }) => {
    piece(dome(12, -97, -111), felt, 12)
    piece(
      'M-24,-104Q-12,-97 0,-99Q12,-97 24,-104Q19,-92 8,-92.6L0,-96L-8,-92.6Q-19,-92 -24,-104Z',
      felt,
      24,
    )
    line('M-23,-103Q-12,-96 0,-98Q12,-96 23,-103', third, 1.6)
    paint(circle(13, -98.4, 2.4), BRASS)
  },
  night: ({ piece, line }, { felt, third }) => {
    piece(
      'M-14.4,-95Q-13,-116 2,-116Q20,-114 24,-94L20,-90Q15,-102 8,-104L14,-95Q0,-91 -14.4,-95Z',
      felt,
      18,
    )
    line('M-12,-103Q2,-99 14,-105M-7,-110Q4,-106 16,-109', third, 2.2)
    piece(circle(22.4, -88.6, 4.4), LINEN, 5, 22)
    piece(band(14.8, -93.4, 5.4), LINEN, 15)
  },
  straw: ({ piece, line }, { felt }) => {
    piece(dome(12.6, -97, -113), '#e4bf68', 13)
    piece(band(13, -96.4, 5), felt)
    piece(brim(26, -95, 4.6), '#e4bf68', 26)
    line('M-23,-95Q0,-99.6 23,-95M-18,-93Q0,-96 18,-93', '#b98a3c', 1)
  },
  beret: ({ piece }, { felt }) => {
    piece('M-18,-100Q-20,-112 2,-112Q20,-111 18,-98Q8,-93 -10,-95Q-17,-96 -18,-100Z', felt, 19)
    piece(rect(0.6, -115.6, 2, 5), felt)
    piece(band(13.4, -93.6, 3.4), deep(felt, 0.3))
  },
  pointed: ({ piece, line }, { felt, third }) => {
    piece('M-14.6,-95Q-8,-116 3,-137Q12,-126 9,-118Q14,-106 14.6,-95Q0,-91 -14.6,-95Z', felt, 15)
    line('M2,-134Q9,-127 7,-119', deep(felt, 0.3), 1)
    piece(band(15, -93, 6), third, 15)
    piece(rect(-3.6, -99, 7.2, 6), BRASS)
    piece(rect(-1.6, -97.4, 3.2, 2.8), INK)
  },
} satisfies Readonly<Record<string, Draw>>
export type HatName = keyof typeof HATS
