/** What they have on their heads: it tells them apart from across the room. */
import { circle, ellipse } from '../../../paper/paths'
import { deep, GOLD, LEAF, LINEN, OAK, pale, type Brush } from './brush'
import type { Look } from './people'

type Hat = (brush: Brush, look: Look) => void

/** Cloth round the face, open before it. @param low how far down it goes */
const round = (low: number, wide: number, opening = 9.4): string =>
  `M0,-105Q${-wide},-104 ${-wide},-88Q${-wide},-78 ${-wide - 2},${low}Q0,${low + 6} ${wide + 2},${low}Q${wide},-78 ${wide},-88Q${wide},-104 0,-105ZM0,-98.4Q${opening},-97.6 ${opening},-88Q${opening},-79 0,-74.4Q${-opening},-79 ${-opening},-88Q${-opening},-97.6 0,-98.4Z`
const brim = (half: number, y: number, thick = 3): string =>
  `M${-half},${y}Q0,${y - 5} ${half},${y}Q${half * 0.6},${y + thick} 0,${y + thick * 0.7}Q${-half * 0.6},${y + thick} ${-half},${y}Z`
const bell = (brush: Brush, x: number, y: number): void => {
  brush.lay(circle(x, y, 2.8), GOLD)
  brush.ink(`M${x - 1.6},${y + 0.8}h3.2`, deep(GOLD, 0.5), 0.8)
}

const bonnets = {
  bare: () => {},
  hennin: (brush, { cloths: [main, second] }) => {
    brush.dot('M-8,-136Q16,-134 24,-108Q30,-84 22,-62Q18,-84 11,-100Z', LINEN, 0.72)
    brush.ink('M-8,-137Q18,-134 26,-108Q31,-84 22,-62', LINEN, 1)
    brush.sheet('M-11.6,-92Q-12,-100 -9,-138Q0,-140 1,-136L11.6,-92Q0,-104 -11.6,-92Z', main, 11)
    brush.ink('M-10,-112Q-2,-116 7,-111M-9.6,-124Q-3,-127 4,-123', second, 1.8)
    brush.lay('M-12.4,-90Q-12,-99 0,-102Q12,-99 12.4,-90Q8,-98 0,-98.4Q-8,-98 -12.4,-90Z', second)
    brush.dot(circle(0, -100, 1.6), GOLD)
  },
  butterfly: (brush, { cloths: [main, second] }) => {
    for (const side of [-1, 1]) {
      brush.sheet(
        `M0,-97Q${side * 4},-112 ${side * 21},-124Q${side * 25},-112 ${side * 14},-94Q${side * 8},-99 0,-97Z`,
        main,
        0,
      )
      brush.ink(
        `M${side * 5},-102L${side * 18},-117M${side * 10},-99L${side * 20},-112`,
        second,
        1.3,
      )
      brush.dot(circle(side * 20.4, -122, 2), GOLD)
      brush.dot(
        `M${side * 21},-124Q${side * 30},-104 ${side * 24},-70Q${side * 15},-84 ${side * 13},-96Z`,
        LINEN,
        0.8,
      )
    }
    brush.dot('M-21,-124Q0,-110 21,-124Q10,-104 0,-103Q-10,-104 -21,-124Z', LINEN, 0.6)
    brush.lay('M-12,-91Q-11,-100 0,-101Q11,-100 12,-91Q6,-98 0,-98Q-6,-98 -12,-91Z', GOLD)
  },
  wimple: (brush, { cloths: [main] }) => {
    brush.sheet(round(-66, 13.6), LINEN)
    brush.sheet(
      'M0,-107Q-16,-106 -16,-90Q-15,-74 -21,-62Q-14,-60 -12,-66Q-12,-90 -11,-96Q0,-103 11,-96Q12,-90 12,-66Q14,-60 21,-62Q15,-74 16,-90Q16,-106 0,-107Z',
      main,
      17,
    )
  },
  veil: (brush, { cloths: [, , third] }) => {
    brush.sheet(
      'M0,-105.4Q-14,-105 -14,-89Q-13,-76 -18,-66Q-11,-66 -11,-80Q-12,-92 -9,-96Q0,-101 9,-96Q12,-92 11,-80Q11,-66 18,-66Q13,-76 14,-89Q14,-105 0,-105.4Z',
      LINEN,
      15,
    )
    brush.ink('M-13.4,-96Q0,-107 13.4,-96', third, 2.6)
  },
  coif: (brush) => {
    brush.sheet(
      'M0,-104.6Q-13.4,-104 -12.8,-88Q-12,-80 -9.4,-77Q-10.6,-90 -8,-95Q0,-99.6 8,-95Q10.6,-90 9.4,-77Q12,-80 12.8,-88Q13.4,-104 0,-104.6Z',
      LINEN,
      13,
    )
    brush.ink('M0,-104V-98', deep(LINEN, 0.25), 1)
    brush.ink('M-9.4,-77Q-4,-71 0,-71.4Q4,-71 9.4,-77M0,-71.4l-4,5M0,-71.4l4,5', LINEN, 1.5)
  },
  liripipe: (brush, { cloths: [main, second] }) => {
    brush.sheet(
      'M9,-103Q20,-108 24,-96Q27,-78 25,-52Q23,-49 21,-52Q22,-78 18,-92Q14,-97 10,-95Z',
      second,
    )
    brush.sheet(round(-68, 13.4), second)
    brush.lay(
      'M-14,-70L-17,-62L-12,-65L-8,-59L-4,-64L0,-58L4,-64L8,-59L12,-65L17,-62L14,-70Q0,-64 -14,-70Z',
      main,
    )
  },
  cowl: (brush, { cloths: [main] }) => {
    const cloth = deep(main, 0.12)
    brush.sheet(
      'M2,-112Q-16,-108 -16,-88Q-15,-76 -19,-66Q0,-58 19,-66Q15,-76 16,-88Q16,-106 2,-112ZM0,-98Q10,-97 9.8,-87.6Q9.4,-79 0,-75Q-9.4,-79 -9.8,-87.6Q-10,-97 0,-98Z',
      cloth,
    )
    brush.ink(
      'M-13,-92Q-13,-104 0,-107M13,-92Q14,-102 4,-108M-12,-68Q0,-62 12,-68',
      deep(cloth, 0.4),
      1.1,
    )
  },
  chaperon: (brush, { cloths: [, second, third] }) => {
    brush.sheet('M-9,-106Q-22,-118 -8,-121Q-2,-126 4,-120Q13,-122 12,-112Q18,-110 14,-103Z', third)
    brush.sheet('M11,-103Q21,-96 20,-74Q22,-62 19,-56Q15,-56 14,-60Q16,-80 10,-95Z', third)
    brush.ink('M-6,-117L-2,-108M0,-120L2,-108M7,-118L6,-108', deep(third, 0.4), 1)
    brush.sheet(
      'M-15.6,-97Q-17,-106 -8,-106.4Q0,-108 8,-106.4Q17,-106 15.6,-97Q15,-92.6 10,-94.4Q0,-98 -10,-94.4Q-15,-92.6 -15.6,-97Z',
      second,
      16,
    )
    brush.ink(
      'M-9,-105.4Q-7,-100 -9,-95.4M-2,-106.6Q0,-101 -2,-97M6,-106Q8,-101 6,-96.4',
      deep(second, 0.4),
      1.1,
    )
  },
  roll: (brush, { cloths: [main, second, third] }) => {
    brush.sheet(
      'M-16,-96Q-18,-107 -7,-108Q0,-104 7,-108Q18,-107 16,-96Q14,-92 10,-94.4Q0,-99.6 -10,-94.4Q-14,-92 -16,-96Z',
      main,
      16,
    )
    brush.ink('M-12,-107L-13,-94M-6,-107.6L-7,-96M6,-107.6L7,-96M12,-107L13,-94', second, 2)
    brush.lay(`${circle(0, -103, 4)}`, GOLD)
    brush.dot(circle(0, -103, 2), third)
  },
  crespine: (brush, { hair, cloths: [main] }) => {
    for (const side of [-1, 1]) {
      brush.sheet(ellipse(side * 14, -91, 5.6, 8), hair)
      brush.ink(
        `M${side * 10},-96l8,9M${side * 18},-96l-8,9M${side * 10},-91l6,7M${side * 18},-91l-6,7`,
        GOLD,
        1,
      )
      brush.ink(ellipse(side * 14, -91, 5.6, 8), GOLD, 1.2)
    }
    brush.sheet(
      'M-12.4,-93Q-12,-104.6 0,-105Q12,-104.6 12.4,-93Q7,-99.6 0,-99.6Q-7,-99.6 -12.4,-93Z',
      main,
      12,
    )
    brush.ink('M-12,-94.4Q0,-104 12,-94.4', GOLD, 2)
    for (const x of [-7, 0, 7]) brush.dot(circle(x, -99.6 + Math.abs(x) * 0.2, 1.2), LINEN)
  },
  wreath: (brush, { cloths: [main, , third] }) => {
    for (let at = 0; at < 7; at += 1) {
      const x = -12 + at * 4
      const y = -96 - Math.sqrt(Math.max(0, 150 - x * x)) * 0.5
      brush.lay(ellipse(x - 2, y + 1.6, 3.4, 1.7), LEAF)
      brush.lay(
        circle(x, y, 2.9),
        at % 3 === 0 ? '#e0485a' : at % 3 === 1 ? LINEN : pale(third === main ? main : third, 0.1),
      )
      brush.dot(circle(x, y, 1), GOLD)
    }
  },
} satisfies Record<string, Hat>

const felts = {
  bycocket: (brush, { cloths: [, second, third] }) => {
    const felt = second === '#f3e6c4' ? third : second
    brush.sheet('M-6,-108Q-24,-132 -30,-118Q-26,-108 -8,-101Z', LINEN)
    brush.ink('M-7,-105Q-18,-116 -27,-120', deep(LINEN, 0.3), 0.8)
    brush.sheet('M-13,-98Q-12,-117 2,-117Q14,-114 14,-100Q0,-106 -13,-98Z', felt, 14)
    brush.sheet(
      'M-15,-103Q-17,-94 -12,-93Q0,-100 12,-98Q24,-96 29,-92Q20,-102 14,-103Q0,-103 -15,-103Z',
      pale(felt, 0.2),
    )
  },
  toque: (brush) => {
    brush.sheet(
      'M-12,-96Q-22,-112 -12,-119Q-4,-126 4,-121Q20,-122 19,-110Q24,-104 12,-97Q0,-101 -12,-96Z',
      '#fcf5e4',
      17,
    )
    brush.ink('M-7,-100Q-9,-110 -6,-116M1,-101Q0,-112 2,-118M8,-100Q12,-106 12,-113', '#cdbf9e', 1)
    brush.lay('M-12.4,-94.6Q0,-101 12.4,-95.6L12,-99.6Q0,-105 -12.6,-99Z', '#efe3c6')
  },
  jester: (brush, { cloths: [main, second, third] }) => {
    brush.sheet('M-2,-107Q-14,-128 -27,-108Q-29,-103 -25,-101Q-19,-112 -12,-95Z', main)
    brush.sheet('M2,-107Q14,-128 27,-108Q29,-103 25,-101Q19,-112 12,-95Z', second)
    brush.sheet('M-9,-103Q-7,-124 4,-131Q9,-130 8,-127Q4,-120 9,-103Z', third)
    brush.sheet(
      'M-12.4,-92Q-14,-106 0,-107Q14,-106 12.4,-92Q6,-99 0,-99Q-6,-99 -12.4,-92Z',
      main,
      13,
    )
    brush.lay('M0,-107Q14,-106 12.4,-92Q6,-99 0,-99Z', second)
    bell(brush, -26, -99)
    bell(brush, 26, -99)
    bell(brush, 8, -130)
  },
  scholar: (brush, { cloths: [main, second] }) => {
    brush.sheet(
      'M-13,-95Q-13,-106 -11,-112Q0,-117 11,-112Q13,-106 13,-95Q0,-102 -13,-95Z',
      deep(second, 0.1),
      14,
    )
    brush.ink('M-11,-111L0,-104L11,-111M0,-104V-99', deep(second, 0.45), 1.1)
    brush.lay(circle(0, -115, 2.4), main)
    brush.lay('M-13.6,-94Q0,-101.4 13.6,-94L13,-90Q8,-97 0,-97Q-8,-97 -13,-90Z', deep(main, 0.1))
  },
  sugarloaf: (brush, { cloths: [main, second] }) => {
    brush.sheet('M-11,-99Q-11,-128 0,-131Q11,-128 11,-99Q0,-103 -11,-99Z', deep(main, 0.1), 12)
    brush.lay('M-11,-107Q0,-111 11,-107V-101.6Q0,-105.6 -11,-101.6Z', second)
    brush.sheet(brim(17, -98, 4), deep(main, 0.22))
    brush.sheet('M9,-104Q20,-118 18,-130Q11,-124 6,-108Z', LINEN)
  },
  straw: (brush, { cloths: [, , third] }) => {
    brush.sheet('M-10,-99Q-10,-114 0,-115Q10,-114 10,-99Q0,-103 -10,-99Z', '#ecc868', 10)
    brush.lay('M-10.4,-104Q0,-108 10.4,-104V-99.6Q0,-103.6 -10.4,-99.6Z', third)
    brush.sheet(
      'M-25,-93Q-12,-101.6 0,-101.6Q12,-101.6 25,-93Q12,-95.6 0,-95.6Q-12,-95.6 -25,-93Z',
      '#f0d078',
    )
    brush.ink('M-19,-95.4Q0,-101 19,-95.4M-14,-97.4Q0,-102 14,-97.4', '#b08a3c', 0.8)
  },
  pilgrim: (brush, { cloths: [main] }) => {
    const felt = deep(main, 0.3)
    brush.sheet('M-11,-98Q-13,-114 0,-114Q13,-114 11,-98Z', felt, 12)
    brush.sheet(
      'M-20,-92Q-22,-103 -9,-103Q0,-99 9,-103Q22,-103 20,-92Q10,-98 0,-97.4Q-10,-98 -20,-92Z',
      pale(felt, 0.12),
    )
    brush.lay(
      'M0,-94.4Q-6.6,-99 -5.4,-104Q-3,-107 0,-106.4Q3,-107 5.4,-104Q6.6,-99 0,-94.4Z',
      LINEN,
    )
    brush.ink('M0,-95V-106M0,-95L-3.6,-104M0,-95L3.6,-104', OAK, 0.8)
  },
  bonnet: (brush, { cloths: [main, second] }) => {
    brush.sheet('M-4,-106Q10,-132 28,-126Q26,-112 4,-102Z', pale(second, 0.35))
    brush.ink('M0,-105Q12,-120 24,-124', deep(second, 0.3), 0.9)
    brush.sheet(
      'M-16,-98Q-20,-110 -4,-112Q16,-113 17,-102Q17,-97 12,-95.6Q0,-101 -12,-94.6Q-15,-95 -16,-98Z',
      main,
      17,
    )
    brush.lay('M-12.6,-92.6Q0,-100.4 12.4,-94.6L12.6,-98Q0,-104 -13.4,-97Z', deep(main, 0.4))
    brush.dot(circle(-6, -104, 2.4), GOLD)
  },
  tonsure: () => {},
} satisfies Record<string, Hat>

export const HATS = { ...bonnets, ...felts }
export type HatName = keyof typeof HATS
/** Hats that are nothing. */
export const BARE: readonly HatName[] = ['bare', 'tonsure']
