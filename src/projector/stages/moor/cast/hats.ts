/** What the marsh folk wear on their heads. The brow is at -98, the ears are at ±13. */
import { circle, ellipse } from '../../../paper/paths'
import { BRASS, deep, INK, LEAF, LINEN, pale, STRAW, type Press } from './press'
import type { Look } from './people'

type Hat = (tool: Press, look: Look) => void

const knit = (tool: Press, y: number, half: number, colour: string): void => {
  let rows = ''
  for (let x = -half; x <= half; x += 3.4) rows += `M${x},${y}l1.6,3l1.6,-3`
  tool.line(rows, colour, 0.9)
}
/** Straws from the crown outwards. */
const straws = (tool: Press, colour: string, top: number, foot: number, half: number): void => {
  let path = ''
  for (let at = -1; at <= 1.01; at += 0.2) path += `M${at * 4},${top}L${at * half},${foot}`
  tool.line(path, colour, 0.8)
}

export const HATS = {
  none: () => undefined,
  souwester: (tool, { cloths: [main] }) => {
    tool.sheet(
      'M-24,-93Q-19,-101 -13,-103Q-11,-121 0,-121.6Q11,-121 13,-103Q19,-101 25,-90Q14,-98 0,-98.6Q-14,-99 -24,-93Z',
      main,
    )
    tool.line(
      'M-12.6,-103Q0,-106.6 12.6,-103M0,-121V-106M-7,-119Q-8,-112 -7,-105M7,-119Q8,-112 7,-105',
      deep(main, 0.4),
      1,
    )
    tool.dab('M-9,-117Q-4,-120 0,-119.6Q-6,-114 -8,-107Q-11,-110 -9,-117Z', pale(main, 0.7), 0.5)
  },
  bonnet: (tool, { cloths: [main, second, third] }) => {
    tool.sheet(
      'M-15,-76Q-22,-92 -17,-104Q-11,-116 0,-116.4Q11,-116 17,-104Q22,-92 15,-76L11.6,-78Q14,-90 11,-97Q0,-103 -11,-97Q-14,-90 -11.6,-78Z',
      pale(main, 0.1),
    )
    tool.flat(
      'M-11.6,-78Q-16,-90 -12.4,-99Q0,-108 12.4,-99Q16,-90 11.6,-78Q13.4,-90 10.6,-96.6Q0,-102 -10.6,-96.6Q-13.4,-90 -11.6,-78Z',
      second,
    )
    tool.flat('M-2,-73L-10,-69L-9,-77ZM2,-73L10,-69L9,-77Z', third)
    tool.dab(circle(-13, -107, 3) + circle(-9, -111, 2.4), third)
  },
  bobble: (tool, { cloths: [, second, third] }) => {
    tool.sheet('M-13.4,-97Q-14,-116 -2,-121Q12,-119 13.4,-97Z', second)
    knit(tool, -108, 10, pale(second, 0.5))
    knit(tool, -114, 7, pale(second, 0.5))
    tool.sheet('M-14.6,-104Q0,-109 14.6,-104L14.2,-95.4Q0,-100 -14.2,-95.4Z', pale(third, 0.2))
    tool.sheet(circle(-1, -123, 5.4), LINEN)
  },
  reedhat: (tool) => {
    tool.sheet(
      'M-31,-93L-22,-101L-10,-112L0,-123L10,-112L22,-101L31,-93L22,-95L14,-92.6L6,-95.6L0,-93.4L-7,-95.6L-15,-92.6L-22,-95.4Z',
      STRAW,
    )
    straws(tool, deep(STRAW, 0.45), -119, -97, 27)
    tool.line('M-9,-111Q0,-107 9,-111M-20,-102Q0,-96.6 20,-102', LEAF, 1.4)
  },
  headscarf: (tool, { cloths: [main, , third] }) => {
    tool.sheet(
      'M-14.6,-80Q-18,-98 -10,-105Q0,-112 10,-105Q18,-98 14.6,-80L10.6,-77Q14,-90 10,-97Q0,-101 -10,-97Q-14,-90 -10.6,-77Z',
      main,
    )
    tool.sheet('M-3,-74L-9,-65L-3,-66L0,-71L3,-66L9,-65L3,-74Z', main)
    tool.dab(
      [
        [-9, -102],
        [0, -106],
        [9, -102],
        [-14, -92],
        [14, -92],
        [-5, -104.6],
        [5, -104.6],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 1.1))
        .join(''),
      pale(third, 0.5),
    )
  },
  tophat: (tool, { cloths: [main, , third] }) => {
    tool.sheet('M-10.6,-101L-14,-133L-3,-136L8,-133L11,-101Z', deep(main, 0.1))
    tool.flat('M-11,-107Q0,-104 11,-107L11,-101.6Q0,-99 -10.8,-101.6Z', third)
    tool.sheet(
      'M-20,-100Q-14,-105 -10.6,-103Q0,-100 11,-103Q15,-105 20,-100Q8,-95.6 0,-96Q-10,-95.6 -20,-100Z',
      main,
    )
    tool.line('M-13,-131Q-3,-133.6 8,-131M-8,-127L-6,-108', pale(main, 0.4), 1)
  },
  straw: (tool, { cloths: [, second] }) => {
    tool.sheet(ellipse(0, -99, 28, 6.6), STRAW)
    tool.sheet(
      'M-13,-100Q-14,-116 -4,-117L0,-115L5,-117Q14,-115 13,-100Q0,-95.4 -13,-100Z',
      pale(STRAW, 0.2),
    )
    tool.flat('M-13.4,-106Q0,-101.4 13.4,-106V-100.6Q0,-96 -13.4,-100.6Z', second)
    tool.line(
      'M-25,-99Q0,-90.6 25,-99M-10,-113Q0,-109.6 10,-113M-21,-97l-6,3.6M22,-97.4l5,4',
      deep(STRAW, 0.4),
      0.9,
    )
  },
  peaked: (tool, { cloths: [main, second] }) => {
    tool.sheet(
      'M-14,-100Q-20,-112 -8,-114.6Q0,-117 9,-114.6Q20,-112 14,-100Q0,-104 -14,-100Z',
      main,
    )
    tool.flat('M-13.4,-104Q0,-108.6 13.4,-104V-98.6Q0,-103 -13.4,-98.6Z', second)
    tool.sheet('M-13,-98.6Q0,-103 13,-98.6Q10,-92.6 0,-92.8Q-10,-92.6 -13,-98.6Z', INK)
    tool.flat(circle(0, -105, 2.6), BRASS)
  },
  net: (tool, { cloths: [, second] }) => {
    tool.dab('M-22,-100L-19,-70Q0,-62 19,-70L22,-100Z', LINEN, 0.34)
    let mesh = ''
    for (let at = -3; at <= 3; at += 1) mesh += `M${at * 6.6},-100L${at * 5.8},-67`
    for (const y of [-93, -86, -79, -72]) mesh += `M-21,${y}Q0,${y + 6} 21,${y}`
    tool.line(mesh, deep(LINEN, 0.4), 0.55)
    tool.sheet(ellipse(0, -101, 25, 5.6), pale(second, 0.15))
    tool.sheet('M-12,-102Q-12,-115 0,-116Q12,-115 12,-102Q0,-98.6 -12,-102Z', second)
    tool.line('M-12.4,-104.6Q0,-100.6 12.4,-104.6', INK, 1.6)
  },
  hood: (tool, { cloths: [main, second] }) => {
    tool.sheet(
      'M-17,-70Q-21,-92 -13,-106Q-7,-116 4,-121Q5,-114 13,-107Q21,-92 17,-70L11,-75Q15,-90 10.4,-98Q0,-104.4 -10.4,-98Q-15,-90 -11,-75Z',
      main,
    )
    tool.line('M-11,-76Q-15,-90 -10.6,-98.6Q0,-105 10.6,-98.6Q15,-90 11,-76', second, 1.8)
    tool.line('M-15,-80Q-18,-94 -11,-105M4,-119Q2,-111 6,-106', deep(main, 0.4), 1)
  },
  wreath: (tool, { cloths: [, , third] }) => {
    let leaves = ''
    for (let at = -4; at <= 4; at += 1)
      leaves += `M${at * 3.6},-101l${at - 3},-7l5,5ZM${at * 3.6},-101l${at + 3},-6l-1,6Z`
    tool.sheet('M-14.6,-97Q0,-109 14.6,-97L14,-101Q0,-113 -14,-101Z', LEAF)
    tool.flat(leaves, deep(LEAF, 0.16))
    for (const [x, y] of [
      [-10, -103],
      [0, -108],
      [10, -103],
    ] as const) {
      tool.flat(
        `M${x},${y - 6}L${x + 2},${y - 2}L${x + 6},${y - 2}L${x + 3},${y + 1.6}L${x},${y + 3}L${x - 3},${y + 1.6}L${x - 6},${y - 2}L${x - 2},${y - 2}Z`,
        pale(third, 0.6),
      )
      tool.dab(circle(x, y - 0.6, 1.5), BRASS)
    }
  },
  flatcap: (tool, { cloths: [, second, third] }) => {
    tool.sheet(
      'M-15,-99Q-17,-111 -4,-113Q14,-114 17,-102L19,-97Q8,-101 0,-101Q-9,-101 -15,-99Z',
      third,
    )
    tool.sheet('M-8,-100Q4,-104 19,-97.6Q14,-93.6 2,-96Q-6,-96 -8,-100Z', deep(third, 0.2))
    tool.line(
      'M-12,-105L12,-107M-8,-111L-6,-101M1,-112.6L3,-101M9,-111.6L12,-100',
      pale(second, 0.2),
      0.8,
    )
    tool.dab(circle(2, -113, 1.7), deep(third, 0.4))
  },
  mobcap: (tool, { cloths: [main, second] }) => {
    tool.sheet(
      'M-14,-98Q-21,-112 -9,-117Q0,-121 9,-117Q21,-112 14,-98Q0,-104 -14,-98Z',
      pale(second, 0.4),
    )
    let frill = 'M-16,-100'
    for (let at = 0; at < 8; at += 1) frill += 'q2,6.4 4,0'
    tool.sheet(`${frill}Q0,-109 -16,-100Z`, LINEN)
    tool.line('M-14,-103Q0,-109.6 14,-103', main, 2)
  },
  feather: (tool, { cloths: [main, , third] }) => {
    tool.line('M10,-106Q18,-122 30,-126', LINEN, 1)
    tool.sheet('M10,-105Q13,-122 33,-132Q31,-118 13,-103Z', '#a9b8ba')
    tool.line('M11,-105Q18,-119 31,-130M16,-114l6,.6M20,-119l6,.4', INK, 0.9)
    tool.sheet('M-13,-101L-10,-116Q0,-112 10,-116L13,-101Z', deep(main, 0.12))
    tool.flat('M-13,-105Q0,-101 13,-105L13,-100Q0,-96 -13,-100Z', third)
    tool.sheet(
      'M-22,-101Q-12,-104 -12,-102Q0,-98 12,-102Q14,-105 23,-104Q14,-95 0,-95.6Q-14,-95 -22,-101Z',
      main,
    )
  },
  beret: (tool, { cloths: [main, second] }) => {
    tool.sheet(
      'M-14,-98Q-24,-106 -14,-113Q2,-121 17,-110Q21,-103 13.4,-98Q0,-103.4 -14,-98Z',
      second === main ? deep(second) : second,
    )
    tool.line('M-13,-99.4Q0,-105 13,-99.4', INK, 1.6)
    tool.line('M0,-116l1,-5', deep(second, 0.3), 2.2)
    tool.dab('M-15,-109Q-6,-115 3,-114Q-6,-109 -13,-103Z', pale(second, 0.6), 0.3)
  },
  bowler: (tool, { cloths: [main, second] }) => {
    const felt = deep(main, 0.3)
    tool.sheet('M-13,-101Q-13,-119 0,-119.6Q13,-119 13,-101Q0,-97 -13,-101Z', felt)
    tool.flat('M-13.2,-106Q0,-102 13.2,-106V-101Q0,-97 -13.2,-101Z', second)
    tool.sheet(
      'M-20,-103Q-14,-101 -13,-101.4Q0,-97.4 13,-101.4Q15,-101 20,-103Q17,-95 0,-95.4Q-17,-95 -20,-103Z',
      felt,
    )
    tool.dab('M-9,-114Q-6,-117 -2,-117.4Q-7,-112 -8,-107Q-10,-110 -9,-114Z', '#ffffff', 0.3)
  },
  earflaps: (tool, { cloths: [main] }) => {
    const fur = pale(main, 0.5)
    tool.sheet('M-13,-98Q-14,-117 0,-118Q14,-117 13,-98Z', main)
    tool.sheet(
      'M-16,-96L-18,-90L-16.4,-84L-18,-77Q-11,-72 -10.6,-80L-11,-92ZM16,-96L18,-90L16.4,-84L18,-77Q11,-72 10.6,-80L11,-92Z',
      fur,
    )
    tool.sheet(
      'M-16,-97L-17,-103L-12,-106L-6,-105L0,-108L6,-105L12,-106L17,-103L16,-97L10,-98L5,-96L0,-98L-5,-96L-10,-98Z',
      fur,
    )
  },
  veil: (tool, { cloths: [main, second] }) => {
    tool.sheet(
      'M-15,-68Q-22,-92 -13,-106Q0,-118 13,-106Q22,-92 15,-68L11,-74Q14,-90 10.6,-97Q0,-103 -10.6,-97Q-14,-90 -11,-74Z',
      pale(main, 0.1),
    )
    tool.flat('M-12,-97Q0,-107 12,-97L10.6,-92Q0,-99 -10.6,-92Z', pale(second, 0.5))
  },
  tricorn: (tool, { cloths: [main, , third] }) => {
    tool.sheet('M-12,-101Q-11,-115 0,-116Q11,-115 12,-101Z', deep(main, 0.3))
    tool.sheet(
      'M-27,-107Q-14,-106 0,-98.4Q14,-106 27,-107Q21,-96 8,-95L0,-93.6L-8,-95Q-21,-96 -27,-107Z',
      deep(main, 0.14),
    )
    tool.line('M-26,-106.4Q-14,-105 0,-97.4Q14,-105 26,-106.4', third, 1.6)
    tool.flat(circle(-12, -101, 2.4), third)
  },
} satisfies Record<string, Hat>
export type HatName = keyof typeof HATS
