/** Garments of the town. All paths are for a figure of ordinary build, times its width. */
import { mix } from '../../../paper/colour'
import { circle, rect } from '../../../paper/paths'
import type { Look } from './looks'
import type { Press } from './press'

type Paint = (press: Press, look: Look) => void

const TORSO = (w: number, foot: number, flare = 13): string =>
  `M${-15 * w},-72Q${-8 * w},-77 0,-76Q${8 * w},-77 ${15 * w},-72Q${16.5 * w},-58 ${13 * w},-48L${flare * w},${foot}Q0,${foot + 3} ${-flare * w},${foot}L${-13 * w},-48Q${-16.5 * w},-58 ${-15 * w},-72Z`
const SKIRT = (w: number, half: number, waist = 10): string =>
  `M${-waist * w},-50Q${-half * 0.9 * w},-30 ${-half * w},-3Q${-half * 0.5 * w},1 0,-1Q${half * 0.5 * w},1 ${half * w},-3Q${half * 0.9 * w},-30 ${waist * w},-50Z`
const folds = (w: number, half: number): string =>
  [-0.62, -0.24, 0.24, 0.62]
    .map((k) => `M${k * 9 * w},-46Q${k * half * 0.8 * w},-26 ${k * half * w},-4`)
    .join('')
const buttons = (x: number, top: number, count: number, step = 6): string =>
  Array.from({ length: count }, (_, n) => circle(x, top + n * step, 1.2)).join('')

const shirt: Paint = ({ print, line }, { wide: w, cloth }) => {
  print(TORSO(w, -40), '#f3e6c8', [16 * w, -72, -40, 14 * w])
  print(`M${-5 * w},-76L0,-71L${5 * w},-76L${4 * w},-68L0,-71L${-4 * w},-68Z`, cloth[2], null, 1.2)
  line('M0,-68V-44', 0.8)
}

export const BODIES: Readonly<Record<Look['body'], Paint>> = {
  vest: (press, look) => {
    const { print, fill } = press
    const { wide: w, cloth } = look
    shirt(press, look)
    for (const side of [-1, 1])
      print(
        `M${side * 14 * w},-73L${side * 6 * w},-75L${side * 1.2},-54L${side * 2.4},-40L${side * 12.6 * w},-40Q${side * 16 * w},-58 ${side * 14 * w},-73Z`,
        cloth[0],
        side > 0 ? [16 * w, -73, -40, 12 * w] : null,
        1.8,
      )
    fill(buttons(0, -56, 3, 5), cloth[2])
    print(rect(-13 * w, -44, 26 * w, 4.6), '#4a2618', null, 1.4)
    print(rect(-3, -44.6, 6, 5.8), '#e6b23f', null, 1.1)
  },
  coat: ({ print, line, fill }, { wide: w, cloth }) => {
    print(TORSO(w, -42), cloth[1], null)
    print(
      `M${-5 * w},-76L0,-71L${5 * w},-76L${3 * w},-66L0,-69L${-3 * w},-66Z`,
      cloth[2],
      null,
      1.1,
    )
    fill(buttons(0, -62, 4, 5), '#2a1a1c')
    for (const side of [-1, 1]) {
      print(
        `M${side * 15 * w},-73L${side * 6 * w},-76L${side * 3.6 * w},-58L${side * 4 * w},-18Q${side * 12 * w},-15 ${side * 19 * w},-19L${side * 14 * w},-46Q${side * 17 * w},-58 ${side * 15 * w},-73Z`,
        cloth[0],
        side > 0 ? [20 * w, -73, -18, 14 * w] : null,
        2,
      )
      print(
        `M${side * 6 * w},-76L${side * 10 * w},-68L${side * 7 * w},-65L${side * 3.8 * w},-56L${side * 3 * w},-66Z`,
        mix(cloth[0], '#250c10', 0.25),
        null,
        1.2,
      )
      line(`M${side * 8 * w},-36h${side * 6 * w}`, 1)
    }
  },
  overalls: ({ print, line, fill }, { wide: w, cloth }) => {
    print(TORSO(w, -40), cloth[1], [16 * w, -72, -40, 14 * w])
    line(
      [-66, -60, -54].map((y) => `M${-14 * w},${y}Q0,${y + 3} ${14 * w},${y}`).join(''),
      1.4,
      cloth[2],
    )
    print(
      `M${-9 * w},-62H${9 * w}L${12.6 * w},-48L${13 * w},-40H${-13 * w}L${-12.6 * w},-48Z`,
      cloth[0],
      [13 * w, -62, -40, 12 * w],
      1.8,
    )
    for (const side of [-1, 1])
      print(
        `M${side * 11 * w},-75L${side * 8 * w},-75L${side * 5.6 * w},-60H${side * 9 * w}Z`,
        cloth[0],
        null,
        1.4,
      )
    print(rect(-4.4, -57, 8.8, 8), mix(cloth[0], '#250c10', 0.18), null, 1.1)
    fill(circle(-7 * w, -60, 1.5) + circle(7 * w, -60, 1.5), '#e6b23f')
  },
  apron: (press, look) => {
    const { print, line } = press
    const { wide: w, cloth } = look
    print(TORSO(w, -38), cloth[1], [16 * w, -72, -38, 14 * w])
    print(
      `M${-8 * w},-68Q0,-64 ${8 * w},-68L${9 * w},-52L${15 * w},-46L${15 * w},-16Q0,-11 ${-15 * w},-16L${-15 * w},-46L${-9 * w},-52Z`,
      cloth[0],
      [16 * w, -66, -14, 15 * w],
    )
    line(`M${-8 * w},-68L${-6 * w},-76M${8 * w},-68L${6 * w},-76`, 1.8, cloth[2])
    line(`M${-13 * w},-46Q0,-42 ${13 * w},-46`, 1.4, cloth[2])
    print(
      `M${-8 * w},-36H${8 * w}L${7 * w},-25Q0,-22 ${-7 * w},-25Z`,
      mix(cloth[0], '#250c10', 0.16),
      null,
      1.1,
    )
  },
  dress: ({ print, line }, { wide: w, cloth }) => {
    print(SKIRT(w, 25), cloth[0], [25 * w, -50, -2, 24 * w])
    line(folds(w, 25), 1)
    print(
      `M${-23.6 * w},-10Q0,-4 ${23.6 * w},-10L${24.4 * w},-6Q0,0 ${-24.4 * w},-6Z`,
      cloth[2],
      null,
      1,
    )
    print(
      `M${-8 * w},-50Q${-13 * w},-30 ${-12 * w},-13Q0,-8 ${12 * w},-13Q${13 * w},-30 ${8 * w},-50Z`,
      cloth[1],
      [12 * w, -50, -10, 9 * w],
      1.6,
    )
    print(
      `M${-13 * w},-73Q0,-79 ${13 * w},-73Q${14 * w},-60 ${9.6 * w},-48H${-9.6 * w}Q${-14 * w},-60 ${-13 * w},-73Z`,
      cloth[0],
      [14 * w, -73, -48, 12 * w],
    )
    print(
      `M${-7 * w},-75L0,-66L${7 * w},-75L${9 * w},-69L0,-60L${-9 * w},-69Z`,
      cloth[1],
      null,
      1.3,
    )
    print(rect(-9.8 * w, -51, 19.6 * w, 4), cloth[2], null, 1.3)
  },
  bustle: ({ print, line, fill }, { wide: w, cloth }) => {
    print(SKIRT(w, 24, 8), cloth[0], [25 * w, -50, -2, 22 * w])
    for (const [y, half] of [
      [-34, 18],
      [-21, 22],
      [-8, 24.5],
    ] as const) {
      let frill = `M${-half * w},${y}`
      for (let n = 0; n < 8; n += 1) frill += `q${(half * w) / 8},5 ${(half * w) / 4},0`
      print(
        `${frill}L${half * 0.95 * w},${y - 4}Q0,${y - 1} ${-half * 0.95 * w},${y - 4}Z`,
        cloth[1],
        null,
        1.2,
      )
    }
    line(folds(w, 22), 0.8)
    print(
      `M${-13 * w},-73Q0,-69 ${13 * w},-73Q${14 * w},-60 ${8 * w},-46L0,-40L${-8 * w},-46Q${-14 * w},-60 ${-13 * w},-73Z`,
      cloth[2],
      [14 * w, -73, -42, 12 * w],
    )
    print(
      `M${-11 * w},-74Q0,-66 ${11 * w},-74L${12 * w},-70Q0,-60 ${-12 * w},-70Z`,
      cloth[1],
      null,
      1.2,
    )
    fill(buttons(0, -61, 4, 5), cloth[1])
  },
  blanket: ({ print, fill }, { wide: w, cloth }) => {
    print(
      `M${-12 * w},-40L${-17 * w},-5Q0,-1 ${17 * w},-5L${12 * w},-40Z`,
      mix(cloth[1], '#7d4a2a', 0.35),
      [18 * w, -40, -4, 14 * w],
    )
    const fringe = Array.from({ length: 10 }, (_, n) => `M${(-16 + n * 3.5) * w},-6l-1,6`).join('')
    fill(fringe, '#250c10')
    print(
      `M${-14 * w},-74Q0,-79 ${14 * w},-74Q${24 * w},-54 ${25 * w},-27L0,-15L${-25 * w},-27Q${-24 * w},-54 ${-14 * w},-74Z`,
      cloth[0],
      [25 * w, -74, -18, 20 * w],
    )
    // Bands of the loom, with steps and diamonds.
    for (const [y, colour] of [
      [-62, cloth[2]],
      [-42, cloth[1]],
    ] as const) {
      const half = (26 + (y + 40) * 0.28) * w * 0.84
      print(
        `M${-half},${y}L0,${y + 12}L${half},${y}L${half + 1},${y + 6}L0,${y + 18.5}L${-half - 1},${y + 6}Z`,
        colour,
        null,
        0.9,
      )
      let marks = ''
      for (let n = -3; n <= 3; n += 1) {
        const x = (n * half) / 4
        const at = y + 15 - (Math.abs(n) * 12) / 4
        marks += `M${x - 3},${at}l3,-3l3,3l-3,3Z`
      }
      fill(marks, cloth[0])
    }
    print(`M${-6 * w},-77L0,-66L${6 * w},-77L${3 * w},-78L0,-73L${-3 * w},-78Z`, cloth[1], null, 1)
  },
  poncho: ({ print, fill }, { wide: w, cloth }) => {
    print(TORSO(w, -40), '#f3e6c8', null)
    print(`M${-13 * w},-74Q0,-79 ${13 * w},-74L${25 * w},-40L0,-25L${-25 * w},-40Z`, cloth[0], [
      25 * w,
      -74,
      -26,
      20 * w,
    ])
    for (const [k, colour] of [
      [0.92, cloth[2]],
      [0.74, cloth[1]],
      [0.56, cloth[2]],
    ] as const) {
      const [half, y, low] = [(13 + 12 * k) * w, -74 + 34 * k, -74 + 49 * k]
      print(
        `M${-half},${y}L0,${low}L${half},${y}L${half - 1},${y - 4}L0,${low - 5}L${-half + 1},${y - 4}Z`,
        colour,
        null,
        0.9,
      )
    }
    fill(
      Array.from({ length: 9 }, (_, n) =>
        rect((-20 + n * 5) * w, -37 + 9 * (1 - Math.abs(n - 4) / 4), 1.4, 6),
      ).join(''),
      cloth[0],
    )
    print(`M-5,-78L0,-66L5,-78Z`, '#f3e6c8', null, 1.2)
  },
  uniform: ({ print, fill }, { wide: w, cloth }) => {
    print(TORSO(w, -34, 15), cloth[0], [17 * w, -72, -34, 16 * w])
    print(
      `M${-8 * w},-75L0,-68L${8 * w},-75L${4 * w},-60L0,-62L${-4 * w},-60Z`,
      '#f3e6c8',
      null,
      1.3,
    )
    print('M-3,-70L3,-70L2,-58L0,-56L-2,-58Z', cloth[2], null, 1)
    fill(buttons(-6 * w, -56, 4, 5.4) + buttons(6 * w, -56, 4, 5.4), '#f0c24c')
    print(rect(-14.6 * w, -44, 29.2 * w, 4.2), cloth[2], null, 1.2)
    for (const side of [-1, 1])
      print(
        `M${side * 10 * w},-75.5L${side * 16 * w},-72L${side * 16.4 * w},-68.6L${side * 10 * w},-72Z`,
        '#f0c24c',
        null,
        1,
      )
  },
  robe: ({ print, line, fill }, { wide: w, cloth }) => {
    print(
      `M${-15 * w},-73Q0,-79 ${15 * w},-73Q${18 * w},-40 ${19 * w},-12Q0,-7 ${-19 * w},-12Q${-18 * w},-40 ${-15 * w},-73Z`,
      cloth[0],
      [19 * w, -73, -10, 17 * w],
    )
    print(
      `M${-10 * w},-52H${10 * w}L${13 * w},-14Q0,-9 ${-13 * w},-14Z`,
      cloth[1],
      [13 * w, -52, -12, 9 * w],
      1.6,
    )
    print(rect(-15.4 * w, -54, 30.8 * w, 4.4), cloth[2], null, 1.3)
    line(`M0,-76L${5 * w},-70L${5 * w},-55`, 1.1)
    for (const y of [-69, -63, -57]) line(`M${2.6 * w},${y}h${5 * w}`, 1.4, cloth[2])
    fill(circle(-6 * w, -40, 1) + circle(6 * w, -34, 1), cloth[0])
  },
}

/** Bodies that reach the floor. */
export const SKIRTED: readonly Look['body'][] = ['dress', 'bustle', 'blanket']

export const paintLegs: Paint = ({ print, line }, { wide: w, cloth, body }) => {
  const trousers = SKIRTED.includes(body)
    ? '#f3e6c8'
    : body === 'overalls'
      ? cloth[0]
      : body === 'uniform'
        ? mix(cloth[0], '#250c10', 0.3)
        : mix(cloth[1], '#3a2420', 0.55)
  for (const side of [-1, 1]) {
    const x = side * 6.6 * w
    print(
      `M${x - 5.6},-42L${x - 5},-9H${x + 5}L${x + 5.6},-42Z`,
      trousers,
      side > 0 ? [x + 6, -42, -8, 7] : [x + 6, -42, -8, 5],
      2.2,
    )
    print(
      `M${x - 5},-11H${x + 5}L${x + 5},-5Q${x + side * 6 + 4},-4 ${x + side * 6 + 5},0H${x + (side > 0 ? -5 : -11)}Q${x - (side > 0 ? 5 : 10)},-4 ${x - 5},-6Z`,
      '#4a2618',
      null,
      2,
    )
    line(`M${x - 5},-8H${x + 5}`, 0.9)
  }
}
