/** The railway halt: a clock that shows noon, a bag of mail, and a line that is one yard short. */
import { cut } from '../../../paper/cut'
import { along, type Paper } from '../../../paper/paper'
import { circle, polygon, rect } from '../../../paper/paths'
import type { Frame, Painting } from '../../stage'
import { board, wedges } from '../set/gouge'
import {
  dim,
  flat,
  floor,
  glow,
  heaven,
  INK,
  lantern,
  planks,
  sheet,
  shingles,
  starry,
} from './things/kit'
import { boxed, mount } from './things/openings'

import { mesa } from './things/land'

export function* station(paper: Paper, frame: Frame): Painting {
  const rim = 'rgb(255 214 160 / 55%)'
  heaven(
    paper,
    frame,
    [
      [0, '#1a0f33'],
      [0.45, '#4b2350'],
      [0.8, '#b4505a'],
      [1, '#f2b066'],
    ],
    { at: [1250, 600], horizon: 640, dark: 'rgb(24 8 40 / 45%)', light: 'rgb(255 190 130 / 36%)' },
  )
  yield
  starry(paper, frame, 260, 8)
  cut(paper, circle(1250, 604, 74), '#ffe6a0', {
    shadow: { y: 0, blur: 26, colour: '#ffc27a' },
    rim: '#fff6d8',
  })
  mesa(paper, 1340, 650, 320, 190, '#7a3356', '#c06a5c', rim)
  mesa(paper, 980, 650, 200, 110, '#8f3f58', '#d07e60', rim)
  yield
  floor(
    paper,
    'M-500,1130V640H2500V1130Z',
    [
      [0, '#d98a5a'],
      [0.25, '#7a3a50'],
      [1, '#1a0c22'],
    ],
    [1250, 640],
    'rgb(30 8 36 / 50%)',
    sheet(rim),
    636,
  )
  yield
  // The line runs out to where the sun is; the last yard of it is missing.
  let ties = ''
  for (let n = 0; n < 14; n += 1) {
    const k = (n / 14) ** 2.1
    const y = 652 + k * 420
    const half = 14 + k * 380
    const x = 1250 + k * 120
    ties += polygon([
      [x - half, y],
      [x + half, y],
      [x + half * 1.04, y + 4 + k * 20],
      [x - half * 1.04, y + 4 + k * 20],
    ])
  }
  cut(paper, ties, '#3a1a2c', flat('rgb(255 200 140 / 40%)'))
  cut(
    paper,
    'M1244,648L1090,1100H1120L1248,648ZM1252,648L1640,1100H1672L1256,648Z',
    '#f0c9a0',
    flat(INK),
  )
  for (const [x, foot, high] of [
    [1520, 700, 330],
    [1400, 668, 190],
    [1340, 656, 116],
  ] as const) {
    const a = high * 0.16
    cut(
      paper,
      rect(x - high / 56, foot - high, high / 28, high) +
        rect(x - a, foot - high * 0.94, a * 2, high / 30) +
        rect(x - a * 0.8, foot - high * 0.84, a * 1.6, high / 34),
      '#2a1026',
      flat('rgb(255 190 130 / 50%)'),
    )
  }
  yield
  // The halt itself.
  planks(
    paper,
    { left: -500, top: 300, width: 1260, height: 420 },
    along(
      paper,
      [260, 0, 760, 0],
      [
        [0, '#2a1430'],
        [1, '#8a4a3c'],
      ],
    ),
    25,
    'upright',
    sheet(rim),
  )
  cut(paper, rect(440, 400, 170, 170), '#3c1a2c', sheet(rim))
  cut(
    paper,
    rect(454, 414, 142, 142),
    along(
      paper,
      [0, 414, 0, 556],
      [
        [0, '#ffe9a6'],
        [1, '#eb9a48'],
      ],
    ),
    flat(INK, 2),
  )
  cut(paper, rect(521, 414, 7, 142) + rect(454, 482, 142, 7), '#3c1a2c', flat(null))
  yield
  shingles(
    paper,
    'M-500,210H790L890,330H-500Z',
    { left: 0, top: 206, width: 900, height: 124 },
    [
      '#1c0d26',
      along(
        paper,
        [200, 0, 900, 0],
        [
          [0, '#2a1230'],
          [1, '#9a4a44'],
        ],
      ),
    ],
    rim,
  )
  let teeth = ''
  for (let x = -480; x < 890; x += 26) teeth += `M${x},330h24l-12,26Z`
  cut(paper, teeth, '#8a4038', sheet(rim, 1, 6))
  for (const x of [330, 700]) cut(paper, rect(x, 330, 20, 390), '#4a2434', sheet(rim))
  planks(
    paper,
    { left: -500, top: 706, width: 1640, height: 40 },
    along(
      paper,
      [200, 0, 1140, 0],
      [
        [0, '#3a1a2c'],
        [1, '#c98054'],
      ],
    ),
    40,
    'upright',
    sheet(rim),
  )
  yield
  // The clock that shows noon.
  const [cx, cy] = [900, 430] as const
  cut(paper, rect(cx - 9, 330, 18, 380), '#2a1026', sheet(rim))
  cut(paper, `M${cx - 60},706L${cx - 14},660H${cx + 14}L${cx + 60},706Z`, '#2a1026', sheet(rim))
  glow(paper, [cx, cy, 300], '#ffd890', 0.5)
  cut(paper, circle(cx, cy, 92), '#8a5a2c', sheet('#ffe6a0', 2))
  cut(paper, circle(cx, cy, 78), '#fff3cc', {
    shadow: { y: 0, blur: 20, colour: '#ffdf98' },
    rim: INK,
    rimWidth: 2,
  })
  const { pen } = paper
  pen.save()
  pen.translate(cx, cy)
  for (let hour = 0; hour < 12; hour += 1) {
    pen.fillStyle = '#2a1026'
    pen.fillRect(-3, -72, 6, hour % 3 ? 12 : 20)
    pen.rotate(Math.PI / 6)
  }
  pen.fill(
    new Path2D('M-5,10L-3,-62L0,-70L3,-62L5,10ZM-8,8L-5,-40L0,-48L5,-40L8,8Z' + circle(0, 0, 8)),
  )
  pen.restore()
  cut(
    paper,
    `M${cx - 70},338Q${cx},296 ${cx + 70},338L${cx + 56},350Q${cx},322 ${cx - 56},350Z`,
    '#5a2a30',
    sheet(rim),
  )
  yield
  lantern(paper, [690, 420], 40, 340)
  yield
  // The mail, without its pony.
  board(
    paper,
    'M1010,706Q996,640 1030,600Q1048,588 1070,600Q1112,640 1098,706Z',
    along(
      paper,
      [1000, 0, 1100, 0],
      [
        [0, '#d9a060'],
        [1, '#6d3a34'],
      ],
    ),
    [
      [
        wedges(
          [
            [1104, 600],
            [1104, 706],
          ],
          { angle: 180, gap: 8, width: 5, length: 60 },
        ),
        INK,
      ],
    ],
    sheet('rgb(255 226 170 / 80%)'),
  )
  cut(
    paper,
    'M1024,604Q1050,618 1078,604L1074,616Q1050,628 1030,616Z' + rect(1040, 646, 30, 20),
    '#8a2a2c',
    flat('rgb(255 226 170 / 70%)'),
  )
  mount(paper, frame, boxed, '#3a1c34', '#f0b070')
  dim(paper, frame, [930, 480], '#090513')
}
