/** What they hold: their trade, or their treasure. The hand is at 0, 0. */
import { circle, ellipse, rect } from '../../../paper/paths'
import { deep, GOLD, INK, LEAF, LINEN, OAK, pale, type Brush } from './brush'
import type { Look } from './people'
import { MUSIC } from './music'

export interface Prop {
  /** What it takes up around the hand. */
  readonly reach: readonly [left: number, top: number, right: number, bottom: number]
  readonly draw: (brush: Brush, look: Look) => void
}

const held = (reach: Prop['reach'], draw: Prop['draw']): Prop => ({ reach, draw })
const pole = (top: number, bottom: number, half = 1.4): string =>
  rect(-half, top, half * 2, bottom - top)

export const PROPS = {
  ...MUSIC,
  rose: held([-9, -34, 12, 12], (brush) => {
    brush.ink('M0,9Q2,-8 0,-20', LEAF, 2)
    brush.lay('M1,-4q8,-7 9,0q-4,5 -9,0ZM0,-9q-8,-6 -8.6,1q4,4 8.6,-1Z', LEAF)
    const petals = [0, 1, 2, 3, 4].map((at) =>
      circle(Math.cos(at * 1.257 - 1.57) * 4.4, -25 + Math.sin(at * 1.257 - 1.57) * 4.4, 3.7),
    )
    brush.sheet(petals.join(''), '#dc3a44')
    brush.dot(circle(0, -25, 2.4), GOLD)
  }),
  loaf: held([-16, -9, 17, 11], (brush) => {
    brush.sheet('M-14,2Q-14,-8 0,-8Q15,-8 15,1Q15,8 0,8Q-13,8 -14,2Z', '#d39243', 15)
    brush.ink('M-8,-5l4,7M-1,-6l4,7M6,-6l4,6', '#f7d594', 1.9)
  }),
  falcon: held([-15, -42, 14, 12], (brush) => {
    brush.lay('M-5,-3H6V5H-5Z', '#8a5428')
    brush.sheet(
      'M-3,-3L-11,8L-4,6Q4,-2 7,-12Q9,-22 5,-29Q-1,-34 -6,-29Q-10,-20 -7,-10Z',
      '#9a7048',
      9,
    )
    brush.lay('M-4,-26Q2,-20 2,-8Q0,-5 -3,-5Q-7,-14 -4,-26Z', LINEN)
    brush.ink('M-4,-20h4M-4,-16h5M-4,-12h5', '#7a5030', 1)
    brush.sheet('M-7,-28Q-8,-37 0,-37Q7,-36 6,-28Q0,-25 -7,-28Z', '#5a3c2c')
    brush.lay('M-6,-31l-6,2.6l5,1.6Z', GOLD)
    brush.dot(circle(-3.4, -32, 1.2), LINEN)
    brush.ink('M-1,-3L-3,7M2,-3L3,8', '#c0392b', 1.1)
  }),
  book: held([-11, -10, 12, 13], (brush, { cloths: [main] }) => {
    brush.sheet('M-9,-6L6,-8.4L9,8.4L-6,11Z', main === '#26346a' ? '#a3284a' : '#2a56b4')
    brush.lay('M-6.6,-3.6L5,-5.4L7,6L-4.6,8Z', pale('#e6ae34', 0.1))
    brush.dot(circle(0.4, 1.2, 3), '#d63f28')
    brush.ink('M-9,-6L-6,11', LINEN, 1.6)
  }),
  marotte: held([-10, -42, 12, 14], (brush, { cloths: [main, second] }) => {
    brush.sheet(pole(-24, 12, 1.3), OAK)
    brush.sheet('M-6,-28Q-6,-36 0,-36Q7,-36 6,-28Q0,-21 -6,-28Z', '#f9dcbc')
    brush.sheet('M-7,-30Q-10,-40 -4,-38Q0,-44 4,-38Q10,-40 7,-30Q0,-35 -7,-30Z', second)
    brush.lay('M-7,-24L-4,-19L0,-23L4,-19L7,-24Q0,-27 -7,-24Z', main)
    brush.dot(circle(-2, -29, 0.9) + circle(2.2, -29, 0.9), INK)
    brush.ink('M-2,-25.6q2,1.6 4,0', '#8a2434', 0.8)
  }),
  scroll: held([-12, -22, 14, 20], (brush) => {
    brush.sheet('M-7,-16H9V12H-7Z', LINEN)
    brush.ink('M-4,-10H6M-4,-6H6M-4,-2H3M-4,2H6', '#8a6a4c', 1)
    brush.sheet('M-10,-20H11V-14H-10ZM-9,10H12V16H-9Z', pale('#e2c48c', 0.2))
    brush.lay(circle(4, 7, 3), '#c62f2a')
  }),
  basket: held([-14, -8, 14, 24], (brush) => {
    brush.ink('M-10,10Q0,-10 10,10', deep(OAK, 0.1), 2.2)
    for (const [x, y] of [
      [-6, 7],
      [5, 7],
      [0, 4],
    ] as const)
      brush.sheet(circle(x, y, 4.6), x ? '#d8402c' : '#e8a83a')
    brush.sheet('M-12,9H12L9,22H-9Z', '#c48a46')
    brush.ink('M-11,13H11M-10,17.4H10M-5,9L-4,22M4,9L3,22', deep('#c48a46', 0.4), 1)
  }),
  goose: held([-18, -26, 18, 22], (brush) => {
    brush.sheet(
      'M-8,-18Q-10,-25 -3,-24Q3,-22 0,-13Q-3,-5 2,-2Q14,-2 17,8Q10,18 -2,17Q-13,14 -10,3Q-6,-5 -6,-13Z',
      '#faf4e6',
      14,
    )
    brush.lay('M-8,-19l-8,2.6l8,2Z', '#f08a2c')
    brush.dot(circle(-4.6, -19.6, 1.1), INK)
    brush.ink('M0,6Q8,4 14,9M-1,10Q6,9 11,13', '#c8bca6', 1.2)
    brush.ink('M-2,17l-2,4M3,17l1,4', '#f08a2c', 1.6)
  }),
  mirror: held([-9, -32, 9, 14], (brush, { cloths: [main] }) => {
    brush.sheet(pole(-12, 12, 1.6), GOLD)
    brush.sheet(circle(0, -20, 9), GOLD)
    brush.lay(circle(0, -20, 6.6), '#bfe0ee')
    brush.ink('M-4,-22l5,-4M-3,-17l7,-6', '#ffffff', 1.3)
    brush.dot(circle(0, 13, 2.2), main)
  }),
  quill: held([-6, -36, 18, 12], (brush) => {
    brush.sheet('M-2,8Q0,-10 12,-33Q19,-24 11,-10Q6,-2 0,2Z', LINEN)
    brush.ink('M-2.6,10Q2,-8 12,-28', '#8a6a4c', 1.1)
    brush.ink('M5,-10l6,-1M7,-16l6,-1M3,-4l5,0', deep(LINEN, 0.3), 0.9)
  }),
  broom: held([-9, -26, 9, 42], (brush) => {
    brush.sheet(pole(-24, 26, 1.4), OAK)
    brush.sheet('M-3,22H3L8,40Q0,43 -8,40Z', '#d9b05a')
    brush.ink('M-2,26L-5,40M0,26V41M2,26L5,40M-3,25H3', deep('#d9b05a', 0.4), 0.9)
  }),
  candle: held([-10, -36, 10, 12], (brush) => {
    if (brush.tone === 'lit') brush.dot(circle(0, -26, 9), '#ffe08a', 0.4)
    brush.sheet('M-2.6,-18H2.6V4H-2.6Z', '#fbf2d8')
    brush.sheet('M-7,3Q0,7 7,3L5,8H-5Z', GOLD)
    brush.lay('M0,-32Q4.4,-25 2.2,-20.6Q0,-18.6 -2.2,-20.6Q-4,-25 0,-32Z', '#ffb43c')
  }),
  lapdog: held([-15, -17, 15, 15], (brush) => {
    brush.sheet('M-9,10Q-13,-2 -4,-6Q6,-6 11,2Q14,-6 13.6,-9Q16,-1 12,8Q8,13 -9,10Z', '#fbf4ea', 12)
    brush.sheet('M-11,-5Q-13,-14 -5,-14.6Q3,-14 2,-5Q-4,1 -11,-5Z', '#fbf4ea')
    brush.lay('M-11,-12q-4,3 -2,9q4,-2 4,-8ZM0,-13q5,3 3,9q-4,-2 -5,-8Z', '#b5713c')
    brush.dot(circle(-7, -8, 1.1) + circle(-2, -8, 1.1) + circle(-4.6, -5, 1.3), INK)
    brush.ink('M-9,-1Q-4,2 1,-2', '#d63f28', 2)
  }),
  rake: held([-12, -52, 12, 42], (brush) => {
    brush.sheet(pole(-46, 40, 1.4), OAK)
    brush.sheet('M-10,-49H10V-45.4H-10Z', deep(OAK, 0.2))
    brush.ink('M-9,-45v6M-5,-45v6M0,-45v6M5,-45v6M9,-45v6', deep(OAK, 0.2), 1.6)
  }),
  chalice: held([-9, -22, 9, 10], (brush) => {
    brush.sheet(
      'M-7.4,-19H7.4Q7,-8 1.8,-6L2,2Q6,4 6,7H-6Q-6,4 -2,2L-1.8,-6Q-7,-8 -7.4,-19Z',
      GOLD,
      8,
    )
    brush.lay(ellipse(0, -18.6, 6.6, 1.9), '#8a1f3a')
    brush.dot(circle(0, -12, 1.8), '#2a56b4')
    brush.dot(circle(-4, -12.6, 1.2) + circle(4, -12.6, 1.2), '#d63f28')
  }),
  lantern: held([-11, -4, 11, 28], (brush) => {
    brush.ink('M0,0V5', INK, 1.6)
    if (brush.tone === 'lit') brush.dot(circle(0, 16, 11), '#ffd978', 0.36)
    brush.sheet('M-7,9L0,3L7,9Z', '#5a4450')
    brush.sheet('M-6,9H6L7,24H-7Z', '#ffe29a')
    brush.ink('M-2,9L-2.4,24M2,9L2.4,24', '#5a4450', 1.1)
    brush.dot('M0,13q3,4 0,8q-3,-4 0,-8Z', '#f08a2c')
    brush.lay('M-8,23H8V26.4H-8Z', '#5a4450')
  }),
  jug: held([-10, -12, 13, 14], (brush, { cloths: [, , third] }) => {
    brush.ink('M6,-4Q13,-2 7,7', '#a85a34', 2.6)
    brush.sheet('M-5,-10H5L4,-5Q10,0 7,9Q5,12 0,12Q-5,12 -7,9Q-10,0 -4,-5Z', '#c4703c', 9)
    brush.ink('M-8,2Q0,5 8,2', pale(third, 0.3), 1.8)
    brush.dot(ellipse(0, -9.6, 4, 1.2), INK)
  }),
  cheese: held([-15, -7, 15, 13], (brush) => {
    brush.sheet('M-13,2Q0,-9 13,-4V6Q6,11 -13,10Z', '#f4c94a')
    brush.lay('M-13,2Q0,-9 13,-4L-2,2Z', '#f9e08c')
    brush.dot(
      circle(-5, 6, 1.9) + circle(4, 5, 2.3) + circle(0, 8.4, 1.1) + circle(9, 1.6, 1.4),
      '#c8942c',
    )
  }),
  distaff: held([-8, -44, 10, 34], (brush, { cloths: [main] }) => {
    brush.sheet(pole(-40, 32, 1.2), OAK)
    brush.sheet('M0,-41Q8,-32 6,-22Q3,-14 0,-14Q-3,-14 -6,-22Q-8,-32 0,-41Z', LINEN, 7)
    brush.ink('M-6,-30Q0,-26 6,-31M-6,-22Q0,-18 6,-23', main, 1.6)
    brush.ink('M4,-16Q9,4 6,22', LINEN, 0.8)
    brush.lay('M6,20l3,5l-3,7l-3,-7Z', OAK)
  }),
  fish: held([-8, -4, 9, 38], (brush) => {
    brush.ink('M0,0V6', INK, 1.2)
    brush.sheet(
      'M0,4Q8,12 6,22Q4,28 1,30L6,37L0,34.6L-6,37L-1,30Q-4,28 -6,22Q-8,12 0,4Z',
      '#8fb4c8',
    )
    brush.lay('M0,6Q4,12 3.6,22L1,29Q-2,20 0,6Z', '#dfeaf0')
    brush.dot(circle(-1.6, 10, 1.2), INK)
    brush.ink('M-4,16q3,2 7,0M-4,20q3,2 7,0', '#5f7f94', 0.8)
  }),
  banner: held([-4, -70, 30, 42], (brush, { cloths: [main, second, third] }) => {
    brush.sheet(pole(-64, 40, 1.4), OAK)
    brush.sheet('M1.4,-60H26V-48L20,-42L26,-36V-30H1.4Z', third)
    brush.lay('M1.4,-60H26V-53H1.4Z', second)
    brush.lay('M1.4,-37H24.6L26,-36V-30H1.4Z', main)
    brush.dot(circle(10, -45, 4), GOLD)
    brush.lay(circle(0, -66, 2.6), GOLD)
  }),
} satisfies Record<string, Prop>
export type PropName = keyof typeof PROPS
