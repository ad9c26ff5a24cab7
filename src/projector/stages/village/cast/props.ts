/** What they hold: their trade, or what they are on the way with. The hand is at 0, 0. */
import { circle, ellipse, rect } from '../../../paper/paths'
import { heart, leaf } from '../set/kit'
import { BRASS, deep, INK, LEAF, LINEN, pale, WOOD } from './chisel'
import { FARE } from './fare'
import { thing, type Prop } from './thing'

const pole = (top: number, bottom: number, half = 1.4): string =>
  rect(-half, top, half * 2, bottom - top)

export const PROPS = {
  ...FARE,
  basket: thing([-15, -4, 15, 26], ({ piece, line }, { third }) => {
    line('M-10,10Q0,-10 10,10', deep(WOOD), 2.4)
    for (const x of [-6, 0, 6]) piece(circle(x, 8 - (x ? 0 : 2), 4.4), third, 4, x)
    piece('M-13,9H13L9,24H-9Z', '#c08a44', 13)
    line('M-12,14H12M-10.6,19H10.6', deep('#c08a44', 0.4), 1.2)
  }),
  broom: thing([-10, -58, 10, 43], ({ piece, line }) => {
    piece(pole(-56, 24), WOOD, 2)
    piece('M-3,20H3L9,41H-9Z', '#d9b25a', 9)
    line('M-4,27H4M-2,30L-4,40M2,30L4,40', '#8a5a2a', 1.4)
  }),
  lantern: thing([-13, -3, 13, 31], ({ piece, paint, line, tone }) => {
    line('M-5,8Q0,-4 5,8', INK, 1.6)
    if (tone === 'lit') paint(circle(0, 17, 12), '#ffcf6a', 0.4)
    piece('M-7,9L0,3L7,9Z', '#3a2c2c')
    piece(rect(-6.4, 9, 12.8, 16), '#ffd98a', 7)
    line('M-2.2,9V25M2.2,9V25', '#3a2c2c', 1.4)
    piece(rect(-8, 25, 16, 3.6), '#3a2c2c')
  }),
  pipe: thing([-6, -16, 20, 8], ({ piece, line, paint, tone }) => {
    line('M-2,2Q4,3 8,-1L10,-8', WOOD, 2.4)
    piece('M6.6,-14H14.4L13.4,-5Q10.6,-2 7.6,-5Z', deep(WOOD, 0.2), 4, 10)
    if (tone === 'lit') paint(circle(10.4, -14, 1.8), '#ff8a3c')
  }),
  flowers: thing([-14, -30, 16, 12], ({ piece, paint, line }, { third, main }) => {
    line('M0,9L-6,-12M0,9L1,-16M0,9L7,-11', LEAF, 1.6)
    piece(leaf([0, 4], [9, -5], 2.6) + leaf([0, 4], [-8, -5], 2.6), LEAF)
    for (const [x, y, one] of [
      [-7, -15, true],
      [1, -21, false],
      [8, -14, true],
    ] as const) {
      let petals = ''
      for (let at = 0; at < 5; at += 1)
        petals += circle(x + Math.cos(at * 1.257) * 3.4, y + Math.sin(at * 1.257) * 3.4, 2.8)
      piece(petals, one ? pale(third, 0.1) : pale(main, 0.35))
      paint(circle(x, y, 2), BRASS)
    }
  }),
  ladder: thing([-12, -64, 12, 41], ({ piece }) => {
    let rungs = ''
    for (let y = -54; y < 38; y += 13) rungs += rect(-7, y, 14, 2.4)
    piece(rungs + rect(-9, -62, 3.2, 102) + rect(5.8, -62, 3.2, 102), WOOD)
  }),
  yarn: thing([-14, -18, 20, 16], ({ piece, line }, { third }) => {
    line('M-9,-15L14,10M8,-16L-8,10', BRASS, 1.8)
    piece(circle(2, 2, 9), third, 9, 2)
    line('M-5,0Q2,-6 9,-2M-6,4Q2,-1 10,3M-3,8Q3,4 9,7', deep(third, 0.3), 1.2)
  }),
  kite: thing([-18, -62, 22, 10], ({ piece, line }, { third, second }) => {
    line('M0,4Q8,-8 2,-26', LINEN, 1)
    piece('M2,-60L18,-44L2,-26L-14,-44Z', third, 16, 2)
    line('M2,-60V-26M-14,-44H18', deep(third, 0.35), 1.2)
    line('M2,-26q6,6 2,12q-4,5 1,10', second, 2)
  }),
  crook: thing([-4, -62, 18, 42], ({ line }) => {
    line('M0,40V-46Q0,-58 8,-58Q15,-57 14,-49Q13,-45 9,-46', INK, 5)
    line('M0,40V-46Q0,-58 8,-58Q15,-57 14,-49Q13,-45 9,-46', WOOD, 2.8)
  }),
  book: thing([-11, -10, 13, 14], ({ piece, paint }, { third }) => {
    piece('M-9,-6L7,-8L10,10L-6,12Z', deep(third, 0.2))
    paint('M-6.6,8L9,6.2L9.4,9L-6.2,11Z', LINEN)
    paint(heart(0.6, 6, 5), BRASS)
  }),
  clock: thing([-14, -10, 16, 38], ({ piece, line, paint }, { third }) => {
    piece('M-13,4L0,-8L13,4L10,7V22H-10V7Z', WOOD, 12)
    line('M-12,4L0,-7L12,4', deep(WOOD, 0.45), 2)
    piece(circle(0, 13, 6.6), LINEN)
    line('M0,13V8.6M0,13l3,1.6', INK, 1.3)
    paint(circle(0, 1.4, 2.2), INK)
    line('M-4,22v9M4,22v13', BRASS, 1)
    piece(leaf([-4, 29], [-4, 36], 1.8) + leaf([4, 33], [4, 38], 1.6), third)
  }),
  heart: thing([-15, -4, 15, 28], ({ piece, line, paint }) => {
    line('M-5,8L0,0L5,8', '#c8322c', 1.4)
    piece(heart(0, 26, 12), '#8a4a26', 13)
    line(heart(0, 23.4, 9.6), LINEN, 1.5)
    paint(heart(0, 19, 4), '#d8382c')
  }),
  fiddle: thing([-10, -34, 14, 26], ({ piece, line }) => {
    line('M10,-30L-7,22', LINEN, 1.4)
    piece(rect(-1.6, -30, 3.2, 24), INK)
    piece(
      'M0,-8Q8,-8 7,-1Q4,3 7.6,8Q11,20 0,22Q-11,20 -7.6,8Q-4,3 -7,-1Q-8,-8 0,-8Z',
      '#a8562a',
      10,
    )
    line('M-1,-26V18M1,-26V18', LINEN, 0.6)
  }),
  stick: thing([-4, -12, 14, 43], ({ line }) => {
    for (const [colour, width] of [
      [INK, 5],
      ['#a8693a', 3],
    ] as const)
      line('M0,41V-3Q0,-9 6,-9Q11,-8.6 11,-3', colour, width)
  }),
  bird: thing([-14, -20, 18, 6], ({ piece, paint, line }, { third }) => {
    piece('M-12,-2L-5,-5Q-6,-15 3,-16Q10,-15 9,-9Q10,0 0,1Q-5,1 -7,-2Z', third, 10)
    piece('M-5,-5Q2,-8 5,-3Q0,0 -5,-2Z', deep(third, 0.3))
    paint('M9,-12l6,1.4l-5.6,2Z', BRASS)
    paint(circle(5.4, -12, 1.3), INK)
    line('M0,1V4M3,1V4', INK, 1)
  }),
  cat: thing([-14, -16, 16, 24], ({ piece, paint, line }, { hair }) => {
    const coat = deep(hair, 0.2)
    line('M8,18Q16,16 12,6', INK, 4.4)
    line('M8,18Q16,16 12,6', coat, 2.6)
    piece('M-8,22Q-11,6 -4,0H4Q11,6 8,22Q0,25 -8,22Z', coat, 9)
    piece('M-8,-4L-8,-14L-3,-10H3L8,-14V-4Q7,4 0,4Q-7,4 -8,-4Z', coat, 8)
    paint(circle(-3.4, -4, 1.5) + circle(3.4, -4, 1.5), '#f0d060')
    paint('M-1.2,-1h2.4l-1.2,1.6Z', '#e88a8a')
  }),
  sack: thing([-15, -4, 15, 34], ({ piece, line }) => {
    piece('M-5,4Q-15,14 -12,30Q0,35 12,30Q15,14 5,4L7,-2H-7Z', '#cfae7c', 14)
    line('M-6,4Q0,7 6,4', '#7a4a2c', 2.2)
    line('M-5,14l3,4M5,12l-2,6', deep('#cfae7c', 0.3), 1.1)
  }),
  can: thing([-14, -4, 22, 26], ({ piece, line }, { third }) => {
    line('M-8,8Q0,-8 8,8', INK, 2)
    piece('M8,18L17,6L20,8L11,23Z', deep(third, 0.3))
    piece('M-10,8H10L11,24H-11Z', pale(third, 0.1), 11)
    line('M-10,13H10', deep(third, 0.35), 1.2)
  }),
  pail: thing([-13, -4, 13, 28], ({ piece, line }) => {
    line('M-10,8Q0,-10 10,8', INK, 1.8)
    piece('M-11,8H11L8,26H-8Z', '#c08a54', 11)
    piece(ellipse(0, 8.6, 10.4, 2.4), LINEN)
    line('M-10,14H10M-9,21H9', INK, 1.6)
  }),
  watch: thing([-8, -2, 9, 26], ({ piece, line }) => {
    line('M0,0V8', BRASS, 1.6)
    piece(circle(0, 16, 7.6), BRASS, 8)
    piece(circle(0, 16, 5.2), LINEN)
    line('M0,16V12.4M0,16l2.6,1', INK, 1.2)
  }),
} satisfies Readonly<Record<string, Prop>>
export type PropName = keyof typeof PROPS
