/** In the gatehouse: the portcullis half down, the road in the moon beyond, and a letter that nobody has come for. */
import { pour, spot } from '../../../paper/lay'
import { seen } from '../../../paper/colour'
import { cut } from '../../../paper/cut'
import { grain } from '../../../paper/grain'
import type { Paper } from '../../../paper/paper'
import { circle, ellipse, polygon, rect } from '../../../paper/paths'
import type { Frame, Painting } from '../../stage'
import { line, outwards, sideways } from '../set/kit/lay'
import { cone, lancet, star } from '../set/kit/shapes'
import { page, pointed, sink } from './page'
import { FLAT, fill, flame, glow, pool, stones, THING, tinge, WALL, whole } from './tools'

const LAMP = [1254, 520] as const

/** What the gate looks out on. */
function* road(paper: Paper): Painting {
  const { pen } = paper
  pen.save()
  pen.clip(new Path2D(lancet(900, 720, 262, 560)))
  spot(paper, rect(600, 100, 600, 640), pour(paper, 160, 640, '#0f1c62', '#2a52a8', '#7f9fd8'))
  cut(paper, circle(988, 300, 52), outwards(paper, 976, 288, 70, '#fffdf0', '#f6e6b4'), {
    shadow: { y: 0, blur: 24, colour: 'rgb(240 236 210 / 70%)' },
    rim: '#ffffff',
  })
  for (const [x, y, size] of [
    [740, 280, 9],
    [820, 230, 7],
    [890, 330, 6],
    [1070, 240, 8],
    [690, 380, 6],
    [1100, 400, 7],
  ] as const)
    spot(paper, star(x, y, size, 8, 0.36), '#ffe9a8')
  yield
  for (const [y, colour] of [
    [520, '#33599c'],
    [570, '#24457e'],
    [622, '#173360'],
  ] as const)
    cut(paper, `M600,760V${y}q80,-60 160,-10t150,-20t160,20t160,-20V760Z`, colour, WALL)
  cut(
    paper,
    rect(726, 470, 24, 60) +
      rect(764, 490, 18, 40) +
      cone(738, 472, 18, 34) +
      cone(773, 492, 14, 28),
    '#1c3c74',
    FLAT,
  )
  cut(
    paper,
    'M884,548Q960,576 860,612Q760,650 800,760H1010Q930,660 930,612Q960,572 884,548Z',
    pour(paper, 548, 720, '#b8c8e8', '#5a78b4'),
    FLAT,
  )
  yield
  let bars = ''
  for (let x = 650; x <= 1160; x += 58) bars += `M${x - 7},100V452L${x},476L${x + 7},452V100Z`
  cut(
    paper,
    bars + [190, 270, 350, 430].map((y) => rect(600, y, 600, 15)).join(''),
    '#2a1a2c',
    THING,
  )
  spot(
    paper,
    [190, 270, 350, 430]
      .map((y) => Array.from({ length: 10 }, (_, at) => circle(650 + at * 58, y + 7, 4)).join(''))
      .join(''),
    '#a8805c',
  )
  pen.restore()
  yield
}

export function* gatehouse(paper: Paper, frame: Frame): Painting {
  fill(paper, frame, outwards(paper, ...LAMP, 900, '#b8744c', '#6c4458', '#33234e', '#120c2a'))
  stones(paper, [frame.left - 110, -60, frame.right + 110, 720], '#b08060', 41, 56)
  yield
  cut(paper, lancet(900, 720, 312, 630), pour(paper, 100, 700, '#7a5a60', '#4a3450'), THING)
  let wedges = ''
  for (const y of [330, 420, 510, 600, 690]) wedges += `M588,${y}h48M1164,${y}h48`
  line(paper, wedges, seen('#0b0620', 0.5), 3)
  yield
  yield* road(paper)
  cut(
    paper,
    rect(frame.left - 110, 716, frame.right - frame.left + 220, 500),
    pour(paper, 716, 960, '#7a5048', '#2c1a34', '#120a1e'),
    { ...FLAT },
  )
  for (let at = -8; at <= 8; at += 1)
    line(paper, `M${900 + at * 70},718L${900 + at * 200},1090`, seen('#0b0620', 0.4), 3)
  spot(
    paper,
    polygon([
      [700, 718],
      [1100, 718],
      [1010, 940],
      [520, 940],
    ]),
    seen('#a8c4ff', 0.15),
  )
  yield
  // The winch with its chain.
  line(paper, 'M430,-100V520', '#8a6a58', 9, [14, 12])
  cut(
    paper,
    rect(330, 500, 26, 240) + rect(504, 500, 26, 240),
    sideways(paper, 330, 530, '#5a3430', '#7a4a38', '#3a2030'),
    THING,
  )
  cut(paper, rect(318, 520, 224, 62), pour(paper, 520, 582, '#a86a40', '#5a3028'), THING)
  for (let x = 352; x < 520; x += 22) line(paper, `M${x},522q10,30 0,58`, '#c8a080', 6)
  cut(paper, circle(430, 552, 74) + circle(430, 552, 58), '#4a2a2c', { ...THING, rule: 'evenodd' })
  line(paper, 'M430,474V630M352,552H508', '#5a3430', 9)
  yield
  // A stool with a lantern, and the letter.
  line(paper, 'M1254,200V392', '#2a1a2c', 5)
  cut(
    paper,
    polygon([
      [1200, 440],
      [1254, 388],
      [1308, 440],
    ]),
    '#3a2430',
    THING,
  )
  cut(
    paper,
    rect(1208, 440, 92, 118),
    outwards(paper, 1254, 510, 90, '#fff6cc', '#ffcf70', '#e8903c'),
    THING,
  )
  flame(paper, [1254, 540], 54)
  line(paper, 'M1238,440V558M1270,440V558M1208,498H1300', '#3a2430', 5)
  cut(paper, rect(1198, 556, 112, 14), '#3a2430', THING)
  cut(
    paper,
    polygon([
      [1130, 664],
      [1400, 664],
      [1416, 684],
      [1114, 684],
    ]),
    pour(paper, 664, 684, '#d08a50', '#8a4e34'),
    THING,
  )
  cut(
    paper,
    polygon([
      [1150, 684],
      [1180, 684],
      [1160, 800],
      [1130, 800],
    ]) +
      polygon([
        [1350, 684],
        [1380, 684],
        [1400, 800],
        [1370, 800],
      ]),
    '#5a3028',
    WALL,
  )
  cut(
    paper,
    polygon([
      [1196, 628],
      [1316, 616],
      [1330, 664],
      [1206, 672],
    ]),
    pour(paper, 616, 672, '#fff4d8', '#d8b484'),
    THING,
  )
  line(
    paper,
    'M1196,628L1268,652L1316,616M1206,672L1254,646M1330,664L1280,646',
    seen('#8a5a3c', 0.6),
    2,
  )
  cut(paper, circle(1266, 650, 13), '#c8302c', FLAT)
  cut(paper, ellipse(1366, 656, 24, 8), '#6a4a3c', FLAT)
  yield
  pool(paper, [1260, 700], 330, 60)
  tinge(paper, frame, [1180, 540], 900)
  glow(paper, LAMP, 420, 0.5)
  glow(paper, [988, 300], 240, 0.22, '#a8c4ff')
  yield
  yield* page(paper, frame, pointed(frame, -40, 330, 740), ['#5a4456', '#6a1c2c'])
  sink(paper, frame, [1080, 520])
  yield
  grain(paper, whole(frame), 0.17)
}
