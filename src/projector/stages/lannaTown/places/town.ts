/** Places in the streets: the night market, a kitchen on wheels, a lane with a tuk-tuk, the workshop of umbrellas. */
import { mix } from '../../../paper/colour'
import { cut } from '../set/lay'
import { along, around, type Paper } from '../../../paper/paper'
import { circle, ellipse, rect } from '../../../paper/paths'
import type { Frame, Painting } from '../../stage'
import { HOUSES, paintHouse } from '../set/houses'
import { garland, lantern, shine } from '../set/lanterns'
import { flame, seed } from '../set/ornament'
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

/** A tuk-tuk seen from its side. */
function tukTuk(paper: Paper): void {
  sheet(
    paper,
    'M640,760Q640,680 690,672H760L770,470Q772,450 800,448H1180Q1206,448 1222,474L1290,620Q1350,640 1356,700V760Z',
    450,
    760,
    '#e0a03c',
    '#8a3a3a',
  )
  cut(
    paper,
    'M800,500H1020V640H792Z M1044,500H1170L1226,628H1044Z',
    around(
      paper,
      [1000, 560, 260],
      [
        [0, '#ffe6ae'],
        [1, '#a8503a'],
      ],
    ),
    EDGE,
  )
  sheet(
    paper,
    'M740,440Q760,402 800,402H1180Q1216,404 1244,450L1200,462H760Z',
    402,
    462,
    '#c43b34',
    '#7a2436',
  )
  paper.pen.fillStyle = '#ffe9b0'
  paper.pen.fill(
    new Path2D(
      [820, 900, 980, 1060, 1140].map((x) => seed(x, 434, 16, 10)).join('') +
        [700, 760, 820, 880, 940, 1000, 1060, 1120, 1180, 1240]
          .map((x) => flame(x, 736, -Math.PI / 2, 44, 16))
          .join(''),
    ),
  )
  for (const x of [760, 1280]) {
    cut(paper, circle(x, 764, 62), '#140a1c', EDGE)
    cut(paper, circle(x, 764, 30), '#b8743c', EDGE)
  }
  shine(paper, 1352, 668, 130, '#fff0b0', 0.8)
  cut(paper, circle(1338, 668, 22), '#fff6d4', EDGE)
}

export function* lane(paper: Paper, frame: Frame): Painting {
  night(paper, frame, DUSK, 40)
  yield
  const { pen } = paper
  pen.save()
  pen.translate(960, 620)
  pen.scale(1.24, 1.24)
  pen.translate(-960, -540)
  for (const one of HOUSES.filter(({ x }) => x > 80 && x < 1700)) {
    paintHouse(paper, one, NIGHT)
    yield
  }
  pen.restore()
  sheet(paper, rect(-700, 690, 3400, 500), 690, 1000, '#7a4a5e', '#120a24')
  cut(paper, palm(560, 720, 430, -50, 120) + palm(1470, 720, 400, 40, 110), '#14133c', EDGE)
  yield
  garland(paper, [140, 160, 960, 220], 120, 9, 38, NIGHT)
  garland(paper, [960, 220, 1780, 160], 120, 9, 38, NIGHT)
  yield
  shine(paper, 1000, 560, 420, '#ffc46a', 0.5)
  tukTuk(paper)
  yield
  opening(paper, frame)
  yield
  closing(paper, frame, [1020, 560])
}

/** An open umbrella of paper, seen from in front. */
function umbrella(
  paper: Paper,
  x: number,
  y: number,
  radius: number,
  colour: string,
  bright: number,
): void {
  const points = Array.from(
    { length: 16 },
    (_, rib) => [x + Math.cos(rib * 0.3927) * radius, y + Math.sin(rib * 0.3927) * radius] as const,
  )
  const edge = points.map(([px, py], rib) => {
    const [nx, ny] = points[(rib + 1) % 16] ?? [px, py]
    const [mx, my] = [x + ((px + nx) / 2 - x) * 0.94, y + ((py + ny) / 2 - y) * 0.94]
    return `${rib ? '' : `M${px.toFixed(1)},${py.toFixed(1)}`}Q${mx.toFixed(1)},${my.toFixed(1)} ${nx.toFixed(1)},${ny.toFixed(1)}`
  })
  cut(
    paper,
    `${edge.join('')}Z`,
    around(
      paper,
      [x, y, radius],
      [
        [0, mix(colour, '#fff2c8', bright)],
        [0.6, mix(colour, '#ffdf9a', bright * 0.4)],
        [1, mix(colour, '#1c0a24', 0.35 - bright * 0.2)],
      ],
    ),
    EDGE,
  )
  const { pen } = paper
  pen.strokeStyle = mix(colour, '#1c0a24', 0.5)
  pen.lineWidth = 1.4
  pen.stroke(
    new Path2D(points.map(([px, py]) => `M${x},${y}L${px.toFixed(1)},${py.toFixed(1)}`).join('')),
  )
  pen.fillStyle = mix(colour, '#fff2c8', 0.3 + bright * 0.6)
  pen.fill(
    new Path2D(
      points
        .map((_, rib) => {
          const angle = (rib + 0.5) * 0.3927
          return flame(
            x + Math.cos(angle) * radius * 0.56,
            y + Math.sin(angle) * radius * 0.56,
            angle,
            radius * 0.24,
            radius * 0.1,
          )
        })
        .join(''),
    ),
  )
  cut(paper, circle(x, y, radius * 0.09), '#e9b04a', EDGE)
}

export function* workshop(paper: Paper, frame: Frame): Painting {
  night(
    paper,
    frame,
    [
      [0, '#1a0c26'],
      [0.5, '#4a2036'],
      [1, '#7a3a34'],
    ],
    0,
  )
  let boards = ''
  for (let x = -500; x < 2400; x += 58) boards += `M${x},-900V900`
  paper.pen.strokeStyle = 'rgb(20 6 20 / 50%)'
  paper.pen.lineWidth = 3
  paper.pen.stroke(new Path2D(boards))
  yield
  for (const [x, y, radius, colour] of [
    [330, 330, 150, '#2f6aa8'],
    [1590, 330, 150, '#7a4a9c'],
    [480, 580, 130, '#b8343a'],
    [1450, 580, 130, '#2f8c72'],
    [610, 250, 130, '#e0923a'],
    [1310, 250, 130, '#c43b6a'],
    [240, 600, 110, '#398a54'],
    [1690, 600, 110, '#e0b03c'],
    [960, -330, 170, '#2f8c86'],
    [720, -480, 130, '#c43b34'],
    [1200, -480, 130, '#e0923a'],
    [760, -160, 120, '#7a4a9c'],
    [1180, -160, 120, '#398a54'],
  ] as const) {
    if (y < frame.top) continue
    umbrella(paper, x, y, radius, colour, 0.25)
    yield
  }
  shine(paper, 960, 430, 520, '#ffd27a', 0.5)
  umbrella(paper, 960, 430, 236, '#e2503c', 0.9)
  yield
  sheet(paper, rect(430, 706, 1060, 36), 706, 742, '#b8743c', '#6a3030')
  sheet(paper, rect(460, 742, 1000, 360), 742, 960, '#40203a', '#120818')
  for (const [x, colour] of [
    [600, '#c43b34'],
    [668, '#e0b03c'],
    [1262, '#2f8c86'],
    [1330, '#c43b6a'],
  ] as const) {
    sheet(
      paper,
      `M${x - 26},706L${x - 22},656H${x + 22}L${x + 26},706Z`,
      656,
      706,
      '#e9d4ac',
      '#8a5a48',
    )
    cut(paper, ellipse(x, 656, 22, 6), colour, EDGE)
    cut(paper, `M${x + 4},652L${x + 20},570l5,2L${x + 10},654Z`, '#c99a50', EDGE)
  }
  yield
  cut(
    paper,
    rect(954, 640, 12, 66),
    along(
      paper,
      [954, 0, 966, 0],
      [
        [0, '#8a5a2c'],
        [1, '#e0b46a'],
      ],
    ),
    EDGE,
  )
  opening(paper, frame)
  yield
  closing(paper, frame, [960, 450])
}
