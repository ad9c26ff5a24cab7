/** An owl that watches. */
import { mix } from '../../../paper/colour'
import { cut } from '../../../paper/cut'
import type { Paper } from '../../../paper/paper'
import { circle } from '../../../paper/paths'
import { lying } from './kit'
import type { Tints } from './tints'

/** @param y of its feet @param high from there to the tips of its ears */
export function owl(paper: Paper, tints: Tints, x: number, y: number, high: number): void {
  const { pen } = paper
  pen.save()
  pen.translate(x, y)
  pen.scale(high / 100, high / 100)
  const body = mix(tints.wood[1], tints.near[1], 0.45)
  const look = lying(tints, 0.9, 0.55)
  cut(
    paper,
    'M0,2C-40,0 -42,-50 -30,-72Q-34,-88 -30,-100Q-18,-88 0,-88Q18,-88 30,-100Q34,-88 30,-72C42,-50 40,0 0,2Z',
    body,
    look,
  )
  pen.fillStyle = mix(body, tints.rim, 0.28)
  let feathers = ''
  for (const [row, count] of [
    [0, 4],
    [1, 5],
    [2, 4],
    [3, 3],
  ] as const)
    for (let at = 0; at < count; at += 1)
      feathers += `M${(at - (count - 1) / 2) * 11 - 4},${-46 + row * 11}q4,9 8,0Z`
  pen.fill(new Path2D(feathers))
  cut(
    paper,
    'M-30,-60C-44,-36 -36,-10 -20,-4C-26,-24 -28,-42 -30,-60ZM30,-60C44,-36 36,-10 20,-4C26,-24 28,-42 30,-60Z',
    mix(body, tints.shadow, 0.35),
    { ...look, shadow: null },
  )
  for (const side of [-1, 1]) {
    cut(paper, circle(side * 14, -68, 13), mix(body, tints.rim, 0.35), { ...look, shadow: null })
    pen.fillStyle = mix(tints.lit, '#ffb030', 0.4)
    pen.fill(new Path2D(circle(side * 13, -68, 8.6)))
    pen.fillStyle = '#120a0c'
    pen.fill(new Path2D(circle(side * 12, -68, 4.6)))
  }
  pen.fillStyle = mix(tints.wood[2], '#ffd070', 0.4)
  pen.fill(new Path2D('M-4,-62h8l-4,12Z'))
  pen.restore()
}
