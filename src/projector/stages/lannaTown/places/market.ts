/** A place of the night market: a kitchen on wheels. */
import { cut } from '../set/kit/lay'
import { around, type Paper } from '../../../paper/paper'
import { circle, ellipse, rect } from '../../../paper/paths'
import type { Frame, Painting } from '../../stage'
import { HOUSES, paintHouse } from '../set/houses'
import { garland, shine } from '../set/kit/lanterns'
import { seed } from '../set/kit/ornament'
import { EDGE, NIGHT, closing, night, opening, sheet } from './kit'

export function* kitchen(paper: Paper, frame: Frame): Painting {
  night(
    paper,
    frame,
    [
      [0, '#0d0c30'],
      [0.5, '#2b1d55'],
      [1, '#7a3a5a'],
    ],
    40,
  )
  yield
  for (const one of HOUSES.filter(({ x }) => x > 280 && x < 1660)) {
    paintHouse(paper, one, NIGHT)
    yield
  }
  sheet(paper, rect(-700, 612, 3400, 600), 612, 900, '#6a4070', '#140a28')
  yield
  garland(paper, [160, 220, 960, 180], 110, 9, 34, NIGHT)
  garland(paper, [960, 180, 1760, 220], 110, 9, 34, NIGHT)
  yield
  // The cart: a roof, two posts, glass, the pot.
  cut(
    paper,
    rect(590, 330, 740, 380),
    around(
      paper,
      [960, 520, 480],
      [
        [0, '#ffe2a0'],
        [0.4, '#e0863f'],
        [1, '#6a2a3a'],
      ],
    ),
    EDGE,
  )
  sheet(paper, 'M540,340L620,250H1300L1380,340Z', 250, 340, '#2f8c86', '#1c5660')
  sheet(
    paper,
    Array.from(
      { length: 14 },
      (_, index) => `M${540 + index * 60},338h60q0,40 -30,40q-30,0 -30,-40Z`,
    ).join(''),
    338,
    378,
    '#f0dcb0',
    '#c9803a',
  )
  for (const x of [600, 1300]) sheet(paper, rect(x, 370, 20, 360), 370, 730, '#6a3030', '#2a1024')
  yield
  for (const [x, tall] of [
    [690, 92],
    [730, 72],
    [1190, 80],
    [1236, 96],
  ] as const) {
    sheet(
      paper,
      `M${x - 14},690V${690 - tall}q2,-14 8,-16v-14h12v14q6,2 8,16V690Z`,
      600,
      690,
      '#c9d98a',
      '#6a7a3a',
    )
  }
  for (let x = 660; x < 1270; x += 74)
    sheet(
      paper,
      `M${x},400v40q-18,24 -4,60q22,8 26,-20q2,-24 -12,-40v-40Z`,
      400,
      510,
      '#d9803a',
      '#8a3a2c',
    )
  yield
  shine(paper, 960, 560, 300, '#ffd27a', 0.55)
  // Steam in the shape of a question.
  const { pen } = paper
  for (const [width, colour] of [
    [34, 'rgb(255 244 214 / 26%)'],
    [20, 'rgb(255 248 226 / 50%)'],
    [9, 'rgb(255 252 240 / 85%)'],
  ] as const) {
    pen.strokeStyle = colour
    pen.lineWidth = width
    pen.stroke(new Path2D('M900,440C900,376 1026,380 1020,448C1016,496 960,490 960,548M960,584v2'))
  }
  yield
  sheet(paper, rect(560, 690, 800, 40), 690, 730, '#b87440', '#6a3030')
  sheet(paper, rect(580, 730, 760, 300), 730, 960, '#4a2038', '#160a20')
  sheet(
    paper,
    'M850,620H1070Q1068,694 1020,698H900Q852,694 850,620Z',
    620,
    698,
    '#fff0d0',
    '#b0604a',
  )
  cut(paper, ellipse(960, 620, 112, 17), '#e0923a', EDGE)
  pen.fillStyle = '#a8343a'
  pen.fill(new Path2D([880, 920, 960, 1000, 1040].map((x) => seed(x, 656, 12, 14)).join('')))
  pen.strokeStyle = '#ffe9b0'
  pen.lineWidth = 4
  pen.stroke(new Path2D('M890,618q16,-12 32,0t32,0t32,0t32,0'))
  for (const x of [420, 1500]) sheet(paper, circle(x, 900, 110), 790, 1010, '#3a1c38', '#120818')
  yield
  opening(paper, frame)
  yield
  closing(paper, frame, [960, 540])
}
