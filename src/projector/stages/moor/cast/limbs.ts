/** Legs, stilts and arms. */
import { circle } from '../../../paper/paths'
import type { BodyName } from './bodies'
import { deep, INK, LINEN, mirrored, pale, press, STRAW, WOOD, type Press } from './press'
import type { Look } from './people'
import { PROPS, UPRIGHT, type Prop } from './props'

/** Where the arms turn. */
export const shoulder = ({ wide }: Look, side: -1 | 1): readonly [number, number] => [
  side * 15 * wide,
  -72,
]
/** Where a hand is, with its arm at rest. */
export const hand = (look: Look, side: -1 | 1): readonly [number, number] => [
  shoulder(look, side)[0] + side * 6,
  -40,
]

const BARE: readonly BodyName[] = ['pinafore', 'apron']

/** Both legs, in boots, waders or bare. */
export function legs(tool: Press, look: Look): void {
  const {
    wide: w,
    body,
    skin,
    cloths: [main, second, third],
  } = look
  const bare = BARE.includes(body)
  for (const side of [-1, 1]) {
    const x = side * (bare ? 5.6 : 7.4) * w
    const at = (off: number): number => x + side * off
    if (body === 'waders') {
      tool.sheet(
        `M${at(-6.6 * w)},-40L${at(-5.6)},-4L${at(-6)},1H${at(9)}Q${at(9)},-6 ${at(6)},-8L${at(7 * w)},-40Z`,
        main,
      )
      tool.line(`M${x - 4},-26h8M${x - 4},-12h9`, deep(main, 0.4), 1)
      continue
    }
    const half = bare ? 3 : 5
    tool.sheet(
      `M${x - half},-44L${x - half},-4H${x + half}L${x + half},-44Z`,
      bare ? pale(skin, 0.1) : deep(third, 0.16),
    )
    if (bare) {
      tool.flat(`M${x - 3.4},-14h6.8v8h-6.8Z`, second)
      tool.sheet(`M${at(-4)},-7L${at(-4.4)},1H${at(7)}Q${at(7)},-5 ${at(3)},-7Z`, WOOD)
    } else {
      const boot = body === 'oilskin' || body === 'jersey' || body === 'jacket' ? INK : '#4c3a2c'
      tool.sheet(
        `M${at(-6)},-21L${at(-5.6)},1H${at(9)}Q${at(9)},-6 ${at(5)},-8L${at(6)},-21Z`,
        boot,
      )
      tool.flat(`M${at(-6.4)},-22.6h${side * 13}v4.6h${side * -13}Z`, pale(boot, 0.3))
    }
  }
}

/** Two poles with a step each. @param height of the step */
export function stilts(tool: Press, height: number): void {
  for (const side of [-1, 1]) {
    const x = side * 8
    tool.sheet(`M${x - 1.8},0L${x - side * 1 - 1.6},${-height - 26}h3.2L${x + 1.8},0Z`, WOOD)
    tool.sheet(
      mirrored([
        [7, -height + 1],
        [7, -height + 5],
        [3, -height + 9],
      ]).map(([px, py]) => [px + x, py] as const),
      deep(WOOD, 0.2),
    )
    tool.line(`M${x - 3},${-height - 12}h6M${x - 3},${-height - 15}h6`, STRAW, 1.6)
  }
}

function sleeve({ body, cloths: [main, second] }: Look): readonly [string, string] {
  if (body === 'waders') return [pale(second, 0.2), deep(second, 0.1)]
  if (body === 'waistcoat') return [pale(main, 0.4), LINEN]
  if (body === 'pinafore' || body === 'apron') return [pale(main, 0.1), pale(second, 0.3)]
  if (body === 'reedcoat') return [second, deep(second, 0.3)]
  if (body === 'cloak') return [second, pale(second, 0.3)]
  if (body === 'shawl') return [deep(second, 0.1), pale(second, 0.2)]
  return [deep(main, 0.1), body === 'gown' ? pale(second, 0.4) : deep(main, 0.34)]
}

/** One arm at rest; the right one with what it holds. */
export function arm(tool: Press, look: Look, side: -1 | 1): void {
  const [x, y] = shoulder(look, side)
  const [hx, hy] = hand(look, side)
  const at = (off: number): number => x + side * off
  const [cloth, cuff] = sleeve(look)
  if (side > 0) {
    const prop: Prop = PROPS[look.prop]
    tool.pen.save()
    tool.pen.translate(hx, hy)
    if (UPRIGHT.includes(look.prop)) tool.pen.rotate(0.6)
    prop.draw(press(tool.pen, tool.tone, false), look)
    tool.pen.restore()
  }
  tool.sheet(circle(hx, hy, 4.2), look.skin)
  tool.sheet(
    [
      [at(-4), y - 3],
      [at(3), y - 4],
      [at(8), y + 4],
      [at(11.4), y + 26],
      [at(7), y + 30],
      [at(1), y + 28],
      [at(-2), y + 8],
    ],
    cloth,
  )
  tool.flat(
    `M${at(11.6)},${y + 23}L${at(11.8)},${y + 28.6}Q${at(6)},${y + 32.4} ${at(0.8)},${y + 29}L${at(0.6)},${y + 24}Q${at(6)},${y + 27.6} ${at(11.6)},${y + 23}Z`,
    cuff,
  )
  tool.line(`M${at(2)},${y + 4}Q${at(5)},${y + 14} ${at(5.4)},${y + 22}`, deep(cloth, 0.3), 0.9)
  if (look.body === 'jersey')
    tool.line(
      `M${at(-1)},${y + 8}L${at(9)},${y + 7}M${at(0)},${y + 16}L${at(10)},${y + 15}`,
      look.cloths[1],
      2,
    )
  tool.dab(
    `M${hx - side * 2.4},${hy - 2.6}q${side * 3.4},1 ${side * 2.4},4.2`,
    deep(look.skin, 0.3),
    0.5,
  )
}
