/** Small things that people carry: papers and glasses, tools and sweets. The hand is at 0, 0. */
import { circle, ellipse, rect } from '../../../paper/paths'
import type { Prop } from './props'
import { BLACK, BRASS, CREAM, LEAF, RED, STEEL, WOOD } from './scissors'

export const SMALL_THINGS = {
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
} as const satisfies Readonly<Record<string, Prop>>
