/** Suits, coats and uniforms of the city. */
import { mix } from '../../../paper/colour'
import { circle, rect } from '../../../paper/paths'
import type { Body, Dress } from './bodies'
import { SHOE, belt, bow, buttons, deep, jacket, lapels, tie, same, legsOf } from './garments'
import { BRASS, CREAM, type Scissors } from './scissors'

const suit =
  (pattern?: (to: Scissors, dress: Dress) => void) =>
  (to: Scissors, dress: Dress): void => {
    to.piece(jacket(-34, 14.6), dress.main)
    pattern?.(to, dress)
    lapels(to, dress.second, deep(dress.main, 0.18), -50)
    buttons(to, SHOE, [-46, -40])
    to.flat('M7,-63h6l-1,-3.4l-2,1.6l-2,-2Z', dress.accent)
  }

export const SUITS = {
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
} as const satisfies Readonly<Record<string, Body>>
