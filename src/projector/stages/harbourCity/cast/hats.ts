/** Hats, from the toque to three at once; each sits on a head whose crown is at -105. */
import { mix } from '../../../paper/colour'
import { circle, ellipse, rect } from '../../../paper/paths'
import { CREAM, type Scissors } from './scissors'

const BAND = '#1f1c23'
const GOLD = '#d3a038'

type Paint = (to: Scissors, cloth: string, accent: string) => void

const bowler = ({ piece, flat }: Scissors, cloth: string, lift: number, size: number): void => {
  const at = (x: number, y: number) => `${x * size},${-100 - lift + y * size}`
  piece(`M${at(-11, 1)}Q${at(-12.6, -16)} ${at(0, -16.6)}Q${at(12.6, -16)} ${at(11, 1)}Z`, cloth)
  flat(`M${at(-11.6, -3.4)}L${at(11.6, -3.4)}L${at(11.4, 0.6)}L${at(-11.4, 0.6)}Z`, '#7d1a26')
  piece(
    `M${at(-17, -1)}Q${at(0, 3.4)} ${at(17, -1)}Q${at(18.4, 2.6)} ${at(14, 3.4)}Q${at(0, 7)} ${at(-14, 3.4)}Q${at(-18.4, 2.6)} ${at(-17, -1)}Z`,
    cloth,
  )
}

const peak = (to: Scissors, cloth: string, accent: string, crown: string): void => {
  to.piece(crown, cloth)
  to.piece(
    'M-11.8,-105L-11.6,-98.6Q0,-95.4 11.6,-98.6L11.8,-105Q0,-102 -11.8,-105Z',
    mix(cloth, '#000000', 0.35),
  )
  to.flat(circle(0, -104.6, 2.6), accent)
  to.piece('M-11.6,-98.8Q0,-96 11.6,-98.8Q11,-93.6 0,-93Q-11,-93.6 -11.6,-98.8Z', BAND)
}

const tall = ({ piece, flat }: Scissors, cloth: string, accent: string): void => {
  piece('M-10.4,-100L-11.6,-126Q0,-129 11.6,-126L10.4,-100Z', cloth)
  flat('M-10.6,-107Q0,-104.6 10.6,-107L10.4,-101Q0,-98.6 -10.4,-101Z', accent)
  piece(
    'M-17,-102Q-14,-98.6 0,-98Q14,-98.6 17,-102Q18.4,-97 12,-95.6Q0,-93.6 -12,-95.6Q-18.4,-97 -17,-102Z',
    cloth,
  )
}

const HATS = {
  none: () => undefined,
  newsboy: ({ piece, line, flat }, cloth) => {
    piece('M-14,-99Q-18,-111 -6,-113.6Q8,-116 14.6,-108Q17,-103 13.4,-99.6Q0,-104 -14,-99Z', cloth)
    line(
      'M0,-113.6Q-7,-108 -9,-101M0,-113.6Q7,-109 9,-102M0,-113.6V-103',
      mix(cloth, '#000000', 0.4),
      0.7,
    )
    flat(circle(0, -113.8, 1.5), mix(cloth, '#000000', 0.3))
    piece(
      'M-12.6,-100Q0,-104.6 11,-100.6Q15.4,-97.6 13,-94.6Q2,-99 -12.6,-96.6Z',
      mix(cloth, '#000000', 0.28),
    )
  },
  feather: ({ piece, flat }, cloth) => {
    piece('M7,-104Q6,-126 17,-134Q22,-122 12,-104Z', cloth)
    piece('M-11.6,-102.6Q0,-98.4 11.6,-102.6V-98.4Q0,-94.4 -11.6,-98.4Z', BAND)
    flat(circle(9, -100.6, 2.8), GOLD)
  },
  knit: ({ piece, line }, cloth) => {
    piece('M-11.6,-99Q-12.4,-113 0,-114Q12.4,-113 11.6,-99Z', cloth)
    line('M-6,-111V-103M0,-113V-103M6,-111V-103', mix(cloth, '#000000', 0.35), 0.8)
    piece(
      'M-12.4,-103.6Q0,-100.4 12.4,-103.6V-97.4Q0,-94.4 -12.4,-97.4Z',
      mix(cloth, '#000000', 0.22),
    )
  },
  peaked: (to, cloth, accent) =>
    peak(to, cloth, accent, 'M-11.8,-104Q-18,-108 -15,-112Q0,-118 15,-112Q18,-108 11.8,-104Z'),
  kepi: (to, cloth, accent) =>
    peak(to, cloth, accent, 'M-11.8,-104L-9.6,-115.6Q0,-118 9.6,-115.6L11.8,-104Z'),
  porkpie: ({ piece, flat }, cloth) => {
    piece('M-10.6,-100L-10,-111Q0,-114.6 10,-111L10.6,-100Z', cloth)
    flat('M-10.6,-106.4H10.6V-100.6H-10.6Z', BAND)
    piece('M-17,-101Q0,-104.6 17,-101Q16,-96.6 0,-97.6Q-16,-96.6 -17,-101Z', cloth)
  },
  toque: ({ piece, line }, cloth) => {
    piece(
      'M-10.6,-107Q-20,-112 -16.4,-120Q-12,-126.6 -6,-123.6Q0,-130 7,-123.6Q14,-126.6 17,-119Q19,-111 10.6,-107Z',
      cloth,
    )
    line('M-6,-108Q-7,-114 -9,-117M0,-108V-118M6,-108Q7,-114 9,-117', '#8d8983', 0.8)
    piece('M-11.4,-109Q0,-106 11.4,-109V-98Q0,-95 -11.4,-98Z', cloth)
  },
  veil: ({ piece, flat, line }, cloth) => {
    piece('M-11,-101Q-12,-110 0,-111Q12,-110 11,-101Q0,-98 -11,-101Z', cloth)
    flat('M-12,-103Q0,-99 12,-103Q17,-88 14,-72Q0,-68 -14,-72Q-17,-88 -12,-103Z', cloth, 0.34)
    line(
      'M-13,-97Q0,-92 13,-97M-14.6,-89Q0,-84 14.6,-89M-15,-81Q0,-76 15,-81M-8,-101Q-10,-86 -8,-71M0,-100V-70M8,-101Q10,-86 8,-71',
      cloth,
      0.5,
    )
    piece('M4,-107q8,-9 13,-3q-5,5 -13,3ZM4,-107q2,-11 9,-9q0,7 -9,9Z', '#6d4768')
  },
  beret: ({ piece, line }, cloth) => {
    piece(
      'M-11.6,-99.6Q-19,-103 -15,-109Q-6,-115.6 7,-112.6Q17.6,-109 14,-103Q12,-100 10.6,-99.6Q0,-103.6 -11.6,-99.6Z',
      cloth,
    )
    line('M1,-113q1,-3.6 3,-4', mix(cloth, '#000000', 0.3), 1.6)
  },
  pillbox: ({ piece, flat, line }, cloth, accent) => {
    piece('M-9,-103L-8,-113Q0,-115.6 8,-113L9,-103Q0,-100 -9,-103Z', cloth)
    flat('M-9,-105.4Q0,-102.4 9,-105.4V-103Q0,-100 -9,-103Z', accent)
    line('M-8.8,-103Q-12,-88 -3,-77.4', BAND, 0.8)
  },
  dixie: ({ piece }, cloth) => {
    piece('M-10,-102Q-10,-114 0,-114.4Q10,-114 10,-102Z', cloth)
    piece('M-13.6,-108Q-12,-104.4 0,-103.4Q12,-104.4 13.6,-108L12,-99.6Q0,-96.6 -12,-99.6Z', cloth)
  },
  tiara: ({ piece, flat }) => {
    piece('M-9,-103L-10.4,-111L-5,-107L0,-115L5,-107L10.4,-111L9,-103Q0,-100.4 -9,-103Z', GOLD)
    flat(circle(0, -106, 1.8), '#d4282c')
  },
  souwester: ({ piece, line }, cloth) => {
    piece('M-11,-99Q-12.6,-114 0,-115Q12.6,-114 11,-99Z', cloth)
    line(
      'M0,-115V-103M-6,-113Q-8,-108 -7.6,-102M6,-113Q8,-108 7.6,-102',
      mix(cloth, '#000000', 0.4),
      0.8,
    )
    piece(
      'M-11.6,-102Q0,-106 11.6,-102Q22,-92 20,-86Q12,-96 0,-97.4Q-12,-96 -20,-86Q-22,-92 -11.6,-102Z',
      cloth,
    )
  },
  straw: ({ piece, flat }, cloth, accent) => {
    piece('M-10,-100Q-10,-112 0,-112.6Q10,-112 10,-100Z', cloth)
    flat('M-10.2,-105H10.2V-100.4H-10.2Z', BAND)
    piece(
      'M-24,-97.6Q-12,-104 0,-102.6Q12,-104 24,-97.6Q12,-93.6 0,-95.6Q-12,-93.6 -24,-97.6Z',
      cloth,
    )
    for (let petal = 0; petal < 5; petal += 1)
      flat(circle(9 + Math.cos(petal * 1.26) * 3, -103 + Math.sin(petal * 1.26) * 3, 2.6), accent)
    flat(circle(9, -103, 1.8), GOLD)
  },
  tophat: tall,
  cloche: ({ piece, flat }, cloth) => {
    piece(
      'M-12.6,-92Q-14.6,-111 0,-112.6Q14.6,-111 12.6,-92Q9,-98 0,-98.4Q-9,-98 -12.6,-92Z',
      cloth,
    )
    flat('M-12.8,-101.6Q0,-106 12.8,-101.6L12.9,-97.6Q0,-102 -12.9,-97.6Z', BAND)
    piece(`${circle(9.6, -101, 3.6)}`, mix(cloth, CREAM, 0.4))
  },
  scarf: ({ piece, flat }, cloth, accent) => {
    piece(
      'M-11.6,-80Q-16,-100 -8,-107Q0,-111.6 8,-107Q16,-100 11.6,-80Q7,-73 0,-72Q-7,-73 -11.6,-80Q-6,-76.4 0,-76.4Q6,-76.4 9.4,-81Q11,-97 5,-100.6Q0,-102.6 -5,-100.6Q-11,-97 -9.4,-81Z',
      cloth,
    )
    for (const [x, y] of [
      [-9, -101],
      [-3, -106.4],
      [4, -106],
      [9.6, -100],
      [12, -92],
      [-12, -92],
    ] as const)
      flat(circle(x, y, 1.2), accent)
    flat('M0,-73l-7,7l3,3l4,-7l4,7l3,-3Z', cloth)
  },
  goggles: ({ piece, line }, cloth) => {
    piece(
      'M-12,-84Q-14.6,-110 0,-111Q14.6,-110 12,-84Q9,-86 9.4,-97Q0,-101.6 -9.4,-97Q-9,-86 -12,-84Z',
      cloth,
    )
    piece(`${circle(-5, -103, 4.4)}${circle(5, -103, 4.4)}`, '#a9bfc6')
    line('M-12.6,-102L-9.4,-103M12.6,-102L9.4,-103M-7,-105l2.4,-1M3,-105l2.4,-1', BAND, 1)
  },
  boater: ({ piece, flat }, cloth) => {
    piece('M-10.6,-101L-10.4,-111.6H10.4L10.6,-101Z', cloth)
    flat(rect(-10.6, -107.6, 21.2, 5), '#d4282c')
    piece('M-18.6,-102.6Q0,-105.4 18.6,-102.6V-99.4Q0,-96.6 -18.6,-99.4Z', cloth)
  },
  turban: ({ piece, flat }, cloth) => {
    piece('M-12,-96Q-14,-110 0,-110.6Q14,-110 12,-96Q6,-101.4 0,-101.4Q-6,-101.4 -12,-96Z', cloth)
    piece('M0,-108Q-9,-118 -11,-112Q-8,-107 0,-106Q8,-107 11,-112Q9,-118 0,-108Z', cloth)
    for (const [x, y] of [
      [-7, -104],
      [7, -104],
      [-10, -100],
      [10, -100],
    ] as const)
      flat(circle(x, y, 1), CREAM)
  },
  bowler: (to, cloth) => bowler(to, cloth, 0, 1),
  tinybowler: (to, cloth) => bowler(to, cloth, 6, 0.56),
  stack: (to, cloth, accent) => {
    bowler(to, cloth, 0, 1)
    bowler(to, '#c9c1b3', 13, 0.9)
    bowler(to, accent, 25, 0.8)
  },
  cap: ({ piece, flat }, cloth) => {
    piece('M-11,-99.6Q-11.4,-111 0,-112Q11.4,-111 11,-99.6Q0,-96.6 -11,-99.6Z', cloth)
    flat('M-11.2,-103.6Q0,-100.6 11.2,-103.6L11,-101Q0,-98 -11,-101Z', '#8d8983')
    flat(ellipse(0, -112.4, 2.2, 1.8), '#d4282c')
  },
} as const satisfies Readonly<Record<string, Paint>>

export type HatKind = keyof typeof HATS

export function hat(to: Scissors, kind: HatKind, cloth: string, accent: string): void {
  HATS[kind](to, cloth, accent)
}
