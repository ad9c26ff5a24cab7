/** What every building of the castle is put together from. */
import { spot } from '../../../paper/lay'
import { chance } from '../../../paper/chance'
import { mix, seen } from '../../../paper/colour'
import { cut, hole } from '../../../paper/cut'
import type { Paper } from '../../../paper/paper'
import { circle, rect } from '../../../paper/paths'
import { flush, laid, line, sideways } from './kit/lay'
import { battled, cone, corbels, lancet, pennon } from './kit/shapes'
import type { PaintName, Tints } from './tints'

/** Some stones of a wall, here and there. */
export function ashlar(
  paper: Paper,
  tints: Tints,
  [left, top, right, foot]: readonly [number, number, number, number],
  seed: number,
): void {
  const next = chance(seed)
  let edges = ''
  const area = (right - left) * (foot - top)
  for (let at = 0; at < area / 900; at += 1) {
    const [w, h] = [14 + next() * 8, 8]
    const x = left + 4 + next() * Math.max(1, right - left - w - 8)
    const y = top + 6 + Math.floor((next() * (foot - top - 16)) / 10) * 10
    edges += `M${x},${y + h}h${w}v${-h}`
  }
  line(paper, edges, seen(tints.ink, 0.22), 1.1)
}

/** The opening of a window in its surround; what is behind it is dark. */
export function window(
  paper: Paper,
  tints: Tints,
  [x, y, half, height]: readonly [number, number, number, number],
  frame: string,
): void {
  cut(paper, lancet(x, y + 4, half + 4, height + 8), frame, flush(tints, 0.3))
  hole(paper, lancet(x, y, half, height), tints.pane, { edge: seen(tints.shadow, 0.9) })
}

/** A wall with battlements on corbels. */
export function wall(
  paper: Paper,
  tints: Tints,
  [left, top, right, foot]: readonly [number, number, number, number],
  paint: PaintName,
  deeper: number,
): void {
  const colour = tints.town(paint, deeper)
  const out = 6
  cut(
    paper,
    `M${left},${foot}V${top + 14}H${right}V${foot}Z`,
    sideways(
      paper,
      left,
      right,
      mix(colour, tints.rim, 0.1),
      colour,
      mix(colour, tints.shadow, 0.26),
    ),
    laid(tints, 1.1, 0.4),
  )
  ashlar(paper, tints, [left, top + 34, right, Math.min(foot, 600)], left * 7 + 3)
  cut(
    paper,
    corbels(left - out, right + out, top + 18, 16, 12),
    mix(colour, tints.shadow, 0.2),
    laid(tints, 0.4, 0.25),
  )
  cut(
    paper,
    battled(left - out, right + out, top, top + 16, 20, 10),
    mix(colour, tints.rim, 0.12),
    laid(tints, 0.5, 0.55),
  )
}

/** A round tower with its hat. @param half half its width */
export function tower(
  paper: Paper,
  tints: Tints,
  [x, top, half, foot]: readonly [number, number, number, number],
  hat: PaintName,
  height: number,
  deeper = 0,
): void {
  const colour = tints.town('stone', deeper)
  cut(
    paper,
    rect(x - half, top, half * 2, foot - top),
    sideways(
      paper,
      x - half,
      x + half,
      mix(colour, tints.shadow, 0.1),
      mix(colour, tints.rim, 0.14),
      colour,
      mix(colour, tints.shadow, 0.42),
    ),
    laid(tints, 1.3, 0.4),
  )
  ashlar(paper, tints, [x - half, top + 40, x + half, Math.min(foot, 600)], x * 3 + 1)
  const out = half * 1.16
  cut(
    paper,
    corbels(x - out, x + out, top + 14, 13, 13),
    mix(colour, tints.shadow, 0.24),
    laid(tints, 0.5, 0.3),
  )
  cut(
    paper,
    rect(x - out, top - 26, out * 2, 34),
    sideways(
      paper,
      x - out,
      x + out,
      colour,
      mix(colour, tints.rim, 0.2),
      mix(colour, tints.shadow, 0.36),
    ),
    laid(tints, 0.5, 0.5),
  )
  let slits = ''
  for (let at = -1; at <= 1; at += 1) slits += lancet(x + at * out * 0.56, top - 2, out * 0.11, 16)
  spot(paper, slits, tints.pane)
  // The hat: scales in rows, bright on the side of the light.
  const roof = tints.town(hat, deeper)
  const [foot2, wide] = [top - 24, out * 1.16]
  cut(
    paper,
    cone(x, foot2, wide, height),
    sideways(
      paper,
      x - wide,
      x + wide,
      mix(roof, tints.shadow, 0.1),
      mix(roof, tints.rim, 0.24),
      roof,
      mix(roof, tints.shadow, 0.5),
    ),
    laid(tints, 1, 0.6),
  )
  const { pen } = paper
  pen.save()
  pen.clip(new Path2D(cone(x, foot2, wide, height)))
  let scales = ''
  for (let row = 1; row * 11 < height * 0.8; row += 1) {
    const y = foot2 - row * 11
    scales += `M${x - wide},${y}${'q5.5,7 11,0'.repeat(Math.ceil((wide * 2) / 11))}`
  }
  line(paper, scales, seen(tints.ink, 0.26), 1.1)
  pen.restore()
  const tip = foot2 - height
  line(paper, `M${x},${tip + 6}V${tip - 20}`, tints.town('gold', 0.1), 2.4)
  spot(paper, circle(x, tip - 2, 4), tints.town('gold'))
}

/** A pennon on top of something. */
export function flag(
  paper: Paper,
  tints: Tints,
  x: number,
  y: number,
  paint: PaintName,
  size = 1,
): void {
  line(paper, `M${x},${y + 34 * size}V${y - 4}`, tints.town('oak', 0.2), 2.2)
  const cloth = tints.town(paint)
  cut(
    paper,
    pennon(x + 1, y, 58 * size, 22 * size),
    sideways(
      paper,
      x,
      x + 58 * size,
      mix(cloth, tints.shadow, 0.1),
      mix(cloth, tints.rim, 0.2),
      cloth,
    ),
    laid(tints, 0.5, 0.6),
  )
  line(
    paper,
    `M${x + 2},${y + 11 * size}q${17 * size},${-6 * size} ${32 * size},0`,
    seen(tints.town('gold'), 0.8),
    2.6 * size,
  )
}

/** A cloth that hangs down a wall. */
export function hanging(
  paper: Paper,
  tints: Tints,
  [x, top, half, length]: readonly [number, number, number, number],
  paint: PaintName,
  device: string,
): void {
  const cloth = tints.town(paint)
  const foot = top + length
  cut(
    paper,
    `M${x - half},${top}H${x + half}V${foot}L${x + half * 0.5},${foot + half * 0.6}L${x},${foot}L${x - half * 0.5},${foot + half * 0.6}L${x - half},${foot}Z`,
    sideways(
      paper,
      x - half,
      x + half,
      mix(cloth, tints.shadow, 0.12),
      mix(cloth, tints.rim, 0.1),
      mix(cloth, tints.shadow, 0.2),
    ),
    laid(tints, 0.6, 0.5),
  )
  spot(paper, device, tints.town('gold'))
  line(paper, `M${x - half - 3},${top}H${x + half + 3}`, tints.town('oak', 0.2), 3.4)
}
