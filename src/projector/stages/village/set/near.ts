/** What stands in the lower corners: toadstools and ferns, and a pile of logs with an owl. */
import { mix, seen } from '../../../paper/colour'
import { cut } from '../../../paper/cut'
import { grain } from '../../../paper/grain'
import type { Box, Paper } from '../../../paper/paper'
import { circle, ellipse } from '../../../paper/paths'
import type { Frame, Painting } from '../../stage'
import { fall, leaf, lying, type Point } from './kit'
import { owl } from './owl'
import type { Tints } from './tints'

export const nearBoxes = (frame: Frame): readonly Box[] => [
  { left: frame.left - 70, top: 860, width: 290, height: 260 },
  { left: frame.right - 220, top: 860, width: 290, height: 260 },
]

/** A frond of fern: leaves in pairs along a bow. */
function fern([x, y]: Point, lean: number, high: number): string {
  let path = leaf([x, y], [x + lean, y - high], 2)
  for (let at = 1; at <= 9; at += 1) {
    const t = at / 10
    const [px, py] = [x + lean * t * t, y - high * t]
    const reach = high * 0.3 * (1 - t * 0.75)
    for (const side of [-1, 1])
      path += leaf([px, py], [px + side * reach + lean * 0.12, py - reach * 0.55], reach * 0.13)
  }
  return path
}

function toadstool(paper: Paper, tints: Tints, x: number, y: number, size: number): void {
  const flat = lying(tints, 0.6, 0.5)
  cut(
    paper,
    `M${x - size * 0.16},${y - size * 0.5}Q${x - size * 0.1},${y - size * 0.1} ${x - size * 0.24},${y}H${x + size * 0.24}Q${x + size * 0.1},${y - size * 0.1} ${x + size * 0.16},${y - size * 0.5}Z`,
    mix(tints.plaster[0][1], tints.near[0], 0.35),
    flat,
  )
  cut(
    paper,
    `M${x - size * 0.6},${y - size * 0.45}Q${x - size * 0.5},${y - size} ${x},${y - size}Q${x + size * 0.5},${y - size} ${x + size * 0.6},${y - size * 0.45}Q${x},${y - size * 0.3} ${x - size * 0.6},${y - size * 0.45}Z`,
    mix(tints.red, tints.near[1], 0.2),
    flat,
  )
  paper.pen.fillStyle = mix(tints.plaster[0][1], tints.near[0], 0.25)
  paper.pen.fill(
    new Path2D(
      ellipse(x - size * 0.25, y - size * 0.62, size * 0.1, size * 0.07) +
        ellipse(x + size * 0.1, y - size * 0.78, size * 0.11, size * 0.08) +
        ellipse(x + size * 0.34, y - size * 0.56, size * 0.08, size * 0.06),
    ),
  )
}

/** The corners. */
export function* paintNear(paper: Paper, tints: Tints, frame: Frame): Painting {
  const pair = fall(paper, 880, 1090, tints.near)
  const left = frame.left
  const right = frame.right
  cut(
    paper,
    fern([left + 20, 1100], 90, 190) +
      fern([left + 10, 1100], 10, 220) +
      fern([left + 60, 1100], 120, 120),
    pair,
    lying(tints, 0.9, 0.45),
  )
  yield
  toadstool(paper, tints, left + 128, 1056, 74)
  toadstool(paper, tints, left + 176, 1058, 46)
  yield
  // Logs, cut towards us.
  const bark = mix(tints.wood[0], tints.near[1], 0.4)
  for (const [dx, dy, radius] of [
    [30, 1040, 36],
    [104, 1036, 36],
    [172, 1042, 30],
    [68, 976, 34],
    [140, 982, 31],
  ] as const) {
    const x = right - dx
    cut(paper, circle(x, dy, radius), bark, lying(tints, 0.9, 0.4))
    cut(paper, circle(x, dy, radius - 5), mix(tints.wood[2], tints.near[1], 0.45), {
      shadow: null,
      rim: null,
    })
    paper.pen.strokeStyle = seen(bark, 0.5)
    paper.pen.lineWidth = 1.4
    for (const share of [0.66, 0.42, 0.2])
      paper.pen.stroke(new Path2D(circle(x + 1, dy - 1, radius * share)))
    yield
  }
  owl(paper, tints, right - 142, 953, 58)
  yield
  for (const box of nearBoxes(frame)) grain(paper, box, 0.16)
}
