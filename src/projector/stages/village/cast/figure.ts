/** A figure of the village, part by part. */
import type { Box, Paper } from '../../../paper/paper'
import type { FigurePart, PartName, Tone } from '../../stage'
import { arm, BODIES, legs } from './bodies'
import { chisel, type Chisel } from './chisel'
import { HATS } from './hats'
import { head } from './heads'
import { person } from './people'
import { PROPS } from './props'
import type { Reach } from './thing'

const boxed = ([left, top, right, bottom]: Reach): Box => ({
  left,
  top,
  width: right - left,
  height: bottom - top,
})

/** @param look from 0 on; further ones begin again */
export function cast(look: number): readonly FigurePart[] {
  const one = person(look)
  if (!one) return []
  const { wide, tall, body } = one
  const part = (
    name: PartName,
    [left, top, right, bottom]: Reach,
    pivot: readonly [number, number],
    stretch: number,
    draw: (tool: Chisel) => void,
  ): FigurePart => ({
    name,
    box: boxed([left * stretch, top * tall, right * stretch, bottom * tall]),
    pivot: [pivot[0], pivot[1] * tall],
    paint: (paper: Paper, tone: Tone) => {
      paper.pen.save()
      paper.pen.lineJoin = 'round'
      paper.pen.lineCap = 'round'
      paper.pen.scale(stretch, tall)
      draw(chisel(paper, tone))
      paper.pen.restore()
    },
  })
  const shoulder = 13.4 * wide
  const hand = 20 * wide
  const prop = one.prop === 'none' ? null : PROPS[one.prop]
  const hat = one.hat === 'none' ? null : HATS[one.hat]
  const [left, top, right, bottom] = prop?.reach ?? [0, 0, 0, 0]
  return [
    part('legs', [-26, -43, 26, 4], [0, -40], Math.min(wide, 1.12), (tool) => {
      legs(tool, one)
    }),
    part('body', [-31, -80, 31, 5], [0, -44], wide, (tool) => {
      BODIES[body](tool, one)
    }),
    part('armLeft', [-hand - 9, -76, -shoulder + 7, -36], [-shoulder, -68], 1, (tool) => {
      arm(tool, one, -1)
    }),
    part(
      'armRight',
      [
        Math.min(shoulder - 7, hand + left - 2),
        Math.min(-76, -42 + top - 2),
        Math.max(hand + 9, hand + right + 2),
        Math.max(-36, -42 + bottom + 2),
      ],
      [shoulder, -68],
      1,
      (tool) => {
        if (prop) {
          tool.pen.save()
          tool.pen.translate(hand, -42)
          prop.draw(tool, one)
          tool.pen.restore()
        }
        arm(tool, one, 1)
      },
    ),
    part('head', [-25, -119, 25, -41], [0, -72], 1, (tool) => {
      head(tool, one)
    }),
    ...(hat
      ? [
          part('hat', [-31, -140, 31, -58], [0, -72], 1, (tool) => {
            hat(tool, one)
          }),
        ]
      : []),
  ]
}
