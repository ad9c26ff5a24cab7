/** The keep in the middle, and the gatehouse with its bridge on chains. */
import { pour, spot } from '../../../paper/lay'
import { mix, seen } from '../../../paper/colour'
import { cut, hole } from '../../../paper/cut'
import type { Paper } from '../../../paper/paper'
import { circle, polygon } from '../../../paper/paths'
import type { Painting } from '../../stage'
import { flush, laid, line } from './kit/lay'
import { lancet, lily } from './kit/shapes'
import { flag, hanging, tower, wall, window } from './masonry'
import type { Tints } from './tints'
import { GATE, KEEP, TOWERS } from './windows'

/** A gate with its arch in stones of two colours. */
function gate(
  paper: Paper,
  tints: Tints,
  x: number,
  foot: number,
  half: number,
  height: number,
  light: CanvasGradient,
): void {
  cut(paper, lancet(x, foot, half + 15, height + 20), tints.town('ash', 0.1), laid(tints, 0.7, 0.5))
  cut(paper, lancet(x, foot, half + 6, height + 8), tints.town('vermilion', 0.1), flush(tints, 0.4))
  hole(paper, lancet(x, foot, half, height), light, { edge: seen(tints.shadow, 0.9), depth: 4 })
}

export function* paintKeep(paper: Paper, tints: Tints): Painting {
  const trim = tints.town('ash', 0.06)
  // The highest part, with a hat of its own.
  wall(paper, tints, [910, 350, 1010, 480], 'stone', 0.1)
  const roof = tints.town('lapis')
  cut(
    paper,
    polygon([
      [898, 340],
      [926, 286],
      [994, 286],
      [1022, 340],
    ]),
    pour(paper, 286, 340, mix(roof, tints.rim, 0.2), mix(roof, tints.shadow, 0.2)),
    laid(tints, 1, 0.6),
  )
  let tiles = ''
  for (let row = 0; row < 4; row += 1)
    tiles += `M${906 + row * 6},${332 - row * 12}${'q6,6 12,0'.repeat(9 - row)}`
  line(paper, tiles, seen(tints.ink, 0.3), 1.1)
  line(paper, 'M922,286H998', tints.town('gold'), 4)
  spot(paper, [930, 960, 990].map((x) => circle(x, 280, 4)).join(''), tints.town('gold'))
  flag(paper, tints, 960, 240, 'vermilion', 1.15)
  yield
  wall(paper, tints, [824, 424, 1096, 720], 'stone', 0)
  yield
  for (const opening of KEEP) window(paper, tints, opening, trim)
  yield
  tower(paper, tints, [812, 452, 44, 720], 'vermilion', 112)
  yield
  tower(paper, tints, [1108, 452, 44, 720], 'vermilion', 112)
  flag(paper, tints, 812, 286, 'gold', 0.8)
  flag(paper, tints, 1108, 286, 'gold', 0.8)
  yield
  for (const opening of TOWERS.slice(0, 4)) window(paper, tints, opening, trim)
  hanging(paper, tints, [888, 516, 15, 62], 'lapis', lily(888, 548, 13))
  hanging(paper, tints, [1032, 516, 15, 62], 'lapis', lily(1032, 548, 13))
  gate(
    paper,
    tints,
    960,
    640,
    34,
    108,
    pour(
      paper,
      540,
      620,
      mix('#ffd884', tints.pane, 0.55 - tints.glass * 0.3),
      mix('#e88a3c', tints.pane, 0.5),
    ),
  )
  line(paper, 'M960,532V640M944,540V640M976,540V640', seen(tints.ink, 0.55), 2.4)
  line(paper, 'M928,572H992M928,592H992', seen(tints.ink, 0.45), 2)
  yield
}

/** Links of a chain between two points. */
const chain = (x0: number, y0: number, x1: number, y1: number): string => `M${x0},${y0}L${x1},${y1}`

export function* paintGate(paper: Paper, tints: Tints): Painting {
  const trim = tints.town('ash', 0.06)
  wall(paper, tints, [560, 426, 664, 720], 'ash', 0.04)
  tower(paper, tints, [536, 434, 36, 720], 'lapis', 96, 0.03)
  yield
  tower(paper, tints, [688, 434, 36, 720], 'lapis', 96, 0.03)
  flag(paper, tints, 612, 372, 'verdigris', 0.9)
  yield
  for (const opening of GATE) window(paper, tints, opening, trim)
  gate(
    paper,
    tints,
    612,
    630,
    36,
    132,
    pour(paper, 500, 610, mix(tints.far('azure'), tints.haze, 0.3), tints.far('verdigris')),
  )
  // Teeth of the portcullis, half way up, and the road beyond.
  const { pen } = paper
  pen.save()
  pen.clip(new Path2D(lancet(612, 630, 36, 132)))
  spot(paper, 'M560,574Q612,556 660,574V640H560Z', tints.far('moss', 0.1))
  spot(paper, 'M608,568Q628,590 584,640H644Q646,592 618,567Z', tints.far('parchment'))
  let bars = ''
  for (let x = 580; x <= 644; x += 11) bars += `M${x},490V548l0,8`
  line(paper, `${bars}M576,516H648M576,534H648`, tints.town('oak', 0.4), 3.6)
  pen.restore()
  for (const side of [-1, 1]) {
    line(
      paper,
      chain(612 + side * 34, 534, 612 + side * 62, 652),
      tints.town('ochre', 0.25),
      3.6,
      [5, 5],
    )
  }
  yield
}
