/** Large things that people carry, and what they play. The hand is at 0, 0. */
import { mix } from '../../../paper/colour'
import { circle, ellipse, rect } from '../../../paper/paths'
import type { Prop } from './props'
import { BLACK, BRASS, CREAM, LEAF, RED, STEEL, WOOD } from './scissors'

export const LARGE_THINGS = {
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
