/** Places in the lanes: a tuk-tuk between the houses, the workshop of umbrellas. */
import { mix } from '../../../paper/colour'
import { cut } from '../set/kit/lay'
import { along, around, type Paper } from '../../../paper/paper'
import { circle, ellipse, rect } from '../../../paper/paths'
import type { Frame, Painting } from '../../stage'
import { HOUSES, paintHouse } from '../set/houses'
import { garland, shine } from '../set/kit/lanterns'
import { flame, seed } from '../set/kit/ornament'
import { palm } from '../set/trees'
import { EDGE, NIGHT, closing, night, opening, sheet } from './kit'

const DUSK = [
  [0, '#0c0e34'],
  [0.45, '#2a2468'],
  [0.75, '#7a3f72'],
  [1, '#d9784a'],
] as const

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
