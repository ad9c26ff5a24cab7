/** The prairie by the chuck wagon: beans that simmer under a large moon. */
import { seen } from '../../../paper/colour'
import { cut } from '../../../paper/cut'
import { along, type Paper } from '../../../paper/paper'
import { circle, rect } from '../../../paper/paths'
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
  starry,
} from './things/kit'
import { hooped, mount } from './things/openings'

import { campfire, giant, mesa } from './things/land'

export function* prairie(paper: Paper, frame: Frame): Painting {
  const { pen } = paper
  const rim = 'rgb(160 236 190 / 60%)'
  heaven(
    paper,
    frame,
    [
      [0, '#03091a'],
      [0.5, '#0b2c46'],
      [0.85, '#23747a'],
      [1, '#7cc49a'],
    ],
    { at: [700, 330], horizon: 640, dark: 'rgb(2 8 26 / 50%)', light: 'rgb(170 244 200 / 44%)' },
  )
  yield
  starry(paper, frame, 420, 12)
  moon(paper, [700, 330], 96)
  yield
  mesa(paper, 560, 650, 340, 190, '#1d5668', '#4a9686', rim)
  mesa(paper, 250, 650, 300, 300, '#123a54', '#2c7276', rim)
  mesa(paper, 1420, 650, 300, 250, '#123a54', '#2c7276', rim)
  yield
  floor(
    paper,
    'M-500,1130V640Q700,620 1100,640Q1500,660 2500,636V1130Z',
    [
      [0, '#7fae84'],
      [0.2, '#2f5f60'],
      [1, '#06122a'],
    ],
    [900, 650],
    'rgb(2 10 28 / 55%)',
    sheet(rim),
    630,
  )
  yield
  // The chuck wagon, its canvas full of light.
  const fire = 'rgb(255 206 130 / 70%)'
  glow(paper, [1240, 480, 330], '#ffb860', 0.3)
  board(
    paper,
    'M1060,600Q1040,440 1090,392Q1250,350 1410,392Q1460,440 1440,600Z',
    along(
      paper,
      [1050, 0, 1440, 0],
      [
        [0, '#ffe2a8'],
        [0.4, '#e8b878'],
        [1, '#7a6a6a'],
      ],
    ),
    [
      [
        wedges(
          [
            [1450, 380],
            [1450, 600],
          ],
          { angle: 180, gap: 8, width: 5, length: 190, seed: 4 },
        ),
        seen(INK, 0.75),
      ],
      ...[1150, 1250, 1350].map(
        (x) =>
          [
            wedges(
              [
                [x, 370],
                [x, 600],
              ],
              { angle: 170, gap: 10, width: 3.4, length: 40, seed: x },
            ),
            seen('#5a2a1c', 0.7),
          ] as const,
      ),
    ],
    sheet(fire, 1.8),
  )
  planks(
    paper,
    { left: 1050, top: 590, width: 400, height: 56 },
    along(
      paper,
      [1050, 0, 1450, 0],
      [
        [0, '#9a5a38'],
        [1, '#2a2030'],
      ],
    ),
    18,
    'across',
    sheet(fire),
  )
  yield
  for (const x of [1130, 1370]) {
    const { pen } = paper
    cut(paper, circle(x, 672, 62) + circle(x, 672, 52), '#5a3428', {
      ...sheet(fire),
      rule: 'evenodd',
    })
    pen.save()
    pen.translate(x, 672)
    for (let spoke = 0; spoke < 10; spoke += 1) {
      pen.rotate(Math.PI / 5)
      cut(paper, rect(-3, -54, 6, 46), '#5a3428', flat(fire))
    }
    pen.restore()
    cut(paper, circle(x, 672, 12), '#8a5234', flat(fire))
  }
  yield
  pen.save()
  pen.translate(880, 712)
  pen.scale(1.42, 1.42)
  pen.translate(-880, -700)
  campfire(paper, 880, 690, 1)
  cut(
    paper,
    'M800,700L878,530L886,530L812,700ZM960,700L884,530L876,530L948,700Z' + rect(878, 536, 5, 46),
    '#2a1820',
    flat(fire),
  )
  board(
    paper,
    'M850,580H910L918,640Q880,650 842,640Z',
    along(
      paper,
      [842, 0, 918, 0],
      [
        [0, '#8f98a0'],
        [1, '#2c3440'],
      ],
    ),
    [],
    sheet(fire),
  )
  cut(paper, 'M846,590Q826,588 820,604L844,624Z', '#6a7480', flat(fire))
  pen.restore()
  lantern(paper, [1466, 520], 30, 470)
  yield
  for (const [x, high, side] of [
    [380, 300, 1],
    [520, 170, -1],
  ] as const)
    giant(paper, x, 716, high, side, rim)
  mount(paper, frame, hooped, '#4a3a30', '#d8c48a')
  dim(paper, frame, [880, 520], '#030814', '#2f8a80')
}
