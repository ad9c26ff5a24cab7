/** Their arms, which hang from the shoulders. */
import { mix } from '../../../paper/colour'
import { circle } from '../../../paper/paths'
import { flame } from '../set/kit/ornament'
import { GOLD, INK, type Leather } from './leather'
import type { Look } from './people'

export const shoulder = (look: Look, side: 1 | -1): readonly [number, number] => [
  side * 13.6 * look.wide,
  -70,
]
export const hand = (look: Look, side: 1 | -1): readonly [number, number] => [
  side * (13.6 * look.wide + 6.4),
  -39,
]

export function arm({ piece, patch, holes }: Leather, look: Look, side: 1 | -1): void {
  const [x, y] = shoulder(look, side)
  const [hx, hy] = hand(look, side)
  const bare = look.body === 'sabai'
  const short = ['tee', 'jong', 'overall', 'apron', 'shawl'].includes(look.body)
  const sleeve = bare
    ? look.skin
    : look.body === 'hill'
      ? mix(look.main, INK, 0.3)
      : look.body === 'vest' || look.body === 'overall'
        ? look.body === 'vest'
          ? look.third
          : look.second
        : look.main
  const upper = `M${x - side * 4},${y - 3}Q${x + side * 5.4},${y - 5} ${x + side * 7},${y + 6}`
  const whole = `${upper}L${hx + side * 2.8},${hy - 4}Q${hx},${hy - 1} ${hx - side * 3.4},${hy - 3.4}L${x - side * 1.4},${y + 8}Z`
  if (bare || short) piece(whole, look.skin)
  piece(
    `M${hx - side * 3.2},${hy - 4}Q${hx - side * 4.4},${hy + 2} ${hx - side * 1},${hy + 5}L${hx + side * 0.6},${hy + 7}L${hx + side * 2.4},${hy + 5}Q${hx + side * 4.4},${hy} ${hx + side * 2.8},${hy - 4}Z`,
    look.skin,
  )
  if (look.hat === 'chada' || look.body === 'sabai')
    patch(
      [-2, 0, 2]
        .map((turn) =>
          flame(hx + turn, hy + 5, Math.PI / 2 + side * (0.4 - turn * 0.16), 9, 2, side * 3),
        )
        .join(''),
      GOLD,
    )
  if (!bare && !short) piece(whole, sleeve)
  if (short)
    piece(
      `${upper}L${x + side * 8.4},${y + 14}Q${x + side * 3.4},${y + 17} ${x - side * 0.4},${y + 13.6}Z`,
      sleeve,
    )
  if (bare)
    patch(
      `M${x - side * 1},${y + 8}L${x + side * 7.4},${y + 5}L${x + side * 8},${y + 9}L${x - side * 0.4},${y + 12}Z`,
      GOLD,
    )
  patch(
    `M${hx + side * 3.4},${hy - 6.4}L${hx + side * 3},${hy - 3}Q${hx},${hy - 0.4} ${hx - side * 3.6},${hy - 2.8}L${hx - side * 3.2},${hy - 6}Z`,
    bare || short ? GOLD : look.second,
  )
  holes(circle(x + side * 1.2, y + 1.6, 1.3))
}
