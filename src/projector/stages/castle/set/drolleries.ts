/** Who lives in the margins: a snail that carries a chapel, and a hare with a trumpet. */
import { spot } from '../../../paper/lay'
import { mix, seen } from '../../../paper/colour'
import { cut } from '../../../paper/cut'
import type { Paper } from '../../../paper/paper'
import { circle, ellipse, polygon } from '../../../paper/paths'
import { flush, laid, line, outwards } from './kit/lay'
import { lancet } from './kit/shapes'
import type { Tints } from './tints'

/** @param y of its foot */
export function snail(paper: Paper, tints: Tints, x: number, y: number): void {
  const skin = tints.page('moss', 0.1)
  cut(
    paper,
    `M${x - 36},${y}Q${x - 10},${y - 14} ${x + 16},${y - 12}Q${x + 22},${y - 34} ${x + 32},${y - 32}Q${x + 40},${y - 28} ${x + 32},${y - 14}Q${x + 28},${y} ${x + 14},${y}Z`,
    skin,
    laid(tints, 0.5, 0.6),
  )
  line(paper, `M${x + 29},${y - 32}l-3,-13M${x + 34},${y - 31}l6,-12`, skin, 2.4)
  spot(paper, circle(x + 26, y - 46, 2.4) + circle(x + 40, y - 44, 2.4), tints.ink)
  const shell = tints.page('rose', 0.05)
  cut(
    paper,
    circle(x - 6, y - 26, 23),
    outwards(paper, x - 10, y - 34, 34, mix(shell, tints.rim, 0.4), shell),
    laid(tints, 0.6, 0.7),
  )
  line(
    paper,
    `M${x - 6},${y - 26}q6,-4 6,4q-4,10 -13,3q-8,-12 5,-20q16,-4 20,11q0,16 -14,21`,
    tints.page('madder', 0.3),
    2.6,
  )
  cut(
    paper,
    polygon([
      [x - 16, y - 48],
      [x - 16, y - 66],
      [x - 7, y - 80],
      [x + 2, y - 66],
      [x + 2, y - 48],
    ]),
    tints.page('plaster'),
    laid(tints, 0.4, 0.6),
  )
  cut(
    paper,
    polygon([
      [x - 20, y - 64],
      [x - 7, y - 86],
      [x + 6, y - 64],
    ]),
    tints.page('lapis'),
    flush(tints, 0.6),
  )
  spot(paper, lancet(x - 7, y - 48, 3.4, 12), tints.ink)
}

/** @param y of its feet */
export function hare(paper: Paper, tints: Tints, x: number, y: number): void {
  const fur = tints.page('ochre', 0.04)
  const look = laid(tints, 0.5, 0.6)
  cut(
    paper,
    `M${x + 6},${y - 66}q-2,-30 6,-40q10,8 4,40ZM${x + 14},${y - 64}q6,-26 16,-32q4,12 -8,36Z`,
    fur,
    look,
  )
  cut(paper, ellipse(x + 20, y - 8, 20, 8) + circle(x + 30, y - 22, 7), fur, look)
  const coat = tints.page('lapis', 0.02)
  cut(
    paper,
    `M${x - 4},${y - 50}Q${x + 30},${y - 46} ${x + 26},${y - 6}H${x - 8}Q${x - 12},${y - 30} ${x - 4},${y - 50}Z`,
    coat,
    look,
  )
  line(paper, `M${x - 8},${y - 20}Q${x + 8},${y - 14} ${x + 26},${y - 20}`, tints.page('gold'), 3)
  cut(
    paper,
    `M${x - 14},${y - 58}Q${x - 8},${y - 74} ${x + 10},${y - 72}Q${x + 22},${y - 66} ${x + 18},${y - 54}Q${x + 6},${y - 46} ${x - 8},${y - 50}Z`,
    fur,
    look,
  )
  spot(paper, circle(x - 1, y - 62, 2.4), tints.ink)
  spot(paper, circle(x + 8, y - 55, 3.4), seen(tints.page('rose'), 0.6))
  cut(
    paper,
    `M${x - 12},${y - 54}L${x - 32},${y - 66}L${x - 40},${y - 78}Q${x - 44},${y - 64} ${x - 36},${y - 54}L${x - 28},${y - 60}L${x - 13},${y - 51}Z`,
    tints.page('gold'),
    look,
  )
  cut(
    paper,
    `M${x + 2},${y - 44}Q${x - 10},${y - 44} ${x - 20},${y - 60}l5,-3Q${x - 8},${y - 52} ${x + 6},${y - 52}Z`,
    mix(coat, tints.rim, 0.15),
    flush(tints, 0.5),
  )
  cut(paper, ellipse(x - 4, y - 2, 12, 5) + ellipse(x + 16, y - 2, 12, 5), fur, look)
}
