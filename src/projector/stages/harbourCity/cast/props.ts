/** What people carry. The hand is at 0, 0; the first numbers say how far a thing reaches: left, top, width, height. */
import { mix } from '../../../paper/colour'
import { circle, ellipse, rect } from '../../../paper/paths'
import type { Box } from '../../../paper/paper'
import type { Scissors } from './scissors'

type Reach = readonly [left: number, top: number, width: number, height: number]
type Prop = readonly [reach: Reach, paint: (to: Scissors) => void]

const CREAM = '#f3e8d2'
const RED = '#d4282c'
const BRASS = '#e0b24e'
const WOOD = '#8a5a38'
const BLACK = '#1f1c23'
const STEEL = '#b9bcc0'
const LEAF = '#5f7a52'

const PROPS = {
  papers: [
    [-12, -14, 28, 28],
    ({ piece, line }) => {
      piece('M-9,-6L11,-10L13,8L-7,11Z', CREAM)
      piece('M-10,-9L10,-13L12,4L-8,8Z', CREAM)
      line('M-6.6,-5.6L7,-8.4', BLACK, 2)
      line('M-6,-2L0,-3.2M-5.6,1L0.4,-0.2M3,-3.8L8.6,-5M3.4,-1L9,-2.2', BLACK, 0.8)
    },
  ],
  coupe: [
    [-10, -26, 22, 30],
    ({ piece, line, flat }) => {
      line('M0,4V-12', CREAM, 1.4)
      piece('M-8,-20H8Q7,-11 0,-11Q-7,-11 -8,-20Z', '#f1d898')
      flat(circle(-2, -16, 0.9) + circle(2, -18, 0.9), '#fffbe8')
    },
  ],
  rope: [
    [-14, -4, 28, 34],
    ({ line }) => {
      for (const [colour, width] of [
        ['#0e0b10', 5.4],
        ['#cdb182', 3.2],
      ] as const)
        for (const size of [0, 4, 8])
          line(ellipse(0, 13, 11 - size * 0.5, 12 - size), colour, width)
    },
  ],
  satchel: [
    [-14, -26, 26, 48],
    ({ piece, line, flat }) => {
      line('M0,2L-4,-24', '#6b4632', 2.2)
      piece('M-12,2H9V18Q-1.6,21 -12,18Z', '#8a5a38')
      piece('M-12,2H9L6,10H-9Z', '#6b4632')
      flat(rect(-3, 8, 3.4, 3.4), BRASS)
      piece('M4,-10h8v9h-8Z', CREAM)
    },
  ],
  saxophone: [
    [-14, -32, 30, 60],
    ({ piece, line, flat }) => {
      piece(
        'M-8,-28L-3,-30L-1,-26L1,-2Q2,14 -3,19Q-8,23 -12,17L-9,9L-13,5Q-15,26 -3,26Q8,24 7,4L4,-24Q2,-31 -4,-31Z',
        BRASS,
      )
      for (const y of [-18, -11, -4, 3]) flat(circle(2.4, y, 1.6), CREAM)
      line('M5,-16L7,10', '#8a5a20', 1)
    },
  ],
  ladle: [
    [-9, -42, 18, 50],
    ({ piece, line, flat }) => {
      line('M0,6V-24', BLACK, 4.4)
      line('M0,6V-24', WOOD, 2.6)
      piece(ellipse(0, -30, 6, 8.4), WOOD)
      flat(ellipse(-0.6, -30.6, 3.6, 5.6), RED)
    },
  ],
  lily: [
    [-8, -34, 18, 38],
    ({ piece, line }) => {
      line('M0,3Q2,-10 0,-20', LEAF, 1.8)
      piece('M0,-8q8,-2 8,-9q-7,0 -8,9Z', LEAF)
      piece('M-1,-19Q-8,-26 -6,-32L-1,-28L1,-33L4,-28L8,-31Q8,-24 1,-19Z', CREAM)
    },
  ],
  gloves: [
    [-10, -9, 20, 22],
    ({ piece, flat }) => {
      piece('M-6,-8H6V-3Q10,0 8,7Q4,12 -3,11Q-9,9 -8,1Z', RED)
      piece('M-6.4,-8.6H6.4V-4H-6.4Z', CREAM)
      flat('M-7,3Q-3,0 -2,5Q-4,8 -7,6Z', '#7d1a26')
    },
  ],
  camera: [
    [-14, -34, 30, 42],
    ({ piece, flat, line }) => {
      line('M7,-4V-18', STEEL, 2)
      piece(circle(7, -24, 8), CREAM)
      flat(circle(7, -24, 2.6), BRASS)
      piece('M-11,-9H9V5H-11Z', BLACK)
      piece(circle(-2, -2, 5.4), STEEL)
      flat(circle(-2, -2, 3), '#2f4368')
      flat(circle(-3, -3, 1), CREAM)
    },
  ],
  milk: [
    [-14, -8, 30, 32],
    ({ piece, line, flat }) => {
      line('M-11,6Q0,-8 11,6', STEEL, 1.6)
      for (const x of [-7.6, 0, 7.6]) {
        piece(`M${x - 2},0h4v4q2.4,2 2.4,5v10h-8.8v-10q0,-3 2.4,-5Z`, '#fdf8ec')
        flat(rect(x - 2, -0.6, 4, 2.4), RED)
      }
      piece('M-13,11H13V21H-13Z', WOOD)
      line('M-12,16H12', '#5a3a24', 0.9)
    },
  ],
  sweets: [
    [-18, -12, 36, 22],
    ({ piece, line, flat }) => {
      piece('M-15,-2H15L13,7H-13Z', BLACK)
      for (const [index, colour] of [RED, CREAM, BRASS, '#4c7480', RED].entries())
        piece(rect(-13 + index * 5.4, -8, 4.4, 6), colour)
      line('M-15,-1H15', BRASS, 1.2)
      flat(rect(-4, 1.6, 8, 2.4), BRASS)
    },
  ],
  kitbag: [
    [-10, -8, 22, 44],
    ({ piece, line, flat }) => {
      piece('M-7,-4Q0,-8 7,-4L9,30Q0,35 -9,30Z', '#4d6284')
      piece('M-6.6,-6Q0,-3 6.6,-6L5,-1H-5Z', CREAM)
      line('M-8.4,12H8.4M-8.6,15H8.6', CREAM, 1)
      flat('M0,20l2,4h-4Z', CREAM)
    },
  ],
  cloth: [
    [-16, -30, 34, 50],
    ({ piece, line, flat }) => {
      piece('M-4,-26L4,-28L9,14L1,16Z', RED)
      piece('M-4,-26Q0,-31 4,-28Q1,-24 -4,-26Z', CREAM)
      flat('M1,16L9,14L12,4L7,2Z', '#7d1a26')
      line('M-3,-14Q-13,-6 -9,6Q-6,14 -11,19', BRASS, 2.2)
      line('M-8.6,-8l-2,-1M-10.4,-2h2M-9.4,4l-2,0.6M-7.6,10h-2', BLACK, 0.7)
    },
  ],
  music: [
    [-12, -20, 28, 28],
    ({ piece, line, flat }) => {
      piece('M-8,-16L10,-18L12,4L-6,6Z', CREAM)
      line('M-5,-11L8,-12.4M-4.6,-8L8.4,-9.4M-4.2,-2L9,-3.4M-4,1L9.2,-0.4', '#8d8983', 0.6)
      flat(ellipse(-1, -7, 1.8, 1.4) + ellipse(5, -2, 1.8, 1.4), BLACK)
      line('M0.6,-7V-13M6.6,-2V-8', BLACK, 0.8)
    },
  ],
  fish: [
    [-12, -4, 26, 40],
    ({ piece, flat, line }) => {
      line('M0,0V5', '#cdb182', 1.2)
      piece('M0,2Q10,10 7,22L11,32Q0,30 -8,33L-5,22Q-9,10 0,2Z', '#a9bfc6')
      flat(circle(2, 9, 1.3), BLACK)
      line('M-4,14Q0,16 4,14M-5,19Q0,21 5,19', '#4c7480', 0.8)
    },
  ],
  bouquet: [
    [-15, -28, 32, 42],
    ({ piece, flat }) => {
      piece('M-10,-8H10L2,11H-2Z', CREAM)
      for (const [x, y] of [
        [-9, -10],
        [9, -10],
        [-4, -20],
        [5, -19],
        [0, -12],
      ] as const) {
        piece(circle(x, y, 5.2), x === 0 ? CREAM : RED)
        flat(circle(x, y, 2), x === 0 ? BRASS : '#7d1a26')
      }
      piece('M-13,-14q-2,-8 3,-10q3,5 -3,10ZM13,-14q2,-8 -3,-10q-3,5 3,10Z', LEAF)
    },
  ],
  umbrella: [
    [-24, -74, 50, 84],
    ({ piece, line }) => {
      line('M0,4V-60', BLACK, 2.4)
      line('M0,2q0,6 5,5', BLACK, 2.4)
      piece(
        'M-22,-46Q-19,-68 0,-69Q19,-68 22,-46Q16.5,-51 11,-46Q5.5,-51 0,-46Q-5.5,-51 -11,-46Q-16.5,-51 -22,-46Z',
        BLACK,
      )
      line('M0,-68Q-9,-60 -11,-47M0,-68Q9,-60 11,-47M0,-69V-47', '#8d8983', 0.8)
      line('M0,-69v-4', STEEL, 1.6)
    },
  ],
  lapdog: [
    [-16, -18, 34, 26],
    ({ piece, flat }) => {
      piece('M-12,5Q-13,-6 -3,-6L3,-8H12V4Q12,7 6,7H-8Q-12,7 -12,5Z', '#fdf8ec')
      piece(`${circle(8, -9, 6.4)}${circle(2.6, -9, 3.6)}`, '#fdf8ec')
      piece('M-11,0q-5,-4 -3,-8q4,1 5,6Z', '#fdf8ec')
      flat(circle(9.6, -10, 1.1) + circle(13, -7.6, 1.5), BLACK)
      flat('M3,-4.6L13,-3.6V-1.6L3,-2.6Z', RED)
    },
  ],
  brush: [
    [-14, -56, 30, 92],
    ({ piece, line }) => {
      line('M0,34V-34', BLACK, 3.6)
      line('M0,34V-34', WOOD, 1.8)
      let bristles = ''
      for (let ray = 0; ray < 22; ray += 1) {
        const angle = (ray / 22) * Math.PI * 2
        bristles += `M0,-41L${Math.cos(angle) * 12.4},${-41 + Math.sin(angle) * 12.4}`
      }
      line(bristles, BLACK, 2.4)
      line(bristles, '#5d5955', 0.7)
      piece(circle(0, -41, 3), STEEL)
    },
  ],
  knitting: [
    [-14, -16, 30, 52],
    ({ piece, line }) => {
      line('M-10,-13L4,2M10,-13L-4,2', STEEL, 1.5)
      piece('M-6,-2H6L7,32H-7Z', RED)
      line('M-6,5H6M-6,12H6M-6.6,19H6.6M-6.6,26H6.6', CREAM, 1.5)
    },
  ],
  accordion: [
    [-26, -14, 40, 36],
    ({ piece, line, flat }) => {
      let bellows = 'M-16,-10'
      for (let fold = 0; fold < 4; fold += 1) bellows += 'l3,3l3,-3'
      bellows += 'V17'
      for (let fold = 0; fold < 4; fold += 1) bellows += 'l-3,3l-3,-3'
      piece(`${bellows}Z`, CREAM)
      line('M-13,-7V20M-7,-7V20M-1,-7V20M5,-7V20', '#8d8983', 0.8)
      piece('M-22,-11H-15V19H-22ZM7,-11H14V19H7Z', BLACK)
      for (const y of [-7, -2, 3, 8, 13]) flat(circle(10.4, y, 1.4) + circle(-18.4, y, 1.4), CREAM)
    },
  ],
  pole: [
    [-7, -38, 14, 70],
    ({ piece, paper, flat }) => {
      const shaft = 'M-4,-24H4V24H-4Z'
      piece(shaft, CREAM)
      paper.pen.save()
      paper.pen.clip(new Path2D(shaft))
      for (let y = -32; y < 30; y += 11) flat(`M-5,${y + 6}L5,${y}v5L-5,${y + 11}Z`, RED)
      paper.pen.restore()
      piece(circle(0, -30, 5.4), BRASS)
      piece('M-5.4,-26H5.4V-22.6H-5.4ZM-5.4,23H5.4V27H-5.4Z', BRASS)
    },
  ],
  suitcase: [
    [-15, -5, 32, 34],
    ({ piece, line, flat }) => {
      line('M-5,4V0H5V4', BLACK, 2)
      piece('M-13,4H13V25H-13Z', '#a9683c')
      line('M-8,4V25M8,4V25', '#5a3420', 1.8)
      flat(circle(0, 14, 3.4), CREAM)
      flat(circle(0, 14, 1.7), RED)
    },
  ],
  lamp: [
    [-8, -82, 18, 122],
    ({ piece, line, flat, tone }) => {
      line('M0,38V-62', BLACK, 3.4)
      line('M0,38V-62', WOOD, 1.8)
      piece('M-4,-62H4L5,-70H-5Z', BRASS)
      if (tone === 'lit') flat(circle(0, -75, 7), '#ffd67e', 0.35)
      flat('M0,-81Q6,-73 2.6,-70H-2.6Q-6,-73 0,-81Z', '#ffb84a')
    },
  ],
  icecream: [
    [-10, -26, 20, 38],
    ({ piece, line }) => {
      piece('M-6,-8H6L0,10Z', '#d3a038')
      line('M-4,-6L2,4M4,-6L-2,4', '#8a5a38', 0.8)
      piece(circle(-3.4, -11, 5) + circle(3.4, -11, 5), CREAM)
      piece(circle(0, -17, 5.2), '#e88f88')
      piece(circle(0.6, -22.6, 1.8), RED)
    },
  ],
  violin: [
    [-12, -36, 26, 56],
    ({ piece, line, flat }) => {
      piece('M-1.6,-32H1.6V-8H-1.6Z', BLACK)
      piece('M0,-10Q8,-10 7,-3Q4,0 7,5Q10,17 0,17Q-10,17 -7,5Q-4,0 -7,-3Q-8,-10 0,-10Z', '#b4552a')
      line('M0,-30V13', CREAM, 0.8)
      line('M-3.4,-1q-1.6,3 0,6M3.4,-1q1.6,3 0,6', BLACK, 0.9)
      flat(rect(-2.4, 8, 4.8, 1.6), BLACK)
    },
  ],
  linen: [
    [-17, -12, 36, 30],
    ({ piece, line }) => {
      piece(`${circle(-7, -2, 5.4)}${circle(0, -5, 6)}${circle(7, -2, 5.4)}`, '#fdf8ec')
      piece('M-15,0H15L11,15H-11Z', '#cdb182')
      line('M-13,5H13M-12,10H12M-6,1V14M0,1V14M6,1V14', '#8a5a38', 0.8)
    },
  ],
  palette: [
    [-16, -16, 32, 32],
    ({ piece, flat, line }) => {
      line('M2,-2L9,-15', WOOD, 1.6)
      piece(
        'M-12,0Q-12,-10 0,-10Q13,-9 13,1Q12,11 2,11Q-2,10 -2,6Q-3,3 -7,4Q-12,5 -12,0Z',
        '#b98a58',
      )
      for (const [x, y, colour] of [
        [-6, -4, RED],
        [0, -6, '#d3a038'],
        [6, -4, '#4c7480'],
        [9, 2, CREAM],
        [5, 7, BLACK],
      ] as const)
        flat(circle(x, y, 2.3), colour)
    },
  ],
  book: [
    [-10, -14, 24, 28],
    ({ piece, line, flat }) => {
      piece('M-7,-10L9,-12L11,8L-5,10Z', '#7d1a26')
      flat('M-4,8.4L10,6.6L10.3,9L-4,10.6Z', CREAM)
      line('M-2,-6L6,-7M-1.6,-2L6.4,-3', BRASS, 1)
    },
  ],
  birdcage: [
    [-12, -6, 26, 42],
    ({ piece, line, flat }) => {
      flat('M-9,29V14Q-9,3 0,3Q9,3 9,14V29Z', '#fdf8ec', 0.24)
      piece('M-3,24Q-7,24 -6,19Q-3,14 2,17Q6,15 7,19L4,20Q4,25 -3,24Z', '#d3a038')
      line('M-9,29V14Q-9,3 0,3Q9,3 9,14V29M-4.6,29V6M0,29V3M4.6,29V6M-9,16H9', BRASS, 1)
      line('M0,3V-1', BRASS, 1.6)
      piece('M-10.6,28H10.6V32H-10.6Z', WOOD)
    },
  ],
  balloon: [
    [-16, -86, 34, 92],
    ({ piece, line, flat }) => {
      line('M0,3Q5,-18 0,-46', '#f3e8d2', 0.9)
      piece(
        'M0,-46L-2.4,-42H2.4ZM0,-46Q-13,-55 -13,-68Q-12,-82 0,-82Q12,-82 13,-68Q13,-55 0,-46Z',
        RED,
      )
      flat(ellipse(-5, -71, 2.4, 4.6), '#ff9a86', 0.8)
    },
  ],
  lifebuoy: [
    [-17, -6, 36, 36],
    ({ paper, piece, flat }) => {
      paper.pen.save()
      const hollow = new Path2D(rect(-18, -8, 36, 38))
      hollow.addPath(new Path2D(circle(0, 12, 6.4)))
      paper.pen.clip(hollow, 'evenodd')
      piece(circle(0, 12, 15), CREAM)
      for (const turn of [0, 1, 2, 3]) {
        const angle = (turn * Math.PI) / 2 + 0.5
        const at = (out: number, more: number) =>
          `${Math.cos(angle + more) * out},${12 + Math.sin(angle + more) * out}`
        flat(`M${at(6, 0)}L${at(15, 0)}A15,15 0 0 1 ${at(15, 0.8)}L${at(6, 0.8)}Z`, RED)
      }
      paper.pen.restore()
    },
  ],
  hatbox: [
    [-15, -6, 32, 34],
    ({ piece, line }) => {
      line('M-10,8Q0,-8 10,8', BLACK, 1.4)
      piece('M-12,8H12V24Q0,28 -12,24Z', '#e9c9c0')
      line('M-6,9V25M0,9V26M6,9V25', RED, 1.4)
      piece('M-13.4,6Q0,2 13.4,6V11Q0,15 -13.4,11Z', RED)
    },
  ],
  tray: [
    [-18, -28, 38, 34],
    ({ piece, flat, line }) => {
      piece('M-9,-5V-14H2V-5Q-3.4,-2 -9,-5Z', CREAM)
      line('M2,-12q4,0 3,3q-1,2 -3,2', CREAM, 1.4)
      piece('M7,-5V-19H12V-5Z', LEAF)
      flat(rect(7, -12, 5, 4), CREAM)
      line('M-6,-17q-2,-3 0,-5M-1,-17q-2,-3 0,-5', '#ffffff', 0.9)
      piece('M-16,-5H16L13,-1H-13Z', STEEL)
    },
  ],
  fan: [
    [-26, -36, 54, 42],
    ({ piece, line }) => {
      for (let plume = 0; plume < 7; plume += 1) {
        const angle = -Math.PI / 2 + (plume - 3) * 0.36
        const [x, y] = [Math.cos(angle) * 22, Math.sin(angle) * 24]
        piece(
          `${ellipse(x, y, 6.4, 7.4)}M0,3L${x - 4},${y + 3}L${x + 4},${y + 3}Z`,
          plume % 2 === 0 ? '#fdf8ec' : '#efd9a4',
        )
        line(`M0,3L${x},${y - 3}`, '#8d8983', 0.6)
      }
      piece(circle(0, 1, 3), BRASS)
    },
  ],
  tyre: [
    [-17, -6, 36, 36],
    ({ piece, line, flat }) => {
      piece(circle(0, 12, 15), BLACK)
      line(circle(0, 12, 12.4), '#5d5955', 0.9)
      piece(circle(0, 12, 8.4), CREAM)
      flat(circle(0, 12, 2.6), RED)
      line('M0,4V9.4M0,14.6V20M-8,12H-2.6M2.6,12H8', '#8d8983', 1)
    },
  ],
  cane: [
    [-6, -10, 18, 50],
    ({ line }) => {
      for (const [colour, width] of [
        ['#0e0b10', 4.6],
        [WOOD, 2.4],
      ] as const)
        line('M0,38V-2Q0,-8 5,-8Q9,-7 8,-3', colour, width)
      line('M0,38V35', BRASS, 2.6)
    },
  ],
  boat: [
    [-16, -26, 34, 34],
    ({ piece }) => {
      piece('M0,-2V-22L11,-5Z', CREAM)
      piece('M-2,-4V-18L-10,-5Z', '#fdf8ec')
      piece('M-14,-2H14L9,5H-9Z', '#4c7480')
      piece('M0,-22l6,-2v-2h-6Z', RED)
    },
  ],
  letters: [
    [-14, -12, 30, 24],
    ({ piece, line, flat }) => {
      piece('M-9,-2L9,-6L12,6L-6,10Z', '#c9c1b3')
      piece('M-11,-6L9,-8L11,4L-9,6Z', CREAM)
      line('M-11,-6L0.6,1L9,-8', BLACK, 0.9)
      flat(circle(0.4, 0.4, 2.2), RED)
    },
  ],
  teapot: [
    [-17, -14, 36, 28],
    ({ piece, line, flat }) => {
      line('M-6,-3Q0,-14 6,-3', WOOD, 2)
      piece('M9,2L15,-5L17,-4L12,8Z', mix('#4c7480', CREAM, 0.55))
      piece(ellipse(0, 4, 11, 7.6), mix('#4c7480', CREAM, 0.55))
      piece('M-5,-3Q0,-6 5,-3Z', CREAM)
      flat(circle(-3, 4, 1.6) + circle(2, 6, 1.6) + circle(3, 2, 1.6), '#2f4368')
    },
  ],
} as const satisfies Readonly<Record<string, Prop>>

export type PropKind = keyof typeof PROPS

export const propOf = (kind: PropKind): Prop => PROPS[kind]

/** The box of a thing, as seen from the shoulder's picture. */
export function reachOf(kind: PropKind, x: number, y: number): Box {
  const [left, top, width, height] = PROPS[kind][0]
  return { left: x + left - 3, top: y + top - 3, width: width + 6, height: height + 6 }
}
