/** Arms, hanging at rest, and the hands that hold things. */
import { mix } from '../../../paper/colour'
import { circle, ellipse, rect } from '../../../paper/paths'
import type { Look } from './looks'
import { INK, type Tailor } from './tailor'

/** Where an arm turns. @param side -1 its left in the picture, 1 its right */
export const shoulder = ({ wide, body }: Look, side: number): readonly [number, number] =>
  body === 'ball' ? [side * 22, -56] : [side * 14 * wide, -67]

/** The middle of a hand. */
export const handAt = (look: Look, side: number): readonly [number, number] => {
  const [x, y] = shoulder(look, side)
  return [x + side * 6.5, y + 31]
}

const machine = (by: Tailor, look: Look, side: number): void => {
  const [x, y] = shoulder(look, side)
  const [hx, hy] = handAt(look, side)
  by.piece(`M${x - 2},${y}L${hx - 2},${hy - 4}h4L${x + 2.6},${y}Z`, '#c9d6dc', false)
  by.piece(circle(x + side * 3, y + 15, 3), look.second, false)
  by.piece(
    `M${hx - 5},${hy + 4}Q${hx - 6},${hy - 5} ${hx},${hy - 5}Q${hx + 6},${hy - 5} ${hx + 5},${hy + 4}L${hx + 2},${hy + 2}Q${hx},${hy - 2} ${hx - 2},${hy + 2}Z`,
    look.third,
    false,
  )
  by.piece(circle(x, y, 4.4), look.second, false)
}

/** One arm with its sleeve and its hand. */
export function arm(by: Tailor, look: Look, side: number): void {
  if (look.body === 'box' || look.body === 'ball') return machine(by, look, side)
  const [x, y] = shoulder(look, side)
  const [hx, hy] = handAt(look, side)
  const fat = look.body === 'suit' ? 1.3 : 1
  const sleeve =
    {
      dungarees: look.third,
      vest: mix(look.third, '#ffffff', 0.2),
      poncho: look.third,
      apron: look.main,
    }[look.body as string] ?? look.main
  by.piece(
    circle(hx, hy, look.body === 'suit' ? 4.8 : 4.1),
    look.body === 'suit' ? look.third : look.skin,
    false,
  )
  by.piece(
    `M${x - side * 4.4 * fat},${y - 3}Q${x + side * 5},${y - 6} ${x + side * 7 * fat},${y + 6}L${x + side * 10.6},${y + 25}Q${x + side * 6.5},${y + 29} ${x + side * 2.2},${y + 26}L${x - side * 2},${y + 9}Z`,
    mix(sleeve, INK, 0.08),
  )
  by.mark(
    `M${x + side * 9.8},${y + 21}L${x + side * 10.6},${y + 25}Q${x + side * 6.5},${y + 29} ${x + side * 2.2},${y + 26}L${x + side * 1.6},${y + 22.4}Q${x + side * 6},${y + 25} ${x + side * 9.8},${y + 21}Z`,
    look.second,
  )
  by.dot(x + side * 1.2, y + 1.4, 1.6, '#fff4dc')
}

/** A second pair of arms, for a cook with much to do. */
export function moreArms(by: Tailor, look: Look): void {
  const x = 13 * look.wide
  by.piece(rect(x + 9.4, -98, 2, 18), '#c9d6dc', false)
  by.piece(ellipse(x + 10.4, -100, 4, 5), '#c9d6dc', false)
  by.piece(`M${-x - 13},-96h6l1,12h-8Z`, '#ef5b44', false)
  for (const side of [-1, 1]) {
    by.piece(circle(side * (x + 10), -82, 3.8), look.skin, false)
    by.piece(
      `M${side * (x - 3)},-62L${side * (x + 11)},-56Q${side * (x + 17)},-58 ${side * (x + 15)},-64L${side * (x + 13)},-78L${side * (x + 6.6)},-78L${side * (x + 7)},-66L${side * x},-70Z`,
      look.main,
    )
  }
}
