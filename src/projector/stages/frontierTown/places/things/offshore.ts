/** What lies off the pier: the ship that comes nearer, and the lighthouse. */
import { cut } from '../../../../paper/cut'
import { along, type Paper } from '../../../../paper/paper'
import { circle, polygon, rect } from '../../../../paper/paths'
import { board, wedges } from '../../set/gouge'
import { flat, glow, INK, sheet } from './kit'

const RIM = 'rgb(150 236 200 / 60%)'
const LAMP = 'rgb(255 214 140 / 75%)'

/** The ship, as far out as it is tonight. */
export function ship(paper: Paper, x: number, y: number): void {
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

export function lighthouse(paper: Paper, x: number, y: number): void {
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
