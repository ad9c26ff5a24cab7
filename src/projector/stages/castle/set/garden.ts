/** What grows in the court, and where its water comes from. */
import { pour, spot } from '../../../paper/lay'
import { chance } from '../../../paper/chance'
import { mix, seen } from '../../../paper/colour'
import { cut } from '../../../paper/cut'
import type { Paper } from '../../../paper/paper'
import { circle, ellipse, polygon } from '../../../paper/paths'
import type { Frame, Painting } from '../../stage'
import { laid, line, sideways } from './kit/lay'
import { foils, leaf } from './kit/shapes'
import type { Tints } from './tints'

/** A lawn in a corner of the court, strewn with a thousand flowers. */
export function* lawn(paper: Paper, tints: Tints, frame: Frame, side: -1 | 1): Painting {
  const end = side < 0 ? frame.left - 130 : frame.right + 130
  const x = (off: number): number => 960 + side * off
  const edge = `M${end},1150V690Q${x(640)},716 ${x(604)},812Q${x(560)},950 ${x(330)},1150Z`
  const green = mix(tints.near('verdigris', 0.1), tints.ground[2], 0.3)
  cut(
    paper,
    edge,
    pour(
      paper,
      690,
      1100,
      mix(tints.near('moss'), tints.ground[1], 0.25),
      green,
      mix(green, tints.shadow, 0.5),
    ),
    { ...laid(tints, 0.7, 0), rimWidth: 6 },
  )
  line(paper, edge, mix(tints.ground[0], tints.ground[1], 0.5), 9, [17, 5])
  line(paper, edge, seen(tints.ink, 0.25), 1.2)
  yield
  const { pen } = paper
  pen.save()
  pen.clip(new Path2D(edge))
  const next = chance(side + 60)
  const heads = ['', '', '']
  let blades = ''
  let hearts = ''
  for (let at = 0; at < 190; at += 1) {
    const y = 706 + next() ** 0.8 * 390
    const px = x(380 + next() * Math.max(600, Math.abs(end - 960) - 380))
    const size = 0.5 + (y - 690) / 620
    blades +=
      leaf(px, y, -2.2, 11 * size, 3 * size) +
      leaf(px, y, -0.9, 11 * size, 3 * size) +
      leaf(px, y, -1.5, 13 * size, 2.4 * size)
    if (at % 2) continue
    const tone = Math.floor(next() * 3)
    heads[tone] += foils(px, y - 12 * size, 6.4 * size, 5)
    hearts += circle(px, y - 12 * size, 1.6 * size)
  }
  spot(paper, blades, seen(mix(tints.near('verdigris', 0.4), tints.ground[3], 0.2), 0.6))
  yield
  for (const [at, name] of (['rose', 'parchment', 'azure'] as const).entries())
    spot(paper, heads[at] ?? '', seen(mix(tints.near(name), green, 0.18), 0.85))
  spot(paper, hearts, tints.near('gold'))
  pen.restore()
  yield
}

/** The well: a ring of stones under a small roof. */
export function* well(paper: Paper, tints: Tints, x: number, foot: number): Painting {
  const stone = tints.near('ash', 0.06)
  const oak = tints.near('oak', 0.2)
  spot(paper, ellipse(x, foot - 2, 66, 13), seen(tints.shadow, 0.4))
  line(paper, `M${x - 38},${foot - 30}V${foot - 116}M${x + 38},${foot - 30}V${foot - 116}`, oak, 7)
  line(paper, `M${x - 44},${foot - 92}H${x + 44}`, mix(oak, tints.rim, 0.15), 7)
  line(paper, `M${x},${foot - 92}V${foot - 62}`, tints.near('ochre'), 2.4)
  cut(paper, `M${x - 9},${foot - 64}h18l-2,20h-14Z`, tints.near('oak', 0.05), laid(tints, 0.4, 0.5))
  cut(paper, ellipse(x, foot - 40, 50, 11), mix(stone, tints.rim, 0.2), laid(tints, 0.4, 0.6))
  spot(paper, ellipse(x, foot - 39, 39, 7.4), tints.pane)
  cut(
    paper,
    `M${x - 50},${foot - 40}Q${x},${foot - 18} ${x + 50},${foot - 40}V${foot - 4}Q${x},${foot + 16} ${x - 50},${foot - 4}Z`,
    sideways(
      paper,
      x - 50,
      x + 50,
      stone,
      mix(stone, tints.rim, 0.2),
      mix(stone, tints.shadow, 0.4),
    ),
    laid(tints, 0.8, 0.5),
  )
  line(
    paper,
    `M${x - 50},${foot - 22}Q${x},${foot} ${x + 50},${foot - 22}M${x - 26},${foot - 32}v16M${x + 4},${foot - 28}v17M${x + 32},${foot - 33}v17M${x - 10},${foot - 10}v14M${x + 20},${foot - 11}v14M${x - 36},${foot - 15}v14`,
    seen(tints.ink, 0.4),
    1.6,
  )
  const roof = tints.near('verdigris', 0.1)
  cut(
    paper,
    polygon([
      [x - 64, foot - 108],
      [x - 24, foot - 152],
      [x + 24, foot - 152],
      [x + 64, foot - 108],
    ]),
    pour(paper, foot - 152, foot - 108, mix(roof, tints.rim, 0.25), mix(roof, tints.shadow, 0.2)),
    laid(tints, 1, 0.6),
  )
  line(
    paper,
    `M${x - 54},${foot - 120}${'q6,7 12,0'.repeat(9)}M${x - 42},${foot - 134}${'q6,7 12,0'.repeat(7)}`,
    seen(tints.ink, 0.3),
    1.3,
  )
  yield
}
