/** What people play, mend, read and sweep with, and what they bring home. */
import { mix } from '../../../paper/colour'
import { circle, ellipse, rect } from '../../../paper/paths'
import { flame, seed } from '../set/kit/ornament'
import { GOLD, INK } from './leather'
import type { Prop } from './prop'

const WOOD = '#8a5a2c'

export const THINGS = {
  brush: {
    reach: [-6, -44, 8, 16],
    paint: ({ piece }, { second }) => {
      piece('M-1.4,14L-1,-24H1.4L1.6,14Z', WOOD)
      piece('M-2.6,-24H3V-29H-2.6Z', '#e9e6ee')
      piece('M-3.4,-29Q-5,-37 .4,-43Q5.4,-37 3.6,-29Z', second)
    },
  },
  bananas: {
    reach: [-14, -6, 18, 26],
    paint: ({ piece, line }) => {
      for (const out of [-10, -5, 0, 5, 10])
        piece(
          `M${1 + out * 0.2},0Q${1 + out * 0.9},4 ${out * 1.1},20Q${out * 1.1 + 4},23 ${out * 1.1 + 5},19Q${6 + out * 0.9},8 ${3 + out * 0.2},0Z`,
          out % 10 ? '#efb640' : '#f6cf5a',
        )
      line('M2,2V-5', '#6f9c44', 3)
    },
  },
  durian: {
    reach: [-15, -12, 17, 22],
    paint: ({ piece, line, holes }) => {
      let thorns = ''
      for (let thorn = 0; thorn < 22; thorn += 1) {
        const angle = (thorn / 22) * 6.283
        const out = thorn % 2 ? 1 : 1.2
        thorns += `${thorn ? 'L' : 'M'}${(1 + Math.cos(angle) * 11.4 * out).toFixed(1)},${(7 + Math.sin(angle) * 12 * out).toFixed(1)}`
      }
      piece(`${thorns}Z`, '#a8b945')
      line('M1,-6V-11', WOOD, 2.4)
      holes(
        [
          [-4, 2],
          [4, 0],
          [0, 8],
          [7, 8],
          [-6, 10],
          [2, 14],
        ]
          .map(([x = 0, y = 0]) => `M${x - 1.8},${y + 2}L${x},${y - 2}L${x + 1.8},${y + 2}Z`)
          .join(''),
      )
    },
  },
  /** A book of palm leaves. */
  book: {
    reach: [-16, -10, 18, 12],
    paint: ({ piece, line, patch }, { third }) => {
      piece('M-14,-3L14,-8L16,4L-12,9Z', third)
      patch('M-12,-1.6L13,-6L14.4,2.4L-10.6,7Z', '#f6e8ca')
      line('M-9,.6L11,-3M-8.4,3.4L11.6,-.2', '#7a3a2a', 0.8)
    },
  },
  lute: {
    reach: [-13, -46, 15, 24],
    paint: ({ piece, line, holes }) => {
      piece('M-1.8,-42Q-6,-45 -6,-39L-1.8,-34L-2,-4H2.4L2.2,-40Z', WOOD)
      piece('M-1,-6Q10,-5 12,6Q13,20 1,21Q-11,20 -10,6Q-8,-5 -1,-6Z', '#c9803a')
      line('M-.6,-38V14M1,-38V14M-6,-38h5M-6,-33h5M-4,14H6', '#f6e8ca', 0.8)
      holes(circle(1, 4, 2.8) + seed(-5, 10, 1.2, 2) + seed(7, 10, 1.2, 2))
    },
  },
  ladle: {
    reach: [-9, -34, 11, 14],
    paint: ({ piece, patch }) => {
      piece('M-1.2,12L-1,-20H1.2L1.4,12Z', WOOD)
      piece('M-8,-29H10Q9,-18 1,-18Q-7,-18 -8,-29Z', '#e9e6ee')
      patch(ellipse(1, -29, 8.6, 2), '#e27a2c')
    },
  },
  garland: {
    reach: [-11, -4, 13, 32],
    paint: ({ piece, patch }) => {
      let beads = ''
      for (let bead = 0; bead < 13; bead += 1)
        beads += circle(
          1 + Math.sin((bead / 13) * 6.283) * 8.4,
          11 - Math.cos((bead / 13) * 6.283) * 10.4,
          2.6,
        )
      piece(beads, '#fff6e2')
      piece(circle(1, 22, 3.8), '#c9352e')
      patch(
        flame(1, 25, Math.PI / 2, 8, 3.6) +
          flame(-2, 25, Math.PI / 2 + 0.3, 7, 3) +
          flame(4, 25, Math.PI / 2 - 0.3, 7, 3),
        '#efb640',
      )
    },
  },
  suitcase: {
    reach: [-14, -4, 16, 28],
    paint: ({ piece, line, patch }) => {
      line('M-4,8V2Q1,-2 6,2V8', INK, 2)
      piece('M-11,7H13Q14,7 14,9V25Q14,26 13,26H-11Q-12,26 -12,25V9Q-12,7 -11,7Z', '#a86a34')
      patch(rect(-8, 7.6, 3, 18) + rect(7, 7.6, 3, 18), '#5a3018')
      patch(seed(1, 16, 4, 4), '#f6e8ca')
    },
  },
  cloth: {
    reach: [-12, -8, 16, 34],
    paint: ({ piece, patch, holes }, { second }) => {
      piece('M-9,-2H11L13,29L9,26L6,30L2,27L-2,30L-6,27L-10,30Z', second)
      patch('M-9.4,4H11.6L11.9,9H-9.6ZM-9.8,18H12.4L12.6,22H-10Z', '#efb640')
      holes([-5, 1, 7].map((x) => seed(x, 13.4, 2.2, 3)).join(''))
      piece('M-11,-5H13V-1H-11Z', WOOD)
    },
  },
  pinwheel: {
    reach: [-15, -44, 17, 18],
    paint: ({ piece, line, patch }) => {
      line('M0,16V-28', WOOD, 1.6)
      for (const [turn, colour] of [
        [0, '#c9352e'],
        [1.57, '#efb640'],
        [3.14, '#259694'],
        [4.71, '#f6e8ca'],
      ] as const)
        piece(flame(1, -28, turn, 14, 9, 6), colour)
      patch(circle(1, -28, 2), GOLD)
    },
  },
  flute: {
    reach: [-5, -36, 9, 18],
    paint: ({ piece, holes, patch }) => {
      piece('M-2,16L1,-33H5L2.4,16Z', '#c99a50')
      patch('M-.6,-8L3.4,-8L3.2,-4L-.8,-4Z', '#c9352e')
      holes([-26, -20, -14, 0, 6].map((y) => circle(2.4 - y * -0.05 + 0.4, y, 0.9)).join(''))
    },
  },
  broom: {
    reach: [-14, -30, 16, 40],
    paint: ({ piece, line }) => {
      piece('M-1.2,18L-.8,-28H1.2L1.6,18Z', WOOD)
      piece('M-2,16H2.6L13,37Q1,41 -12,37Z', '#d9a45a')
      line('M0,18L-8,37M0,18L-3,38M1,18L3,38M1,18L9,37M-4,22H5', mix(WOOD, INK, 0.3), 0.9)
    },
  },
  fish: {
    reach: [-10, -4, 12, 34],
    paint: ({ piece, line, holes }) => {
      line('M0,-2V6', INK, 1.1)
      piece('M1,5Q9,10 7,20Q5,26 2,27L9,33L-6,33L0,27Q-6,24 -6,17Q-5,9 1,5Z', '#88bada')
      line('M-5,14Q1,17 7,14M-5.6,19Q1,22 7,19', '#2f5f7a', 0.9)
      holes(circle(2.6, 10, 1.2))
    },
  },
  balloon: {
    reach: [-16, -66, 22, 6],
    paint: ({ piece, line, holes }, { main }) => {
      line('M0,2Q4,-16 3,-34', INK, 0.9)
      piece(
        'M3,-34Q-13,-42 -11,-54Q-8,-64 3,-64Q15,-64 18,-54Q19,-42 3,-34Z',
        main === '#c9352e' ? '#efb640' : '#c9352e',
      )
      piece('M1,-33h4l1.6,3.6h-7Z', '#a8502a')
      holes(flame(-4, -48, -1.9, 10, 4.4) + seed(9, -50, 2, 3))
    },
  },
  coconut: {
    reach: [-12, -22, 14, 14],
    paint: ({ piece, line }) => {
      line('M5,-8L9,-20', '#c9352e', 1.8)
      piece('M-10,-3Q-10,12 1,12Q12,12 12,-3Q7,-9 1,-9Q-5,-9 -10,-3Z', '#6f9c44')
      piece(ellipse(1, -5.4, 8, 3), '#f6f2e2')
      line('M-6,2Q-5,8 -2,10M7,2Q7,7 4,10', '#3f6a30', 1)
    },
  },
  parrot: {
    reach: [-10, -24, 14, 16],
    paint: ({ piece, patch, holes }) => {
      piece('M-4,-2Q-6,-14 1,-20Q9,-22 11,-15L14,-12L9,-11Q9,-3 3,-1L-2,14L-6,12Z', '#398a54')
      piece('M-3,-3Q-3,-11 3,-12Q6,-6 1,0Z', '#efb640')
      patch('M10,-16L14,-12L9.6,-11Z', '#c9352e')
      holes(circle(6.4, -15.6, 1.3))
    },
  },
} satisfies Record<string, Prop>
