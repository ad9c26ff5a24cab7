/** Rope: twisted strands, and the knots in it. */
import { drawnAt, line } from '../../../paper/lay'
import { mix, seen } from '../../../paper/colour'
import type { Paper } from '../../../paper/paper'
import { bend, type Point } from '../wash/torn'
import type { Tints } from './tints'

/** Twisted strands along points. */
export function rope(paper: Paper, tints: Tints, points: readonly Point[], width: number): void {
  const path = `M${points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join('L')}`
  const dark = mix(tints.rope, tints.ink, 0.7)
  line(paper, path, dark, width + 3)
  line(paper, path, tints.rope, width)
  let strands = ''
  for (let at = 1; at < points.length; at += 1) {
    const [x, y] = points[at] ?? [0, 0]
    const [fx, fy] = points[at - 1] ?? [x, y]
    const length = Math.hypot(x - fx, y - fy) || 1
    const [ux, uy] = [(x - fx) / length, (y - fy) / length]
    const h = width * 0.5
    strands += `M${x - ux * h + uy * h},${y - uy * h - ux * h}L${x + ux * h - uy * h},${y + uy * h + ux * h}`
  }
  line(paper, strands, dark, 1.8)
  line(paper, path, seen(tints.core, 0.3), 1.2)
}

/** A knot where two bights meet, and its two ends. */
export function knot(paper: Paper, tints: Tints, at: Point): void {
  drawnAt(paper, at, 1, () => {
    rope(
      paper,
      tints,
      bend(
        [
          [-2, 4],
          [-8, 26],
          [-4, 44],
        ],
        false,
        7,
      ),
      7,
    )
    rope(
      paper,
      tints,
      bend(
        [
          [3, 4],
          [9, 22],
          [14, 34],
        ],
        false,
        7,
      ),
      7,
    )
    rope(
      paper,
      tints,
      bend(
        [
          [-12, 2],
          [-6, -11],
          [8, -9],
          [12, 4],
          [2, 11],
          [-8, 10],
        ],
        true,
        6,
      ),
      8,
    )
    rope(
      paper,
      tints,
      bend(
        [
          [-9, -3],
          [0, 3],
          [10, -1],
        ],
        false,
        5,
      ),
      8,
    )
  })
}
