/** The end of the pier: a lantern, crates with an up of their own, and far out the other lantern. */
import { seen } from '../../../paper/colour'
import { cut } from '../../../paper/cut'
import { along, type Paper } from '../../../paper/paper'
import { circle, polygon, rect } from '../../../paper/paths'
import type { Frame, Painting } from '../../stage'
import { board, engrave, gouges, wedges } from '../set/gouge'
import {
  dim,
  flat,
  glow,
  heaven,
  INK,
  lantern,
  moon,
  mount,
  planks,
  round,
  sheet,
  starry,
} from './kit'

const RIM = 'rgb(150 236 200 / 60%)'
const LAMP = 'rgb(255 214 140 / 75%)'

/** The ship, as far out as it is tonight. */
function ship(paper: Paper, x: number, y: number): void {
  glow(paper, [x + 34, y - 40, 110], '#ffc060', 0.5)
  cut(paper, `M${x - 52},${y - 16}H${x + 56}L${x + 44},${y + 3}H${x - 42}Z`, '#071228', flat(RIM))
  cut(
    paper,
    `M${x - 22},${y - 18}V${y - 92}h3V${y - 18}ZM${x + 14},${y - 18}V${y - 104}h3V${y - 18}Z`,
    '#071228',
    flat(null),
  )
  for (const [mx, top] of [
    [x - 20, y - 90],
    [x + 16, y - 102],
  ] as const)
    board(
      paper,
      `M${mx - 24},${top + 6}Q${mx},${top + 14} ${mx + 24},${top + 6}Q${mx + 34},${top + 40} ${mx + 26},${top + 68}Q${mx},${top + 60} ${mx - 26},${top + 68}Q${mx - 16},${top + 36} ${mx - 24},${top + 6}Z`,
      '#6fae9e',
      [
        [
          wedges(
            [
              [mx + 30, top],
              [mx + 30, top + 70],
            ],
            { angle: 180, gap: 5, width: 3, length: 30 },
          ),
          INK,
        ],
      ],
      flat(RIM),
    )
  cut(paper, circle(x + 46, y - 30, 6), '#ffd98a', flat('#fff6d0'))
}

function lighthouse(paper: Paper, x: number, y: number): void {
  const { pen } = paper
  pen.save()
  pen.globalCompositeOperation = 'screen'
  pen.fillStyle = along(
    paper,
    [x, 0, x - 560, 0],
    [
      [0, 'rgb(255 226 150 / 42%)'],
      [1, 'rgb(255 226 150 / 0%)'],
    ],
  )
  pen.fill(new Path2D(`M${x},${y - 214}L${x - 560},${y - 300}V${y - 120}Z`))
  pen.restore()
  glow(paper, [x, y - 214, 150], '#ffd88a', 0.7)
  const at = (k: number) => 34 - k * 12
  const part = (a: number, b: number) =>
    `M${x - at(a)},${y - a * 190}L${x - at(b)},${y - b * 190}H${x + at(b)}L${x + at(a)},${y - a * 190}Z`
  board(
    paper,
    part(0, 1),
    '#8fb8a8',
    [
      [
        wedges(
          [
            [x + 34, y - 190],
            [x + 34, y],
          ],
          { angle: 180, gap: 6, width: 4, length: 44 },
        ),
        INK,
      ],
    ],
    sheet(RIM),
  )
  cut(paper, part(0.18, 0.38) + part(0.58, 0.78), '#7a2a34', flat(null))
  cut(
    paper,
    rect(x - 28, y - 198, 56, 9) + `M${x - 20},${y - 228}L${x},${y - 254}L${x + 20},${y - 228}Z`,
    '#0a1834',
    flat(LAMP),
  )
  cut(paper, rect(x - 13, y - 228, 26, 30), '#fff0b0', flat(INK))
  board(
    paper,
    polygon([
      [x - 190, y + 30],
      [x - 130, y - 12],
      [x - 60, y - 26],
      [x + 40, y - 22],
      [x + 150, y + 6],
      [x + 230, y + 34],
    ]),
    '#0a1a34',
    [
      [
        wedges(
          [
            [x - 190, y - 30],
            [x + 230, y - 30],
          ],
          { angle: 84, gap: 10, width: 5, length: 50 },
        ),
        INK,
      ],
    ],
    sheet(RIM),
  )
}

function crate(paper: Paper, x: number, y: number, s: number, turn: number): void {
  const { pen } = paper
  pen.save()
  pen.translate(x, y)
  pen.rotate(turn)
  const look = sheet(LAMP, 1.6, 12)
  planks(
    paper,
    { left: -s / 2, top: -s, width: s, height: s },
    along(
      paper,
      [-s / 2, 0, s / 2, 0],
      [
        [0, '#3a2430'],
        [1, '#b8783f'],
      ],
    ),
    s / 5,
    'across',
    look,
  )
  cut(
    paper,
    rect(-s / 2, -s, s * 0.14, s) +
      rect(s * 0.36, -s, s * 0.14, s) +
      rect(-s / 2, -s, s, s * 0.13) +
      rect(-s / 2, -s * 0.13, s, s * 0.13),
    '#8a5434',
    look,
  )
  pen.restore()
}
/** Which way is up, according to the crate. */
function arrow(paper: Paper, x: number, y: number, s: number, turn: number): void {
  const { pen } = paper
  pen.save()
  pen.translate(x, y)
  pen.rotate(turn)
  pen.fillStyle = '#26101a'
  pen.fill(
    new Path2D(
      `M0,${-s}L${s * 0.7},${-s * 0.2}H${s * 0.26}V${s}H${-s * 0.26}V${-s * 0.2}H${-s * 0.7}Z`,
    ),
  )
  pen.restore()
}

/** A pelican that has the news. */
function pelican(paper: Paper, x: number, y: number): void {
  const look = sheet(LAMP, 1.5, 8)
  board(
    paper,
    `M${x - 46},${y - 8}Q${x - 60},${y - 60} ${x - 20},${y - 78}Q${x + 4},${y - 84} ${x + 8},${y - 108}Q${x + 4},${y - 144} ${x + 32},${y - 146}Q${x + 52},${y - 144} ${x + 46},${y - 120}Q${x + 36},${y - 96} ${x + 40},${y - 60}Q${x + 40},${y - 14} ${x},${y - 2}Z`,
    along(
      paper,
      [x - 50, 0, x + 50, 0],
      [
        [0, '#5f7f8a'],
        [1, '#f6e8c8'],
      ],
    ),
    [
      [
        wedges(
          [
            [x - 54, y - 80],
            [x - 50, y - 4],
          ],
          { angle: 20, gap: 6, width: 4, length: 52 },
        ),
        seen(INK, 0.85),
      ],
    ],
    look,
  )
  cut(
    paper,
    `M${x + 42},${y - 136}L${x + 108},${y - 104}L${x + 104},${y - 98}Q${x + 80},${y - 78} ${x + 50},${y - 100}Z`,
    '#e8963c',
    look,
  )
  cut(
    paper,
    `M${x + 42},${y - 136}L${x + 110},${y - 104}L${x + 46},${y - 118}Z`,
    '#f6c05a',
    flat(INK),
  )
  cut(paper, circle(x + 34, y - 130, 4.4), INK, flat(null))
  cut(
    paper,
    `M${x + 2},${y - 146}Q${x + 28},${y - 158} ${x + 58},${y - 146}Q${x + 30},${y - 136} ${x + 2},${y - 146}ZM${x + 16},${y - 148}Q${x + 14},${y - 176} ${x + 30},${y - 170}Q${x + 48},${y - 176} ${x + 44},${y - 148}Z`,
    '#7a3a28',
    look,
  )
}

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
  dim(paper, frame, [930, 500], '#030711')
}
