/** What they hold: their trade, or what they have just bought. The hand is at 0, 0. */
import { circle, ellipse, rect } from '../../../paper/paths'
import { deep, GOLD, INK, LINEN, pale, type Knife } from './knife'
import type { Look } from './people'
import { MUSIC } from './music'

export interface Prop {
  /** What it takes up around the hand. */
  readonly reach: readonly [left: number, top: number, right: number, bottom: number]
  readonly draw: (knife: Knife, look: Look) => void
}

const WOOD = '#7b4a24'
const IRONWORK = '#2a1c24'
const LEAF = '#3d7a52'
const held = (reach: Prop['reach'], draw: Prop['draw']): Prop => ({ reach, draw })
const pole = (top: number, bottom: number, half = 1.3): string =>
  rect(-half, top, half * 2, bottom - top)

export const PROPS = {
  ...MUSIC,
  banner: held([-3, -66, 27, 42], (knife, { cloths: [main, second] }) => {
    knife.piece(pole(-62, 40), WOOD)
    knife.piece('M1.4,-58Q12,-62 24,-57L20,-47L25,-36Q12,-40 1.4,-35Z', main)
    knife.flat('M1.4,-50Q12,-53.6 21.4,-50L20.4,-44Q12,-47 1.4,-43Z', second)
    knife.flat('M0,-65.6l2.4,4.6h-4.8Z', GOLD)
  }),
  lemons: held([-10, -6, 12, 24], (knife) => {
    knife.line('M0,0V8M0,2L-5,9M0,2L6,8', LEAF, 1.6)
    for (const [x, y] of [
      [-4.6, 13],
      [5.6, 12.6],
      [0.6, 18.6],
    ] as const)
      knife.piece(
        `M${x - 5},${y}Q${x - 3},${y - 5} ${x + 1},${y - 4.6}Q${x + 5},${y - 4} ${x + 6.4},${y}Q${x + 5},${y + 4.4} ${x + 1},${y + 4.6}Q${x - 3},${y + 5} ${x - 5},${y}Z`,
        '#f4d63f',
      )
    knife.piece('M0,2q8,-8 11,-1q-4,6 -11,1ZM0,3q-7,-7 -9.6,0q3,5 9.6,0Z', LEAF)
  }),
  fan: held([-22, -22, 14, 8], (knife, { cloths: [main] }) => {
    let leaf = 'M0,2'
    let ribs = ''
    for (let at = 0; at <= 7; at += 1) {
      const angle = -2.75 + at * 0.3
      leaf += `L${Math.cos(angle) * 20},${Math.sin(angle) * 20 + 2}`
      ribs += `M0,2L${Math.cos(angle) * 19},${Math.sin(angle) * 19 + 2}`
    }
    knife.piece(`${leaf}Z`, pale(main, 0.1))
    knife.line(ribs, GOLD, 0.9)
    knife.flat(circle(0, 2, 1.6), GOLD)
  }),
  book: held([-11, -9, 12, 13], (knife, { cloths: [, second] }) => {
    knife.piece('M-9,-6L6,-8L9,9L-6,11Z', second)
    knife.flat('M-6.8,-3.8L5,-5.4L7.2,6.6L-4.6,8.4Z', LINEN)
    knife.flat('M-1.4,-3h2v3h3v2h-3v5h-2v-5h-3v-2h3Z', GOLD)
  }),
  rose: held([-8, -30, 20, 14], (knife, { cloths: [main] }) => {
    knife.line('M0,10Q2,-6 0,-18', LEAF, 1.8)
    knife.piece('M0,-4q8,-6 7,1q-4,4 -7,1Z', LEAF)
    knife.piece(circle(0, -22, 6), main === '#c4302a' ? '#d98a8c' : '#c4302a')
    knife.line('M-3,-22q0,-4 3,-4q4,0 3.6,3.6q-.6,3 -3.6,3q-2,-1 -1,-3', deep('#c4302a', 0.4), 0.9)
  }),
  fish: held([-8, -6, 9, 40], (knife) => {
    knife.line('M0,0V8', IRONWORK, 1.2)
    knife.piece(
      'M0,6Q8,14 6,24Q4,30 1,32L6,39L0,36.6L-6,39L-1,32Q-4,30 -6,24Q-8,14 0,6Z',
      '#a9bcc8',
    )
    knife.flat('M0,8Q4,14 3.6,24L1,31Q-2,22 0,8Z', '#dde8ec')
    knife.spot(circle(-1.6, 12, 1.2), INK)
    knife.line('M-4,18q3,2 7,0M-4,22q3,2 7,0', '#6d8494', 0.8)
  }),
  sceptre: held([-12, -50, 28, 22], (knife) => {
    knife.piece(pole(-32, 18), GOLD)
    knife.piece(circle(0, -35, 5.4), '#2f6690')
    knife.line('M-5,-36Q0,-33 5,-36', GOLD, 1.4)
    knife.piece('M-1,-47h2v3h3v2h-3v3h-2v-3h-3v-2h3Z', GOLD)
  }),
  basket: held([-13, -5, 13, 24], (knife) => {
    knife.line('M-9,9Q0,-9 9,9', deep(WOOD, 0.2), 2)
    for (const [x, y] of [
      [-5, 7],
      [4.6, 7],
      [0, 4],
    ] as const)
      knife.piece(circle(x, y, 4.4), '#ee8f2c')
    knife.piece('M-11,8H11L8,22H-8Z', '#bd7f3c')
    knife.line('M-10,12.6H10M-9,17.4H9', deep('#bd7f3c', 0.35), 1)
  }),
  cane: held([-4, -12, 14, 42], (knife) => {
    knife.piece(
      'M-1.2,40V-3q0,-7.4 7,-7.4q6.4,0 6.4,6.4h-3q0,-3.4 -3.4,-3.4q-4.4,0 -4.4,5V40Z',
      WOOD,
    )
    knife.flat(rect(-1.6, 34, 3.2, 6), GOLD)
  }),
  candle: held([-9, -34, 22, 12], (knife) => {
    knife.piece(rect(-2.4, -18, 4.8, 20), '#fbf1d6')
    knife.piece('M-6,2H6L3,7H-3Z', GOLD)
    knife.spot(circle(0, -23, 7), '#ffcf6a', knife.tone === 'lit' ? 0.35 : 0)
    knife.flat('M0,-30Q4,-23 0,-18.6Q-4,-23 0,-30Z', '#ffd05a')
  }),
  bread: held([-5, -32, 18, 16], (knife) => {
    for (const [x, turn] of [
      [0, 0.1],
      [6, 0.36],
    ] as const) {
      knife.pen.save()
      knife.pen.rotate(turn)
      knife.piece(
        `M${x - 4},10Q${x - 6},-20 ${x},-30Q${x + 6},-20 ${x + 4},10Q${x},14 ${x - 4},10Z`,
        '#d49a4c',
      )
      knife.line(`M${x - 2.4},-18l5,3m-5.4,4l6,3m-6.4,4l6.4,3`, '#f6e0ae', 1.3)
      knife.pen.restore()
    }
  }),
  birdcage: held([-12, -4, 12, 32], (knife) => {
    knife.line('M0,0V5', GOLD, 1.4)
    knife.spot('M-9,28V14Q-9,4 0,4Q9,4 9,14V28Z', '#fff4dc', 0.25)
    knife.piece('M-5,20Q-3,13 2,15Q6,16 4,21Q2,25 -5,26Z', '#f2cf3f')
    knife.spot(circle(2, 18, 0.8), INK)
    knife.line('M-9,28V14Q-9,4 0,4Q9,4 9,14V28M-4.6,28V8M0,28V4M4.6,28V8M-9,16H9', GOLD, 1.2)
    knife.piece(rect(-10.6, 27, 21.2, 3.4), deep(GOLD, 0.3))
  }),
  lamp: held([-9, -4, 9, 26], (knife) => {
    knife.line('M-4,7Q0,-5 4,7', IRONWORK, 1.4)
    knife.spot(circle(0, 15, 9), '#ffcf6a', knife.tone === 'lit' ? 0.35 : 0)
    knife.piece('M-5,8h10l2,13h-14Z', '#ffdc84')
    knife.piece('M-6.4,8.6L0,2L6.4,8.6Z', IRONWORK)
    knife.piece(rect(-7.6, 20.6, 15.2, 3.6), IRONWORK)
    knife.line('M0,9V20', IRONWORK, 1)
  }),
  paper: held([-13, -13, 13, 13], (knife) => {
    knife.piece('M-11,-10L0,-8L11,-11V9L0,11.6L-11,9.4Z', '#f6eed8')
    knife.line(
      'M-9,-6.4L-2,-5M-9,-3.4L-2,-2M-9,-.4L-2,1M2.4,-5L9,-6.6M2.4,-2L9,-3.6M2.4,4L9,2.6M-9,3L-2,4.4',
      '#7a6a60',
      0.9,
    )
    knife.line('M0,-8V11', deep('#f6eed8', 0.3), 0.9)
  }),
  mirror: held([-10, -32, 22, 14], (knife) => {
    knife.piece(pole(-10, 10, 1.8), GOLD)
    knife.piece(ellipse(0, -18, 7.4, 9.6), GOLD)
    knife.flat(ellipse(0, -18, 5.2, 7.4), '#cfe4ea')
    knife.line('M-2.6,-14L2,-23', '#ffffff', 1)
  }),
  bell: held([-16, -12, 12, 22], (knife) => {
    knife.piece(pole(-6, 4, 1.8), WOOD)
    knife.piece('M-3,4H3Q6,7 6,13L8.6,17H-8.6L-6,13Q-6,7 -3,4Z', GOLD)
    knife.piece(circle(0, 17.6, 2), deep(GOLD, 0.4))
  }),
  crook: held([-4, -54, 21, 42], (knife, { hat }) => {
    knife.piece(
      'M1.4,40V-38q0,-13 9,-13q8.4,0 8.4,7.4q0,5 -5,5v-3q2.2,0 2.2,-2q0,-4.4 -5,-4.4q-6.4,0 -6.8,10V40Z',
      hat === 'mitre' ? GOLD : WOOD,
    )
  }),
  gelato: held([-9, -22, 16, 14], (knife) => {
    knife.piece('M-5,-4H5L0,11Z', '#d9a052')
    knife.line('M-3,-1L2,6M3,-1L-2,6', deep('#d9a052', 0.3), 0.8)
    knife.piece(`${circle(-2.6, -8, 4.2)}${circle(2.8, -8, 4.2)}`, '#f6b6b0')
    knife.piece(circle(0, -13.4, 4.2), '#fff4cf')
    knife.flat(circle(1.4, -17.6, 1.6), '#c4302a')
  }),
  globe: held([-12, -28, 20, 12], (knife) => {
    knife.piece(pole(-4, 5, 1.4) + rect(-5, 3, 10, 3), WOOD)
    knife.piece(circle(0, -13, 8.6), '#3f7fa8', 8.6)
    knife.flat('M-6,-17q4,-4 7,-1q-1,4 -4,5q-3,0 -3,-4ZM1,-12q5,-1 6,2q-3,5 -6,3Z', '#7d9a4a')
    knife.line('M-8,-20A11,11 0 0 0 4,-2.6', GOLD, 1.3)
  }),
  grapes: held([-10, -6, 11, 26], (knife) => {
    knife.line('M0,0V6', WOOD, 1.8)
    let bunch = ''
    for (const [x, y] of [
      [-6, 8],
      [0, 8],
      [6, 8],
      [-3, 13],
      [3, 13],
      [0, 18],
      [-5.4, 12.4],
      [5.4, 12.4],
    ] as const)
      bunch += circle(x, y, 3.7)
    knife.piece(bunch, '#6d3a86')
    knife.spot(
      [
        [-7, 7],
        [-1, 7],
        [5, 7],
        [-4, 12],
        [2, 12],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 1))
        .join(''),
      '#ffffff',
      0.4,
    )
    knife.piece('M0,4q9,-8 10,0q-4,6 -10,0Z', LEAF)
  }),
  umbrella: held([-5, -8, 6, 42], (knife, { cloths: [, , third] }) => {
    knife.piece('M-1,-6h2V4L5,30L0,40L-5,30L-1,4Z', third)
    knife.line('M-1,6L-2.4,30M1,6L2.4,30', deep(third, 0.35), 0.9)
    knife.line('M0,-6q0,-2 3,-2q3,0 3,3', WOOD, 1.6)
  }),
  oar: held([-7, -58, 7, 42], (knife) => {
    knife.piece('M-1.5,40V-26Q-6,-30 -5,-44Q-4,-56 0,-57Q4,-56 5,-44Q6,-30 1.5,-26V40Z', '#b98a50')
    knife.flat('M-4.6,-46Q0,-43 4.6,-46L5,-40Q0,-37 -5,-40Z', '#c4302a')
  }),
  puppet: held([-11, -4, 12, 36], (knife) => {
    knife.piece('M-9,-1.6H10V1H-9Z', WOOD)
    knife.line('M-7,0L-6,20M8,0L7,20M0,0V9', LINEN, 0.7)
    knife.piece('M-5,32L-4,17H4L5,32Z', '#c4302a')
    knife.line('M-4,18L-7,23M4,18L7,23M-2,32V35M2,32V35', '#eebf92', 2.2)
    knife.piece(circle(0, 13, 4.4), '#f6d6b2')
    knife.flat('M-4.4,12Q-4,7 0,7Q4,7 4.4,12Z', '#a9a49c')
    knife.flat('M0,8q2,-6 6,-4q-1,4 -5,5Z', '#2f6690')
    knife.spot(circle(-1.5, 13.4, 0.7) + circle(1.5, 13.4, 0.7), INK)
  }),
  suitcase: held([-14, -5, 14, 24], (knife) => {
    knife.line('M-4,6Q-4,-1 0,-1Q4,-1 4,6', IRONWORK, 2)
    knife.piece(rect(-12.6, 5, 25.2, 17), '#8f5a32')
    knife.flat(`${rect(-9, 5, 3, 17)}${rect(6, 5, 3, 17)}`, deep('#8f5a32', 0.4))
    knife.flat(`${circle(-1, 11, 2.8)}M-5,15l5,-1l1,4l-5,1Z`, LINEN)
  }),
  hen: held([-13, -12, 12, 18], (knife) => {
    knife.line('M-2,12v5M2,12v5', '#e2a233', 1.3)
    knife.piece('M-11,-8Q-4,2 3,-2Q4,-10 8,-9Q12,-7 10,-1Q11,12 0,13Q-11,12 -11,-8Z', '#f6eed8')
    knife.flat('M-5,3Q0,8 5,4Q3,10 -2,9Z', '#d9c7a4')
    knife.flat('M5,-9q0,-3 2,-2.4q2,-1.4 3,1Z', '#c4302a')
    knife.flat('M10.4,-6l3,1.6l-3,1.4Z', '#e2a233')
    knife.spot(circle(8, -6, 0.9), INK)
  }),
  shield: held([-14, -18, 14, 19], (knife, { cloths: [main, second] }) => {
    knife.piece('M-11.6,-15Q0,-19 11.6,-15Q13,6 0,17Q-13,6 -11.6,-15Z', GOLD, 13)
    knife.flat('M-9,-12.6Q0,-16 9,-12.6Q10,4 0,13.4Q-10,4 -9,-12.6Z', main)
    knife.flat('M0,-15V13.4Q-10,4 -9,-12.6Q-5,-14.6 0,-15Z', second)
    knife.flat(
      'M0,-9l1.8,4.6l5,.2l-3.9,3.2l1.4,4.8l-4.3,-2.8l-4.3,2.8l1.4,-4.8l-3.9,-3.2l5,-.2Z',
      GOLD,
    )
  }),
  knitting: held([-12, -12, 13, 26], (knife, { cloths: [, , third] }) => {
    knife.piece('M-7,0H7L8,20Q4,24 0,20Q-4,24 -8,20Z', third)
    knife.line(
      'M-6,5q2,2 4,0q2,2 4,0q2,2 4,0M-6.6,11q2,2 4,0q2,2 4,0q2,2 4.6,0',
      pale(third, 0.5),
      0.9,
    )
    knife.line('M-9,3L7,-9M9,3L-7,-9', WOOD, 1.5)
    knife.flat(circle(-7, -9.6, 1.5) + circle(7, -9.6, 1.5), GOLD)
  }),
  parasol: held([-22, -44, 22, 22], (knife, { cloths: [, second] }) => {
    knife.piece(pole(-36, 20, 1), WOOD)
    knife.piece(
      'M-20,-24Q-17,-41 0,-42Q17,-41 20,-24Q15,-28 10,-24Q5,-28 0,-24Q-5,-28 -10,-24Q-15,-28 -20,-24Z',
      second,
    )
    knife.flat(
      'M-10,-24Q-8,-39 0,-42Q-2,-32 0,-24Q-5,-28 -10,-24ZM10,-24Q12,-36 0,-42Q15,-40 20,-24Q15,-28 10,-24Z',
      pale(second, 0.6),
    )
  }),
  net: held([-14, -8, 16, 34], (knife) => {
    knife.piece('M-2,-2Q10,0 12,14Q15,28 4,32Q-8,33 -12,26Q-12,8 -2,-2Z', '#8a7a52')
    let mesh = ''
    for (let at = 0; at < 5; at += 1)
      mesh += `M${-11 + at * 5},${27 - at * 6}L${2 + at * 3},${31 - at * 4}M${-2 + at * 3},${0 + at * 3}L${-10 + at * 3.4},${24 + at * 1.6}`
    knife.line(mesh, pale('#8a7a52', 0.5), 0.9)
    knife.piece(circle(-9, 27, 2.4) + circle(0, 32, 2.4) + circle(9, 28, 2.4), '#c4302a')
  }),
  cakes: held([-16, -18, 16, 7], (knife) => {
    knife.piece('M-10,-3Q-9,-15 0,-15Q9,-15 10,-3Z', '#a9cf9a')
    knife.flat('M-10,-3Q-9,-9 0,-8.6Q9,-9 10,-3Z', '#fff8ea')
    knife.flat(circle(0, -15.4, 2.2) + circle(-5, -12, 1.4) + circle(5, -12, 1.4), '#c4302a')
    knife.piece('M-15,-3H15L9,3H-9Z', '#e9e4da')
  }),
  watermelon: held([-16, -6, 14, 15], (knife) => {
    knife.piece('M-14,-2Q0,-6 12,0Q8,14 -4,13Q-13,10 -14,-2Z', '#2f6b3c')
    knife.flat('M-12.4,-1Q0,-4 10,.8Q6,11 -4,10.4Q-11,8 -12.4,-1Z', '#f6efdc')
    knife.flat('M-11.4,-.4Q0,-3 8.8,1.2Q5,9.4 -4,8.8Q-10,7 -11.4,-.4Z', '#d8383a')
    knife.spot(
      [
        [-6, 3],
        [-1, 4.4],
        [4, 3.6],
        [-3, 7],
      ]
        .map(([x = 0, y = 0]) => ellipse(x, y, 0.8, 1.2))
        .join(''),
      INK,
    )
  }),
} satisfies Record<string, Prop>
export type PropName = keyof typeof PROPS
