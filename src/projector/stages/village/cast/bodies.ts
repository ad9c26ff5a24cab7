/** Garments, as a turner makes them: bells, barrels and cones. */
import { circle, ellipse, polygon, rect } from '../../../paper/paths'
import { heart } from '../set/kit'
import { BRASS, deep, INK, LINEN, pale, type Chisel } from './chisel'
import type { Look } from './people'

type Draw = (chisel: Chisel, look: Look) => void

const BELL = 'M-9,-50C-13,-40 -27,-22 -28,-6Q0,3 28,-6C27,-22 13,-40 9,-50Z'
const TRUNK = 'M-13,-70Q0,-77 13,-70Q15,-56 12,-42Q0,-38 -12,-42Q-15,-56 -13,-70Z'
const COAT = 'M-13,-71Q0,-77 13,-71Q17,-44 21,-15Q0,-8 -21,-15Q-17,-44 -13,-71Z'
const CONE = 'M-9,-72Q0,-77 9,-72Q22,-46 29,-6Q0,3 -29,-6Q-22,-46 -9,-72Z'

const buttons = ({ paint }: Chisel, from: number, to: number, colour = BRASS, x = 0): void => {
  for (let y = from; y <= to; y += 8) paint(circle(x, y, 1.6), colour)
}
/** A painted border along the hem of a bell. */
const hem = ({ line, paint }: Chisel, colour: string, dots: string): void => {
  line('M-26.4,-11Q0,-2.6 26.4,-11', colour, 3)
  for (let at = -20; at <= 20; at += 8) paint(circle(at, -15.6 + Math.abs(at) * -0.05, 1.3), dots)
}
const collar = ({ paint }: Chisel, colour: string): void => {
  paint('M-8,-73Q0,-76 8,-73L5,-66L0,-70L-5,-66Z', colour)
}

export const BODIES = {
  dirndl: (chisel, { main, second, third }) => {
    const { piece, paint, line } = chisel
    piece(BELL, main, 28)
    hem(chisel, third, pale(main, 0.5))
    paint('M-8,-49Q0,-45 8,-49Q15,-26 16,-7Q0,-2 -16,-7Q-15,-26 -8,-49Z', third)
    line('M-4,-44Q-8,-24 -8,-8M4,-44Q8,-24 8,-8', deep(third, 0.18), 1)
    piece('M-13,-70Q0,-77 13,-70L9,-48Q0,-44 -9,-48Z', deep(main, 0.25), 13)
    paint('M-12,-70.6Q0,-77 12,-70.6L7,-60Q0,-57 -7,-60Z', second)
    line('M-4,-58L4,-54M4,-58L-4,-54M-4,-54L4,-50M4,-54L-4,-50', BRASS, 1.1)
    paint(heart(0, -45, 3.6), third)
  },
  gown: (chisel, { main, second, third }) => {
    const { piece, line } = chisel
    piece(BELL, main, 28)
    line('M-6,-46Q-16,-24 -17,-6M0,-47V-3M6,-46Q16,-24 17,-6', third, 2.2)
    line('M-27,-9Q0,0 27,-9', third, 2.4)
    piece(
      'M-13,-71Q0,-77 13,-71Q15,-58 12,-46Q0,-36 -12,-46Q-15,-58 -13,-71Z',
      deep(main, 0.18),
      14,
    )
    collar(chisel, second)
    buttons(chisel, -62, -46, third)
  },
  shawl: (chisel, { main, second, third }) => {
    const { piece, line, paint } = chisel
    piece(BELL, main, 28)
    hem(chisel, third, third)
    piece('M-15,-70Q0,-78 15,-70Q20,-56 16,-48L0,-28L-16,-48Q-20,-56 -15,-70Z', second, 18)
    line('M-15,-47L0,-29L15,-47', third, 2.2)
    line('M-13,-44v4M-9,-39v4M-5,-34v4M0,-29v5M5,-34v4M9,-39v4M13,-44v4', second, 1.2)
    for (const x of [-8, 0, 8]) paint(circle(x, -58 + Math.abs(x) * 0.5, 2.2), third)
    line('M-9,-72L0,-58L9,-72', deep(second, 0.3), 1.2)
  },
  loden: (chisel, { main, second, third }) => {
    const { piece, line } = chisel
    piece(COAT, main, 20)
    line('M0,-70V-11', deep(main, 0.45), 1.3)
    collar(chisel, third)
    buttons(chisel, -60, -28, BRASS, 3.6)
    line('M-17,-40Q0,-34 17,-40', second, 4)
    line('M-17,-26h9M8,-26h9', deep(main, 0.35), 2)
  },
  leder: (chisel, { main, second, third }) => {
    const { piece, line, paint } = chisel
    piece(TRUNK, second, 14)
    piece('M-13,-47Q0,-43 13,-47L15,-26L2,-25L0,-33L-2,-25L-15,-26Z', main, 15)
    line('M-8,-72L-8,-46M8,-72L8,-46M-8,-58H8', main, 3.4)
    paint(heart(0, -54, 4), third)
    paint(rect(-6, -45, 12, 9), deep(main, 0.2))
    line('M-15,-27.4L-2.6,-26.6M15,-27.4L2.6,-26.6', third, 1.6)
    line('M-4,-73L0,-68L4,-73', third, 2.4)
  },
  apron: (chisel, { main, second, third }) => {
    const { piece, line, paint } = chisel
    piece(TRUNK, second, 14)
    piece('M-9,-66Q0,-63 9,-66L11,-48Q17,-32 16,-15Q0,-9 -16,-15Q-17,-32 -11,-48Z', main, 16)
    line('M-9,-66L-8,-74M9,-66L8,-74M-11,-48H11', deep(main, 0.35), 1.8)
    paint(rect(-8, -38, 16, 11), deep(main, 0.14))
    line('M-8,-38H8', third, 2)
    paint(heart(0, -54, 3.6), third)
  },
  smock: (chisel, { main, second, third }) => {
    const { piece, line, paint } = chisel
    piece('M-13,-70Q0,-77 13,-70Q20,-46 22,-20Q0,-13 -22,-20Q-20,-46 -13,-70Z', main, 21)
    line('M-9,-66L-5,-60L-1,-66L3,-60L7,-66M-9,-58L-5,-52L-1,-58L3,-52L7,-58', third, 1.3)
    line('M-21,-24Q0,-17 21,-24', second, 3)
    for (let x = -14; x <= 14; x += 7) paint(circle(x, -29 + Math.abs(x) * -0.08, 1.6), third)
    line('M-16,-44Q0,-39 16,-44', second, 2.4)
    collar(chisel, second)
  },
  cloak: (chisel, { main, second, third }) => {
    const { piece, line, paint } = chisel
    piece(CONE, main, 27)
    paint('M-3,-70Q0,-72 3,-70Q6,-40 8,-1Q0,1 -8,-1Q-6,-40 -3,-70Z', second)
    line('M-3,-70Q-7,-40 -9,-1M3,-70Q7,-40 9,-1', third, 2)
    piece(
      'M-12,-71Q0,-78 12,-71Q18,-62 17,-54Q0,-47 -17,-54Q-18,-62 -12,-71Z',
      deep(main, 0.16),
      17,
    )
    paint(circle(0, -64, 3), BRASS)
    line('M-16,-56Q0,-49 16,-56', third, 1.6)
  },
  barrel: (chisel, { main, second, third }) => {
    const { piece, line, paint } = chisel
    piece('M-13,-71Q0,-77 13,-71Q23,-52 14,-34Q0,-29 -14,-34Q-23,-52 -13,-71Z', second, 19)
    piece('M-11,-71.6L0,-60L11,-71.6Q19,-52 12,-36Q0,-32 -12,-36Q-19,-52 -11,-71.6Z', main, 17)
    buttons(chisel, -57, -38, third)
    line('M0,-47Q6,-42 11,-47', BRASS, 1.3)
    paint(circle(11, -46, 2), BRASS)
    paint('M-6,-72L0,-68L6,-72V-66L0,-68L-6,-66Z', third)
  },
  robe: (chisel, { main, second, third }) => {
    const { piece, line, paint } = chisel
    piece('M-12,-71Q0,-77 12,-71Q18,-46 23,-5Q0,3 -23,-5Q-18,-46 -12,-71Z', main, 21)
    line('M-8,-36Q-10,-18 -11,-3M8,-36Q10,-18 11,-3', deep(main, 0.3), 1.3)
    piece('M-12,-72Q0,-78 12,-72Q17,-64 14,-58Q0,-50 -14,-58Q-17,-64 -12,-72Z', second, 15)
    line('M-15,-41Q0,-36 15,-41M5,-38l2,18', third, 2.4)
    paint(circle(7, -19, 2.2), third)
  },
  pinafore: (chisel, { main, second, third }) => {
    const { piece, line, paint } = chisel
    piece(
      'M-12,-70Q0,-77 12,-70Q13,-58 12,-50Q22,-34 23,-20Q0,-13 -23,-20Q-22,-34 -12,-50Q-13,-58 -12,-70Z',
      main,
      20,
    )
    paint('M-7,-66Q0,-63 7,-66L8,-50Q13,-34 14,-19Q0,-14 -14,-19Q-13,-34 -8,-50Z', second)
    line('M-7,-66L-8,-73M7,-66L8,-73', second, 3)
    line('M-9,-49Q0,-46 9,-49', third, 2.6)
    for (const x of [-8, 0, 8]) paint(heart(x, -22, 2.6), third)
  },
  guild: (chisel, { main, second, third }) => {
    const { piece, line, paint } = chisel
    piece(TRUNK, second, 14)
    piece(
      'M-13,-71Q-3,-76 -2,-70L-5,-46L-16,-24L-19,-28Q-15,-50 -13,-71ZM13,-71Q3,-76 2,-70L5,-46L16,-24L19,-28Q15,-50 13,-71Z',
      main,
      18,
    )
    for (const y of [-66, -59, -52]) {
      line(`M-9,${y}H9`, third, 1.8)
      for (const x of [-9, 9]) paint(circle(x, y, 1.7), third)
    }
    line('M-13,-71Q-3,-76 -2,-70M13,-71Q3,-76 2,-70', third, 1.4)
  },
  fur: (chisel, { main, second }) => {
    const { piece, line } = chisel
    piece(COAT, main, 20)
    let trim = ''
    for (let at = -19; at <= 19; at += 5.4) trim += circle(at, -13 + Math.abs(at) * -0.12, 4)
    for (let y = -62; y < -16; y += 6) trim += circle(0, y, 3.6)
    for (const x of [-10, -5, 0, 5, 10]) trim += circle(x, -70 + Math.abs(x) * -0.1, 4.2)
    piece(trim, pale(second, 0.2))
    line('M-17,-42Q-8,-38 -4,-38M17,-42Q8,-38 4,-38', INK, 3)
  },
  knit: (chisel, { main, second, third }) => {
    const { piece, line, paint } = chisel
    piece('M-14,-70Q0,-78 14,-70Q17,-52 15,-36Q0,-31 -15,-36Q-17,-52 -14,-70Z', main, 16)
    line('M-15,-40Q0,-35 15,-40', deep(main, 0.3), 3)
    paint('M-15.6,-62Q0,-57 15.6,-62V-52Q0,-47 -15.6,-52Z', second)
    let stars = ''
    for (const x of [-11, -4, 4, 11])
      stars += polygon([
        [x, -61 + 4],
        [x + 3, -53.4],
        [x, -50],
        [x - 3, -53.4],
      ])
    paint(stars, third)
    line('M-7,-72Q0,-69 7,-72', LINEN, 3.4)
  },
} satisfies Readonly<Record<string, Draw>>
export type BodyName = keyof typeof BODIES

/** Those whose garment hides the legs. */
export const LONG: readonly BodyName[] = ['dirndl', 'gown', 'shawl', 'cloak', 'robe']

/** The board that it stands on, and its legs where they are seen. */
export function legs(
  { piece, paint, line }: Chisel,
  { body, main, second, third, felt }: Look,
): void {
  piece(ellipse(0, -2.4, 23, 4.4), '#5d7a3a', 23)
  const shoe = body === 'leder' || body === 'guild' ? INK : deep(felt, 0.5)
  for (const side of [-1, 1]) {
    const x = side * 8
    if (!LONG.includes(body)) {
      const bare = body === 'leder' || body === 'pinafore'
      const cloth = bare
        ? LINEN
        : body === 'guild'
          ? LINEN
          : body === 'knit'
            ? deep(second, 0.4)
            : body === 'barrel'
              ? deep(second, 0.45)
              : deep(main, 0.5)
      piece(`M${x - 6},-40H${x + 6}L${x + 5},-8H${x - 5}Z`, cloth, 6, x)
      if (bare) {
        line(`M${x - 5.2},-22H${x + 5.2}`, third, 2)
        line(`M${x - 5},-14l5,3l5,-3`, deep(LINEN, 0.25), 1)
      }
      if (body === 'guild' || body === 'fur')
        piece(`M${x - 6},-20H${x + 6}L${x + 5.4},-7H${x - 5.4}Z`, shoe, 6, x)
    }
    piece(
      `M${x - 6.4 + side},-4Q${x - 6 + side},-11 ${x + side},-11Q${x + 6 + side},-11 ${x + 6.4 + side},-4Z`,
      shoe,
    )
    if (body === 'leder') paint(rect(x - 2 + side, -8.6, 4, 2.4), BRASS)
  }
}

/** An arm that hangs, from its shoulder down to the ball of its hand. */
export function arm(
  { piece, line }: Chisel,
  { body, main, second, third, skin, wide }: Look,
  side: -1 | 1,
): void {
  const [x, hand] = [side * 13.4 * wide, side * 20 * wide]
  const light = body === 'dirndl' || body === 'leder' || body === 'apron' || body === 'barrel'
  const sleeve = light ? second : body === 'cloak' || body === 'shawl' ? second : main
  const puffed = body === 'dirndl' || body === 'pinafore'
  piece(circle(hand, -42, 4), skin, 4, hand)
  if (puffed) {
    piece(
      `M${x + side * 5},-62L${hand + side * 2.6},-44H${hand - side * 2.6}L${x - side},-60Z`,
      skin,
    )
    piece(circle(x + side * 2.6, -65, 6.6), body === 'dirndl' ? second : main, 7, x + side * 2.6)
    line(`M${x - side * 2},-59.4Q${x + side * 4},-57.6 ${x + side * 8},-61`, third, 1.8)
    return
  }
  const wideCuff = body === 'robe' || body === 'cloak' || body === 'gown' ? 6.4 : 4.4
  piece(
    `M${x - side * 4},-66Q${x},-74 ${x + side * 5},-69Q${hand + side * 5},-58 ${hand + side * wideCuff},-45Q${hand},-42.6 ${hand - side * wideCuff},-45Q${x - side},-56 ${x - side * 4},-66Z`,
    sleeve,
    8,
    (x + hand) / 2,
  )
  line(
    `M${hand + side * (wideCuff - 0.6)},-47Q${hand},-44.8 ${hand - side * (wideCuff - 0.6)},-47`,
    body === 'loden' || body === 'fur' ? second : third,
    2.4,
  )
}
