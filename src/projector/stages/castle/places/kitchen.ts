/** The kitchen: a fire that a whole ox would fit on, copper on the wall, and a pie that somebody could not wait for. */
import { pour, spot } from '../../../paper/lay'
import { seen } from '../../../paper/colour'
import { cut } from '../../../paper/cut'
import { grain } from '../../../paper/grain'
import type { Paper } from '../../../paper/paper'
import { circle, ellipse, polygon, rect } from '../../../paper/paths'
import type { Frame, Painting } from '../../stage'
import { line, outwards, sideways } from '../set/kit/lay'
import { leaf } from '../set/kit/shapes'
import { page, pointed, sink } from './page'
import { FLAT, fill, flame, glow, pool, stones, THING, tiles, tinge, WALL, whole } from './tools'

const FIRE = [760, 560] as const

function* hearth(paper: Paper): Painting {
  const [x] = FIRE
  cut(
    paper,
    `M${x - 300},720V330L${x - 230},-80H${x + 230}L${x + 300},330V720Z`,
    pour(paper, 0, 700, '#8a4c38', '#a85c3c', '#5a2c30'),
    THING,
  )
  stones(paper, [x - 214, -60, x + 214, 320], '#c07a50', 5, 40)
  cut(paper, rect(x - 320, 318, 640, 40), pour(paper, 318, 358, '#7a4630', '#44222a'), THING)
  cut(
    paper,
    `M${x - 220},720V470Q${x},370 ${x + 220},470V720Z`,
    outwards(paper, x, 640, 300, '#ffd070', '#e87830', '#7a2420', '#1c0a18'),
    WALL,
  )
  yield
  for (const [dx, tall] of [
    [-90, 110],
    [-40, 170],
    [10, 130],
    [56, 180],
    [104, 100],
  ] as const)
    flame(paper, [x + dx, 690], tall)
  for (const [dx, turn] of [
    [-70, 0.1],
    [50, -0.12],
    [0, 0.02],
  ] as const) {
    cut(
      paper,
      `M${x + dx - 90},${688 + turn * 80}L${x + dx + 90},${688 - turn * 80}v22L${x + dx - 90},${710 + turn * 80}Z`,
      '#4a2420',
      FLAT,
    )
  }
  line(paper, `M${x},400V500M${x - 66},540Q${x},440 ${x + 66},540`, '#1c0c18', 7)
  cut(
    paper,
    `M${x - 92},536H${x + 92}Q${x + 110},650 ${x},658Q${x - 110},650 ${x - 92},536Z`,
    sideways(paper, x - 100, x + 100, '#2c1a28', '#5a3a3c', '#1c0f1e'),
    THING,
  )
  cut(paper, ellipse(x, 536, 96, 15), '#7a4a3c', FLAT)
  line(
    paper,
    `M${x - 30},520q-16,-26 2,-46t0,-44M${x + 24},518q16,-24 0,-44t4,-40`,
    seen('#ffe6c0', 0.3),
    7,
  )
  yield
}

function* board(paper: Paper): Painting {
  // Copper, herbs and a ham above.
  line(paper, 'M1040,190H1560', '#3a1c20', 9)
  for (const [x, radius] of [
    [1100, 44],
    [1204, 54],
    [1318, 38],
  ] as const) {
    line(paper, `M${x},190V${250}`, '#2c141c', 6)
    cut(
      paper,
      circle(x, 250 + radius, radius),
      outwards(paper, x - 16, 236 + radius, radius * 1.3, '#ffc48a', '#d06a34', '#7a2c24'),
      THING,
    )
    line(paper, circle(x, 250 + radius, radius * 0.74), seen('#5a1c1c', 0.5), 3)
  }
  cut(
    paper,
    'M1420,200Q1470,270 1450,340Q1420,380 1390,340Q1376,270 1412,200Z',
    pour(paper, 200, 370, '#c8604a', '#7a2c34'),
    THING,
  )
  let herbs = ''
  for (let at = 0; at < 14; at += 1)
    herbs += leaf(1520, 200, 0.9 + at * 0.1, 90 + (at % 3) * 24, 12)
  cut(paper, herbs, '#4a7a4c', THING)
  yield
  cut(
    paper,
    polygon([
      [1000, 610],
      [1620, 610],
      [1680, 650],
      [950, 650],
    ]),
    pour(paper, 610, 650, '#d99a5a', '#a8643c'),
    THING,
  )
  cut(paper, rect(950, 650, 730, 32), '#7a4430', THING)
  cut(paper, rect(990, 680, 40, 200) + rect(1600, 680, 40, 200), '#5a3028', WALL)
  yield
  // The pie.
  cut(
    paper,
    'M1100,630L1120,590H1330L1350,630Q1225,652 1100,630Z',
    pour(paper, 590, 640, '#d98a3c', '#8a4824'),
    THING,
  )
  cut(
    paper,
    'M1110,592Q1120,560 1225,556L1225,592L1290,566Q1336,576 1340,592Q1225,616 1110,592Z',
    pour(paper, 556, 606, '#ffd88a', '#d08a3c'),
    THING,
  )
  cut(paper, 'M1225,558L1288,568L1226,594Z', '#8a1c34', FLAT)
  spot(paper, circle(1238, 578, 7) + circle(1254, 574, 6), '#e0485a')
  line(paper, 'M1140,580q20,-10 34,4M1180,572q18,-8 30,4M1150,594q30,8 60,6', '#a8602c', 3)
  for (let at = 0; at < 6; at += 1)
    spot(paper, circle(1370 + at * 19, 628 + (at % 3) * 5, 3 + (at % 2) * 1.6), '#e8b060')
  cut(
    paper,
    'M1470,634Q1456,590 1480,570V552H1520V570Q1544,590 1530,634Z',
    sideways(paper, 1460, 1540, '#4a8a8a', '#2c5a6a', '#183044'),
    THING,
  )
  for (const [x, y] of [
    [1030, 616],
    [1062, 624],
    [1044, 596],
  ] as const)
    cut(paper, circle(x, y, 19), outwards(paper, x - 6, y - 7, 26, '#ff9a70', '#c8382c'), FLAT)
  yield
}

export function* kitchen(paper: Paper, frame: Frame): Painting {
  fill(paper, frame, outwards(paper, ...FIRE, 1000, '#d07a44', '#8a4640', '#45244a', '#170c2a'))
  stones(paper, [frame.left - 110, -60, frame.right + 110, 700], '#c07a58', 19, 50)
  yield
  yield* tiles(paper, frame, 706, ['#9a5438', '#3a1a30', '#160b22'], 860)
  yield* hearth(paper)
  yield* board(paper)
  pool(paper, [760, 740], 460, 90, '#ff9c48', 0.5)
  tinge(paper, frame, [860, 560], 920, '#ff9038', '#0e0626')
  glow(paper, FIRE, 460, 0.42, '#ff9c48')
  glow(paper, [1225, 580], 220, 0.22, '#ffc070')
  yield
  yield* page(paper, frame, pointed(frame, -30, 360, 730), ['#7a4030', '#1c4a44'])
  sink(paper, frame, [1000, 530])
  yield
  grain(paper, whole(frame), 0.17)
}
