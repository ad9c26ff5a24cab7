/** Places of the night market: a stall, and a kitchen on wheels. */
import { mix } from '../../../paper/colour'
import { cut } from '../set/kit/lay'
import { around, type Paper } from '../../../paper/paper'
import { circle, ellipse, rect } from '../../../paper/paths'
import type { Frame, Painting } from '../../stage'
import { HOUSES, paintHouse } from '../set/houses'
import { garland, lantern, shine } from '../set/kit/lanterns'
import { seed } from '../set/kit/ornament'
import { palm } from '../set/trees'
import { EDGE, NIGHT, closing, night, opening, sheet } from './kit'

const LIT = { ...EDGE, shadow: null }
const DUSK = [
  [0, '#0c0e34'],
  [0.45, '#2a2468'],
  [0.75, '#7a3f72'],
  [1, '#d9784a'],
] as const

/** Awning of strips with scalloped ends. */
function awning(
  paper: Paper,
  left: number,
  right: number,
  y: number,
  one: string,
  other: string,
): void {
  const count = 14
  const step = (right - left) / count
  for (let strip = 0; strip < count; strip += 1) {
    const x = left + strip * step
    const inner = left + 70 + (strip * (right - left - 140)) / count
    sheet(
      paper,
      `M${inner},${y}h${step * 0.88}L${x + step},${y + 120}q${-step / 2},34 ${-step},0Z`,
      y,
      y + 150,
      mix(strip % 2 ? one : other, '#2a0f30', 0.3),
      strip % 2 ? one : other,
    )
  }
}

export function* bazaar(paper: Paper, frame: Frame): Painting {
  night(paper, frame, DUSK)
  yield
  cut(paper, palm(330, 650, 330, 40, 110) + palm(1600, 650, 370, -46, 116), '#171542', LIT)
  for (const one of HOUSES.filter(({ x }) => x > 200 && x < 500)) paintHouse(paper, one, NIGHT)
  yield
  sheet(paper, rect(-700, 612, 3400, 600), 612, 900, '#6a4070', '#140a28')
  yield
  garland(paper, [120, 150, 960, 130], 130, 10, 42, NIGHT)
  garland(paper, [960, 130, 1800, 150], 130, 10, 42, NIGHT)
  yield
  cut(
    paper,
    rect(520, 330, 880, 420),
    around(
      paper,
      [960, 500, 560],
      [
        [0, '#ffd68a'],
        [0.35, '#d9823f'],
        [0.75, '#7a3038'],
        [1, '#3a1832'],
      ],
    ),
    EDGE,
  )
  let weave = ''
  for (let x = 540; x < 1400; x += 30) weave += `M${x},340V740`
  paper.pen.strokeStyle = 'rgb(70 20 24 / 26%)'
  paper.pen.lineWidth = 2
  paper.pen.stroke(new Path2D(weave))
  yield
  for (const [index, x] of [590, 680, 770, 1150, 1240, 1330].entries())
    lantern(paper, x, 430 + (index % 3) * 26, 58, index, NIGHT)
  yield
  awning(paper, 440, 1480, 270, '#c43b34', '#f0dcb0')
  yield
  for (const x of [500, 1398]) sheet(paper, rect(x, 380, 22, 560), 380, 940, '#5a2c34', '#1c0d22')
  sheet(paper, rect(470, 690, 980, 44), 690, 734, '#a8643c', '#5e2c30')
  sheet(paper, rect(490, 734, 940, 380), 734, 960, '#48203a', '#150a20')
  yield
  // Wares at both sides: frogs and cups; the elephant of teak stands alone under the lamp.
  for (const [index, x] of [570, 660, 750, 1180, 1270, 1360].entries()) {
    const colour = ['#3f8a72', '#c9803a', '#a83a52'][index % 3] ?? '#3f8a72'
    sheet(
      paper,
      ellipse(x, 668, 36, 25) + circle(x - 19, 644, 12) + circle(x + 19, 644, 12),
      630,
      692,
      mix(colour, '#ffe0a0', 0.3),
      colour,
    )
    paper.pen.fillStyle = '#1c0d1c'
    paper.pen.fill(
      new Path2D(
        circle(x - 19, 643, 5) +
          circle(x + 19, 643, 5) +
          `M${x - 22},668Q${x},684 ${x + 22},668Q${x},678 ${x - 22},668Z`,
      ),
    )
  }
  yield
  shine(paper, 960, 600, 210, '#ffd27a', 0.6)
  sheet(
    paper,
    'M884,690V640Q884,596 930,596H966Q974,574 1000,576Q1030,582 1030,622Q1032,652 1050,664Q1030,680 1016,656L1008,640V690H978V662H926V690Z',
    580,
    690,
    '#d99a5a',
    '#8a4a2c',
  )
  sheet(
    paper,
    'M966,596Q944,620 968,652Q998,648 996,612Q988,590 966,596Z',
    596,
    652,
    '#b87440',
    '#8a4a2c',
  )
  cut(paper, circle(906, 694, 15) + circle(1000, 694, 15), '#e9b04a', EDGE)
  paper.pen.fillStyle = '#1c0d1c'
  paper.pen.fill(new Path2D(circle(1010, 606, 4)))
  yield
  opening(paper, frame)
  yield
  closing(paper, frame, [960, 560])
}

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
