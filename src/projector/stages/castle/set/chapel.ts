/** The chapel: its rose of coloured glass, its spire, and the houses of those who serve. */
import { spot } from '../../../paper/lay'
import { mix, seen } from '../../../paper/colour'
import { cut, hole } from '../../../paper/cut'
import { radiance, type Paper } from '../../../paper/paper'
import { circle, polygon, rect } from '../../../paper/paths'
import type { Painting } from '../../stage'
import { flush, laid, line, sideways } from './kit/lay'
import { foils, lancet, pane } from './kit/shapes'
import { ashlar, flag, window } from './masonry'
import type { PaintName, Tints } from './tints'
import { HOUSES, type Opening } from './windows'

const X = 1322
const GLASS = ['#e23c34', '#2f6fe0', '#f4c03c', '#35b088', '#c04ab0'] as const

/** What a pane of this colour lets through. */
const lit = (tints: Tints, at: number): string =>
  mix(tints.pane, GLASS[at % GLASS.length] ?? GLASS[0], 0.3 + 0.66 * tints.glass)

/** A rose window of two rings and a middle. */
function rose(paper: Paper, tints: Tints, [x, y, radius]: readonly [number, number, number]): void {
  cut(paper, circle(x, y, radius + 8), tints.town('ash'), laid(tints, 0.6, 0.5))
  spot(paper, circle(x, y, radius), tints.pane)
  for (let at = 0; at < 12; at += 1) {
    const [from, to] = [(at * Math.PI) / 6 + 0.03, ((at + 1) * Math.PI) / 6 - 0.03]
    spot(paper, pane([x, y], radius * 0.66, radius * 0.96, from, to), lit(tints, at % 2 ? 1 : 0))
    spot(
      paper,
      pane([x, y], radius * 0.3, radius * 0.6, from, to),
      lit(tints, at % 3 === 0 ? 2 : at % 2 ? 3 : 1),
    )
  }
  spot(paper, foils(x, y, radius * 0.27, 6), lit(tints, 2))
  spot(paper, circle(x, y, radius * 0.09), lit(tints, 0))
}

export function* paintChapel(paper: Paper, tints: Tints): Painting {
  const stone = tints.town('plaster')
  const deep = mix(stone, tints.shadow, 0.24)
  const face = sideways(paper, X - 100, X + 100, mix(stone, tints.rim, 0.16), stone, deep)
  // The tower with the bell, and its needle.
  cut(
    paper,
    rect(1404, 420, 54, 300),
    sideways(paper, 1404, 1458, stone, deep),
    laid(tints, 1.1, 0.4),
  )
  const slate = tints.town('verdigris', 0.05)
  cut(
    paper,
    polygon([
      [1396, 420],
      [1431, 268],
      [1466, 420],
    ]),
    sideways(paper, 1396, 1466, mix(slate, tints.rim, 0.25), slate, mix(slate, tints.shadow, 0.5)),
    laid(tints, 1, 0.6),
  )
  line(paper, 'M1404,398h54M1409,376h44M1414,354h34M1419,332h24', seen(tints.ink, 0.24), 1.4)
  hole(paper, lancet(1431, 476, 13, 44), tints.pane, { edge: seen(tints.shadow, 0.9) })
  spot(paper, 'M1431,444q9,4 9,16l3,6h-24l3,-6q0,-12 9,-16Z', tints.town('gold', 0.1))
  line(paper, 'M1431,268v-18M1424,257h14', tints.town('gold'), 3)
  yield
  // The front.
  for (const side of [-1, 1]) {
    cut(paper, rect(X + side * 86 - 11, 452, 22, 260), face, laid(tints, 0.8, 0.4))
    cut(
      paper,
      polygon([
        [X + side * 86 - 15, 452],
        [X + side * 86, 396],
        [X + side * 86 + 15, 452],
      ]),
      slate,
      laid(tints, 0.6, 0.6),
    )
  }
  cut(paper, `M${X - 80},720V462L${X},366L${X + 80},462V720Z`, face, laid(tints, 1.2, 0.5))
  ashlar(paper, tints, [X - 76, 548, X + 76, 600], 77)
  line(paper, `M${X - 86},466L${X},362L${X + 86},466`, tints.town('gold', 0.15), 5)
  let crockets = ''
  for (let at = 1; at < 6; at += 1)
    for (const side of [-1, 1]) crockets += circle(X + side * at * 15, 360 + at * 18, 4)
  spot(paper, crockets, tints.town('gold'))
  line(paper, `M${X},362v-26M${X - 9},346h18`, tints.town('gold'), 3.4)
  yield
  rose(paper, tints, [X, 470, 46])
  yield
  for (const [at, x] of [X - 54, X + 54].entries()) {
    cut(paper, lancet(x, 606, 14, 66), tints.town('ash'), flush(tints, 0.4))
    spot(paper, lancet(x, 602, 10, 58), lit(tints, at))
    spot(paper, rect(x - 10, 568, 20, 14), lit(tints, at + 2))
    spot(paper, rect(x - 10, 586, 20, 16), lit(tints, 1 - at))
    line(paper, `M${x},548V602M${x - 10},568h20M${x - 10},584h20`, tints.pane, 1.6)
  }
  cut(paper, lancet(X, 650, 32, 110), tints.town('ash'), laid(tints, 0.6, 0.5))
  cut(paper, lancet(X, 650, 25, 98), tints.town('madder', 0.1), flush(tints, 0.4))
  hole(paper, lancet(X, 650, 19, 86), tints.town('oak', 0.35), { edge: seen(tints.shadow, 0.9) })
  line(
    paper,
    `M${X},572V650M${X - 16},596q8,-8 14,0M${X + 16},596q-8,-8 -14,0`,
    tints.town('gold', 0.2),
    1.8,
  )
  yield
  if (tints.glass > 0.5)
    radiance(
      paper,
      [X, 470, 150],
      [
        [0, seen('#ffb070', 0.3 * tints.glass)],
        [0.35, seen('#a070ff', 0.14 * tints.glass)],
        [1, seen('#a070ff', 0)],
      ],
    )
  yield
}

/** A house of oak and plaster, its upper floor leaning out. */
function house(
  paper: Paper,
  tints: Tints,
  [x, half, top]: readonly [number, number, number],
  hat: PaintName,
  openings: readonly Opening[],
): void {
  const plaster = tints.town('plaster', 0.06)
  const oak = tints.town('oak', 0.1)
  cut(
    paper,
    `M${x - half},720V${top}L${x},${top - half * 1.15}L${x + half},${top}V720Z`,
    sideways(
      paper,
      x - half,
      x + half,
      mix(plaster, tints.rim, 0.1),
      plaster,
      mix(plaster, tints.shadow, 0.24),
    ),
    laid(tints, 1.1, 0.4),
  )
  const floor = top + 62
  let beams = `M${x - half},${top}H${x + half}M${x - half},${floor}H${x + half}M${x - half + 3},${top}V600M${x + half - 3},${top}V600M${x},${top - half}V${top}M${x},${floor}V600`
  for (const side of [-1, 1])
    beams += `M${x + side * half},${floor}L${x + side * half * 0.55},${top}M${x + side * half * 0.5},${top}L${x},${top - half * 0.6}`
  line(paper, beams, oak, 4.4)
  const roof = tints.town(hat)
  for (const side of [-1, 1])
    cut(
      paper,
      polygon([
        [x, top - half * 1.34],
        [x + side * (half + 13), top + 8],
        [x + side * (half + 2), top + 12],
        [x, top - half * 1.08],
      ]),
      side < 0 ? mix(roof, tints.rim, 0.15) : mix(roof, tints.shadow, 0.3),
      laid(tints, 0.7, 0.55),
    )
  for (const opening of openings) window(paper, tints, opening, oak)
}

/** The houses at both sides. */
export function* paintHouses(paper: Paper, tints: Tints): Painting {
  house(paper, tints, [432, 42, 478], 'vermilion', HOUSES.slice(3, 5))
  yield
  house(paper, tints, [330, 62, 460], 'verdigris', HOUSES.slice(0, 3))
  yield
  house(paper, tints, [1560, 44, 478], 'madder', HOUSES.slice(5, 7))
  yield
  house(paper, tints, [1628, 46, 440], 'lapis', HOUSES.slice(7))
  flag(paper, tints, 1628, 350, 'rose', 0.7)
  yield
}
