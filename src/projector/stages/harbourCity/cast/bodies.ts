/** What people wear, from the boxer's trunks to the opera gown. */
import { circle, rect } from '../../../paper/paths'
import { mix } from '../../../paper/colour'
import type { Scissors } from './scissors'
import {
  BODICE,
  BRASS,
  SHOE,
  belt,
  bow,
  buttons,
  deep,
  folds,
  jacket,
  lapels,
  lobes,
  shoes,
  skirt,
  stockings,
  tie,
  trousers,
} from './garments'

export interface Dress {
  readonly main: string
  readonly second: string
  readonly accent: string
  readonly skin: string
}

export interface Body {
  readonly back?: (to: Scissors, dress: Dress) => void
  readonly legs?: (to: Scissors, dress: Dress) => void
  readonly body: (to: Scissors, dress: Dress) => void
  /** The sleeve and its cuff; null for a bare arm. */
  readonly sleeve: (dress: Dress) => readonly [sleeve: string, cuff: string] | null
}

const CREAM = '#f3e8d2'
const same = ({ main }: Dress) => [deep(main, 0.08), deep(main, 0.32)] as const
const legsOf =
  (pick: (dress: Dress) => string, flare = 0) =>
  (to: Scissors, dress: Dress): void => {
    shoes(to)
    trousers(to, pick(dress), flare)
  }
const ladyLegs = (to: Scissors, { accent, skin }: Dress): void => {
  shoes(to, deep(accent, 0.4))
  stockings(to, mix(skin, '#5a3a36', 0.34))
}

const suit =
  (pattern?: (to: Scissors, dress: Dress) => void) =>
  (to: Scissors, dress: Dress): void => {
    to.piece(jacket(-34, 14.6), dress.main)
    pattern?.(to, dress)
    lapels(to, dress.second, deep(dress.main, 0.18), -50)
    buttons(to, SHOE, [-46, -40])
    to.flat('M7,-63h6l-1,-3.4l-2,1.6l-2,-2Z', dress.accent)
  }

const BODIES = {
  suit: {
    legs: legsOf(({ main }) => main),
    body: (to, dress) => {
      suit()(to, dress)
      tie(to, dress.accent)
    },
    sleeve: same,
  },
  checks: {
    legs: legsOf(({ second }) => second, 2),
    body: (to, dress) => {
      suit(({ flat }, { second }) => {
        for (let row = 0; row < 9; row += 1)
          for (let column = row % 2; column < 6; column += 2)
            flat(rect(-13 + column * 4.4, -74 + row * 4.4, 4.4, 4.4), second, 0.6)
      })(to, dress)
      bow(to, dress.accent, 1.5)
    },
    sleeve: same,
  },
  stripes: {
    legs: legsOf(() => CREAM),
    body: (to, dress) => {
      suit(({ flat }) => {
        for (let column = -3; column < 4; column += 1)
          flat(rect(column * 4.6 - 1.1, -75, 2.2, 40), CREAM)
      })(to, dress)
      bow(to, SHOE)
    },
    sleeve: same,
  },
  tails: {
    legs: legsOf(({ main }) => main),
    back: ({ piece }, { main, accent }) => {
      piece('M-12,-76Q-29,-50 -25,-10Q0,-3 25,-10Q29,-50 12,-76Z', deep(main, 0.3))
      piece('M-11,-74Q-24,-50 -21,-13Q0,-8 21,-13Q24,-50 11,-74Z', accent)
    },
    body: (to, { main, second, accent }) => {
      to.piece(
        'M-16.6,-72Q-18,-60 -13,-46L-15,-22L-5,-28L0,-43L5,-28L15,-22L13,-46Q18,-60 16.6,-72Q10,-76 6,-76H-6Q-10,-76 -16.6,-72Z',
        main,
      )
      to.flat('M-6.4,-76.6L-5,-46L0,-41L5,-46L6.4,-76.6Z', CREAM)
      to.flat('M-5.4,-60L-5,-46L0,-41L5,-46L5.4,-60L0,-52Z', second)
      for (const side of [-1, 1])
        to.piece(`M${side * 6},-77L${side * 12},-66L${side * 5.4},-47Z`, deep(main, 0.25))
      bow(to, mix(accent, CREAM, 0.85), 0.9)
      to.flat(circle(-10, -64, 2), accent)
    },
    sleeve: same,
  },
  overcoat: {
    legs: legsOf(({ second }) => second),
    body: (to, { main, second, accent }) => {
      to.piece(jacket(-13, 20), main)
      to.line('M0,-50V-14', deep(main, 0.5), 0.9)
      lapels(to, second, deep(main, 0.24), -55)
      tie(to, accent, -60)
      buttons(to, BRASS, [-50, -41, -32], 5)
      belt(to, deep(main, 0.45), -47, 13.6)
      to.flat('M-13.6,-33h7v4h-7ZM6.6,-33h7v4h-7Z', deep(main, 0.3))
    },
    sleeve: ({ main, accent }) => [deep(main, 0.08), deep(accent, 0.2)],
  },
  overalls: {
    legs: legsOf(({ main }) => main, 1),
    body: (to, { main, second, accent }) => {
      to.piece(jacket(-44, 12), second)
      to.piece('M-9,-66H9L13,-47L13.6,-38H-13.6L-13,-47Z', main)
      to.piece('M-9.6,-77L-6,-77L-5.4,-65H-9ZM9.6,-77L6,-77L5.4,-65H9Z', main)
      to.flat(rect(-4.6, -61, 9.2, 7.6), deep(main, 0.3))
      buttons(to, BRASS, [-65.4], 7)
      to.flat('M-6,-77L0,-71L6,-77L3,-70L0,-68L-3,-70Z', accent)
    },
    sleeve: ({ second }) => [second, deep(second, 0.22)],
  },
  flapper: {
    legs: ladyLegs,
    body: (to, { main, accent }) => {
      to.piece(
        'M-5,-76Q-10,-72 -12,-70Q-12.6,-52 -13,-26H13Q12.6,-52 12,-70Q10,-72 5,-76Q0,-66 -5,-76Z',
        main,
      )
      let fringe = ''
      for (const [row, y] of [-38, -31].entries())
        for (let x = -13.2; x < 13; x += 2.2) fringe += `M${x + (row % 2)},${y}l1.1,9.6l1.1,-9.6Z`
      to.flat(fringe, accent)
      to.piece('M-13,-44H13V-38.6H-13Z', accent)
      to.line('M-5.6,-73Q0,-50 5.6,-73M-7.4,-72Q0,-44 7.4,-72', CREAM, 0.9)
    },
    sleeve: () => null,
  },
  gown: {
    body: (to, { main, second, accent }) => {
      to.piece(
        'M-9.6,-50Q-16,-40 -15,-26Q-20,-10 -28,-2Q-14,3 0,0Q14,3 28,-2Q20,-10 15,-26Q16,-40 9.6,-50Z',
        second,
      )
      folds(to, second, -40, -4, 24)
      to.piece(BODICE, main)
      to.flat('M-5.4,-76L0,-64L5.4,-76Q0,-71 -5.4,-76Z', deep(accent, 0.1))
      to.piece('M-10,-50.6H10V-46H-10Z', accent)
      to.flat('M6,-47L10,-24L6.6,-25L3,-46Z', accent)
    },
    sleeve: ({ main }) => [main, deep(main, 0.3)],
  },
  dress: {
    legs: ladyLegs,
    body: (to, { main, second, accent }) => {
      to.piece(skirt(-49, -17, 19), main)
      folds(to, main, -46, -18, 18)
      to.piece(BODICE, main)
      to.piece('M-6,-77L-11.6,-71L-4,-66L0,-71L4,-66L11.6,-71L6,-77Q0,-72 -6,-77Z', second)
      belt(to, accent, -50.6, 9.8)
      buttons(to, second, [-62, -56])
    },
    sleeve: ({ main, second }) => [deep(main, 0.06), second],
  },
  pinafore: {
    legs: ladyLegs,
    body: (to, { main, second }) => {
      to.piece(skirt(-49, -20, 20), main)
      to.piece(BODICE, main)
      to.piece('M-7,-70H7L8,-49L15,-24Q0,-20 -15,-24L-8,-49Z', second)
      to.piece('M-7,-76L-13,-71L-8.4,-66L-6,-70ZM7,-76L13,-71L8.4,-66L6,-70Z', second)
      to.flat(rect(-6, -38, 12, 8), deep(second, 0.14))
    },
    sleeve: ({ main, second }) => [main, second],
  },
  fur: {
    legs: ladyLegs,
    body: (to, { main, second, accent }) => {
      to.piece(
        'M-8,-76Q-19,-72 -21,-54Q-23,-34 -19,-22Q0,-16 19,-22Q23,-34 21,-54Q19,-72 8,-76Z',
        main,
      )
      to.line(
        'M-14,-62q3,6 0,12q3,6 0,12M-6,-56q3,6 0,12q3,6 0,12M8,-56q-3,6 0,12q-3,6 0,12M15,-62q-3,6 0,12q-3,6 0,12',
        deep(main, 0.3),
        0.8,
      )
      to.piece(lobes(-22, 17, 7, 4), deep(main, 0.2))
      to.piece(lobes(-73, 13, 6, 5.4), deep(main, 0.1))
      to.flat('M-3,-70L0,-60L3,-70Z', second)
      to.flat(circle(-8, -60, 3), accent)
    },
    sleeve: ({ main }) => [deep(main, 0.1), deep(main, 0.3)],
  },
  apron: {
    legs: legsOf(({ second }) => deep(second, 0.55)),
    body: (to, { main, second, accent }) => {
      to.piece(jacket(-36, 15), mix(second, CREAM, 0.3))
      to.piece('M-8,-68H8L11,-49L17,-12Q0,-7 -17,-12L-11,-49Z', main)
      to.line('M-11,-48H11', deep(main, 0.5), 1.2)
      buttons(to, deep(main, 0.6), [-63, -56], 4.4)
      to.piece('M-8,-77Q0,-71 8,-77L6,-71.6L0,-68L-6,-71.6Z', accent)
    },
    sleeve: ({ second }) => [mix(second, CREAM, 0.3), deep(second, 0.2)],
  },
  waiter: {
    legs: legsOf(({ main }) => main),
    body: (to, { main }) => {
      to.piece(jacket(-44, 12.6), CREAM)
      to.piece('M-15,-74L-6,-76L0,-52L6,-76L15,-74Q15,-56 12.6,-44H-12.6Q-15,-56 -15,-74Z', main)
      bow(to, SHOE)
      to.piece('M-13,-46H13L16,-13Q0,-9 -16,-13Z', CREAM)
      to.flat('M5,-45h5l1,12l-5,2Z', '#d4282c')
    },
    sleeve: () => [CREAM, deep(CREAM, 0.16)],
  },
  waistcoat: {
    legs: legsOf(({ main }) => deep(main, 0.4)),
    body: (to, { main, second, accent }) => {
      to.piece(jacket(-42, 12.6), second)
      to.piece(
        'M-15.6,-74L-6,-76L0,-54L6,-76L15.6,-74Q15.6,-56 12.6,-40L2,-37L0,-41L-2,-37L-12.6,-40Q-15.6,-56 -15.6,-74Z',
        main,
      )
      buttons(to, BRASS, [-52, -47, -42])
      to.line('M2,-46Q7,-40 11,-47', BRASS, 0.9)
      bow(to, accent, 0.9)
    },
    sleeve: ({ second }) => [second, deep(second, 0.2)],
  },
  uniform: {
    legs: legsOf(({ second }) => second),
    body: (to, { main, second, accent }) => {
      to.piece(jacket(-40, 14), main)
      to.line('M0,-76V-41', deep(main, 0.5), 0.8)
      to.piece('M-7,-78Q0,-73 7,-78L7,-73.6Q0,-69.4 -7,-73.6Z', deep(second, 0.1))
      buttons(to, accent === '#d4282c' ? BRASS : accent, [-68, -61, -54], 6)
      to.flat('M-17,-74L-9,-76L-9,-72.6L-17,-69.6ZM17,-74L9,-76L9,-72.6L17,-69.6Z', accent)
      belt(to, SHOE, -48, 12.8)
    },
    sleeve: ({ main, accent }) => [deep(main, 0.06), accent],
  },
  sailor: {
    legs: legsOf(({ second }) => second, 3.6),
    body: (to, { main, accent }) => {
      to.piece(jacket(-40, 13.6), main)
      to.piece('M-7,-77L-15,-74L-13,-62L0,-56L13,-62L15,-74L7,-77L0,-62Z', accent)
      to.line('M-13,-71L-11.4,-63.6L0,-58.4L11.4,-63.6L13,-71', CREAM, 0.8)
      to.piece('M-3,-60L0,-56L3,-60L5,-48L0,-51L-5,-48Z', '#d4282c')
    },
    sleeve: ({ main, accent }) => [main, accent],
  },
  jersey: {
    legs: legsOf(({ second }) => second),
    body: (to, { main, second, accent }) => {
      to.piece(jacket(-40, 13.6), main)
      to.piece('M-6.6,-79Q0,-75 6.6,-79L7,-72Q0,-68 -7,-72Z', deep(main, 0.2))
      to.flat('M-15.6,-63Q0,-58 15.6,-63L15,-58Q0,-53 -15,-58Z', accent)
      belt(to, deep(second, 0.4), -43.6, 13.4)
    },
    sleeve: ({ main }) => [main, deep(main, 0.3)],
  },
  boxer: {
    legs: (to, { main, accent, skin }) => {
      for (const side of [-1, 1])
        to.piece(`M${side * 2},-36H${side * 12.6}L${side * 10.6},-4H${side * 4.4}Z`, skin)
      for (const side of [-1, 1])
        to.piece(
          `M${side * 3.4},-16H${side * 11.4}L${side * 11},-5Q${side * 17},-4 ${side * 17},0H${side * 3}Z`,
          accent,
        )
      to.piece('M-13.4,-46H13.4L16,-25H1.4L0,-31L-1.4,-25H-16Z', main)
    },
    body: (to, { second, main, skin }) => {
      to.piece(jacket(-44, 12.8), skin)
      to.piece(
        'M-10.6,-76.6Q-10,-64 -15,-60L-13,-44H13L15,-60Q10,-64 10.6,-76.6L6.4,-76.6Q0,-62 -6.4,-76.6Z',
        second,
      )
      to.piece('M-13.4,-47H13.4V-42.6H-13.4Z', deep(main, 0.3))
    },
    sleeve: () => null,
  },
  swimmer: {
    legs: (to, { main, skin }) => {
      for (const side of [-1, 1])
        to.piece(
          `M${side * 2},-36H${side * 12.6}L${side * 9.6},-4Q${side * 14},-3 ${side * 14},0H${side * 4}Z`,
          skin,
        )
      to.piece('M-13,-46H13L14.4,-24H1.4L0,-32L-1.4,-24H-14.4Z', main)
    },
    body: (to, { main, second, skin }) => {
      to.piece(jacket(-44, 12.8), skin)
      const shirt =
        'M-11,-76.6Q-11,-64 -15,-60L-13,-44H13L15,-60Q11,-64 11,-76.6L6.6,-76.6Q0,-60 -6.6,-76.6Z'
      to.piece(shirt, main)
      to.paper.pen.save()
      to.paper.pen.clip(new Path2D(shirt))
      for (const y of [-72, -64, -56, -48]) to.flat(rect(-17, y, 34, 3.6), second)
      to.paper.pen.restore()
      to.flat(rect(-13, -45.6, 26, 3), CREAM)
    },
    sleeve: () => null,
  },
  oilskin: {
    legs: legsOf(({ accent }) => accent, 1.6),
    body: (to, { main, accent }) => {
      to.piece(jacket(-17, 20), main)
      to.line('M0,-72V-18M-13,-30h8M5,-30h8', deep(main, 0.5), 0.9)
      for (const y of [-64, -53, -42]) to.flat(rect(-4.4, y, 8.8, 2.4), accent)
      to.piece('M-10,-78Q0,-72 10,-78L12,-71Q0,-64 -12,-71Z', deep(main, 0.14))
    },
    sleeve: ({ main }) => [main, deep(main, 0.3)],
  },
  barber: {
    legs: legsOf(({ second }) => second),
    body: (to, { main, second, accent }) => {
      to.piece(jacket(-28, 16), main)
      to.piece('M-6.6,-79Q0,-75 6.6,-79L7,-73Q0,-69.4 -7,-73Z', main)
      to.line('M7,-74Q10,-60 7,-29', deep(main, 0.5), 0.9)
      buttons(to, second, [-66, -56, -46, -36], 9)
      to.flat('M-13,-40h8v7h-8Z', deep(main, 0.2))
      to.line('M-11,-44v7M-8.6,-46v8', accent, 1.2)
    },
    sleeve: ({ main, accent }) => [main, accent],
  },
  smock: {
    legs: legsOf(({ second }) => second),
    body: (to, { main, accent }) => {
      to.piece(
        'M-7,-76Q-17,-75 -18,-68L-21,-27Q-10,-22 0,-25Q10,-22 21,-27L18,-68Q17,-75 7,-76Z',
        main,
      )
      folds(to, main, -56, -28, 18)
      for (const [x, y, colour] of [
        [-10, -44, '#d4282c'],
        [6, -36, '#4c7480'],
        [-4, -33, '#d3a038'],
        [11, -50, '#1f1c23'],
      ] as const)
        to.flat(circle(x, y, 2.2), colour)
      bow(to, accent, 1.4)
    },
    sleeve: ({ main }) => [main, deep(main, 0.14)],
  },
  tunic: {
    legs: legsOf(({ second }) => second, 2),
    body: (to, { main, accent }) => {
      to.piece(jacket(-26, 16), main)
      to.piece('M-6,-79Q0,-75.4 6,-79L6.4,-73.6Q0,-70.4 -6.4,-73.6Z', deep(main, 0.2))
      to.line('M0,-72V-27', deep(main, 0.5), 0.8)
      for (const y of [-66, -57, -48, -39]) to.line(`M-6,${y}H6`, accent, 1.5)
      buttons(to, accent, [-66, -57, -48, -39], 6)
    },
    sleeve: ({ main, accent }) => [main, accent],
  },
} as const satisfies Readonly<Record<string, Body>>

export type BodyKind = keyof typeof BODIES

export const bodyOf = (kind: BodyKind): Body => BODIES[kind]
