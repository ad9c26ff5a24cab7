/** Small things: what one hand carries. */
import { circle, ellipse, rect } from '../../../paper/paths'
import { BRASS, deep, INK, LEAF, LINEN, pale, STRAW, WOOD, type Press } from './press'
import type { Look } from './people'

type Reach = readonly [number, number, number, number]
const held = (reach: Reach, draw: (tool: Press, look: Look) => void) => ({ reach, draw })
const REED = '#93a04e'

export const HAND = {
  lantern: held([-11, -4, 13, 32], (tool) => {
    tool.line('M-7,10Q0,-6 7,10', INK, 1.8)
    tool.sheet('M-9,11L-4,6H4L9,11L8,27H-8Z', deep(WOOD, 0.4))
    tool.flat(rect(-6, 12, 12, 13), '#ffd97c')
    tool.dab(ellipse(0, 19, 2.4, 4.6), '#fff8dc')
    tool.line('M0,12v13', deep(WOOD, 0.5), 1.2)
  }),
  eggs: held([-14, -5, 14, 24], (tool) => {
    tool.line('M-10,9Q0,-9 10,9', deep(STRAW, 0.4), 2)
    for (const x of [-6, 0, 6])
      tool.sheet(ellipse(x, x ? 7.6 : 5, 3.6, 4.6), x > 0 ? '#cfe0d8' : LINEN)
    tool.sheet('M-12,9H12L9,22Q0,24 -9,22Z', deep(STRAW, 0.16))
    tool.line('M-11,13.6Q0,16 11,13.6M-10,18Q0,20 10,18', deep(STRAW, 0.5), 1)
  }),
  herbs: held([-12, -26, 26, 14], (tool) => {
    for (const [x, y] of [
      [-7, -17],
      [0, -21],
      [7, -17],
      [-3, -13],
      [4, -12],
    ] as const) {
      tool.line(`M0,8L${x},${y}`, deep(LEAF, 0.2), 1.5)
      tool.flat(`M${x},${y - 5}q4,3 0,8q-4,-5 0,-8Z`, x % 2 ? LEAF : '#9a82ac')
    }
    tool.line('M-2.6,3h5.2M-2.6,5h5.2', '#b8392f', 1.6)
  }),
  book: held([-11, -10, 12, 13], (tool, { cloths: [, second] }) => {
    tool.sheet('M-9,-7L6,-9L9,9L-6,11Z', deep(second, 0.2))
    tool.flat('M-7,-4.4L5,-6L7,6.4L-4.6,8.2Z', pale(second, 0.1))
    tool.line('M-4,-1l7,-1M-3.4,2l7,-1', deep(second, 0.5), 1)
  }),
  eel: held([-9, -6, 12, 40], (tool) => {
    tool.sheet(
      'M-1,-2Q-6,8 1,16Q7,23 1,30Q-1,34 3,39Q-5,37 -4,29Q-3,24 -4,20Q-11,9 -4,-3Z',
      '#56655a',
    )
    tool.line('M-4,4Q-6,11 -1,17Q3,23 -1,31', '#c9cfa8', 1.3)
    tool.dab(circle(-3, 0.6, 0.9), LINEN)
  }),
  frog: held([-11, -4, 12, 24], (tool) => {
    tool.dab(rect(-7, 3, 15, 18), '#cfe6e0', 0.45)
    tool.sheet('M-5,20Q-7,12 0,10Q7,12 6,20Z', '#7a9a3e')
    tool.dab(circle(-3, 10.6, 2.2) + circle(3, 10.6, 2.2), '#8fb04a')
    tool.dab(circle(-3, 10.4, 0.9) + circle(3, 10.4, 0.9), INK)
    tool.line('M-3,15q3.4,1.8 6.4,0', INK, 0.9)
    tool.line('M-7,3V20Q0,23 8,20V3M-8,2.4h17', '#e8f4f0', 1.3)
  }),
  kettle: held([-15, -4, 16, 24], (tool) => {
    tool.line('M-7,8Q0,-7 8,8', INK, 2)
    tool.sheet('M-9,9Q0,4 9,9Q12,16 8,22H-8Q-12,16 -9,9ZM-9,12L-14,8L-13,14L-9,18Z', '#a4633a')
    tool.dab('M-6,11Q-8,16 -5,20Q-4,14 -2,10Z', '#ffe0b0', 0.6)
    tool.dab(circle(0, 6, 1.6), INK)
  }),
  basket: held([-14, -12, 14, 24], (tool) => {
    for (const [x, y] of [
      [-6, 2],
      [1, -1],
      [7, 3],
    ] as const)
      tool.sheet(`M${x - 4},10L${x - 2},${y - 6}L${x + 3},${y - 5}L${x + 4},10Z`, '#4c382a')
    tool.sheet('M-12,7H12L9,22H-9Z', deep(STRAW, 0.3))
    tool.line('M-11,12H11M-10,17H10M-5,7l1,15M5,7l-1,15', deep(STRAW, 0.6), 1)
    tool.line('M-10,8Q0,-13 10,8', deep(STRAW, 0.5), 2)
  }),
  clock: held([-11, -5, 12, 22], (tool) => {
    tool.line('M0,-2V4', BRASS, 1.4)
    tool.sheet(circle(0, 11, 8.6), BRASS)
    tool.flat(circle(0, 11, 6.4), LINEN)
    tool.line('M0,11V6.4M0,11l3.4,2', INK, 1.2)
  }),
  candle: held([-12, -32, 26, 14], (tool) => {
    tool.sheet(rect(-2.6, -17, 5.2, 19), LINEN)
    tool.sheet('M-7,2H7L4,7H-4Z', BRASS)
    tool.dab('M0,-17Q-5,-22 0,-30Q5,-22 0,-17Z', '#ffc94e')
    tool.dab('M0,-18Q-2,-21 0,-25Q2,-21 0,-18Z', '#fffbe6')
  }),
  pie: held([-15, -8, 17, 12], (tool) => {
    tool.sheet('M-13,0Q-8,-9 1,-9Q10,-9 14,0Z', '#c98a45')
    tool.line('M-4,-6l2,-2M1,-6v-2.4M6,-5.4l-2,-2', '#6a3c1c', 1.2)
    tool.sheet('M-14,-1H15L10,7H-9Z', '#8db6bd')
  }),
  horn: held([-12, -22, 36, 20], (tool) => {
    tool.sheet('M-4,6Q6,6 8,-6Q10,-15 22,-18L20,-8Q14,-8 12,0Q8,11 -3,10Z', '#d8c49a')
    tool.line('M7,-3l5,2M-3,6v4', INK, 1.4)
    tool.line('M22,-18L20,-8', BRASS, 2)
  }),
  mushrooms: held([-14, -12, 14, 23], (tool) => {
    for (const [x, y, colour] of [
      [-6, 1, '#b8392f'],
      [5, 3, '#c98a45'],
      [0, -3, '#d9b07a'],
    ] as const) {
      tool.sheet(rect(x - 1.8, y, 3.6, 9), LINEN)
      tool.sheet(`M${x - 6},${y + 1}Q${x},${y - 10} ${x + 6},${y + 1}Z`, colour)
    }
    tool.sheet('M-12,8H12L8,21Q0,23 -8,21Z', WOOD)
    tool.line('M-11,12.6Q0,15 11,12.6M-9,17Q0,19 9,17', deep(WOOD, 0.5), 1)
  }),
  knitting: held([-18, -14, 16, 24], (tool, { cloths: [main, , third] }) => {
    tool.line('M-15,-11L9,3M12,-12L-10,4', STRAW, 1.6)
    tool.sheet('M-8,0H8L7,18L3,16L0,19L-4,16L-8,18Z', pale(third, 0.1))
    tool.line('M-7,5h14M-7,10h14', pale(main, 0.4), 1.6)
  }),
  mug: held([-12, -16, 22, 16], (tool) => {
    tool.line('M6,-6q7,0 6,6q-1,5 -6,4', LINEN, 2)
    tool.sheet('M-7,-9H7L6,8H-6Z', '#3d6488')
    tool.dab('M-8,-9q2,-5 5,-3q2,-3 5,-1q4,-2 6,4Z', '#fff8e6')
    tool.line('M-6.6,-2H6.6', LINEN, 1.2)
  }),
  lily: held([-12, -34, 32, 18], (tool) => {
    tool.line('M0,12Q3,-4 0,-16', LEAF, 2)
    tool.sheet('M0,-32L4,-22L12,-25L8,-16L0,-12L-8,-16L-12,-25L-4,-22Z', '#f6e4ea')
    tool.flat('M0,-26L3,-18L0,-14L-3,-18Z', '#e8b8c8')
    tool.dab(circle(0, -16, 2.4), BRASS)
    tool.sheet('M2,2Q12,-4 14,2Q9,8 2,4Z', LEAF)
  }),
  bundle: held([-16, -52, 16, 40], (tool) => {
    let stalks = ''
    for (let at = -5; at <= 5; at += 1)
      stalks += `M${at * 0.9},36Q${at * 0.5},0 ${at * 2.3},${-38 - ((at * at) % 4) * 3}`
    tool.line(stalks, INK, 4)
    tool.line(stalks, REED, 2)
    for (const [x, y] of [
      [-9, -36],
      [-3, -43],
      [5, -40],
      [11, -35],
    ] as const)
      tool.sheet(
        `M${x - 1.8},${y + 6}Q${x - 2.4},${y - 4} ${x},${y - 7}Q${x + 2.4},${y - 4} ${x + 1.8},${y + 6}Z`,
        '#6a4428',
      )
    tool.line('M-5,-3h10M-5,0h10M-4.6,20h9', STRAW, 2)
  }),
}
