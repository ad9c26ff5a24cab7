/** The cast: puppets of leather that are held from below. */
import type { Box, Paper } from '../../../paper/paper'
import type { FigurePart, PartName, Tone } from '../../stage'
import { CLOTHES } from './clothes'
import { HATS } from './hats'
import { head } from './heads'
import { leather, type Leather } from './leather'
import { arm, hand, shoulder } from './limbs'
import { person, type Look } from './people'
import { PROPS } from './props'

type Edges = readonly [left: number, top: number, right: number, bottom: number]

/** Heads are a little large, around where they meet the neck. */
const LARGE = 1.14
const NECK = -74

/** Everything of a head, which may look to either side. */
function turned(tool: Leather, look: Look, paint: () => void): void {
  const { pen } = tool
  pen.save()
  pen.translate(0, NECK)
  pen.scale(LARGE * look.turn, LARGE)
  pen.translate(0, -NECK)
  paint()
  pen.restore()
}

export function figure(index: number): readonly FigurePart[] {
  const look = person(index)
  const w = look.wide
  const part = (
    name: PartName,
    [left, top, right, bottom]: Edges,
    [x, y]: readonly [number, number],
    paint: (tool: Leather) => void,
  ): FigurePart => {
    const k = look.tall
    const box: Box = {
      left: left * k,
      top: top * k,
      width: (right - left) * k,
      height: (bottom - top) * k,
    }
    return {
      name,
      box,
      pivot: [x * k, y * k],
      paint: (paper: Paper, tone: Tone) => {
        paper.pen.save()
        paper.pen.scale(k, k)
        paint(leather({ pen: paper.pen, scale: paper.scale * k }, tone))
        paper.pen.restore()
      },
    }
  }
  const [sx, sy] = shoulder(look, 1)
  const [hx, hy] = hand(look, 1)
  const { reach, paint: hold } = PROPS[look.prop]
  const parts = [
    part('back', [-3, -60, 3, 8], [0, -46], ({ line }) => {
      line('M0,-58V5', '#6a3a1c', 3)
      line('M-.6,-58V5', '#d9a45a', 0.9)
    }),
    part('body', [-23 * w - 3, -80, 23 * w + 3, 5], [0, -46], (tool) => {
      CLOTHES[look.body](tool, look)
    }),
    part('armLeft', [-sx - 15, sy - 8, -sx + 7, hy + 17], [-sx, sy], (tool) => {
      arm(tool, look, -1)
    }),
    part('head', [-32, -116, 32, -52], [0, NECK], (tool) => {
      turned(tool, look, () => {
        head(tool, look)
      })
    }),
    part('hat', [-34, -153, 34, -58], [0, NECK], (tool) => {
      turned(tool, look, () => {
        HATS[look.hat](tool, look)
      })
    }),
    part(
      'armRight',
      [
        Math.min(sx - 7, hx + reach[0] - 3),
        Math.min(sy - 8, hy + reach[1] - 3),
        Math.max(sx + 15, hx + reach[2] + 3),
        Math.max(hy + 17, hy + reach[3] + 3),
      ],
      [sx, sy],
      (tool) => {
        tool.pen.save()
        tool.pen.translate(hx, hy)
        hold(tool, look)
        tool.pen.restore()
        arm(tool, look, 1)
      },
    ),
  ]
  return look.hat === 'bare' ? parts.filter(({ name }) => name !== 'hat') : parts
}
