/** The great hall: beams, cloths on the walls, a table laid for many; one cup has been knocked over. */
import { pour, spot } from '../../../paper/lay'
import { mix, seen } from '../../../paper/colour'
import { cut } from '../../../paper/cut'
import { grain } from '../../../paper/grain'
import type { Paper } from '../../../paper/paper'
import { circle, ellipse, polygon, rect } from '../../../paper/paths'
import type { Frame, Painting } from '../../stage'
import { line, outwards } from '../set/kit/lay'
import { lancet, lily } from '../set/kit/shapes'
import { page, pointed, sink } from './page'
import {
  candle,
  FLAT,
  fill,
  flame,
  glow,
  pool,
  stones,
  THING,
  tiles,
  tinge,
  WALL,
  whole,
} from './tools'

function* walls(paper: Paper, frame: Frame): Painting {
  fill(paper, frame, outwards(paper, 960, 380, 900, '#c47a4a', '#7c4248', '#3a2048', '#170c2c'))
  stones(paper, [frame.left - 110, 60, frame.right + 110, 700], '#c48a5a', 3)
  yield
  for (const x of [790, 960, 1130]) {
    const tall = x === 960 ? 330 : 270
    cut(paper, lancet(x, 450, 62, tall), '#8a5a48', WALL)
    spot(paper, lancet(x, 442, 48, tall - 26), pour(paper, 120, 440, '#101c5a', '#2f58a8'))
    spot(
      paper,
      circle(x, 260, 26) + lancet(x - 22, 430, 18, 120) + lancet(x + 22, 430, 18, 120),
      seen('#6f9fe0', 0.4),
    )
    line(
      paper,
      `M${x},${450 - tall}V442M${x - 48},310H${x + 48}M${x - 48},380H${x + 48}`,
      '#3a2038',
      4,
    )
    yield
  }
  for (const [x, cloth] of [
    [470, '#b8303a'],
    [620, '#2a4ea0'],
    [1300, '#2a4ea0'],
    [1450, '#b8303a'],
  ] as const) {
    cut(
      paper,
      `M${x - 52},150H${x + 52}V500L${x},560L${x - 52},500Z`,
      pour(paper, 150, 560, mix(cloth, '#ffb060', 0.2), mix(cloth, '#0b0620', 0.3)),
      THING,
    )
    spot(paper, lily(x, 320, 46), '#e8b44c')
    line(paper, `M${x - 44},178H${x + 44}M${x - 44},486L${x},540L${x + 44},486`, '#e8b44c', 4)
  }
  yield
  for (const y of [96, 20]) {
    cut(
      paper,
      rect(frame.left - 110, y - 20, frame.right - frame.left + 220, 34),
      pour(paper, y - 20, y + 14, '#6a3c2c', '#2c1624'),
      WALL,
    )
    for (const x of [330, 700, 1220, 1590])
      cut(paper, `M${x - 16},${y}h32v110q-4,-60 -120,-92v-18Z`, '#4a2828', WALL)
  }
  yield
}

function* table(paper: Paper): Painting {
  // The high seat behind it, empty.
  cut(
    paper,
    `M892,640V400L926,340L960,310L994,340L1028,400V640Z`,
    pour(paper, 310, 640, '#a8642c', '#5a2c28'),
    THING,
  )
  cut(paper, lancet(960, 630, 48, 250), pour(paper, 380, 630, '#c8384a', '#701c3a'), FLAT)
  spot(paper, lily(960, 470, 40), '#f0c050')
  spot(paper, circle(892, 396, 12) + circle(1028, 396, 12) + circle(960, 304, 14), '#e8b44c')
  yield
  cut(
    paper,
    polygon([
      [540, 610],
      [1380, 610],
      [1420, 650],
      [500, 650],
    ]),
    '#fff0d0',
    THING,
  )
  cut(
    paper,
    `M500,648H1420V720${'q-46,46 -92,0'.repeat(10)}Z`,
    pour(paper, 648, 760, '#f0d4a8', '#a8706a'),
    THING,
  )
  let stitches = ''
  for (let x = 546; x < 1400; x += 92) stitches += lily(x, 690, 13)
  spot(paper, stitches, '#c2404a')
  yield
  for (const [x, colour] of [
    [620, '#d9a050'],
    [760, '#c8903c'],
    [1180, '#d9a050'],
    [1310, '#c8903c'],
  ] as const) {
    cut(paper, ellipse(x, 630, 52, 12), colour, FLAT)
    spot(
      paper,
      circle(x - 16, 616, 15) + circle(x + 14, 616, 16) + circle(x, 602, 14),
      x < 960 ? '#c8402c' : '#c88a34',
    )
  }
  for (const x of [690, 850, 1090, 1250]) {
    cut(
      paper,
      `M${x - 13},590H${x + 13}Q${x + 12},612 ${x + 3},616V630H${x + 12}V636H${x - 12}V630H${x - 3}V616Q${x - 12},612 ${x - 13},590Z`,
      '#eab84a',
      FLAT,
    )
  }
  // The cup that lies, and what ran out of it.
  cut(
    paper,
    'M930,634Q1000,622 1046,640Q1030,660 1040,700Q1020,716 1012,660Q960,664 930,634Z',
    '#8a1434',
    FLAT,
  )
  cut(
    paper,
    'M890,606L940,614Q952,630 938,642L888,640Q880,622 890,606ZM886,618H862V602H854V644H862V630H886Z',
    pour(paper, 602, 644, '#ffe08a', '#c8862c'),
    THING,
  )
  candle(paper, [800, 634], 60)
  candle(paper, [1130, 634], 60)
  yield
}

export function* hall(paper: Paper, frame: Frame): Painting {
  yield* walls(paper, frame)
  yield* tiles(paper, frame, 690, ['#a8583c', '#3a1c3c', '#1a0e2c'])
  yield* table(paper)
  // A wheel of lights.
  line(paper, 'M960,-100V210M960,150L820,236M960,150L1100,236', '#3a2028', 5)
  cut(paper, ellipse(960, 240, 160, 30) + ellipse(960, 240, 132, 20), '#5a3428', {
    ...THING,
    rule: 'evenodd',
  })
  for (const [x, y] of [
    [806, 240],
    [868, 262],
    [960, 270],
    [1052, 262],
    [1114, 240],
  ] as const)
    candle(paper, [x, y], 30, 0.9)
  flame(paper, [960, 226], 18)
  yield
  pool(paper, [960, 640], 520, 90)
  tinge(paper, frame, [960, 420], 900)
  glow(paper, [960, 250], 420, 0.42)
  glow(paper, [960, 600], 340, 0.2)
  yield
  yield* page(paper, frame, pointed(frame, -10, 440, 720), ['#7a4a34', '#1c2a6a'])
  sink(paper, frame, [960, 500])
  yield
  grain(paper, whole(frame), 0.17)
}
