/** Beyond the walls: crags, tilled hills and a river, as a calendar shows them. */
import { strip } from '../../frame'
import { pour, spot } from '../../../paper/lay'
import { mix, seen } from '../../../paper/colour'
import { cut } from '../../../paper/cut'
import { grain } from '../../../paper/grain'
import { over, type Box, type Paper } from '../../../paper/paper'
import { circle, ellipse, polygon, rect } from '../../../paper/paths'
import type { Frame, Painting } from '../../stage'
import { flush, laid, outwards } from './kit/lay'
import { cone } from './kit/shapes'
import type { Tints } from './tints'

/** Where crags and hills are painted. */
export const farBox = (frame: Frame): Box => strip(frame, 300, 720)

/** A crag that leans like a wave: its foot, how wide and high, and the side it leans to. */
const CRAGS: readonly (readonly [x: number, half: number, height: number, lean: number])[] = [
  [-260, 190, 430, 1],
  [-70, 160, 390, 1],
  [110, 170, 440, 1],
  [300, 150, 366, 1],
  [452, 130, 270, 1],
  [1500, 130, 280, -1],
  [1626, 150, 380, -1],
  [1806, 170, 440, -1],
  [2000, 170, 390, -1],
  [2180, 190, 430, -1],
]

function crag(paper: Paper, tints: Tints, [x, half, height, lean]: (typeof CRAGS)[number]): void {
  const [light, deep] = [tints.far('azure'), tints.far('lapis', 0.1)]
  for (const [off, part, tall] of [
    [0.34, 0.62, 0.72],
    [-0.4, 0.6, 0.84],
    [0, 0.78, 1],
  ] as const) {
    const [cx, wide, top] = [x + lean * off * half, half * part, 690 - height * tall]
    const at = (across: number, below: number): [number, number] => [
      cx + lean * across * wide,
      top + below * height * tall,
    ]
    cut(
      paper,
      polygon([
        at(-1, 1),
        at(-0.62, 0.44),
        at(-0.5, 0.3),
        at(-0.2, 0.06),
        at(0.12, 0),
        at(0.3, 0.1),
        at(0.34, 0.26),
        at(0.6, 0.4),
        at(0.66, 0.58),
        at(1, 1),
      ]),
      pour(paper, top, 650, mix(deep, light, 0.5), light),
      laid(tints, 0.8, 0.5),
    )
    spot(
      paper,
      polygon([
        at(0.12, 0),
        at(0.3, 0.1),
        at(0.34, 0.26),
        at(0.6, 0.4),
        at(0.66, 0.58),
        at(1, 1),
        at(0.3, 1),
        at(0.14, 0.5),
        at(0.02, 0.24),
      ]),
      seen(deep, 0.34),
    )
    spot(
      paper,
      polygon([at(-0.2, 0.06), at(0.12, 0), at(0.02, 0.24), at(-0.14, 0.34)]),
      seen(tints.rim, 0.22),
    )
    spot(
      paper,
      polygon([at(-0.5, 0.3), at(-0.14, 0.34), at(-0.26, 0.6), at(-0.62, 0.44)]),
      seen(tints.rim, 0.14),
    )
  }
}

/** A hill with its fields in stripes. */
function hill(
  paper: Paper,
  tints: Tints,
  [x, y, rx, ry]: readonly [number, number, number, number],
  green: string,
  stripes: number,
): void {
  cut(
    paper,
    ellipse(x, y, rx, ry),
    pour(paper, y - ry, y, mix(green, tints.haze, 0.16), green),
    laid(tints, 0.8, 0.45),
  )
  const { pen } = paper
  pen.save()
  pen.clip(new Path2D(ellipse(x, y, rx, ry)))
  for (let at = 0; at < stripes; at += 1) {
    const off = (at - stripes / 2) * rx * 0.3
    spot(
      paper,
      `M${x + off},${y}Q${x + off * 0.8},${y - ry * 0.7} ${x + off * 0.3},${y - ry}h${rx * 0.07}Q${x + off * 0.8 + rx * 0.17},${y - ry * 0.7} ${x + off + rx * 0.2},${y}Z`,
      seen(at % 2 ? tints.far('ochre') : tints.far('verdigris', 0.2), 0.32),
    )
  }
  pen.restore()
}

/** Trees like those in a box of toys. */
function trees(
  paper: Paper,
  tints: Tints,
  spots: readonly (readonly [number, number, number])[],
): void {
  let trunks = ''
  let crowns = ''
  let lights = ''
  for (const [x, y, size] of spots) {
    trunks += rect(x - size * 0.09, y - size, size * 0.18, size)
    crowns += ellipse(x, y - size * 1.2, size * 0.42, size * 0.56)
    lights +=
      circle(x - size * 0.12, y - size * 1.36, size * 0.1) +
      circle(x + size * 0.12, y - size * 1.14, size * 0.09)
  }
  spot(paper, trunks, tints.far('oak', 0.2))
  cut(paper, crowns, tints.far('verdigris', 0.24), laid(tints, 0.4, 0.5))
  spot(paper, lights, seen(tints.far('gold'), 0.6))
}

/** A small castle on a hill of its own. */
function hold(paper: Paper, tints: Tints, x: number, y: number, size: number): void {
  const look = laid(tints, 0.5, 0.6)
  const wall = tints.far('stone', 0.08)
  const roof = tints.far('vermilion', 0.05)
  for (const [off, half, height] of [
    [-1.5, 0.34, 1.5],
    [1.4, 0.36, 1.3],
    [0, 0.62, 2.1],
  ] as const) {
    const [cx, top] = [x + off * size, y - height * size]
    cut(paper, rect(cx - half * size, top, half * size * 2, height * size + 8), wall, look)
    cut(
      paper,
      cone(cx, top, half * size * 1.25, size * 1.1),
      off ? roof : tints.far('lapis', 0.1),
      look,
    )
    spot(paper, rect(cx - 2, top + size * 0.4, 4, 9), tints.pane)
  }
  cut(paper, rect(x - size * 1.6, y - size * 0.7, size * 3.2, size * 0.7 + 8), wall, look)
}

/** Crags, then hills from the back to the front, and the river between them. */
export function* paintFar(paper: Paper, tints: Tints, frame: Frame): Painting {
  const box = farBox(frame)
  for (const spotted of CRAGS) {
    if (spotted[0] + spotted[1] < box.left || spotted[0] - spotted[1] > box.left + box.width)
      continue
    crag(paper, tints, spotted)
    yield
  }
  hill(paper, tints, [600, 700, 330, 262], tints.far('verdigris', 0.05), 6)
  hill(paper, tints, [1330, 704, 340, 268], tints.far('moss', 0.04), 6)
  yield
  hold(paper, tints, 482, 458, 22)
  hold(paper, tints, 1490, 470, 19)
  yield
  hill(paper, tints, [960, 724, 400, 236], tints.far('moss'), 5)
  cut(
    paper,
    'M1180,494Q1140,512 1164,524Q1216,538 1160,560Q1120,590 1150,720H1250Q1190,600 1214,562Q1262,536 1200,520Q1176,510 1192,500Z',
    pour(paper, 500, 640, mix(tints.far('azure'), tints.haze, 0.35), tints.far('lapis')),
    flush(tints, 0.6),
  )
  yield
  for (const [x, y, rx, ry, name] of [
    [-180, 720, 330, 270, 'moss'],
    [250, 730, 260, 322, 'moss'],
    [1680, 730, 260, 322, 'verdigris'],
    [2110, 724, 330, 270, 'moss'],
  ] as const) {
    hill(paper, tints, [x, y, rx, ry], tints.far(name, 0.1), 7)
    yield
  }
  trees(paper, tints, [
    [268, 500, 30],
    [384, 516, 26],
    [740, 536, 24],
    [762, 548, 26],
    [720, 520, 22],
    [476, 560, 28],
    [1160, 556, 22],
    [1232, 552, 24],
    [1486, 570, 26],
    [1510, 560, 28],
    [1676, 510, 30],
    [60, 520, 34],
    [1850, 520, 34],
  ])
  yield
  over(
    paper,
    box,
    outwards(
      paper,
      960,
      600,
      760,
      seen(tints.haze, 0.5 * tints.air),
      seen(tints.haze, 0.2 * tints.air),
      seen(tints.haze, 0),
    ),
  )
  yield
  grain(paper, box, 0.15)
}
