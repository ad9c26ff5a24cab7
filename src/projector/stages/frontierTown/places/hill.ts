/** The hill of the reservation: tents full of light, a fire, and a totem. */
import { mix, seen } from '../../../paper/colour'
import { cut } from '../../../paper/cut'
import { along, type Paper } from '../../../paper/paper'
import { circle, ellipse, polygon, rect } from '../../../paper/paths'
import type { Frame, Painting } from '../../stage'
import { board, wedges } from '../set/gouge'
import { dim, flat, floor, glow, heaven, INK, sheet, starry } from './things/kit'
import { flapped, mount } from './things/openings'

import { campfire, mesa } from './things/land'

export function* hill(paper: Paper, frame: Frame): Painting {
  const rim = 'rgb(232 214 110 / 60%)'
  heaven(
    paper,
    frame,
    [
      [0, '#16040f'],
      [0.5, '#4a0c1c'],
      [0.85, '#a83228'],
      [1, '#d8a04a'],
    ],
    { at: [960, 560], horizon: 640, dark: 'rgb(16 2 10 / 50%)', light: 'rgb(255 150 80 / 34%)' },
  )
  yield
  starry(paper, frame, 320, 17)
  mesa(paper, 280, 640, 330, 170, '#5a1424', '#96402c', rim)
  mesa(paper, 1300, 640, 300, 140, '#5a1424', '#96402c', rim)
  yield
  floor(
    paper,
    'M-500,1130V660Q500,600 960,600Q1420,600 2500,660V1130Z',
    [
      [0, '#9a9a48'],
      [0.25, '#3a4a30'],
      [1, '#0c120f'],
    ],
    [960, 640],
    'rgb(6 14 10 / 58%)',
    sheet(rim),
    610,
  )
  yield
  for (const [x, y, size] of [
    [640, 640, 150],
    [1210, 636, 140],
    [420, 690, 220],
    [960, 628, 120],
  ] as const) {
    tent(paper, x, y, size, rim)
    yield
  }
  // Rings of smoke, and no word for the last one.
  const { pen } = paper
  for (const [x, y, r] of [
    [640, 400, 20],
    [660, 336, 28],
    [634, 262, 36],
  ] as const) {
    pen.strokeStyle = 'rgb(240 206 160 / 55%)'
    pen.lineWidth = 7
    pen.beginPath()
    pen.ellipse(x, y, r, r * 0.42, -0.1, 0, Math.PI * 2)
    pen.stroke()
  }
  totem(paper, 1400, 716)
  yield
  campfire(paper, 960, 700, 1.05)
  let stones = ''
  for (let n = 0; n < 9; n += 1)
    stones += ellipse(960 + (n - 4) * 28, 716 + (4 - Math.abs(n - 4)) * 3, 16, 10)
  cut(paper, stones, '#4a3a34', sheet('rgb(255 200 120 / 70%)', 1.2, 6))
  // A drum beside it, and the feather that everybody leaves where it is.
  board(
    paper,
    'M1120,640H1210L1202,716Q1166,728 1128,716Z',
    along(
      paper,
      [1120, 0, 1210, 0],
      [
        [0, '#d9924a'],
        [1, '#5a2420'],
      ],
    ),
    [
      [
        wedges(
          [
            [1120, 716],
            [1210, 716],
          ],
          { angle: -90, gap: 12, width: 6, length: 60 },
        ),
        '#3a1418',
      ],
    ],
    sheet('rgb(255 226 160 / 75%)'),
  )
  cut(paper, ellipse(1165, 640, 46, 13), '#f2dcae', flat('rgb(255 244 210 / 90%)'))
  cut(paper, 'M1112,640Q1166,610 1222,618L1206,626Q1150,632 1118,648Z', '#f6efe0', sheet(INK, 1, 5))
  mount(paper, frame, flapped, '#7a4a34', '#f2c27a')
  dim(paper, frame, [960, 560], '#0a0507')
}

function tent(paper: Paper, x: number, y: number, size: number, rim: string): void {
  const top = y - size * 1.5
  glow(paper, [x, y - size * 0.4, size], '#ffb860', 0.3)
  cut(
    paper,
    polygon([
      [x - 30, top - 44],
      [x - 24, top - 46],
      [x + 8, top + 20],
      [x, top + 20],
    ]) +
      polygon([
        [x + 30, top - 44],
        [x + 24, top - 46],
        [x - 8, top + 20],
        [x, top + 20],
      ]) +
      polygon([
        [x - 3, top - 54],
        [x + 3, top - 54],
        [x + 4, top + 20],
        [x - 4, top + 20],
      ]),
    '#2a1014',
    flat(rim),
  )
  board(
    paper,
    `M${x - size * 0.8},${y}L${x},${top}L${x + size * 0.8},${y}Q${x},${y + 18} ${x - size * 0.8},${y}Z`,
    along(
      paper,
      [x - size, 0, x + size, 0],
      x < 960
        ? [
            [0, '#6a3a2c'],
            [1, '#f0c888'],
          ]
        : [
            [0, '#f0c888'],
            [1, '#6a3a2c'],
          ],
    ),
    [
      [
        wedges(
          [
            [x + (x < 960 ? -1 : 1) * size * 0.8, y],
            [x, top],
          ],
          { angle: x < 960 ? 4 : 176, gap: 8, width: 5, length: size * 0.6, seed: x },
        ),
        seen(INK, 0.8),
      ],
    ],
    sheet(rim, 1.6),
  )
  let band = ''
  for (let n = -5; n < 5; n += 1)
    band += `M${x + n * size * 0.115},${y - size * 0.3}l${size * 0.0575},${-size * 0.13}l${size * 0.0575},${size * 0.13}Z`
  cut(paper, band, '#8f2a26', flat(null))
  cut(
    paper,
    `M${x - size * 0.56},${y - size * 0.26}H${x + size * 0.56}l${size * 0.03},${size * 0.05}H${x - size * 0.59}Z`,
    '#2b6f6a',
    flat(null),
  )
  cut(
    paper,
    `M${x - size * 0.16},${y + 8}L${x},${y - size * 0.62}L${x + size * 0.16},${y + 8}Z`,
    along(
      paper,
      [0, y - size * 0.6, 0, y],
      [
        [0, '#fff0b4'],
        [1, '#f0973c'],
      ],
    ),
    flat(INK, 2),
  )
}

/** A pelican over a coyote over a whale: the town's own. */
function totem(paper: Paper, x: number, y: number): void {
  const look = sheet('rgb(255 206 130 / 70%)', 1.5, 9)
  const hatch = (top: number, foot: number) =>
    [
      [
        wedges(
          [
            [x + 46, y + top],
            [x + 46, y + foot],
          ],
          { angle: 180, gap: 7, width: 4, length: 42, seed: 90 - top },
        ),
        INK,
      ],
    ] as const
  const face = (colour: string) =>
    along(
      paper,
      [x - 46, 0, x + 46, 0],
      [
        [0, mix(colour, '#ffd890', 0.3)],
        [1, mix(colour, INK, 0.5)],
      ],
    )
  board(
    paper,
    `M${x - 30},${y - 330}Q${x - 120},${y - 390} ${x - 140},${y - 320}Q${x - 90},${y - 326} ${x - 30},${y - 270}ZM${x + 30},${y - 330}Q${x + 120},${y - 390} ${x + 140},${y - 320}Q${x + 90},${y - 326} ${x + 30},${y - 270}Z`,
    '#b98a4e',
    [
      [
        wedges(
          [
            [x - 140, y - 280],
            [x + 140, y - 280],
          ],
          { angle: -90, gap: 11, width: 5, length: 70 },
        ),
        INK,
      ],
    ],
    look,
  )
  board(paper, rect(x - 42, y - 130, 84, 136), face('#8f2f26'), hatch(-130, 6), look)
  board(
    paper,
    `M${x - 46},${y - 260}L${x - 34},${y - 290}L${x - 16},${y - 260}H${x + 16}L${x + 34},${y - 290}L${x + 46},${y - 260}L${x + 42},${y - 130}H${x - 42}Z`,
    face('#2b6f6a'),
    hatch(-260, -130),
    look,
  )
  board(
    paper,
    `M${x - 38},${y - 260}V${y - 370}Q${x},${y - 414} ${x + 38},${y - 370}V${y - 260}Z`,
    face('#e0c890'),
    hatch(-380, -260),
    look,
  )
  cut(
    paper,
    `M${x - 10},${y - 350}H${x + 10}L${x + 16},${y - 286}Q${x},${y - 272} ${x - 16},${y - 286}Z`,
    '#e0973c',
    look,
  )
  for (const at of [-348, -228, -92])
    for (const side of [-20, 20]) {
      cut(paper, circle(x + side, y + at, 11), '#ffe6a0', flat(INK, 2))
      cut(paper, circle(x + side, y + at, 4), INK, flat(null))
    }
  cut(
    paper,
    `M${x - 10},${y - 208}H${x + 10}L${x},${y - 190}ZM${x - 28},${y - 172}H${x + 28}L${x + 20},${y - 152}H${x - 20}ZM${x - 30},${y - 56}Q${x},${y - 26} ${x + 30},${y - 56}L${x + 26},${y - 36}Q${x},${y - 14} ${x - 26},${y - 36}Z`,
    INK,
    flat(null),
  )
}
