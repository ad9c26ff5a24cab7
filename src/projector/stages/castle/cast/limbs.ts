/** Legs, and arms with their sleeves. */
import { circle, ellipse } from '../../../paper/paths'
import type { BodyName } from './bodies'
import { deep, ERMINE, GOLD, LINEN, pale, type Brush } from './brush'
import type { Look } from './people'

/** Bodies that reach the ground: no legs are seen. */
export const TO_THE_GROUND: readonly BodyName[] = [
  'houppelande',
  'kirtle',
  'surcoat',
  'habit',
  'cloak',
]

/** Hose, one leg perhaps unlike the other, and shoes with long points. */
export function legs(brush: Brush, { wide: w, body, cloths: [main, second, third] }: Look): void {
  const many = body === 'doublet' || body === 'motley'
  for (const side of [-1, 1]) {
    const x = side * 7 * w
    const hose = many
      ? side < 0
        ? second
        : main
      : body === 'apron'
        ? deep(third, 0.4)
        : deep(third, 0.12)
    brush.sheet(
      `M${x - 5.4},-44L${x - 4},-10L${x - 4.4},-3.6Q${x - side * 3},0 ${x + side * 14},-0.4Q${x + side * 7},-5 ${x + 4},-8.4L${x + 5.4},-44Z`,
      hose,
      0,
    )
    brush.lay(
      `M${x - 4.4},-6.4Q${x},-4.6 ${x + 4.2},-7.4Q${x + side * 7},-4.6 ${x + side * 14},-0.4Q${x},0.6 ${x - side * 4.4},-0.6Z`,
      body === 'smock' || body === 'apron' ? '#5c3820' : deep(main, 0.55),
    )
    if (body === 'smock')
      brush.ink(`M${x - 4.4},-26L${x + 4.4},-20M${x + 4.4},-26L${x - 4.4},-20`, '#d8b878', 1)
    if (body === 'tunic') brush.dot(ellipse(x, -27, 3, 1), deep(third, 0.3))
  }
}

/** Where the arms turn. */
export const shoulder = ({ wide }: Look, side: -1 | 1): [number, number] => [
  side * 14.4 * wide,
  -72,
]
/** Where a hand is, with its arm at rest. */
export const hand = (look: Look, side: -1 | 1): [number, number] => [
  shoulder(look, side)[0] + side * 7,
  -41,
]

const BELLS: readonly BodyName[] = ['houppelande', 'habit', 'cloak']

/** A sleeve with its hand: wide ones hang open like bells. */
export function arm(brush: Brush, look: Look, side: -1 | 1): void {
  const {
    body,
    cloths: [main, second, third],
    skin,
  } = look
  const [x, y] = shoulder(look, side)
  const [hx, hy] = hand(look, side)
  const s = side
  brush.sheet(circle(hx, hy + 1, 4.3), skin)
  brush.ink(`M${hx - s * 1},${hy + 0.5}q${s * 2},0.6 ${s * 3.6},-0.6`, deep(skin, 0.35), 0.8)
  const sleeve =
    body === 'surcoat'
      ? second
      : body === 'tabard'
        ? third
        : body === 'cloak'
          ? second
          : body === 'doublet' && s > 0
            ? second
            : body === 'motley' && s > 0
              ? second
              : main
  if (BELLS.includes(body)) {
    brush.sheet(
      `M${x - s * 4.6},${y - 4}Q${x + s * 6},${y - 5} ${x + s * 8},${y + 6}L${x + s * 15},${y + 26}Q${x + s * 14},${y + 42} ${x + s * 5},${y + 45}Q${x + s * 2},${y + 36} ${x},${y + 31}L${x - s * 5},${y + 8}Z`,
      sleeve,
    )
    brush.lay(
      `M${x},${y + 31}Q${x + s * 7},${y + 27} ${x + s * 15},${y + 26}Q${x + s * 15},${y + 33} ${x + s * 13},${y + 36}Q${x + s * 7},${y + 33} ${x + s * 2},${y + 36}Z`,
      body === 'habit' ? deep(sleeve, 0.35) : body === 'houppelande' ? ERMINE : third,
    )
    brush.ink(
      `M${x + s * 3},${y + 4}Q${x + s * 5},${y + 16} ${x + s * 7},${y + 24}`,
      deep(sleeve, 0.4),
      1,
    )
    return
  }
  brush.sheet(
    `M${x - s * 4.8},${y - 4}Q${x + s * 6},${y - 6} ${x + s * 8},${y + 6}L${hx + s * 4},${hy - 3}L${hx - s * 4},${hy - 1}L${x - s * 4.6},${y + 10}Z`,
    sleeve,
  )
  if (body === 'doublet' || body === 'motley' || body === 'kirtle') {
    brush.lay(
      `M${x - s * 5},${y - 3}Q${x + s * 8},${y - 9} ${x + s * 10},${y + 6}Q${x + s * 9},${y + 15} ${x + s * 1},${y + 15}Q${x - s * 6},${y + 10} ${x - s * 5},${y - 3}Z`,
      body === 'kirtle' ? LINEN : pale(sleeve, 0.12),
    )
    brush.ink(
      `M${x},${y - 4}Q${x + s * 3},${y + 4} ${x + s * 2},${y + 13}M${x + s * 5},${y - 3}Q${x + s * 7},${y + 5} ${x + s * 5},${y + 12}`,
      body === 'kirtle' ? deep(LINEN, 0.3) : third,
      1.1,
    )
  }
  brush.lay(
    `M${hx - s * 4.2},${hy - 4.4}L${hx + s * 3.6},${hy - 6.6}L${hx + s * 4.4},${hy - 2.4}L${hx - s * 3.8},${hy - 0.6}Z`,
    body === 'smock' || body === 'apron' ? LINEN : third,
  )
  if (body === 'surcoat' || body === 'tunic')
    for (let at = 0; at < 4; at += 1)
      brush.dot(circle(x + s * (3.4 + at * 1.5), y + 12 + at * 4.4, 0.8), GOLD)
}
