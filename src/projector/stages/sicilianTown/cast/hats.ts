/** What they have on their heads: it tells them apart from across the room. */
import { ellipse, circle } from '../../../paper/paths'
import { CROWNS } from './crowns'
import { deep, GOLD, LINEN, pale } from './knife'
import { dots, type Hat } from './shapes'

const brim = (half: number, y: number, droop = 0): string =>
  `M${-half},${y + droop}Q${-half / 2},${y - 4} 0,${y - 3}Q${half / 2},${y - 4} ${half},${y + droop}Q${half / 2},${y + 4} 0,${y + 2.6}Q${-half / 2},${y + 4} ${-half},${y + droop}Z`
const crown = (half: number, foot: number, top: number, narrow = 0): string =>
  `M${-half},${foot}L${-half + narrow},${top + 4}Q0,${top - 4} ${half - narrow},${top + 4}L${half},${foot}Q0,${foot + 3} ${-half},${foot}Z`
const band = (half: number, y: number, height: number): string =>
  `M${-half},${y}Q0,${y + 3} ${half},${y}v${height}Q0,${y + height + 3} ${-half},${y + height}Z`

export const HATS = {
  ...CROWNS,
  bare: () => {},
  coppola: (knife, { cloths: [, second] }) => {
    knife.piece('M-13.6,-99Q-17,-112 0,-112.6Q18,-112 15,-100Q4,-105 -13.6,-99Z', deep(second, 0.2))
    knife.line('M0,-112Q-6,-106 -8,-101M0,-112Q7,-107 8,-101.6', deep(second, 0.5), 0.9)
    knife.piece(
      'M-13,-98.6Q-2,-105 10,-102.4Q16,-100.6 18,-96Q4,-101 -13,-98.6Z',
      deep(second, 0.45),
    )
    knife.flat(circle(0, -112.4, 1.6), second)
  },
  cloche: (knife, { cloths: [main, second] }) => {
    knife.piece(
      'M-15,-93Q-17,-112 0,-113.6Q17,-112 15,-93Q16.6,-91 17,-89.6Q9,-96 0,-96.4Q-9,-96 -17,-89.6Q-16.6,-91 -15,-93Z',
      main,
      15,
    )
    knife.flat('M-15.2,-98Q0,-104 15.2,-98L15,-94Q0,-100.4 -15,-94Z', second)
    knife.flat(
      dots(
        [
          [10, -99],
          [13.4, -97.4],
          [11.6, -102],
        ],
        2.5,
      ),
      second,
    )
    knife.flat(circle(11.6, -99.4, 1.4), GOLD)
  },
  stocking: (knife, { cloths: [, second, third] }) => {
    knife.piece(
      'M-13,-97Q-14,-111 -2,-114Q12,-118 20,-106Q25,-98 23,-88Q19,-100 11,-101Q13,-99 13,-97Z',
      third === '#d9c08a' ? second : third,
    )
    knife.piece(band(13.4, -101.4, 5), deep(second, 0.15))
    knife.flat(circle(22.6, -87, 3.4), LINEN)
  },
  bowler: (knife, { cloths: [main, second] }) => {
    knife.piece('M-12,-99Q-13.4,-117 0,-117Q13.4,-117 12,-99Z', deep(main, 0.45), 13)
    knife.flat(band(12, -104.4, 4.4), second)
    knife.piece(
      'M-17,-101.4Q0,-97 17,-101.4Q20,-98 15,-96.4Q0,-93.4 -15,-96.4Q-20,-98 -17,-101.4Z',
      deep(main, 0.5),
    )
  },
  toque: (knife) => {
    knife.piece(
      'M-11,-99L-11.6,-108Q-19,-112 -14,-120Q-9,-126 -4,-122.6Q0,-128 5,-122.6Q12,-126 15,-119Q18,-111 11.6,-108L11,-99Q0,-95.4 -11,-99Z',
      '#fbf3e2',
      15,
    )
    knife.line('M-6,-108V-115M0,-107V-117M6,-108V-115', '#cdbfa4', 0.9)
    knife.flat(band(11.4, -104, 5.4), '#f0e4c8')
  },
  feather: (knife, { cloths: [main, second] }) => {
    knife.piece('M7,-107Q15,-138 33,-128Q26,-113 9,-103Z', LINEN)
    knife.line('M9,-105Q18,-120 30,-126', deep(second, 0.2), 0.8)
    knife.piece('M-15.6,-99Q-18,-113 0,-113.4Q18,-113 15,-100Q0,-106.4 -15.6,-99Z', main, 16)
    knife.flat('M-15.6,-99Q0,-106.4 15,-100L14.6,-97.4Q0,-103.4 -15,-96.6Z', second)
    knife.flat(circle(8.6, -105, 2.6), GOLD)
  },
  scarf: (knife, { cloths: [main, second] }) => {
    knife.piece(
      'M-13.4,-82Q-17,-101 -9,-108Q0,-113.4 9,-108Q17,-101 13.4,-82Q11.6,-93 8,-99.6Q0,-103.4 -8,-99.6Q-11.6,-93 -13.4,-82Z',
      second,
      14,
    )
    knife.flat(
      dots(
        [
          [-10.6, -99],
          [-5, -105.4],
          [2.6, -107],
          [9.4, -101.6],
          [12.4, -93],
          [-12.6, -91],
        ],
        1.4,
      ),
      pale(main, 0.7),
    )
    knife.piece('M-3,-75L-9,-68L-4,-66L0,-73L4,-66L9,-68L3,-75Z', second)
  },
  boater: (knife, { cloths: [, , third] }) => {
    knife.piece('M-11,-100V-111Q0,-114.4 11,-111V-100Z', '#e6c878', 11)
    knife.flat(band(11, -105.6, 4.6), third)
    knife.piece(ellipse(0, -100, 20, 3.4), '#edd18a', 20)
    knife.line('M-17,-100.6Q0,-97.6 17,-100.6', deep('#e6c878', 0.25), 0.8)
  },
  peaked: (knife, { cloths: [main, second] }) => {
    knife.piece('M-12.6,-101L-15,-111Q0,-117 15,-111L12.6,-101Q0,-98 -12.6,-101Z', main, 15)
    knife.flat(band(12.8, -104, 4), second)
    knife.piece(
      'M-12.4,-99Q0,-95.6 12.4,-99Q14,-95 10,-94.4Q0,-92 -10,-94.4Q-14,-95 -12.4,-99Z',
      '#2a1c28',
    )
    knife.flat(
      'M0,-111.6l1.4,3l3.2,.3l-2.4,2.1l.8,3.2l-3,-1.7l-3,1.7l.8,-3.2l-2.4,-2.1l3.2,-.3Z',
      GOLD,
    )
  },
  tricorn: (knife, { cloths: [main] }) => {
    knife.piece(
      'M-20,-105Q-10,-101 -10,-109Q0,-120 10,-109Q10,-101 20,-105Q15,-94 0,-97.6Q-15,-94 -20,-105Z',
      deep(main, 0.5),
      18,
    )
    knife.flat(
      'M-20,-105Q-13,-98.6 0,-100.4Q13,-98.6 20,-105L17.6,-101Q9,-96 0,-97.6Q-9,-96 -17.6,-101Z',
      GOLD,
    )
    knife.flat(circle(-8, -104, 2.4), '#c4302a')
  },
  straw: (knife, { cloths: [main] }) => {
    knife.piece(crown(11, -100, -114, 1), '#dcb75f', 11)
    knife.flat(band(11.2, -105, 4.4), main)
    knife.piece(brim(25, -99, 1.6), '#e6c56f', 25)
    knife.line(
      'M-20,-98.4Q0,-101.6 20,-98.4M-15,-96.6Q0,-98.4 15,-96.6',
      deep('#dcb75f', 0.25),
      0.8,
    )
  },
  fez: (knife) => {
    knife.piece('M-11,-98L-8.4,-117Q0,-119 8.4,-117L11,-98Q0,-94.4 -11,-98Z', '#b3261e', 11)
    knife.line('M0,-118Q11,-117 13,-106', '#2a1420', 1.4)
    knife.flat('M11.4,-107h3.4l.8,8h-5Z', '#2a1420')
  },
  tophat: (knife, { cloths: [main] }) => {
    knife.piece('M-10.6,-100L-12.4,-124Q0,-127 12.4,-124L10.6,-100Z', '#2a1c2c', 12)
    knife.flat('M-10.8,-106Q0,-103.4 10.8,-106L10.6,-100Q0,-98 -10.6,-100Z', pale(main, 0.12))
    knife.piece(
      'M-18,-102Q0,-97 18,-102Q20,-98.6 14,-97.4Q0,-94.4 -14,-97.4Q-20,-98.6 -18,-102Z',
      '#33232e',
    )
  },
  fedora: (knife, { cloths: [main, second] }) => {
    knife.piece('M-12,-99L-10,-115Q-5,-119.4 0,-115Q5,-119.4 10,-115L12,-99Z', deep(main, 0.3), 12)
    knife.flat(band(11.8, -105, 5), second)
    knife.piece(brim(22, -98.6, -1), deep(main, 0.36), 22)
  },
} satisfies Record<string, Hat>
export type HatName = keyof typeof HATS
