/** What the town carries, each at a hand that is at 0, 0; nothing of it is a weapon. */
import { circle, ellipse, rect } from '../../../paper/paths'
import type { Press } from './press'

type Prop = (press: Press, bright: string) => void
const WOOD = '#8a5030'
const BRASS = '#e6b23f'
const PAPER = '#f6ecd2'

const strings = (x: number, y: number, run: string): string =>
  [-1, 0, 1].map((n) => `M${x + n},${y}${run}`).join('')

export const PROPS: Readonly<Record<string, Prop>> = {
  laundry: ({ print, line }, bright) => {
    print('M-2,4Q2,-6 8,0Q14,-8 18,4Z', PAPER, null, 1.5)
    print('M10,4Q14,-4 20,4Z', bright, null, 1.3)
    print('M-5,3H22L18,20Q8,23 -1,20Z', '#c79a56', [22, 3, 20, 20])
    line('M-4,8Q8,11 21,8M-2,14Q8,17 19,14M3,4V20M9,4V21M15,4V20', 0.9)
  },
  watch: ({ print, line }) => {
    line('M0,0Q4,4 2,9', 1.3, BRASS)
    print(circle(3, 15, 7), BRASS, [10, 8, 22, 6])
    print(circle(3, 15, 4.8), PAPER, null, 1)
    line('M3,15V11.6M3,15L5.6,16.4', 1)
  },
  pan: ({ print, fill }) => {
    print('M-8,2Q8,-4 24,2Q20,13 8,13Q-4,13 -8,2Z', '#9a9a96', [24, 0, 13, 20])
    print(ellipse(8, 2, 15.5, 3.6), '#5e6468', null, 1.4)
    fill(circle(3, 2, 1.4) + circle(9, 3, 1.7) + circle(14, 1.6, 1.3), '#ffd75a')
  },
  banjo: ({ print, line }) => {
    print('M1,-44H5L5.4,4H1Z', WOOD, null, 1.6)
    print('M-.6,-53H6.6L6,-43H0Z', '#3a2a2c', null, 1.4)
    print(circle(3, 14, 11.5), BRASS, [15, 3, 26, 12])
    print(circle(3, 14, 9), PAPER, [12, 5, 23, 8], 1.2)
    line(strings(3, -44, 'V20'), 0.6)
    line('M-2,20H8', 1.4)
  },
  flowers: ({ print, line }) => {
    line('M0,4L-2,-10M0,4L5,-12M0,4L11,-7', 1.6, '#3f7a4f')
    for (const [x, y, colour] of [
      [-2, -13, '#f3e6c8'],
      [5, -16, '#b3322a'],
      [12, -9, '#e6b23f'],
      [3, -8, '#d98a94'],
    ] as const)
      print(circle(x, y, 4.2), colour, null, 1.3)
    print('M-3,0L8,-4L4,10L0,10Z', PAPER, null, 1.5)
  },
  bell: ({ print }) => {
    print('M-1.6,-2H2.6L2.2,8H-1.2Z', WOOD, null, 1.5)
    print('M-2,8H3Q5,16 9,20H-8Q-4,16 -2,8Z', BRASS, [9, 8, 20, 9])
    print(circle(0.6, 22, 2.2), '#7a3f18', null, 1.2)
  },
  pot: ({ print, fill }, bright) => {
    print('M-1,-6Q8,-8 15,-6L13,-2Q24,8 13,18Q7,20 1,18Q-10,8 1,-2Z', '#b5623a', [20, -6, 19, 16])
    print('M-4,4Q7,9 18,4L18.6,9Q7,14 -4.6,9Z', PAPER, null, 1)
    fill([-1, 4, 9, 14].map((x) => `M${x - 2},9.4l2,-4l2,4Z`).join(''), bright)
  },
  ladle: ({ print }) => {
    print('M-1,-26H2L1.6,10H-1Z', '#b9b4aa', null, 1.4)
    print('M-5,9H11Q10,19 3,19Q-4,19 -5,9Z', '#9a9a96', [11, 9, 19, 9])
  },
  spyglass: ({ print }) => {
    print('M-3,-6L4,-9L14,16L5,20Z', BRASS, [14, -8, 20, 8])
    print('M-2,-13L3,-15L5,-9L-3,-6Z', '#7a3f18', null, 1.4)
    print('M4,17L15,13L17,19L7,23Z', '#7a3f18', null, 1.5)
  },
  shoe: ({ print, fill }) => {
    print('M-4,0Q-8,20 4,21Q16,20 12,0H7Q10,14 4,15Q-2,14 1,0Z', '#8f98a0', [14, 0, 21, 9])
    fill(
      [
        [-2, 6],
        [-1, 12],
        [9, 6],
        [9, 12],
        [4, 18],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 0.9))
        .join(''),
      '#250c10',
    )
  },
  lasso: ({ line }) => {
    for (const [r, w] of [
      [12, 4],
      [12, 2],
      [9, 4],
      [9, 2],
    ] as const)
      line(ellipse(4, 10, r * 0.8, r), w, w > 3 ? '#5a3418' : '#dcbf8c')
    line('M3,-1Q12,22 16,24', 2.4, '#b98a4e')
  },
  notes: ({ print, line, fill }) => {
    print('M-6,-8L14,-11L17,14L-4,17Z', PAPER, [17, -10, 15, 9], 1.7)
    line('M-3,-3L13,-5M-3,2L14,0M-2,7L14,5M-2,12L15,10', 0.7)
    fill(circle(2, 3, 1.8) + circle(9, -1, 1.8) + circle(8, 9, 1.8), '#250c10')
    line('M3.6,3V-4M10.6,-1V-8M9.6,9V2', 0.9)
  },
  hen: ({ print, fill }) => {
    print(
      'M-4,4Q-8,-8 0,-12L4,-17L7,-11Q8,-4 16,-6Q24,-8 25,-14Q29,-2 22,8Q10,16 0,11Z',
      '#f3e6c8',
      [26, -14, 12, 16],
    )
    print('M1,-15Q2,-20 5,-17Q7,-20 8,-15L6,-12Z', '#b3322a', null, 1.1)
    print('M-1,-12L-6,-9L0,-7Z', BRASS, null, 1)
    fill(circle(2.6, -11, 1), '#250c10')
    print('M6,0Q14,-2 18,2Q12,8 6,0Z', '#c98c5e', null, 1.2)
  },
  honey: ({ print, line }) => {
    print('M-5,2H15V18Q15,21 12,21H-2Q-5,21 -5,18Z', '#e8a024', [16, 2, 21, 14])
    print('M-6,-3H16V3H-6Z', '#7a3f18', null, 1.6)
    print(rect(-1, 8, 12, 7), PAPER, null, 1)
    for (const [x, y] of [
      [18, -8],
      [6, -12],
      [24, 4],
    ] as const) {
      print(ellipse(x, y, 2.8, 1.9), '#ffd24a', null, 1.1)
      line(`M${x},${y - 2}v4M${x - 1},${y - 2}l-2,-3M${x + 1},${y - 2}l2,-3`, 0.8)
    }
  },
  camera: ({ print, line }) => {
    line('M10,4L1,42M10,4L20,42M10,4V42', 2.6, WOOD)
    print('M-2,-17H16V4H-2Z', WOOD, [17, -17, 4, 14])
    print('M16,-14L22,-11V-1L16,2Z', '#3a2a2c', null, 1.5)
    print(circle(7, -7, 6.4), BRASS, null, 1.5)
    print(circle(7, -7, 3.6), '#26324f', null, 1)
  },
  parasol: ({ print, line }, bright) => {
    line('M1,12L9,-52', 2.2, WOOD)
    print(
      'M-22,-44Q-18,-70 10,-72Q36,-68 36,-40Q29,-46 22,-41Q15,-48 8,-43Q0,-49 -7,-44Q-15,-50 -22,-44Z',
      '#f3e6c8',
      [38, -70, -40, 26],
    )
    print(
      'M10,-72Q2,-62 -7,-44Q0,-49 8,-43Q10,-60 10,-72ZM10,-72Q22,-62 22,-41Q29,-46 36,-40Q32,-64 10,-72Z',
      bright,
      null,
      1.1,
    )
  },
  squeeze: ({ print, line }, bright) => {
    print('M-8,-6H0V16H-8Z', WOOD, null, 1.6)
    print(
      'M0,-6L3,-8L6,-6L9,-8L12,-6L15,-8L18,-6V16L15,18L12,16L9,18L6,16L3,18L0,16Z',
      bright,
      [18, -8, 18, 12],
      1.6,
    )
    print('M18,-6H26V16H18Z', WOOD, null, 1.6)
    line('M3,-7V17M6,-6V16M9,-7V17M12,-6V16M15,-7V17', 0.8)
  },
  fish: ({ print, line, fill }) => {
    line('M0,-1Q3,4 4,8', 1.1)
    print('M4,6Q16,14 8,32L13,41L5,38L-2,42L2,32Q-6,16 4,6Z', '#8fb0b4', [13, 6, 41, 10])
    fill(circle(3, 13, 1.3), '#250c10')
    line('M0,19Q5,21 9,19M-1,24Q5,27 10,24', 0.9)
  },
  pie: ({ print, line }) => {
    print('M-8,4H24L20,12H-4Z', '#9a9a96', [24, 4, 12, 18])
    print('M-9,4Q-6,-8 8,-9Q22,-8 25,4Q8,8 -9,4Z', '#d99a4e', [25, -8, 5, 18])
    line('M2,-5l2,4M8,-6v4M14,-5l-2,4', 1.3)
    line('M2,-12q3,-4 0,-8M9,-13q3,-4 0,-8M16,-12q3,-4 0,-8', 1, '#fff6dc')
  },
  yarn: ({ print, line }, bright) => {
    line('M-4,-12L14,10M14,-12L-2,10', 1.7, '#dcbf8c')
    print(circle(6, 8, 9.5), bright, [16, -2, 18, 10])
    line('M-2,4Q6,0 14,6M-3,9Q6,4 15,11M0,14Q8,10 13,15', 1)
  },
  letter: ({ print, line }) => {
    print('M-5,-4L17,-7L19,9L-3,12Z', PAPER, [19, -6, 11, 9], 1.8)
    line('M-5,-4L8,5L17,-7', 1.2)
    print(circle(8, 5, 2.6), '#b3322a', null, 1)
  },
  fan: ({ print, line }, bright) => {
    print('M1,6L-16,-12Q-4,-26 8,-24Q22,-22 27,-8Z', bright, [28, -24, 2, 18])
    line('M1,6L-9,-18M1,6L-1,-22M1,6L8,-24M1,6L17,-20M1,6L23,-14', 1)
  },
  lantern: ({ print, line }) => {
    line('M-4,6Q0,-6 8,6', 1.5)
    print('M-5,6H9L6,2H-2Z', '#3a2a2c', null, 1.4)
    print('M-5,8H9L11,22H-7Z', '#ffdf86', null, 1.7)
    print('M2,12Q6,17 2,20Q-2,17 2,12Z', '#e0742a', null, 0.8)
    print('M-8,22H12V26H-8Z', '#3a2a2c', null, 1.4)
  },
  rod: ({ line, print }) => {
    line('M-3,26L18,-66', 2.4, WOOD)
    line('M18,-66Q27,-50 25,-24', 0.8)
    print('M25,-24q3,3 0,6q-3,-3 0,-6Z', '#b3322a', null, 0.9)
  },
  hamper: ({ print, line }, bright) => {
    line('M-4,4Q7,-14 18,4', 2, '#7d4a2a')
    print('M-7,3H21Q20,18 14,20H0Q-6,18 -7,3Z', '#c79a56', [21, 3, 20, 16])
    line('M-6,11L-2,6L2,11L6,6L10,11L14,6L20,11', 1.6, bright)
  },
  map: ({ print, line }) => {
    print('M-6,-12L1,-14L9,20L2,22Z', PAPER, [9, -12, 20, 6])
    print('M1,-14L16,-15L22,16L9,20Z', '#efdcae', [22, -14, 18, 8], 1.7)
    line('M6,-8Q12,-4 10,4Q16,8 15,14', 1, '#2f5d8f')
    line('M13,-6l3,3M16,-6l-3,3', 1.2, '#b3322a')
  },
  balloon: ({ print, line }) => {
    line('M0,2Q6,-20 9,-38', 1)
    print(
      'M9,-38L7,-41Q-6,-50 -4,-60Q-1,-72 9,-72Q19,-72 22,-60Q24,-50 11,-41Z',
      '#b3322a',
      [23, -72, -40, 16],
    )
  },
  fork: ({ print }) => {
    print('M0,-3H3V6H6V26H3.6V9H-.6V26H-3V6H0Z', '#b9b4aa', null, 1.5)
  },
  bottle: ({ print, line }) => {
    print(
      'M-8,2Q-10,-6 0,-7H16Q20,-6 20,-2H27V4H20Q20,9 16,10H0Q-9,9 -8,2Z',
      '#a9d8cf',
      [26, -6, 10, 14],
    )
    print('M0,5H14L11,9H3Z', WOOD, null, 0.9)
    line('M7,5V-4', 0.9)
    print('M8,-4L13,3H8Z', PAPER, null, 0.8)
    print(rect(26, -2, 4, 5), '#b98a4e', null, 1.1)
  },
  jug: ({ print }, bright) => {
    print('M0,-4H12L11,2Q20,8 16,18Q6,22 -3,18Q-7,8 1,2Z', '#e9dcc0', [18, -2, 20, 14])
    print('M-5,9Q6,13 18,9L17.6,13Q6,17 -5,13Z', bright, null, 1)
  },
  boot: ({ print, line }) => {
    print('M-3,-2H9L10,14Q20,16 21,22H-2Z', '#7a3a20', [20, -2, 22, 12])
    print('M-2,22H21V25H2V27H-2Z', '#250c10', null, 1)
    line('M0,4Q3,7 6,4M0,9Q3,12 7,9', 1, BRASS)
  },
  umbrella: ({ print, line }) => {
    line('M1,-14Q-1,-22 6,-21', 2, WOOD)
    print('M-1,-14H4L11,12Q6,30 4,40Q0,28 -6,12Z', '#43304a', [10, -14, 38, 10])
    line('M1,-12L2,34M3,-12L7,14M0,-12L-3,14', 0.9)
  },
  brush: ({ print, line }, bright) => {
    print('M-1,-18H3L3.6,16H-1Z', WOOD, null, 1.5)
    print('M-3,-30Q1,-38 5,-30L4.6,-18H-2.4Z', bright, null, 1.4)
    print(rect(-3, -20, 8, 4), '#b9b4aa', null, 1)
    line('M1,-30V-22', 0.8)
  },
  clock: ({ print, line, fill }) => {
    print('M-8,20V2Q-6,-10 5,-12Q16,-10 18,2V20Z', WOOD, [18, -10, 20, 14])
    print(circle(5, 2, 8), PAPER, null, 1.3)
    line('M5,2V-4M5,2L9,4', 1.2)
    fill(rect(0, 13, 10, 4), BRASS)
  },
  carrot: ({ print, line }) => {
    print('M-3,0Q2,-5 7,0Q6,14 1,26Q-3,14 -3,0Z', '#e07a26', [7, 0, 24, 6])
    line('M2,-3L-3,-13M2,-3V-15M2,-3L8,-12', 1.8, '#3f7a4f')
  },
  fiddle: ({ print, line }) => {
    print('M1,-40H4.6V-6H1Z', '#3a2a2c', null, 1.4)
    print(
      'M-5,-4Q3,-12 11,-4Q8,2 10,6Q16,14 10,20Q3,24 -4,20Q-10,14 -4,6Q-2,2 -5,-4Z',
      '#b5522a',
      [13, -8, 22, 12],
    )
    line(strings(3, -38, 'V16'), 0.5)
    line('M-1,4Q-3,8 -1,12M7,4Q9,8 7,12', 0.9)
    line('M17,-34L22,24', 1.3, '#dcbf8c')
  },
  candle: ({ print, line }) => {
    print('M-1,-14H5V2H-1Z', PAPER, null, 1.5)
    print('M2,-25Q7,-18 2,-14Q-3,-18 2,-25Z', '#ffc24a', null, 1.1)
    print('M-7,2H11L8,7H-4Z', BRASS, null, 1.5)
    line('M11,3q6,1 2,6', 1.4, BRASS)
  },
  stone: ({ print, line }) => {
    print('M-6,6L-3,-6L6,-10L17,-4L20,8L12,16L0,15Z', '#7f8aa0', [20, -8, 16, 14])
    print('M2,0L7,-5L12,1L9,8L4,8Z', '#8fe0c8', null, 1)
    line('M7,-5L7,8', 0.8)
  },
  kite: ({ print, line }, bright) => {
    line('M0,2Q14,-14 16,-32', 0.9)
    print('M16,-70L32,-50L16,-32L4,-54Z', PAPER, [32, -68, -34, 14])
    print('M16,-70L32,-50L16,-51ZM16,-32L4,-54L16,-51Z', bright, null, 0.9)
    line('M16,-32q6,6 2,10q-4,4 2,9', 1.3)
  },
}
