/** The cast: marsh folk of torn and washed paper. */
import type { Box } from '../../../paper/paper'
import type { FigurePart, PaperStage, PartName } from '../../stage'
import { BODIES, TO_THE_GROUND } from './bodies'
import { HATS } from './hats'
import { head } from './heads'
import { arm, hand, legs, shoulder, stilts } from './limbs'
import { person, type Look } from './people'
import { press, type Press } from './press'
import { PROPS, type Prop } from './props'

type Edges = readonly [left: number, top: number, right: number, bottom: number]
interface Part {
  readonly name: PartName
  readonly edges: Edges
  readonly pivot: readonly [number, number]
  readonly draw: (tool: Press) => void
}

/** The parts of one look, before it is made taller or set on stilts. */
function partsOf(look: Look): readonly Part[] {
  const w = look.wide
  const [hx, hy] = hand(look, 1)
  const [sx, sy] = shoulder(look, 1)
  const prop: Prop = PROPS[look.prop]
  const [left, top, right, bottom] = prop.reach
  const part = (
    name: PartName,
    edges: Edges,
    pivot: readonly [number, number],
    draw: (tool: Press, look: Look) => void,
  ): Part => ({
    name,
    edges,
    pivot,
    draw: (tool) => {
      draw(tool, look)
    },
  })
  const body = part('body', [-30 * w, -82, 30 * w, 5], [0, -46], BODIES[look.body])
  return [
    ...(TO_THE_GROUND.includes(look.body)
      ? []
      : [part('legs', [-19 * w - 4, -47, 19 * w + 4, 4], [0, -42], legs)]),
    body,
    part('armLeft', [-sx - 16, -80, -sx + 8, -32], [-sx, sy], (tool) => {
      arm(tool, look, -1)
    }),
    part('head', [-24, -120, 24, -48], [0, -76], head),
    ...(look.hat === 'none' ? [] : [part('hat', [-35, -140, 37, -58], [0, -76], HATS[look.hat])]),
    part(
      'armRight',
      [
        Math.min(sx - 8, hx + left - 3),
        Math.min(-80, hy + top - 3),
        Math.max(sx + 16, hx + right + 3),
        Math.max(-32, hy + bottom + 4),
      ],
      [sx, sy],
      (tool) => {
        arm(tool, look, 1)
      },
    ),
  ]
}

/** How high a stilt's step is, and how much smaller who stands on it is. */
const STEP = 26
const AWAY = 0.8

const boxOf = ([left, top, right, bottom]: Edges, size: number, up: number): Box => ({
  left: left * size,
  top: top * size - up,
  width: (right - left) * size,
  height: (bottom - top) * size,
})

/** The figure of one look, its parts from the back to the front. */
export const cast: PaperStage['cast'] = (number) => {
  const look = person(number)
  const size = look.tall * (look.stilts ? AWAY : 1)
  const up = look.stilts ? STEP : 0
  const parts = partsOf(look).map(({ name, edges, pivot: [x, y], draw }): FigurePart => ({
    name,
    box: boxOf(edges, size, up),
    pivot: [x * size, y * size - up],
    paint: (paper, tone) => {
      const { pen } = paper
      pen.save()
      pen.translate(0, -up)
      pen.scale(size, size)
      draw(press(pen, tone))
      pen.restore()
    },
  }))
  if (!look.stilts) return parts
  const poles: FigurePart = {
    name: 'back',
    box: { left: -20, top: -60, width: 40, height: 63 },
    pivot: [0, -STEP],
    paint: (paper, tone) => {
      stilts(press(paper.pen, tone), STEP)
    },
  }
  return [poles, ...parts]
}
