/** Legs, arms and capes. */
import { circle } from '../../../paper/paths'
import type { BodyName } from './bodies'
import { deep, GOLD, INK, IRON, LINEN, pale, type Knife } from './knife'
import type { Look } from './people'
import { PROPS, type Prop, type PropName } from './props'

/** Where the arms turn: on a brad at each shoulder. */
export const shoulder = ({ wide }: Look, side: -1 | 1): [number, number] => [side * 15 * wide, -73]
/** Where a hand is, with its arm at rest. */
export const hand = (look: Look, side: -1 | 1): [number, number] => [
  shoulder(look, side)[0] + side * 6,
  -41,
]

/** Behind everything else. */
export function cape(knife: Knife, { wide: w, cloths: [, second] }: Look): void {
  const colour = deep(second, 0.3)
  knife.piece(
    `M${-14 * w},-76Q${-27 * w},-40 ${-25 * w},-6Q${-12 * w},-1 0,-5Q${12 * w},-1 ${25 * w},-6Q${27 * w},-40 ${14 * w},-76Z`,
    colour,
    26 * w,
  )
  for (const at of [-0.8, -0.5, 0.5, 0.8])
    knife.line(`M${at * 16 * w},-66Q${at * 27 * w},-36 ${at * 27 * w},-7`, deep(colour, 0.4), 1)
}

const BARE_LEGS: readonly BodyName[] = ['flapper', 'apron']

/** Both legs, with their shoes. */
export function legs(
  knife: Knife,
  { wide: w, body, skin, cloths: [main, second, third] }: Look,
): void {
  const bare = BARE_LEGS.includes(body)
  const motley = body === 'motley'
  for (const side of [-1, 1]) {
    const x = side * (bare ? 5.6 : 7) * w
    const half = bare ? 3.2 : 5
    const cloth = bare
      ? pale(skin, 0.16)
      : body === 'armour' || body === 'doublet'
        ? pale(third, 0.15)
        : motley
          ? side < 0
            ? second
            : main
          : deep(third, 0.34)
    knife.piece(
      `M${x - half},-42L${x - half * 0.86},-9L${x - half},-4L${x + side - half},0H${x + side * 5 + half}Q${x + side * 4 + half - 1},-5.4 ${x + half - 1},-7.4L${x + half},-42Z`,
      cloth,
    )
    if (body === 'armour') {
      knife.flat(`M${x - 5},-27Q${x},-32 ${x + 5},-27L${x + 4},-20Q${x},-17 ${x - 4.4},-20Z`, GOLD)
      knife.flat(`M${x - 4.6},-17H${x + 4.6}L${x + 4},-7H${x - 4.2}Z`, IRON)
    } else if (bare) {
      knife.flat(
        `M${x - 3.4},-5.6H${x + 3}Q${x + side * 4 + 3},-4 ${x + side * 5 + 3.2},0H${x + side - 3.4}Z`,
        body === 'flapper' ? '#c4302a' : INK,
      )
      knife.line(`M${x - 3},-7.4H${x + 3}`, INK, 0.9)
    } else if (body === 'striped' || body === 'vest') {
      knife.flat(`M${x - 4.8},-11H${x + 4.8}V-8.4H${x - 4.8}Z`, pale(third, 0.2))
      knife.flat(
        `M${x - 4.4},-8.4H${x + 4.2}L${x + 4},-6Q${x + side * 4 + 4},-5 ${x + side * 5 + 5},0H${x + side - 4.8}Z`,
        body === 'striped' ? deep(skin, 0.05) : INK,
      )
    } else
      knife.flat(
        `M${x - 4.8},-12H${x + 4.6}L${x + 4},-6Q${x + side * 4 + 4},-5 ${x + side * 5 + 5},0H${x + side - 4.8}L${x - 4.8},-4Z`,
        INK,
      )
  }
}

const SHIRTED: readonly BodyName[] = ['vest', 'baker']

function sleeve(
  { body, cloths: [main, second], skin }: Look,
  side: number,
): readonly [string, string] {
  if (body === 'armour') return [IRON, GOLD]
  if (SHIRTED.includes(body)) return [pale(main, 0.5), body === 'baker' ? skin : LINEN]
  if (body === 'flapper') return [skin, GOLD]
  if (body === 'striped') return [pale(main, 0.4), second]
  if (body === 'shawl') return [second, main]
  if (body === 'motley') return [side < 0 ? second : main, LINEN]
  if (body === 'habit') return [main, deep(main, 0.3)]
  if (body === 'suit' || body === 'coat') return [deep(main, 0.12), LINEN]
  return [deep(main, 0.1), second]
}

/** Held upright, and away from the arm. */
const LEANING: readonly PropName[] = [
  'rose',
  'mirror',
  'candle',
  'gelato',
  'flute',
  'globe',
  'sceptre',
  'bell',
]

/** One arm at rest; the right one with what it holds. */
export function arm(knife: Knife, look: Look, side: -1 | 1): void {
  const [x, y] = shoulder(look, side)
  const [hx, hy] = hand(look, side)
  const at = (off: number): number => x + side * off
  const [cloth, cuff] = sleeve(look, side)
  if (side > 0) {
    const prop: Prop = PROPS[look.prop]
    knife.pen.save()
    knife.pen.translate(hx, hy)
    if (LEANING.includes(look.prop)) knife.pen.rotate(0.42)
    prop.draw(knife, look)
    knife.pen.restore()
  }
  knife.piece(circle(hx, hy, 4.3), look.skin)
  knife.piece(
    `M${at(-4)},${y - 3}Q${at(6)},${y - 5} ${at(7.6)},${y + 7}L${at(10.6)},${y + 27}Q${at(6)},${y + 31} ${at(1.8)},${y + 28}L${at(-1.6)},${y + 9}Z`,
    cloth,
  )
  knife.flat(
    `M${at(10.2)},${y + 23.6}L${at(10.9)},${y + 28.6}Q${at(6)},${y + 33} ${at(1.4)},${y + 29.5}L${at(1.2)},${y + 25}Q${at(6)},${y + 28} ${at(10.2)},${y + 23.6}Z`,
    cuff,
  )
  if (look.body === 'striped')
    for (const off of [6, 13, 20])
      knife.line(
        `M${at(off * 0.14 - 1)},${y + off}L${at(8 + off * 0.12)},${y + off - 1}`,
        look.cloths[1],
        2.2,
      )
  if (look.body === 'armour')
    knife.flat(
      `M${at(-5)},${y - 2}Q${at(2)},${y - 10} ${at(9)},${y}Q${at(8)},${y + 8} ${at(1)},${y + 8}Z`,
      GOLD,
    )
  if (look.body === 'uniform')
    knife.flat(`M${at(-3)},${y - 4}h${side * 11}v3.4h${side * -11}Z`, GOLD)
  knife.flat(circle(at(1), y + 2, 1.7), GOLD)
  knife.spot(circle(at(0.6), y + 1.6, 0.6), '#fff6d8')
  // The thumb over what is held.
  knife.spot(
    `M${hx - side * 2.6},${hy - 2.4}q${side * 3.4},1 ${side * 2.6},4`,
    deep(look.skin, 0.2),
    0.5,
  )
}
