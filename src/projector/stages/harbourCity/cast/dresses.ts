/** Dresses and furs, and what is worn at sea, in the ring and at the easel. */
import { mix } from '../../../paper/colour'
import { circle, rect } from '../../../paper/paths'
import type { Body, Dress } from './bodies'
import {
  BODICE,
  belt,
  bow,
  buttons,
  deep,
  folds,
  jacket,
  lobes,
  shoes,
  skirt,
  stockings,
  legsOf,
} from './garments'
import { CREAM, type Scissors } from './scissors'

const ladyLegs = (to: Scissors, { accent, skin }: Dress): void => {
  shoes(to, deep(accent, 0.4))
  stockings(to, mix(skin, '#5a3a36', 0.34))
}

export const DRESSES = {
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
