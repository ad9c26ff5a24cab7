/** The beach: a moon low over the bay, a cactus up to its knees, and a bottle with a letter in it. */
import { chance } from '../../../paper/chance'
import { seen } from '../../../paper/colour'
import { cut } from '../../../paper/cut'
import { along, type Paper } from '../../../paper/paper'
import { circle, ellipse, rect } from '../../../paper/paths'
import type { Frame, Painting } from '../../stage'
import { board, engrave, gouges, wedges } from '../set/gouge'
import { dim, flat, glow, heaven, INK, moon, sheet, starry } from './things/kit'
import { mount, rocky } from './things/openings'
import { giant, mesa } from './things/land'

const RIM = 'rgb(190 255 220 / 60%)'

function boat(paper: Paper): void {
  const { pen } = paper
  pen.save()
  pen.translate(1350, 690)
  pen.rotate(-0.1)
  board(
    paper,
    'M-190,-84Q-60,-40 190,-104Q180,-20 120,6H-110Q-170,-20 -190,-84Z',
    along(
      paper,
      [-190, 0, 190, 0],
      [
        [0, '#e0a080'],
        [0.4, '#8a4a54'],
        [1, '#241430'],
      ],
    ),
    [
      [
        gouges(
          { left: -190, top: -100, width: 380, height: 110 },
          {
            gap: 17,
            width: 2.4,
            length: 190,
            seed: 6,
            bend: (x, y) => [x, y + (x / 190) ** 2 * -16 + 10],
          },
        ),
        INK,
      ],
      [
        wedges(
          [
            [190, -110],
            [110, 10],
          ],
          { angle: 180, gap: 8, width: 5, length: 120 },
        ),
        INK,
      ],
    ],
    sheet(RIM, 1.8, 18),
  )
  cut(paper, 'M-190,-84Q-60,-40 190,-104L180,-88Q-50,-28 -182,-72Z', '#f0c08a', flat(INK))
  cut(
    paper,
    'M-90,-58L-210,-170L-204,-176L-82,-62Z' + ellipse(-216, -182, 12, 26),
    '#b8784a',
    sheet(RIM),
  )
  pen.restore()
}

function bottle(paper: Paper): void {
  const { pen } = paper
  glow(paper, [930, 676, 250], '#aef0c8', 0.62)
  pen.save()
  pen.translate(930, 688)
  pen.rotate(-0.22)
  cut(paper, ellipse(0, 34, 112, 12), seen(INK, 0.6), flat(null))
  cut(
    paper,
    'M-92,-22Q-98,30 -80,34H40Q62,32 74,12H118V-8H74Q62,-30 40,-30H-80Q-92,-30 -92,-22Z',
    'rgb(120 226 180 / 46%)',
    { shadow: { y: 6, blur: 18, colour: 'rgb(140 255 200 / 60%)' }, rim: '#e6fff0', rimWidth: 2.4 },
  )
  board(
    paper,
    'M-66,-14Q-20,-22 40,-14V18Q-20,10 -66,18Z',
    '#fff3cf',
    [
      [
        wedges(
          [
            [-60, -10],
            [36, -10],
          ],
          { angle: 90, gap: 9, width: 2, length: 22 },
        ),
        seen('#7a4a34', 0.8),
      ],
    ],
    flat('#ffffff', 1),
  )
  cut(paper, rect(112, -10, 26, 24), '#b8783f', flat('#ffe2b0'))
  cut(paper, circle(-12, 2, 8), '#b3322a', flat('#ffd8c0'))
  pen.fillStyle = 'rgb(255 255 250 / 75%)'
  pen.fill(new Path2D('M-84,-16Q-20,-30 40,-24Q-20,-24 -82,-8Z'))
  pen.restore()
}

export function* beach(paper: Paper, frame: Frame): Painting {
  const { left, right } = frame
  heaven(
    paper,
    frame,
    [
      [0, '#120a2c'],
      [0.45, '#3a2458'],
      [0.8, '#8a4a7a'],
      [1, '#e0909a'],
    ],
    { at: [960, 350], horizon: 560, dark: 'rgb(14 4 34 / 45%)', light: 'rgb(255 206 200 / 42%)' },
  )
  yield
  starry(paper, frame, 400, 29)
  glow(paper, [960, 350, 520], '#ffd8c0', 0.34)
  moon(paper, [960, 350], 128)
  yield
  mesa(paper, 250, 566, 340, 190, '#4a2a5a', '#a0607a', 'rgb(255 200 190 / 55%)')
  mesa(paper, 1400, 566, 380, 150, '#4a2a5a', '#a0607a', 'rgb(255 200 190 / 55%)')
  yield
  cut(
    paper,
    rect(left - 20, 556, right - left + 40, 570),
    along(
      paper,
      [0, 556, 0, 800],
      [
        [0, '#f0b0a4'],
        [0.1, '#8a5a8a'],
        [0.5, '#2f4f7a'],
        [1, '#123a58'],
      ],
    ),
    flat('rgb(255 220 206 / 70%)'),
  )
  engrave(
    paper,
    null,
    gouges(
      { left: left - 20, top: 560, width: right - left + 40, height: 180 },
      {
        gap: 12,
        width: 2.6,
        length: 120,
        seed: 3,
        bend: (x, y) => [x, y + Math.sin(x / 70 + y) * 3],
      },
    ),
    'rgb(20 8 44 / 55%)',
  )
  engrave(
    paper,
    null,
    gouges(
      { left: 620, top: 560, width: 680, height: 150 },
      {
        gap: 10,
        width: 3.4,
        length: 70,
        seed: 5,
        weight: (x, y) => Math.max(0, 1.15 - Math.abs(x - 960) / (110 + (y - 560) * 1.2)),
      },
    ),
    'rgb(255 240 220 / 85%)',
  )
  yield
  // The wreck on the sandbank, whose figurehead looks ashore.
  board(
    paper,
    'M1180,566Q1200,500 1250,490L1330,470L1338,478L1290,500Q1380,520 1400,566Z',
    '#2a1840',
    [
      [
        wedges(
          [
            [1180, 566],
            [1400, 566],
          ],
          { angle: -80, gap: 9, width: 4, length: 60 },
        ),
        INK,
      ],
    ],
    sheet('rgb(255 200 190 / 60%)'),
  )
  cut(
    paper,
    'M1290,500L1312,380L1318,380L1302,502Z' + 'M1308,400L1250,440L1248,436L1308,392Z',
    '#2a1840',
    flat('rgb(255 200 190 / 60%)'),
  )
  yield
  giant(paper, 620, 650, 300, -1, RIM)
  for (const [x, y, r] of [
    [620, 652, 74],
    [560, 660, 40],
    [690, 662, 44],
  ] as const) {
    paper.pen.strokeStyle = 'rgb(170 255 220 / 60%)'
    paper.pen.lineWidth = 3
    paper.pen.beginPath()
    paper.pen.ellipse(x, y, r, r * 0.16, 0, 0, Math.PI * 2)
    paper.pen.stroke()
  }
  yield
  // Waves of paper that glow at their edges, and the sand.
  for (const [n, y] of [640, 668, 700].entries()) {
    const next = chance(40 + n)
    let path = `M${left - 20},1130V${y}`
    for (let x = left - 20; x < right + 60;) {
      const long = 70 + next() * 110
      path += `q${long * 0.3},${-14 - n * 5} ${long * 0.55},-3q${long * 0.2},9 ${long * 0.45},3`
      x += long
    }
    board(
      paper,
      `${path}V1130Z`,
      ['#3a7a92', '#2a5f80', '#1d4a6c'][n] ?? '#1d4a6c',
      [
        [
          wedges(
            [
              [left, y + 2],
              [right, y + 2],
            ],
            { angle: 84, gap: 15, width: 5, length: 40, seed: n + 4 },
          ),
          'rgb(170 255 220 / 26%)',
        ],
      ],
      {
        shadow: { y: -3, blur: 12, colour: 'rgb(8 10 40 / 60%)' },
        rim: 'rgb(200 255 230 / 85%)',
        rimWidth: 2.4,
      },
    )
    yield
  }
  board(
    paper,
    `M${left - 20},1130V726Q700,680 1000,708Q1300,730 ${right + 20},690V1130Z`,
    along(
      paper,
      [0, 690, 0, 900],
      [
        [0, '#e8b890'],
        [0.3, '#8a5a6a'],
        [1, '#180d22'],
      ],
    ),
    [
      [
        gouges(
          { left, top: 690, width: right - left, height: 260 },
          {
            gap: 15,
            width: 2.6,
            length: 90,
            seed: 7,
            bend: (x, y) => [x, y + Math.sin(x / 190) * 12],
          },
        ),
        'rgb(40 14 40 / 55%)',
      ],
    ],
    sheet('rgb(255 230 206 / 85%)', 2, 16),
  )
  yield
  boat(paper)
  yield
  cut(
    paper,
    'M400,736Q470,690 560,700L640,672L646,682L580,716Q500,730 410,752Z',
    '#5a3a4c',
    sheet(RIM),
  )
  bottle(paper)
  yield
  mount(paper, frame, rocky, '#3a2440', '#f0b8a8')
  dim(paper, frame, [950, 480], '#08050f', '#c07a98')
}
