/** A figure of the town, part by part. */
import { mix } from '../../../paper/colour'
import { circle } from '../../../paper/paths'
import type { Box, Paper } from '../../../paper/paper'
import type { FigurePart, PartName, Tone } from '../../stage'
import { BODIES, paintLegs, SKIRTED } from './bodies'
import { HATS } from './hats'
import { paintHead } from './head'
import { lookOf, type Look } from './looks'
import { pressOf, type Press } from './press'
import { PROPS } from './props'

/** Where the hand hangs, of a figure of ordinary build. */
const HAND = [20.5, -42] as const

/** How far each thing reaches around the hand. */
const REACH: Readonly<Record<string, Box>> = {
  tall: { left: -26, top: -76, width: 66, height: 104 },
  long: { left: -14, top: -56, width: 44, height: 102 },
  plain: { left: -14, top: -40, width: 48, height: 86 },
}
const TALL = ['parasol', 'rod', 'balloon', 'kite']
const LONG = ['banjo', 'fiddle', 'camera', 'umbrella']

function arm({ print }: Press, { wide, body, cloth, skin }: Look, side: -1 | 1): void {
  const [x, y] = [side * 14.6 * wide, -71]
  const [hx, hy] = [side * (HAND[0] * wide), HAND[1]]
  const rolled = body === 'apron' || body === 'overalls'
  const sleeve =
    {
      vest: '#f3e6c8',
      apron: cloth[1],
      overalls: cloth[1],
      blanket: cloth[1],
      bustle: cloth[0],
      poncho: '#f3e6c8',
    }[body as string] ?? cloth[0]
  const puff = body === 'bustle' || body === 'dress' ? 5 : 2.5
  print(circle(hx, hy + 1.4, 3.9), skin, null, 2)
  if (rolled)
    print(
      `M${x + side * 6},-56L${hx + side * 3},${hy}L${hx - side * 3.4},${hy}L${x - side},-55Z`,
      skin,
      side > 0 ? [hx + 4, -56, hy, 5] : null,
      2,
    )
  const low = rolled ? -54 : hy
  const [ex, half] = rolled ? [x + side * 3, 4.6] : [hx, 3.8]
  print(
    `M${x - side * 4},${y + 2}Q${x},${y - 4} ${x + side * puff},${y + 1}Q${x + side * (puff + 3)},${y + 10} ${ex + side * half},${low}L${ex - side * half},${low + 1}Q${x - side * 3},${y + 16} ${x - side * 4},${y + 2}Z`,
    sleeve,
    side > 0 ? [x + 11, y, low, 8] : [x + 6, y, low, 5],
    2.2,
  )
  print(
    `M${ex - half - 0.4},${low - 1}h${half * 2 + 0.8}v3.2h${-half * 2 - 0.8}Z`,
    rolled ? mix(sleeve, '#250c10', 0.2) : cloth[2],
    null,
    1.2,
  )
}

const COAT_BACK = 'M-12,-70Q-20,-40 -18,-14Q0,-10 18,-14Q20,-40 12,-70Z'

export function figure(number: number): readonly FigurePart[] {
  const look = lookOf(number)
  if (!look) return []
  const { wide: w, tall } = look
  const part = (
    name: PartName,
    box: Box,
    pivot: readonly [number, number],
    paint: (press: Press, paper: Paper) => void,
  ): FigurePart => ({
    name,
    box: { left: box.left, top: box.top * tall, width: box.width, height: box.height * tall },
    pivot: [pivot[0], pivot[1] * tall],
    paint: (paper: Paper, tone: Tone) => {
      paper.pen.save()
      paper.pen.lineJoin = 'round'
      paper.pen.lineCap = 'round'
      paper.pen.scale(1, tall)
      paint(pressOf(paper, tone), paper)
      paper.pen.restore()
    },
  })
  const parts: FigurePart[] = []
  const across = (half: number, top: number, height: number): Box => ({
    left: -half * w - 3,
    top,
    width: half * w * 2 + 6,
    height,
  })
  if (look.body === 'coat')
    parts.push(
      part('back', across(20, -74, 66), [0, -70], ({ print }) => {
        print(COAT_BACK, mix(look.cloth[0], '#250c10', 0.45))
      }),
    )
  if (!SKIRTED.includes(look.body) || look.body === 'blanket')
    parts.push(
      part('legs', across(20, -45, 48), [0, -42], (press) => {
        paintLegs(press, look)
      }),
    )
  parts.push(
    part('body', across(26, -81, 84), [0, -44], (press) => {
      BODIES[look.body](press, look)
    }),
  )
  const sleeve = { left: -34 * w, top: -79, width: 28 * w, height: 44 }
  parts.push(
    part('armLeft', sleeve, [-14.6 * w, -70], (press) => {
      arm(press, look, -1)
    }),
  )
  const prop = PROPS[look.prop]
  const reach =
    REACH[TALL.includes(look.prop) ? 'tall' : LONG.includes(look.prop) ? 'long' : 'plain'] ?? sleeve
  const [hx, hy] = [HAND[0] * w, HAND[1]]
  const top = Math.min(-79, hy + reach.top)
  const right = prop
    ? {
        left: Math.min(6 * w, hx + reach.left),
        top,
        width: reach.width + 14,
        height: hy + reach.top + reach.height - top,
      }
    : { left: 6 * w, top: -79, width: 28 * w, height: 44 }
  parts.push(
    part('armRight', right, [14.6 * w, -70], (press, { pen }) => {
      if (prop) {
        pen.save()
        pen.translate(hx, hy + 1.4)
        prop(press, look.cloth[2])
        pen.restore()
      }
      arm(press, look, 1)
    }),
  )
  const hair = look.style === 'braids' ? 62 : 50
  parts.push(
    part('head', { left: -26, top: -116, width: 52, height: hair + 14 }, [0, -74], (press) => {
      paintHead(press, look)
    }),
  )
  const hat = HATS[look.hat]
  if (hat) {
    const high = look.hat === 'stack' ? 142 : 131
    parts.push(
      part('hat', { left: -37, top: -high, width: 74, height: high - 62 }, [0, -74], (press) => {
        hat(press, look.felt, look.cloth[2], look)
      }),
    )
  }
  return parts
}
