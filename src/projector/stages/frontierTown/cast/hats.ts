/** What the town wears on its head. */
import { mix } from '../../../paper/colour'
import { circle, ellipse, rect } from '../../../paper/paths'
import type { Look } from './looks'
import type { Press } from './press'

type Hat = (press: Press, felt: string, bright: string, look: Look) => void

const brim = (half: number, y: number, lift: number): string =>
  `M${-half},${y - lift}Q${-half * 0.5},${y + 2} 0,${y + 1}Q${half * 0.5},${y + 2} ${half},${y - lift}Q${half * 0.6},${y + 8} 0,${y + 7}Q${-half * 0.6},${y + 8} ${-half},${y - lift}Z`
const band = (half: number, y: number, high = 3.6): string =>
  `M${-half},${y}Q0,${y + 3} ${half},${y}v${-high}Q0,${y - high + 3} ${-half},${y - high}Z`

export const HATS: Readonly<Record<string, Hat>> = {
  kerchief: ({ print, fill }, felt, bright) => {
    print(
      'M-13,-85Q-16,-106 0,-107Q16,-106 13,-85Q10,-97 0,-98Q-10,-97 -13,-85Z',
      felt,
      [14, -106, -86, 12],
    )
    print(
      'M11,-99Q20,-112 24,-104Q20,-100 13,-97ZM11,-97Q22,-98 22,-91Q17,-92 12,-95Z',
      felt,
      null,
      1.8,
    )
    fill([-8, -3, 3, 8].map((x) => circle(x, -102 + Math.abs(x) * 0.3, 1.3)).join(''), bright)
  },
  kepi: ({ print }, felt, bright) => {
    print('M-12,-97L-13,-112Q0,-117 13,-112L12,-97Q0,-93 -12,-97Z', felt, [14, -114, -96, 12])
    print(band(12, -97), bright, null, 1.2)
    print('M-11,-96Q0,-92 11,-96Q12,-90 8,-91Q0,-94 -8,-91Q-12,-90 -11,-96Z', '#2a1a1c', null, 1.4)
    print(circle(0, -106, 2.6), bright, null, 1)
  },
  slouch: ({ print }, felt, bright) => {
    print('M-12,-97Q-13,-110 -6,-112Q-1,-108 2,-113Q11,-113 12,-97Z', felt, [13, -112, -97, 11])
    print(band(12, -97, 3), bright, null, 1.1)
    print(
      'M-22,-92Q-17,-99 -8,-98Q4,-94 12,-99Q19,-101 22,-96Q17,-91 8,-92Q-3,-90 -12,-92Q-18,-90 -22,-92Z',
      felt,
      [22, -100, -90, 16],
    )
  },
  flatcap: ({ print, line }, felt) => {
    print(
      'M-14,-95Q-18,-106 -4,-108Q14,-110 16,-98Q17,-93 12,-93Q4,-97 -6,-95Q-12,-91 -14,-95Z',
      felt,
      [17, -108, -94, 14],
    )
    line('M-6,-107Q-4,-100 -7,-96M6,-108Q8,-102 6,-97', 1)
  },
  tophat: ({ print }, felt, bright) => {
    print('M-11,-97L-13,-126Q0,-129 13,-126L11,-97Z', felt, [14, -127, -97, 13])
    print(band(11.2, -97, 6), bright, null, 1.2)
    print(brim(18, -99, 2), felt, [18, -103, -90, 12], 2)
  },
  bowler: ({ print }, felt, bright) => {
    print('M-12,-97Q-13,-114 0,-114Q13,-114 12,-97Z', felt, [13, -112, -97, 12])
    print(band(12, -97, 4), bright, null, 1.2)
    print(brim(17, -99, 3), felt, [17, -103, -90, 12], 2)
  },
  captain: ({ print, fill }, felt) => {
    print('M-11,-99L-17,-108Q0,-117 17,-108L11,-99Z', felt, [18, -114, -99, 14])
    print('M-11,-94L-11.4,-101Q0,-104 11.4,-101L11,-94Q0,-90 -11,-94Z', '#26324f', null, 1.6)
    print('M-11,-94Q0,-90 11,-94Q10,-88 0,-88Q-10,-88 -11,-94Z', '#1c1418', null, 1.3)
    fill('M0,-101l1.4,2.6h3l-2.4,2l1,3l-3,-1.8l-3,1.8l1,-3l-2.4,-2h3Z', '#e6b23f')
  },
  bandana: ({ print, fill }, felt, bright) => {
    print('M-12,-91Q-14,-104 0,-105Q14,-104 12,-91Q0,-99 -12,-91Z', felt, [13, -104, -92, 10])
    print('M11,-95L21,-100L18,-94L22,-88L12,-92Z', felt, null, 1.6)
    fill([-7, 0, 7].map((x) => circle(x, -99.5 + Math.abs(x) * 0.25, 1.2)).join(''), bright)
  },
  stetson: ({ print }, felt, bright) => {
    print('M-12,-98Q-14,-116 -6,-117Q0,-112 6,-117Q14,-116 12,-98Z', felt, [13, -116, -98, 12])
    print(band(12, -98, 4), bright, null, 1.2)
    print(
      'M-26,-106Q-20,-97 0,-97Q20,-97 26,-106Q25,-92 0,-91Q-25,-92 -26,-106Z',
      felt,
      [27, -106, -90, 18],
    )
  },
  visor: ({ print }, felt) => {
    print('M-12,-94Q0,-90 12,-94L12,-98Q0,-95 -12,-98Z', '#3a2a2c', null, 1.3)
    print(
      'M-12,-95Q0,-91 12,-95Q20,-88 15,-86Q0,-93 -15,-86Q-20,-88 -12,-95Z',
      felt,
      [17, -96, -85, 12],
    )
  },
  straw: ({ print, line }, felt, bright) => {
    print('M-11,-97Q-12,-111 0,-111Q12,-111 11,-97Z', felt, [12, -110, -97, 10])
    print(band(11, -97, 4), bright, null, 1.2)
    print(ellipse(0, -95.5, 25, 4.8), felt, [26, -101, -90, 20])
    line(
      'M-20,-96Q0,-92 20,-96M-14,-98Q0,-95.5 14,-98M-6,-109Q-7,-103 -6.4,-101M1,-110V-102M7,-109Q8,-103 7,-101',
      0.8,
      '#a8792a',
    )
  },
  veil: ({ print, line }, felt) => {
    print('M-12,-98Q-12,-110 0,-110Q12,-110 12,-98Z', felt, [13, -109, -98, 11])
    const net =
      Array.from({ length: 9 }, (_, n) => `M${-19 + n * 4.75},-95L${-15 + n * 3.75},-68`).join('') +
      [-90, -84, -78, -72].map((y) => `M-18,${y}Q0,${y + 4} 18,${y}`).join('')
    line(net, 0.55)
    line('M-20,-95Q-19,-76 -14,-67Q0,-63 14,-67Q19,-76 20,-95', 1.4)
    print(ellipse(0, -96, 23, 4.6), felt, [24, -101, -90, 16])
  },
  plume: ({ print, line }, felt, bright) => {
    print(
      'M6,-104Q14,-128 28,-122Q36,-114 28,-104Q30,-114 24,-113Q18,-108 10,-99Z',
      bright,
      [32, -124, -104, 12],
      1.8,
    )
    line('M9,-102Q16,-116 26,-118', 0.9)
    print('M-12,-98Q-14,-110 0,-110Q14,-110 12,-98Z', felt, [13, -109, -98, 10])
    print(
      'M-24,-100Q-12,-96 0,-97Q14,-98 24,-106Q24,-95 8,-92Q-14,-90 -24,-100Z',
      felt,
      [24, -106, -91, 16],
    )
    print(circle(-7, -100, 3.2) + circle(-2, -102, 2.6), bright, null, 1.1)
  },
  sombrero: ({ print, fill }, felt, bright) => {
    print('M-10,-98Q-8,-120 0,-120Q8,-120 10,-98Z', felt, [11, -119, -98, 10])
    print(band(10.4, -98, 5), bright, null, 1.2)
    print(
      'M-31,-103Q-22,-96 0,-96Q22,-96 31,-103Q34,-92 0,-90Q-34,-92 -31,-103Z',
      felt,
      [33, -104, -89, 22],
    )
    fill(
      [-24, -16, -8, 0, 8, 16, 24].map((x) => circle(x, -93 - Math.abs(x) * 0.09, 1.4)).join(''),
      bright,
    )
  },
  coonskin: ({ print }, felt) => {
    print('M10,-96Q22,-98 22,-82Q22,-70 17,-66Q13,-72 14,-80Z', felt, [23, -96, -66, 8])
    print('M15,-84h8v4h-8ZM14,-76h8v4h-8Z', '#2a1a14', null, 1)
    print(
      'M-14,-93Q-17,-110 0,-111Q17,-110 14,-93Q10,-96 6,-93Q2,-96 -2,-93Q-6,-96 -10,-93Z',
      felt,
      [15, -110, -94, 14],
    )
  },
  toque: ({ print, line }, felt) => {
    print(
      'M-11,-102Q-21,-108 -14,-117Q-8,-124 0,-120Q8,-124 14,-117Q21,-108 11,-102Z',
      felt,
      [18, -120, -102, 16],
    )
    print('M-12,-95L-11.4,-104H11.4L12,-95Q0,-91 -12,-95Z', felt, null, 1.8)
    line('M-5,-105Q-6,-112 -9,-115M5,-105Q6,-112 9,-115M0,-105V-114', 0.9)
  },
  bonnet: ({ print }, felt, bright) => {
    print(
      'M-14,-78Q-22,-100 -10,-108Q0,-113 10,-108Q22,-100 14,-78Q12,-96 0,-98Q-12,-96 -14,-78Z',
      felt,
      [18, -108, -80, 12],
    )
    print('M-13,-79L-3,-71L-8,-66L-10,-72ZM13,-79L3,-71L8,-66L10,-72Z', bright, null, 1.2)
    print('M-12,-100Q0,-108 12,-100L11,-97Q0,-104 -11,-97Z', bright, null, 1.2)
  },
  tiara: ({ print }, felt) => {
    print(
      'M-11,-98L-13,-107L-7,-103L-4,-111L0,-104L4,-111L7,-103L13,-107L11,-98Q0,-102 -11,-98Z',
      felt,
      null,
      1.6,
    )
    print(circle(0, -103, 1.8), '#b3322a', null, 0.9)
  },
  souwester: ({ print }, felt) => {
    print('M-12,-96Q-13,-112 0,-112Q13,-112 12,-96Z', felt, [13, -111, -96, 11])
    print(
      'M-14,-97Q0,-94 14,-97Q22,-92 20,-84Q14,-90 0,-92Q-14,-90 -20,-84Q-22,-92 -14,-97Z',
      felt,
      [21, -97, -84, 12],
    )
  },
  knit: ({ print, line }, felt, bright) => {
    print('M-12,-93Q-14,-110 0,-110Q14,-110 12,-93Z', felt, [13, -109, -94, 11])
    print('M-13,-92L-13,-98Q0,-95 13,-98L13,-92Q0,-88 -13,-92Z', bright, null, 1.6)
    line('M-8,-97V-91M-3,-96V-90M3,-96V-90M8,-97V-91', 0.9)
    print(circle(0, -112, 4), bright, null, 1.4)
  },
  braids: ({ print, fill }, felt, bright) => {
    print('M-12.4,-95Q0,-99 12.4,-95L12,-90.6Q0,-95 -12,-90.6Z', bright, null, 1.3)
    fill(
      [-8, -4, 0, 4, 8]
        .map((x) => `M${x - 1.6},${-94.6 + Math.abs(x) * 0.12}l1.6,-2l1.6,2l-1.6,2Z`)
        .join(''),
      felt,
    )
  },
  cap: ({ print }, felt, bright) => {
    print('M-12,-94Q-13,-108 0,-109Q13,-108 12,-94Q0,-99 -12,-94Z', felt, [13, -108, -95, 11])
    print(circle(0, -110, 2.2), bright, null, 1)
    print('M-12.4,-93Q0,-98 12.4,-93L12.2,-97Q0,-102 -12.2,-97Z', bright, null, 1.1)
  },
  stack: ({ print }, felt, bright, { cloth }) => {
    for (const [index, colour] of [felt, bright, cloth[0], '#dcbf8c'].entries()) {
      const y = -97 - index * 9.5
      print(
        `M-11,${y}Q-11,${y - 12} 0,${y - 12}Q11,${y - 12} 11,${y}Z`,
        colour,
        [12, y - 12, y, 10],
        1.8,
      )
      print(brim(16 - index, y - 1, 2.4), colour, [17, y - 4, y + 7, 10], 1.8)
    }
  },
  wreath: ({ print }, felt) => {
    for (let n = 0; n < 7; n += 1) {
      const x = -12 + n * 4
      const y = -97 - Math.cos((x / 12) * 1.3) * 3.6
      print(`M${x},${y}l-4,-3l4,-2l4,2Z`, felt, null, 1)
      print(circle(x, y - 1, 2.5), ['#d98a94', '#f3e6c8', '#b3322a'][n % 3] ?? felt, null, 1)
    }
  },
  beret: ({ print, line }, felt) => {
    print(
      'M-13,-95Q-22,-106 -4,-109Q18,-111 19,-101Q18,-95 11,-95Q0,-99 -13,-95Z',
      felt,
      [20, -109, -95, 16],
    )
    line('M0,-109L1,-113', 1.8)
  },
  maid: ({ print, line }, felt) => {
    print(
      'M-12,-97Q-16,-104 -9,-105Q-8,-111 0,-109Q8,-111 9,-105Q16,-104 12,-97Q0,-102 -12,-97Z',
      felt,
      [14, -110, -98, 10],
    )
    line('M-8,-100Q-8,-104 -6,-105M0,-102V-106M8,-100Q8,-104 6,-105', 0.8)
  },
  helmet: ({ print, line }, felt, bright) => {
    print('M-14,-96Q-14,-114 0,-115Q14,-114 14,-96Z', felt, [15, -113, -96, 13])
    line('M0,-114V-97M-7,-112Q-9,-104 -8,-97M7,-112Q9,-104 8,-97', 0.9)
    print(band(14, -96, 4), bright, null, 1.2)
    print('M-20,-90Q-18,-98 0,-98Q18,-98 20,-90Q0,-95 -20,-90Z', felt, [20, -98, -89, 12], 2)
  },
  goggles: ({ print, fill }, felt, bright) => {
    print(
      'M-12.6,-82Q-16,-107 0,-108Q16,-107 12.6,-82L9,-84Q11,-97 0,-98Q-11,-97 -9,-84Z',
      mix(felt, '#250c10', 0.1),
      [14, -107, -84, 10],
    )
    print(rect(-13, -102.5, 26, 3), '#2a1a1c', null, 1)
    print(circle(-5, -101, 4.6) + circle(5, -101, 4.6), bright, null, 1.5)
    fill(circle(-5, -101, 2.8) + circle(5, -101, 2.8), '#a9d8d4')
  },
}
