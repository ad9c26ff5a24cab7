/** What is near, low in both corners: cacti and a wheel on the left, a barrel with a coil of rope on the right. */
import type { LightName } from '../../../../ui/themeTokens'
import { mix } from '../../../paper/colour'
import { cut } from '../../../paper/cut'
import { grain } from '../../../paper/grain'
import { along, type Paper } from '../../../paper/paper'
import { circle, ellipse } from '../../../paper/paths'
import type { Frame, Painting } from '../../stage'
import { board, wedges } from './gouge'
import { INKS, type Inks } from './inks'

function pear(
  paper: Paper,
  inks: Inks,
  x: number,
  y: number,
  rx: number,
  ry: number,
  turn: number,
): void {
  const { pen } = paper
  pen.save()
  pen.translate(x, y)
  pen.rotate(turn)
  board(
    paper,
    ellipse(0, -ry, rx, ry),
    along(
      paper,
      [0, -2 * ry, 0, 0],
      [
        [0, inks.leaf[0]],
        [1, mix(inks.leaf[1], inks.ink, 0.5)],
      ],
    ),
    [
      [
        wedges(
          [
            [-rx, 0],
            [-rx, -2 * ry],
          ],
          { angle: 8, gap: 7, width: 4, length: rx, seed: x },
        ),
        inks.ink,
      ],
    ],
    { shadow: { y: 6, blur: 14, colour: inks.shadow }, rim: inks.rim, rimWidth: 1.8 },
  )
  let thorns = ''
  for (let thorn = 0; thorn < 8; thorn += 1) {
    const [tx, ty] = [Math.cos(thorn * 2.4) * rx * 0.6, -ry + Math.sin(thorn * 2.4) * ry * 0.7]
    thorns += `M${tx - 4},${ty - 5}L${tx},${ty}L${tx + 4},${ty - 5}L${tx},${ty + 1.6}Z`
  }
  pen.fillStyle = inks.rim
  pen.fill(new Path2D(thorns))
  pen.restore()
}

function wheel(paper: Paper, inks: Inks, x: number, y: number, r: number): void {
  const { pen } = paper
  const wood = along(
    paper,
    [0, y - r, 0, y + r],
    [
      [0, inks.wood[0]],
      [1, inks.wood[1]],
    ],
  )
  const look = { shadow: { y: 6, blur: 14, colour: inks.shadow }, rim: inks.rim, rimWidth: 1.6 }
  cut(paper, circle(x, y, r) + circle(x, y, r - 14), wood, { ...look, rule: 'evenodd' })
  pen.save()
  pen.translate(x, y)
  for (let spoke = 0; spoke < 12; spoke += 1) {
    pen.rotate(Math.PI / 6)
    cut(paper, `M-3,-18L-5,${-r / 2}L-3,${-r + 10}H3L5,${-r / 2}L3,-18Z`, inks.wood[0], {
      shadow: null,
      rim: inks.rim,
      rimWidth: 0.8,
    })
  }
  cut(paper, circle(0, 0, 21), inks.wood[0], look)
  cut(paper, circle(0, 0, 8), inks.brass[1], { ...look, rimWidth: 1 })
  pen.restore()
}

function barrel(paper: Paper, inks: Inks, x: number, y: number): void {
  const look = { shadow: { y: 6, blur: 16, colour: inks.shadow }, rim: inks.rim, rimWidth: 1.8 }
  board(
    paper,
    `M${x - 52},${y}Q${x - 70},${y - 76} ${x - 50},${y - 150}Q${x},${y - 164} ${x + 50},${y - 150}Q${x + 70},${y - 76} ${x + 52},${y}Z`,
    along(
      paper,
      [x - 60, 0, x + 60, 0],
      [
        [0, mix(inks.wood[0], inks.trim, 0.3)],
        [1, inks.wood[1]],
      ],
    ),
    [
      [
        wedges(
          [
            [x + 68, y - 160],
            [x + 68, y],
          ],
          { angle: 180, gap: 6, width: 4, length: 80, seed: 5 },
        ),
        inks.ink,
      ],
      [
        wedges(
          [
            [x - 52, y],
            [x + 52, y],
          ],
          { angle: -90, gap: 16, width: 2.6, length: 150, seed: 7 },
        ),
        inks.ink,
      ],
    ],
    look,
  )
  for (const at of [y - 122, y - 40])
    cut(
      paper,
      `M${x - 60},${at}Q${x},${at + 12} ${x + 60},${at}v13Q${x},${at + 25} ${x - 60},${at + 13}Z`,
      inks.brass[2],
      { ...look, rimWidth: 1 },
    )
}

export function* paintNear(paper: Paper, light: LightName, frame: Frame): Painting {
  const inks = INKS[light]
  const [left, right] = [frame.left + 34, frame.right - 30]
  wheel(paper, inks, left + 92, 1040, 96)
  yield
  for (const [x, y, rx, ry, turn] of [
    [132, 1100, 34, 60, 0.5],
    [150, 1090, 30, 52, -0.12],
    [186, 1100, 25, 38, 0.6],
    [126, 1010, 24, 38, -0.5],
    [162, 1000, 21, 34, 0.3],
  ] as const) {
    pear(paper, inks, left + x, y, rx, ry, turn)
    yield
  }
  for (const [x, y] of [
    [112, 934],
    [176, 930],
    [150, 986],
  ] as const)
    cut(paper, ellipse(left + x, y, 7, 10), light === 'night' ? '#8a3a52' : '#c8323a', {
      shadow: null,
      rim: inks.rim,
      rimWidth: 1,
    })
  barrel(paper, inks, right - 104, 1094)
  yield
  const { pen } = paper
  for (const ring of [5, 4, 3, 2, 1, 0]) {
    pen.strokeStyle = ring % 2 ? inks.brass[2] : inks.brass[1]
    pen.lineWidth = 9
    pen.beginPath()
    pen.ellipse(right - 176, 1072 - ring * 7, 46 - ring, 15, 0, 0, Math.PI * 2)
    pen.stroke()
  }
  yield
  for (const x of [left - 60, right - 260])
    grain(paper, { left: x, top: 880, width: 320, height: 220 }, 0.26)
}
