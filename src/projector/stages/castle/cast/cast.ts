/** The cast: people of the court as if cut out of the margins of a book. */
import { figureOf, type DrawnPart } from '../../pieces'
import type { PaperStage } from '../../stage'
import { BODIES } from './bodies'
import { brush, type Brush } from './brush'
import { head } from './faces'
import { BARE, HATS } from './hats'
import { arm, hand, legs, shoulder, TO_THE_GROUND } from './limbs'
import { person, type Look } from './people'
import { PROPS, type Prop } from './props'

type Part = DrawnPart<Brush>

/** The parts of one look, before it is made taller or shorter. */
function partsOf(look: Look): readonly Part[] {
  const w = look.wide
  const prop: Prop = PROPS[look.prop]
  const [hx, hy] = hand(look, 1)
  const [left, top, right, bottom] = prop.reach
  const [sx, sy] = shoulder(look, 1)
  const parts: Part[] = []
  if (!TO_THE_GROUND.includes(look.body))
    parts.push([
      'legs',
      [-7 * w - 24, -48, 7 * w + 24, 4],
      [0, -42],
      (tool) => {
        legs(tool, look)
      },
    ])
  parts.push(
    [
      'body',
      [-28 * w - 4, -86, 30 * w + 6, 7],
      [0, -46],
      (tool) => {
        BODIES[look.body](tool, look)
      },
    ],
    [
      'armLeft',
      [-sx - 19, -82, -sx + 9, -22],
      [-sx, sy],
      (tool) => {
        arm(tool, look, -1)
      },
    ],
    [
      'head',
      [-22, -112, 22, -48],
      [0, -77],
      (tool) => {
        head(tool, look)
      },
    ],
  )
  if (!BARE.includes(look.hat))
    parts.push([
      'hat',
      [-34, -144, 34, -46],
      [0, -77],
      (tool) => {
        HATS[look.hat](tool, look)
      },
    ])
  parts.push([
    'armRight',
    [
      Math.min(sx - 9, hx + left - 3),
      Math.min(-82, hy + top - 3),
      Math.max(sx + 19, hx + right + 3),
      Math.max(-22, hy + bottom + 4),
    ],
    [sx, sy],
    (tool) => {
      arm(tool, look, 1)
      const { pen } = tool
      pen.save()
      pen.translate(hx, hy)
      prop.draw(tool, look)
      pen.restore()
    },
  ])
  return parts
}

/** The figure of one look, its parts from the back to the front. */
export const cast: PaperStage['cast'] = (number) => {
  const look = person(number)
  return figureOf(partsOf(look), look.tall, brush)
}
