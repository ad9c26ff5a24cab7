/** What has been landed on the pier: crates, and a pelican with the news. */
import { seen } from '../../../../paper/colour'
import { cut } from '../../../../paper/cut'
import { along, type Paper } from '../../../../paper/paper'
import { circle, rect } from '../../../../paper/paths'
import { board, wedges } from '../../set/gouge'
import { flat, INK, planks, sheet } from './kit'

const LAMP = 'rgb(255 214 140 / 75%)'

export function crate(paper: Paper, x: number, y: number, s: number, turn: number): void {
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
export function arrow(paper: Paper, x: number, y: number, s: number, turn: number): void {
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
export function pelican(paper: Paper, x: number, y: number): void {
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
