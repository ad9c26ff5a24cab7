/** Main Street by night: a lamp over the porch, a chair that rocks, and a tumbleweed that has stopped. */
import { seen } from '../../../paper/colour'
import { cut } from '../../../paper/cut'
import { along, type Paper } from '../../../paper/paper'
import { circle, rect } from '../../../paper/paths'
import type { Frame, Painting } from '../../stage'
import { board, wedges } from '../set/gouge'
import { dim, flat, floor, glow, heaven, INK, lantern, moon, planks, sheet, starry } from './kit'
import { arched, mount } from './openings'

import { mesa } from './land'

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
  board(
    paper,
    'M-500,170H1170L1210,262H-500Z',
    along(
      paper,
      [300, 0, 1200, 0],
      [
        [0, '#1d0f1c'],
        [0.7, '#5a2e2e'],
        [1, '#3a1f2a'],
      ],
    ),
    [
      [
        wedges(
          [
            [-100, 266],
            [1210, 266],
          ],
          { angle: -90, gap: 22, width: 10, length: 90, seed: 3 },
        ),
        INK,
      ],
    ],
    sheet('rgb(255 190 110 / 55%)'),
  )
  lantern(paper, [760, 350], 42, 262)
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
  dim(paper, frame, [860, 500], '#05050f')
}

function chair(paper: Paper, x: number, y: number): void {
  const look = sheet('rgb(255 226 160 / 80%)', 1.5, 9)
  const wood = along(
    paper,
    [x - 80, 0, x + 80, 0],
    [
      [0, '#8a4a2c'],
      [1, '#4a2220'],
    ],
  )
  let back = ''
  for (let slat = 0; slat < 5; slat += 1)
    back += `M${x - 66 + slat * 15},${y - 196}l10,96h-8l-10,-96Z`
  cut(paper, back, '#6d3826', look)
  cut(
    paper,
    `M${x - 76},${y - 212}Q${x - 40},${y - 228} ${x + 6},${y - 206}L${x + 8},${y - 190}Q${x - 36},${y - 208} ${x - 72},${y - 196}Z`,
    wood,
    look,
  )
  cut(
    paper,
    `M${x - 76},${y - 204}h11l22,176h-11ZM${x + 62},${y - 132}h10l4,110h-10ZM${x - 62},${y - 140}H${x + 76}v10H${x - 60}Z`,
    wood,
    look,
  )
  board(
    paper,
    `M${x - 54},${y - 98}H${x + 74}l8,18H${x - 52}Z`,
    '#b3322a',
    [
      [
        wedges(
          [
            [x - 54, y - 80],
            [x + 80, y - 80],
          ],
          { angle: -90, gap: 10, width: 5, length: 18 },
        ),
        INK,
      ],
    ],
    look,
  )
  cut(
    paper,
    `M${x - 96},${y - 34}Q${x},${y + 22} ${x + 108},${y - 40}L${x + 112},${y - 30}Q${x},${y + 36} ${x - 100},${y - 24}Z`,
    wood,
    look,
  )
}
