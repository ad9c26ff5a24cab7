/** What they hold to eat and drink, or will. The hand is at 0, 0. */
import { circle, ellipse, rect } from '../../../paper/paths'
import { leaf } from '../set/kit'
import { BRASS, deep, INK, LEAF, LINEN, pale, WOOD } from './chisel'
import { thing, type Prop } from './thing'

const CRUST = '#c9853c'

export const FARE = {
  mug: thing([-9, -16, 15, 14], ({ piece, line }) => {
    line('M7,-6Q14,-6 13,1Q12,6 7,5', INK, 4)
    line('M7,-6Q14,-6 13,1Q12,6 7,5', '#b9c4c8', 2)
    piece(rect(-7, -9, 14, 20), '#e0a83c', 8)
    piece(`${circle(-5, -10, 4)}${circle(0, -12, 4.4)}${circle(5, -10, 4)}`, LINEN)
    line('M-2.4,-5V9M2.4,-5V9', pale('#e0a83c', 0.5), 1.2)
  }),
  bread: thing([-14, -20, 16, 12], ({ piece, line }) => {
    piece('M-12,8Q-14,-8 2,-17Q15,-14 14,-4Q8,6 -4,10Q-10,11 -12,8Z', CRUST, 14)
    line('M-7,-2l6,6M-2,-8l6,7M4,-12l5,7', pale(CRUST, 0.6), 2)
  }),
  apple: thing([-9, -14, 10, 8], ({ piece, line }) => {
    piece('M0,-6Q-8,-10 -8,-1Q-7,6 0,5Q7,6 8,-1Q8,-10 0,-6Z', '#c8322c', 8)
    line('M0,-6Q0,-10 2,-11', WOOD, 1.6)
    piece(leaf([1, -8], [8, -11], 1.8), LEAF)
  }),
  pretzel: thing([-15, -10, 15, 18], ({ line }) => {
    const knot =
      'M-4,14Q-14,4 -11,-3Q-7,-9 -1,-2L6,8M4,14Q14,4 11,-3Q7,-9 1,-2L-6,8M-4,14Q0,17 4,14'
    line(knot, INK, 6.6)
    line(knot, '#a85c24', 4.4)
    line(knot, pale('#a85c24', 0.4), 1)
  }),
  hen: thing([-16, -16, 18, 14], ({ piece, paint }) => {
    piece('M-14,-8Q-6,-4 0,-8Q2,-14 8,-13Q14,-11 11,-4Q14,8 0,11Q-13,10 -14,-8Z', LINEN, 14)
    paint('M12,-9l5,1.6l-5,2Z', BRASS)
    paint(`${circle(6, -14, 2)}${circle(9, -14.4, 2)}`, '#d0322c')
    paint(circle(9, -9, 1.2), INK)
  }),
  goose: thing([-17, -34, 20, 16], ({ piece, paint, line }) => {
    piece(
      'M-15,-6Q-8,2 0,-4Q6,-10 4,-22Q3,-31 9,-31.6Q15,-31 14,-25Q11,-22 12,-12Q13,8 0,13Q-13,11 -15,-6Z',
      LINEN,
      15,
    )
    paint('M14,-29l6,3l-6,2.4Z', '#e8862c')
    paint(circle(10, -27.6, 1.4), INK)
    line('M-10,1Q-2,7 6,0M-7,6Q0,10 6,5', deep(LINEN, 0.25), 1.2)
  }),
  mushroom: thing([-13, -18, 13, 12], ({ piece, paint }) => {
    piece('M-3,-6Q-2,4 -5,9Q0,11 5,9Q2,4 3,-6Z', LINEN, 5)
    piece('M-11,-5Q-10,-16 0,-16Q10,-16 11,-5Q0,-1 -11,-5Z', '#c8322c', 11)
    paint(circle(-5, -9, 1.7) + circle(1, -12, 1.8) + circle(6, -8, 1.5), LINEN)
  }),
  candle: thing([-10, -30, 11, 10], ({ piece, paint, line, tone }) => {
    if (tone === 'lit') paint(circle(0, -22, 9), '#ffcf6a', 0.36)
    piece(rect(-2.6, -17, 5.2, 18), LINEN, 3)
    piece(leaf([0, -17], [0, -28], 2.6), '#ffc84a')
    piece('M-8,1H8L4,6H-4Z', BRASS, 8)
    line('M7,3q4,1 3,4', BRASS, 1.6)
  }),
  pumpkin: thing([-15, -6, 15, 22], ({ piece, line }) => {
    piece('M0,0Q-14,-2 -13,10Q-11,20 0,19Q11,20 13,10Q14,-2 0,0Z', '#e0802c', 14)
    line('M0,0Q-6,9 0,19M0,0Q6,9 0,19M-6,0Q-13,9 -6,18M6,0Q13,9 6,18', deep('#e0802c', 0.3), 1.2)
    piece(rect(-1.6, -5, 3.2, 6), LEAF)
  }),
  pie: thing([-16, -12, 16, 7], ({ piece, line }) => {
    piece('M-13,-2Q0,-14 13,-2Z', CRUST, 13)
    line('M-6,-6l3,4M0,-8v5M6,-6l-3,4', deep(CRUST, 0.35), 1.3)
    piece('M-15,-2H15L11,5H-11Z', '#b9c4c8', 15)
  }),
  ladle: thing([-9, -8, 12, 34], ({ piece, line }) => {
    line('M0,-6V20', INK, 4.4)
    line('M0,-6V20', '#b9c4c8', 2.4)
    piece('M-6,20H8Q8,31 1,31Q-6,31 -6,20Z', '#b9c4c8', 7, 1)
  }),
  cheese: thing([-17, -6, 17, 20], ({ piece, paint }) => {
    piece('M-15,8Q-12,-4 0,-4Q12,-4 15,8V17H-15Z', '#e8b83c', 15)
    piece('M-15,7H15V17H-15Z', '#f4d068', 15)
    paint(circle(-8, 12, 2.2) + circle(1, 13.6, 1.6) + circle(8, 11, 2.4), deep('#e8b83c', 0.3))
  }),
  sausage: thing([-12, -4, 12, 34], ({ line }) => {
    const links = 'M0,2Q-9,6 -8,14M-8,16Q-4,24 3,22M5,22Q10,26 6,32'
    line(links, INK, 8)
    line(links, '#a8402c', 5.6)
    line('M-5,8Q-6,11 -6,13M-5,19Q-3,21 1,20.6', pale('#a8402c', 0.4), 1.2)
  }),
  jug: thing([-12, -4, 14, 28], ({ piece, line }, { third }) => {
    line('M6,6Q14,6 13,14Q12,19 8,19', INK, 4)
    line('M6,6Q14,6 13,14Q12,19 8,19', '#8a94a0', 2)
    piece('M-5,2H5L4,7Q12,12 9,25H-9Q-12,12 -4,7Z', '#9aa6b2', 10)
    line('M-9,14Q0,18 9,14M-9,19Q0,23 9,19', third, 1.6)
  }),
  fish: thing([-8, -3, 9, 38], ({ piece, paint, line }) => {
    line('M0,0V8', INK, 1.2)
    piece('M0,6Q8,14 5,24L1,29L6,36L0,33.6L-6,36L-1,29L-5,24Q-8,14 0,6Z', '#9ab4c0', 7)
    paint(circle(-2, 12, 1.2), INK)
    line('M-4,18q3,2 7,0M-4,22q3,2 7,0', '#66808e', 0.9)
  }),
  pot: thing([-15, -4, 15, 26], ({ piece, line }) => {
    line('M-10,8Q0,-9 10,8', INK, 2.2)
    piece('M-12,8H12Q14,22 6,23H-6Q-14,22 -12,8Z', '#b06a3c', 13)
    piece(ellipse(0, 8, 13, 2.6), deep('#b06a3c', 0.3))
    line('M-8,13Q-8,18 -5,20', pale('#b06a3c', 0.5), 1.4)
  }),
} satisfies Readonly<Record<string, Prop>>
