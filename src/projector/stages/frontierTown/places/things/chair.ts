/** The chair on the porch, which rocks by itself. */
import { cut } from '../../../../paper/cut'
import { along, type Paper } from '../../../../paper/paper'
import { board, wedges } from '../../set/gouge'
import { INK, sheet } from './kit'

export function chair(paper: Paper, x: number, y: number): void {
  const look = sheet('rgb(255 226 160 / 80%)', 1.5, 9)
  const wood = along(
    paper,
    [x - 80, 0, x + 80, 0],
    [
      [0, '#8a4a2c'],
      [1, '#4a2220'],
    ],
  )
  let back = ''
  for (let slat = 0; slat < 5; slat += 1)
    back += `M${x - 66 + slat * 15},${y - 196}l10,96h-8l-10,-96Z`
  cut(paper, back, '#6d3826', look)
  cut(
    paper,
    `M${x - 76},${y - 212}Q${x - 40},${y - 228} ${x + 6},${y - 206}L${x + 8},${y - 190}Q${x - 36},${y - 208} ${x - 72},${y - 196}Z`,
    wood,
    look,
  )
  cut(
    paper,
    `M${x - 76},${y - 204}h11l22,176h-11ZM${x + 62},${y - 132}h10l4,110h-10ZM${x - 62},${y - 140}H${x + 76}v10H${x - 60}Z`,
    wood,
    look,
  )
  board(
    paper,
    `M${x - 54},${y - 98}H${x + 74}l8,18H${x - 52}Z`,
    '#b3322a',
    [
      [
        wedges(
          [
            [x - 54, y - 80],
            [x + 80, y - 80],
          ],
          { angle: -90, gap: 10, width: 5, length: 18 },
        ),
        INK,
      ],
    ],
    look,
  )
  cut(
    paper,
    `M${x - 96},${y - 34}Q${x},${y + 22} ${x + 108},${y - 40}L${x + 112},${y - 30}Q${x},${y + 36} ${x - 100},${y - 24}Z`,
    wood,
    look,
  )
}
