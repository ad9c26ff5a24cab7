/** The fire of the smithy and its anvil. */
import { seen } from '../../../../paper/colour'
import { cut } from '../../../../paper/cut'
import { along, around, type Paper } from '../../../../paper/paper'
import { ellipse, polygon, rect } from '../../../../paper/paths'
import { board, wedges } from '../../set/gouge'
import { flat, glow, INK, sheet } from './kit'

const RIM = 'rgb(255 178 96 / 65%)'

/** The shape of a horse's shoe. */
export const shoe = (x: number, y: number, s: number): string =>
  `M${x - 20 * s},${y - 22 * s}Q${x - 34 * s},${y + 30 * s} ${x},${y + 32 * s}Q${x + 34 * s},${y + 30 * s} ${x + 20 * s},${y - 22 * s}H${x + 8 * s}Q${x + 20 * s},${y + 16 * s} ${x},${y + 17 * s}Q${x - 20 * s},${y + 16 * s} ${x - 8 * s},${y - 22 * s}Z`

export function forge(paper: Paper): void {
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

export function anvil(paper: Paper): void {
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
