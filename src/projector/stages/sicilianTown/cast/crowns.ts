/** Helmets, crowns, veils and flowers. */
import { ellipse, rect, circle } from '../../../paper/paths'
import { deep, GOLD, INK, IRON, LINEN, pale } from './knife'
import { dots, type Hat } from './shapes'

const crown = (half: number, foot: number, top: number, narrow = 0): string =>
  `M${-half},${foot}L${-half + narrow},${top + 4}Q0,${top - 4} ${half - narrow},${top + 4}L${half},${foot}Q0,${foot + 3} ${-half},${foot}Z`
const band = (half: number, y: number, height: number): string =>
  `M${-half},${y}Q0,${y + 3} ${half},${y}v${height}Q0,${y + height + 3} ${-half},${y + height}Z`

/** By name; each is cut on a head whose crown is at -105. */
export const CROWNS = {
  plume: (knife, { cloths: [main, second, third] }) => {
    knife.piece(
      'M2,-112Q-6,-136 -25,-130Q-34,-122 -29,-110Q-25,-117 -17,-117Q-7,-117 0,-109Z',
      third,
    )
    knife.piece(
      'M2,-112Q5,-141 25,-135Q36,-125 29,-112Q25,-121 17,-120Q9,-119 4,-109Z',
      second === GOLD ? LINEN : pale(second, 0.25),
    )
    knife.line('M-4,-112Q-12,-124 -25,-122M6,-113Q14,-127 27,-125', deep(main, 0.2), 0.9)
    knife.piece(
      'M-14,-82L-14.4,-98Q-14,-115 0,-116Q14,-115 14.4,-98L14,-82L10,-85V-97H-10V-85Z',
      IRON,
      14,
    )
    knife.flat('M-14.4,-100Q0,-105 14.4,-100L14.2,-96Q0,-101 -14.2,-96Z', GOLD)
    knife.flat('M-2.2,-118h4.4v15h-4.4Z', GOLD)
    knife.flat(
      dots(
        [
          [-11.6, -91],
          [11.6, -91],
          [-11.6, -85.6],
          [11.6, -85.6],
        ],
        1,
      ),
      GOLD,
    )
  },
  crown: (knife, { cloths: [, , third] }) => {
    knife.piece('M-10,-100Q-13,-116 0,-117Q13,-116 10,-100Z', '#8f2338')
    knife.piece(
      'M-13.4,-98L-16.4,-117L-8,-108L0,-122L8,-108L16.4,-117L13.4,-98Q0,-94 -13.4,-98Z',
      GOLD,
      14,
    )
    knife.flat(
      dots(
        [
          [-16.4, -118],
          [16.4, -118],
          [0, -123],
        ],
        2.3,
      ),
      '#f6ead0',
    )
    knife.flat(
      dots(
        [
          [-7, -101.6],
          [7, -101.6],
        ],
        1.9,
      ),
      '#2f6690',
    )
    knife.flat('M0,-105l3,3.6l-3,3.6l-3,-3.6Z', third === GOLD ? '#c4302a' : '#c4302a')
  },
  tiara: (knife, { cloths: [, second] }) => {
    knife.piece(
      'M-12.6,-101Q0,-107 12.6,-101L13.4,-110L7,-107.4L4,-114L0,-108.6L-4,-114L-7,-107.4L-13.4,-110Z',
      GOLD,
      13,
    )
    knife.flat(
      dots(
        [
          [0, -105.6],
          [-7.6, -104],
          [7.6, -104],
        ],
        1.7,
      ),
      second,
    )
    knife.flat(
      dots(
        [
          [-4, -115],
          [4, -115],
          [-13.4, -111],
          [13.4, -111],
        ],
        1.5,
      ),
      '#f6ead0',
    )
  },
  mitre: (knife, { cloths: [, second] }) => {
    knife.piece('M-12.4,-97Q-17,-117 0,-133Q17,-117 12.4,-97Q0,-93 -12.4,-97Z', '#f6ead0', 15)
    knife.flat('M-2.2,-129.6L-2.2,-96H2.2V-129.6Q0,-132.4 -2.2,-129.6Z', GOLD)
    knife.flat('M-12.8,-102.6Q0,-98.4 12.8,-102.6L12.4,-97Q0,-93 -12.4,-97Z', GOLD)
    knife.flat(
      dots(
        [
          [-7, -110],
          [7, -110],
        ],
        2.3,
      ),
      second,
    )
  },
  veil: (knife, { cloths: [main] }) => {
    knife.piece(
      'M-14.6,-70Q-20,-100 -9,-110Q0,-116 9,-110Q20,-100 14.6,-70Q11,-66 10,-76Q14,-95 8,-100Q0,-103.6 -8,-100Q-14,-95 -10,-76Q-11,-66 -14.6,-70Z',
      main,
    )
    knife.flat(
      'M-11.4,-80Q-14,-99 -6.6,-104Q0,-107 6.6,-104Q14,-99 11.4,-80L9,-77Q11.6,-94 6,-98.6Q0,-101 -6,-98.6Q-11.6,-94 -9,-77Z',
      '#f6efe0',
    )
    knife.flat('M-9,-77Q0,-71 9,-77L8,-72.6Q0,-67 -8,-72.6Z', '#f6efe0')
  },
  hood: (knife, { cloths: [main] }) => {
    knife.piece(
      'M-16,-70Q-20,-100 -9,-111Q-2,-119 6,-113Q20,-102 16,-70Q11,-66 10.6,-78Q14,-97 0,-102Q-14,-97 -10.6,-78Q-11,-66 -16,-70Z',
      main,
    )
    knife.line('M-13,-74Q-17,-98 -7,-107M13,-74Q17,-98 7,-107', deep(main, 0.35), 1)
  },
  turban: (knife, { cloths: [main, second, third] }) => {
    const cloth = second === '#e5704f' ? second : pale(second, 0.2)
    knife.piece(
      'M-14,-95Q-19,-106 -10,-113Q0,-120 10,-113Q19,-106 14,-95Q0,-101.6 -14,-95Z',
      cloth,
      16,
    )
    knife.line(
      'M-15,-103Q-4,-99 12,-112M-12,-111Q0,-104 15,-103M-4,-116Q4,-108 14,-108',
      deep(cloth, 0.3),
      1,
    )
    knife.piece('M0,-112Q-4,-128 6,-132Q8,-122 2,-111Z', pale(main, 0.6))
    knife.flat(circle(0, -108, 3.4), GOLD)
    knife.flat(circle(0, -108, 1.7), third)
  },
  jester: (knife, { cloths: [main, second, third] }) => {
    knife.piece('M0,-98Q-13,-98 -14,-100Q-20,-122 -29,-112Q-30,-128 -12,-120Q-2,-115 0,-104Z', main)
    knife.piece('M0,-98Q13,-98 14,-100Q20,-122 29,-112Q30,-128 12,-120Q2,-115 0,-104Z', second)
    knife.piece('M-7,-100Q-6,-124 0,-130Q6,-124 7,-100Z', third)
    knife.piece(band(13.6, -101, 5), LINEN)
    knife.flat(
      dots(
        [
          [-29, -111],
          [29, -111],
          [0, -131],
        ],
        2.8,
      ),
      GOLD,
    )
  },
  wreath: (knife) => {
    for (const side of [-1, 1])
      for (const [x, y, turn] of [
        [12.6, -98, 0],
        [9.6, -104, 1],
        [4.6, -107.4, 2],
      ] as const) {
        knife.flat(
          `M${side * x},${y}q${side * (6 - turn * 2)},${-3 - turn * 2} ${side * (2 - turn)},${-8}q${side * -6},2 ${side * (-2 + turn)},8Z`,
          '#4f8a48',
        )
        knife.flat(circle(side * x, y, 2.6), turn === 1 ? '#fff4dc' : '#e2743a')
      }
    knife.flat(circle(0, -107.6, 3), '#f2cf3f')
  },
  mantilla: (knife, { cloths: [main] }) => {
    knife.piece('M-7,-104L-9,-119Q0,-124 9,-119L7,-104Z', GOLD)
    knife.line('M-4,-106V-117M0,-106V-119M4,-106V-117', deep(GOLD, 0.4), 1)
    knife.piece(
      'M0,-117Q-15,-116 -16,-98Q-20,-80 -17,-62Q-12,-66 -11,-80Q-12,-96 -6,-104Q0,-107 6,-104Q12,-96 11,-80Q12,-66 17,-62Q20,-80 16,-98Q15,-116 0,-117Z',
      deep(main, 0.5),
    )
    knife.line('M-15,-66Q-14,-84 -11,-97M15,-66Q14,-84 11,-97', pale(main, 0.3), 0.8)
    knife.flat(
      dots(
        [
          [-8, -103],
          [-4.6, -105],
        ],
        2.3,
      ),
      '#d8283a',
    )
  },
  comb: (knife) => {
    knife.piece('M-9,-106Q-16,-121 -7,-120Q0,-128 7,-120Q16,-121 9,-106Z', '#8a4a24')
    knife.line('M-5,-108Q-8,-115 -5,-118M0,-108V-121M5,-108Q8,-115 5,-118', GOLD, 1)
    for (const [x, y] of [
      [11, -101],
      [13.4, -96.6],
      [8.6, -104.6],
    ] as const)
      knife.flat(circle(x, y, 2.9), '#d8283a')
  },
  lace: (knife) => {
    let edge = 'M-13.4,-92'
    for (const [x, y] of [
      [-14, -98],
      [-11.4, -104],
      [-6.6, -108],
      [0, -110],
      [6.6, -108],
      [11.4, -104],
      [14, -98],
      [13.4, -92],
    ] as const)
      edge += `A3.6,3.6 0 0 1 ${x},${y}`
    knife.piece(`${edge}Q10,-101 0,-102.6Q-10,-101 -13.4,-92Z`, '#f6efe0')
    knife.line('M-11.6,-97Q-8,-103.6 0,-105Q8,-103.6 11.6,-97', '#b9a8c4', 1)
    knife.flat(rect(-1.6, -108, 3.2, 2.4), INK)
  },
  ribbon: (knife, { cloths: [, , third] }) => {
    knife.piece(
      'M-2,-107Q-15,-118 -16,-107Q-15,-99 -2,-105ZM2,-107Q15,-118 16,-107Q15,-99 2,-105Z',
      third,
    )
    knife.line('M-4,-106.4l-8,-2M4,-106.4l8,-2', deep(third, 0.3), 0.9)
    knife.piece(circle(0, -106.4, 3.2), deep(third, 0.16))
  },
  saturno: (knife, { cloths: [, second] }) => {
    knife.piece(crown(10.6, -100, -113), '#2a1c28', 11)
    knife.flat(band(10.6, -104, 3.6), second)
    knife.piece(ellipse(0, -100, 24, 4.2), '#33232e', 24)
    knife.line('M13,-99Q18,-94 16,-88', second, 1.3)
  },
} satisfies Record<string, Hat>
