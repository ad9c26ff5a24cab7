/** The smithy: coals, an anvil with a shoe that still glows, and shoes for horses that nobody has. */
import { mix, seen } from '../../../paper/colour'
import { cut } from '../../../paper/cut'
import { along, around, type Paper } from '../../../paper/paper'
import { circle, ellipse, polygon, rect } from '../../../paper/paths'
import type { Frame, Painting } from '../../stage'
import { board, wedges } from '../set/gouge'
import { arched, dim, flat, glow, INK, moon, mount, planks, sheet } from './kit'

const RIM = 'rgb(255 178 96 / 65%)'

const shoe = (x: number, y: number, s: number): string =>
  `M${x - 20 * s},${y - 22 * s}Q${x - 34 * s},${y + 30 * s} ${x},${y + 32 * s}Q${x + 34 * s},${y + 30 * s} ${x + 20 * s},${y - 22 * s}H${x + 8 * s}Q${x + 20 * s},${y + 16 * s} ${x},${y + 17 * s}Q${x - 20 * s},${y + 16 * s} ${x - 8 * s},${y - 22 * s}Z`

function forge(paper: Paper): void {
  let bricks = ''
  for (let row = 0; row < 6; row += 1)
    for (let n = 0; n < 7; n += 1)
      bricks += rect(1160 + n * 58 - (row % 2) * 28, 566 + row * 30, 54, 26)
  cut(paper, rect(1140, 556, 400, 220), '#1c0c12', sheet(RIM, 1.6, 18))
  paper.pen.save()
  paper.pen.clip(new Path2D(rect(1140, 556, 400, 220)))
  cut(
    paper,
    bricks,
    along(
      paper,
      [1140, 560, 1540, 760],
      [
        [0, '#b8552f'],
        [1, '#3a1620'],
      ],
    ),
    flat('rgb(255 160 90 / 40%)'),
  )
  paper.pen.restore()
  board(paper, 'M1130,540H1550L1540,562H1140Z', '#7a3a28', [], sheet(RIM))
  // The hood takes the light from below.
  board(
    paper,
    'M1150,380H1530L1440,210V-900H1240V210Z',
    along(
      paper,
      [0, 120, 0, 380],
      [
        [0, '#1c0d18'],
        [1, '#a34a2a'],
      ],
    ),
    [
      [
        wedges(
          [
            [1530, 380],
            [1440, 210],
            [1440, -100],
          ],
          { angle: 176, gap: 9, width: 6, length: 120, seed: 4 },
        ),
        INK,
      ],
      [
        wedges(
          [
            [1150, 380],
            [1530, 380],
          ],
          { angle: -90, gap: 16, width: 5, length: 90, seed: 5 },
        ),
        seen('#ffb060', 0.4),
      ],
    ],
    sheet(RIM, 1.8, 18),
  )
  glow(paper, [1340, 510, 430], '#ff9040', 0.75)
  cut(
    paper,
    'M1170,548Q1200,500 1260,506Q1300,470 1350,500Q1420,480 1450,514Q1500,510 1516,548Z',
    '#5a1a14',
    flat(INK),
  )
  for (let coal = 0; coal < 34; coal += 1) {
    const [x, y] = [1192 + ((coal * 53) % 310), 540 - ((coal * 31) % 30)]
    cut(
      paper,
      polygon([
        [x - 13, y + 6],
        [x - 6, y - 9],
        [x + 9, y - 8],
        [x + 13, y + 5],
        [x, y + 10],
      ]),
      ['#ff7a2a', '#ffb84a', '#d8401c', '#fff0a8'][coal % 4] ?? '#ff7a2a',
      flat('#3a0c0c', 1),
    )
  }
}

function anvil(paper: Paper): void {
  board(
    paper,
    'M812,760L826,640H992L1006,760Z',
    along(
      paper,
      [812, 0, 1006, 0],
      [
        [0, '#3a1a1a'],
        [1, '#b06a3c'],
      ],
    ),
    [
      [
        wedges(
          [
            [812, 640],
            [1006, 640],
          ],
          { angle: 90, gap: 14, width: 5, length: 120 },
        ),
        INK,
      ],
    ],
    sheet(RIM, 1.6, 16),
  )
  cut(paper, ellipse(909, 640, 84, 13), '#d08a52', flat(INK, 1.5))
  board(
    paper,
    'M720,534Q780,536 812,526H1010V560Q960,566 948,590Q944,612 980,622V642H838V622Q874,612 868,590Q850,566 806,562Q750,556 720,534Z',
    along(
      paper,
      [720, 520, 1010, 640],
      [
        [0, '#39404c'],
        [0.55, '#79808c'],
        [1, '#e09a60'],
      ],
    ),
    [
      [
        wedges(
          [
            [720, 548],
            [1010, 562],
          ],
          { angle: 88, gap: 8, width: 4, length: 34, seed: 3 },
        ),
        INK,
      ],
      [
        wedges(
          [
            [840, 560],
            [840, 644],
          ],
          { angle: 0, gap: 7, width: 4, length: 46, seed: 5 },
        ),
        INK,
      ],
    ],
    sheet('rgb(255 206 140 / 85%)', 1.8, 14),
  )
  glow(paper, [905, 512, 220], '#ffa040', 0.8)
  paper.pen.save()
  paper.pen.translate(905, 512)
  paper.pen.scale(1.1, 0.5)
  cut(
    paper,
    shoe(0, 0, 1.5),
    around(
      paper,
      [0, 10, 60],
      [
        [0, '#fffbd0'],
        [0.6, '#ffc24a'],
        [1, '#ff7a2a'],
      ],
    ),
    { shadow: { y: 4, blur: 14, colour: '#ff8a3a' }, rim: '#fffbe0', rimWidth: 2 },
  )
  paper.pen.restore()
  let sparks = ''
  for (let n = 0; n < 26; n += 1) {
    const [a, r] = [(n * 2.39) % 6.28, 40 + ((n * 47) % 130)]
    const [x, y] = [905 + Math.cos(a) * r, 490 - Math.abs(Math.sin(a)) * r]
    sparks += `M${x},${y - 5}l2,4l4,1l-4,2l-2,4l-2,-4l-4,-2l4,-1Z`
  }
  cut(paper, sparks, '#ffe08a', flat(null))
}

export function* workshop(paper: Paper, frame: Frame): Painting {
  const { left, right, top } = frame
  planks(
    paper,
    { left: left - 20, top: top - 20, width: right - left + 40, height: 800 - top },
    around(
      paper,
      [1240, 470, 1050],
      [
        [0, '#b8562c'],
        [0.3, '#6d2c26'],
        [0.7, '#2c1422'],
        [1, '#140a18'],
      ],
    ),
    62,
    'upright',
    flat(null),
  )
  yield
  // A window, for the moon's part.
  cut(paper, rect(560, 210, 170, 190), '#3a1c22', sheet(RIM))
  const { pen } = paper
  pen.save()
  pen.clip(new Path2D(rect(576, 226, 138, 158)))
  pen.fillStyle = along(
    paper,
    [0, 226, 0, 384],
    [
      [0, '#071434'],
      [1, '#2f7480'],
    ],
  )
  pen.fillRect(576, 226, 138, 158)
  moon(paper, [660, 290], 26)
  cut(paper, 'M576,384V352l30,-4v-30h50v26l30,6h28v34Z', '#0a1c3c', flat('rgb(150 230 190 / 60%)'))
  pen.restore()
  cut(paper, rect(641, 226, 8, 158) + rect(576, 300, 138, 8), '#3a1c22', flat(null))
  yield
  // Shoes in a row on their bar.
  cut(paper, rect(790, 236, 330, 14), '#4a2420', sheet(RIM))
  for (const [n, x] of [820, 876, 932, 988, 1044, 1094].entries())
    board(
      paper,
      shoe(x, 284 + (n % 2) * 4, 0.95),
      along(
        paper,
        [x - 24, 0, x + 24, 0],
        [
          [0, '#4a4650'],
          [1, '#e0a070'],
        ],
      ),
      [],
      sheet('rgb(255 206 150 / 75%)', 1.2, 7),
    )
  yield
  forge(paper)
  yield
  // A saddle on its rail, which looks on.
  cut(
    paper,
    rect(300, 560, 300, 16) + rect(330, 570, 18, 200) + rect(548, 570, 18, 200),
    '#5a2e22',
    sheet(RIM),
  )
  board(
    paper,
    'M346,470Q336,420 372,412Q384,440 420,462Q470,470 512,438Q520,420 548,424Q560,440 546,478Q566,520 540,560Q470,580 440,564Q360,580 346,540Z',
    along(
      paper,
      [340, 0, 560, 0],
      [
        [0, '#4a2018'],
        [1, '#c0703c'],
      ],
    ),
    [
      [
        wedges(
          [
            [340, 430],
            [340, 570],
          ],
          { angle: 4, gap: 8, width: 5, length: 90 },
        ),
        INK,
      ],
    ],
    sheet('rgb(255 200 130 / 75%)', 1.6),
  )
  cut(
    paper,
    'M400,500Q450,486 500,500L510,560Q450,580 396,560Z',
    '#8a3a26',
    flat('rgb(255 206 140 / 60%)', 1.4),
  )
  cut(paper, 'M440,570h14l8,96h-30Z' + ellipse(447, 690, 26, 30), '#6d3626', sheet(RIM))
  cut(paper, ellipse(447, 692, 15, 18), '#24101a', flat(RIM))
  yield
  // A wheel against the wall.
  const [wx, wy, r] = [700, 640, 96] as const
  cut(
    paper,
    circle(wx, wy, r) + circle(wx, wy, r - 15),
    along(
      paper,
      [wx - r, 0, wx + r, 0],
      [
        [0, '#2c1420'],
        [1, '#a35a34'],
      ],
    ),
    { ...sheet(RIM), rule: 'evenodd' },
  )
  pen.save()
  pen.translate(wx, wy)
  for (let spoke = 0; spoke < 12; spoke += 1) {
    pen.rotate(Math.PI / 6)
    cut(
      paper,
      `M-4,-18L-6,${-r / 2}L-4,${-r + 13}H4L6,${-r / 2}L4,-18Z`,
      mix('#a35a34', INK, 0.35),
      flat(RIM, 0.9),
    )
  }
  pen.restore()
  cut(paper, circle(wx, wy, 20), '#8a4a2c', sheet(RIM))
  yield
  cut(
    paper,
    `M${left - 20},1130V748H${right + 20}V1130Z`,
    along(
      paper,
      [0, 740, 0, 960],
      [
        [0, '#7a3a26'],
        [1, '#12070f'],
      ],
    ),
    sheet(RIM),
  )
  anvil(paper)
  yield
  // Beams above.
  planks(
    paper,
    { left: left - 20, top: 110, width: 1240 - left, height: 40 },
    along(
      paper,
      [300, 0, 1240, 0],
      [
        [0, '#1c0d16'],
        [1, '#7a3c2a'],
      ],
    ),
    20,
    'across',
    sheet(RIM),
  )
  mount(paper, frame, arched, '#3a1a1c', '#ff9f50')
  dim(paper, frame, [1010, 480], '#090407')
}
