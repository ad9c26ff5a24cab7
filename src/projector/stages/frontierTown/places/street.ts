/** Main Street by night: a lamp over the porch, a chair that rocks, and a tumbleweed that has stopped. */
import { mix, seen } from '../../../paper/colour'
import { cut } from '../../../paper/cut'
import { along, type Paper } from '../../../paper/paper'
import { circle, ellipse, rect } from '../../../paper/paths'
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
  moon,
  planks,
  sheet,
  shingles,
  starry,
} from './things/kit'
import { arched, mount } from './things/openings'

import { mesa } from './things/land'
import { chair } from './things/chair'

export function* street(paper: Paper, frame: Frame): Painting {
  heaven(
    paper,
    frame,
    [
      [0, '#040719'],
      [0.5, '#0c2348'],
      [1, '#2a6f86'],
    ],
    { at: [1440, 250], horizon: 640, dark: 'rgb(2 4 20 / 55%)', light: 'rgb(130 220 200 / 42%)' },
  )
  yield
  starry(paper, frame, 430, 5)
  moon(paper, [1440, 250], 66)
  yield
  const rim = 'rgb(140 220 190 / 55%)'
  mesa(paper, 1380, 640, 330, 210, '#1a4a68', '#2f7480', rim)
  for (const [x, w, top, colour] of [
    [1560, 180, 380, '#0d2648'],
    [1420, 120, 450, '#102d52'],
    [1250, 140, 420, '#0a1d3c'],
    [1150, 90, 500, '#0d2648'],
  ] as const) {
    board(
      paper,
      `M${x},700V${top}h${w * 0.2}v-18h${w * 0.6}v18h${w * 0.2}V700Z`,
      colour,
      [
        [
          wedges(
            [
              [x + w, top - 20],
              [x + w, 700],
            ],
            { angle: 180, gap: 6, width: 4, length: w * 0.5, seed: x },
          ),
          INK,
        ],
      ],
      sheet(rim),
    )
    cut(
      paper,
      rect(x + w * 0.24, top + 50, w * 0.16, 34) + rect(x + w * 0.6, top + 50, w * 0.16, 34),
      x === 1420 ? '#ffc65a' : '#06102a',
      flat('#040a1e', 2),
    )
  }
  yield
  behind(paper)
  yield
  floor(
    paper,
    'M-500,1130V690Q960,672 2500,690V1130Z',
    [
      [0, '#4a6470'],
      [0.3, '#1d2f4a'],
      [1, '#060a1c'],
    ],
    [960, 690],
    'rgb(3 5 22 / 55%)',
    sheet(rim),
    680,
  )
  yield
  // The porch of the store, from the wall to the step.
  planks(
    paper,
    { left: -500, top: 250, width: 1620, height: 450 },
    along(
      paper,
      [300, 0, 1120, 0],
      [
        [0, '#3b1c24'],
        [0.66, '#b0683c'],
        [1, '#6d3a30'],
      ],
    ),
    27,
    'across',
    sheet('rgb(255 200 120 / 50%)'),
  )
  yield
  cut(paper, rect(430, 336, 210, 250), '#5a2a24', sheet('rgb(255 214 150 / 60%)'))
  cut(
    paper,
    rect(446, 352, 178, 218),
    along(
      paper,
      [0, 350, 0, 570],
      [
        [0, '#ffe7a0'],
        [1, '#e08a3c'],
      ],
    ),
    flat(INK, 2),
  )
  cut(paper, rect(531, 352, 8, 218) + rect(446, 456, 178, 8), '#5a2a24', flat(null))
  cut(
    paper,
    'M446,352H624Q600,430 530,440Q470,430 446,352Z',
    seen('#b3322a', 0.75),
    flat('rgb(255 220 160 / 60%)'),
  )
  cut(paper, rect(912, 330, 140, 372), '#43202a', sheet('rgb(255 206 130 / 60%)'))
  for (const y of [350, 520])
    cut(
      paper,
      rect(930, y, 104, y === 350 ? 150 : 160),
      '#5f3030',
      flat('rgb(255 200 120 / 45%)', 1.4),
    )
  cut(paper, circle(1030, 520, 6), '#f2c25a', flat(INK))
  yield
  planks(
    paper,
    { left: -500, top: 696, width: 1660, height: 34 },
    along(
      paper,
      [300, 0, 1160, 0],
      [
        [0, '#3a1d22'],
        [0.7, '#c98a50'],
        [1, '#6a3c30'],
      ],
    ),
    46,
    'upright',
    sheet('rgb(255 220 150 / 65%)'),
  )
  glow(paper, [800, 560, 420], '#ffb860', 0.34)
  cut(paper, ellipse(800, 712, 130, 9), 'rgb(20 6 10 / 55%)', flat(null))
  chair(paper, 790, 700)
  yield
  for (const x of [336, 1124])
    cut(
      paper,
      rect(x, 230, 24, 480),
      along(
        paper,
        [x, 0, x + 24, 0],
        [
          [0, '#2a1218'],
          [1, '#8a5234'],
        ],
      ),
      sheet('rgb(255 206 130 / 55%)'),
    )
  shingles(
    paper,
    'M-500,150H1160L1214,262H-500Z',
    { left: 0, top: 150, width: 1230, height: 112 },
    [
      '#1d0f1c',
      along(
        paper,
        [240, 0, 1200, 0],
        [
          [0, '#2a1420'],
          [0.6, '#8a4434'],
          [1, '#4a2730'],
        ],
      ),
    ],
    'rgb(255 190 110 / 60%)',
  )
  cut(paper, rect(-500, 256, 1716, 14), '#5a2e2c', sheet('rgb(255 206 130 / 60%)', 1.2, 10))
  sign(paper)
  lantern(paper, [770, 366], 56, 268)
  yield
  // A tumbleweed that has stopped to look.
  const { pen } = paper
  for (let turn = 0; turn < 26; turn += 1) {
    pen.strokeStyle = turn % 3 ? 'rgb(60 30 30 / 95%)' : 'rgb(226 178 110 / 90%)'
    pen.lineWidth = 2
    pen.beginPath()
    pen.ellipse(
      1330,
      690,
      52 - (turn % 6) * 6,
      46 - (turn % 5) * 7,
      turn * 0.7,
      turn * 0.4,
      turn * 0.4 + 4.4,
    )
    pen.stroke()
  }
  mount(paper, frame, arched, '#3a2030', '#e0a860')
  dim(paper, frame, [800, 480], '#05050f')
}

/** The sign of the house: a horseshoe on a board that the wind moves. */
function sign(paper: Paper): void {
  const { pen } = paper
  const rim = 'rgb(255 214 150 / 75%)'
  cut(paper, 'M1140,290H1290V302H1140Z', '#4a2a28', sheet(rim))
  pen.save()
  pen.translate(1226, 304)
  pen.rotate(0.06)
  cut(paper, rect(-40, 0, 4, 22) + rect(36, 0, 4, 22), INK, flat(null))
  cut(paper, 'M-58,20H58V104Q0,124 -58,104Z', '#8a3a2c', sheet(rim, 1.8, 12))
  cut(
    paper,
    'M-24,44Q-40,96 0,98Q40,96 24,44H10Q22,80 0,82Q-22,80 -10,44Z',
    '#f2d08a',
    flat(INK, 1.4),
  )
  pen.restore()
}

/** What hangs on the line between the houses, and the church behind it. */
function behind(paper: Paper): void {
  const rim = 'rgb(140 220 190 / 55%)'
  cut(
    paper,
    'M1296,700V520L1340,476V440H1334L1352,360L1370,440H1364V476L1408,520V700Z',
    '#12365a',
    sheet(rim),
  )
  cut(paper, rect(1350.5, 330, 3, 34) + rect(1343, 340, 18, 3), '#12365a', flat(rim, 0.8))
  const { pen } = paper
  pen.strokeStyle = '#040a1e'
  pen.lineWidth = 2.4
  pen.stroke(new Path2D('M1240,470Q1400,520 1580,452'))
  for (const [x, y, colour] of [
    [1290, 486, '#e8dcc0'],
    [1340, 494, '#b3525a'],
    [1396, 496, '#8fc0b8'],
    [1470, 486, '#e8c88a'],
  ] as const)
    cut(
      paper,
      `M${x},${y}h34q-4,22 2,46h-38q6,-24 2,-46Z`,
      mix(colour, '#1a4a68', 0.35),
      sheet(rim, 1, 7),
    )
}
