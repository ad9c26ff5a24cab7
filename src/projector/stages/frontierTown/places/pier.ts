/** The end of the pier: a lantern, crates with an up of their own, and far out the other lantern. */
import { seen } from '../../../paper/colour'
import { cut } from '../../../paper/cut'
import { along, type Paper } from '../../../paper/paper'
import { polygon, rect } from '../../../paper/paths'
import type { Frame, Painting } from '../../stage'
import { board, engrave, gouges, wedges } from '../set/gouge'
import { dim, flat, heaven, INK, lantern, moon, sheet, starry } from './things/kit'
import { mount, round } from './things/openings'
import { ship, lighthouse } from './things/offshore'
import { crate, arrow, pelican } from './things/landed'

const RIM = 'rgb(150 236 200 / 60%)'
const LAMP = 'rgb(255 214 140 / 75%)'

export function* pier(paper: Paper, frame: Frame): Painting {
  const { left, right } = frame
  heaven(
    paper,
    frame,
    [
      [0, '#030818'],
      [0.5, '#0a2444'],
      [0.88, '#1f6476'],
      [1, '#58b09e'],
    ],
    { at: [560, 270], horizon: 540, dark: 'rgb(2 6 24 / 50%)', light: 'rgb(160 240 206 / 44%)' },
  )
  yield
  starry(paper, frame, 420, 21)
  moon(paper, [560, 270], 58)
  yield
  cut(
    paper,
    rect(left - 20, 530, right - left + 40, 600),
    along(
      paper,
      [0, 530, 0, 900],
      [
        [0, '#58b09e'],
        [0.12, '#1f6a78'],
        [0.5, '#0d3450'],
        [1, '#041022'],
      ],
    ),
    flat(RIM),
  )
  engrave(
    paper,
    null,
    gouges(
      { left: left - 20, top: 534, width: right - left + 40, height: 400 },
      {
        gap: 13,
        width: 2.8,
        length: 110,
        seed: 3,
        bend: (x, y) => [x, y + Math.sin(x / 60 + y) * 3],
      },
    ),
    'rgb(2 10 30 / 60%)',
  )
  engrave(
    paper,
    null,
    gouges(
      { left: 340, top: 536, width: 440, height: 220 },
      {
        gap: 11,
        width: 3,
        length: 62,
        seed: 5,
        weight: (x, y) => Math.max(0, 1.1 - Math.abs(x - 560) / (70 + (y - 534) * 0.6)),
      },
    ),
    'rgb(210 255 226 / 80%)',
  )
  yield
  lighthouse(paper, 1440, 560)
  yield
  ship(paper, 830, 544)
  yield
  // The planks run out to the last post.
  const deck = polygon([
    [250, 1130],
    [820, 612],
    [1160, 612],
    [1720, 1130],
  ])
  board(
    paper,
    deck,
    along(
      paper,
      [0, 612, 0, 960],
      [
        [0, '#e0a868'],
        [0.25, '#8a5a44'],
        [1, '#160c18'],
      ],
    ),
    [
      [
        gouges(
          { left: 200, top: 612, width: 1560, height: 400 },
          { gap: 10, width: 1.4, length: 160, seed: 8 },
        ),
        seen(INK, 0.6),
      ],
    ],
    sheet(LAMP, 1.8, 20),
  )
  const { pen } = paper
  pen.save()
  pen.clip(new Path2D(deck))
  pen.fillStyle = seen(INK, 0.85)
  for (let n = 0; n < 14; n += 1) pen.fillRect(200, 612 + (n / 14) ** 1.7 * 480, 1560, 2 + n * 0.35)
  pen.restore()
  yield
  for (const [x, y, high, w] of [
    [470, 800, 190, 46],
    [676, 690, 110, 30],
    [1300, 690, 110, 30],
    [1520, 800, 190, 46],
  ] as const) {
    board(
      paper,
      `M${x - w / 2},${y + 60}V${y - high}Q${x},${y - high - 14} ${x + w / 2},${y - high}V${y + 60}Z`,
      along(
        paper,
        [x - w / 2, 0, x + w / 2, 0],
        x < 960
          ? [
              [0, '#1c1424'],
              [1, '#9a6440'],
            ]
          : [
              [0, '#9a6440'],
              [1, '#1c1424'],
            ],
      ),
      [
        [
          wedges(
            [
              [x, y - high],
              [x, y + 60],
            ],
            { angle: x < 960 ? 180 : 0, gap: 8, width: 4, length: w * 0.5 },
          ),
          INK,
        ],
      ],
      sheet(LAMP),
    )
    for (const ring of [0, 1, 2])
      cut(
        paper,
        `M${x - w / 2 - 5},${y - high + 34 + ring * 10}Q${x},${y - high + 44 + ring * 10} ${x + w / 2 + 5},${y - high + 34 + ring * 10}v8Q${x},${y - high + 52 + ring * 10} ${x - w / 2 - 5},${y - high + 42 + ring * 10}Z`,
        '#d8b070',
        flat(INK),
      )
  }
  pen.strokeStyle = '#c89a5c'
  pen.lineWidth = 7
  pen.stroke(
    new Path2D(
      'M492,650Q590,720 664,606M690,606Q760,650 830,610M1288,606Q1220,650 1150,610M1312,606Q1390,720 1500,650',
    ),
  )
  yield
  pelican(paper, 470, 612)
  yield
  crate(paper, 1130, 716, 104, 0)
  arrow(paper, 1130, 664, 24, Math.PI)
  crate(paper, 1220, 742, 116, 0.06)
  arrow(paper, 1218, 684, 26, Math.PI / 2)
  crate(paper, 1166, 616, 84, -0.1)
  arrow(paper, 1162, 574, 20, -0.5)
  yield
  cut(paper, 'M952,620V356H968V620Z' + 'M960,366H1030V378H960Z', '#4a2a28', sheet(LAMP))
  lantern(paper, [1020, 438], 38, 376)
  yield
  mount(paper, frame, round, '#5a3a2a', '#e8c480')
  dim(paper, frame, [930, 500], '#030711', '#2f8088')
}
