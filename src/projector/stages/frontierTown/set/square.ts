/** The square of trodden sand, carved in strokes that run out from the light, with the tracks of wagons. */
import type { LightName } from '../../../../ui/themeTokens'
import { cut } from '../../../paper/cut'
import { grain } from '../../../paper/grain'
import { along, around, over, type Paper } from '../../../paper/paper'
import type { Frame, Painting } from '../../stage'
import { engrave, gouges, ROUND, turned, wedges } from './gouge'
import { INKS } from './inks'
import { anchor } from './posts'

const MIDDLE = [960, 806] as const

export function* paintSquare(paper: Paper, light: LightName, frame: Frame): Painting {
  const inks = INKS[light]
  const [left, right] = [frame.left - 70, frame.right + 70]
  const ground = `M${left},1160V576Q300,556 530,560Q640,564 730,590Q840,608 960,608Q1080,608 1190,590Q1280,564 1400,560Q1640,556 ${right},576V1160Z`
  const shape = new Path2D(ground)
  cut(paper, shape, along(paper, [0, 566, 0, 1080], inks.ground), {
    shadow: { y: -4, blur: 18, colour: inks.shadow },
    rim: inks.rim,
    rimWidth: 1.8,
  })
  yield
  const far = Math.hypot(right - 960, 480)
  const bend = turned(MIDDLE, 0.27)
  engrave(
    paper,
    shape,
    gouges(
      { left: 0, top: 60, width: ROUND, height: far },
      {
        gap: 25,
        width: 3,
        length: 62,
        seed: 4,
        bend,
        weight: (_, y) => 0.35 + y / 900,
      },
    ),
    inks.groundCut,
  )
  yield
  // The rose of the compass that the town was laid out by.
  const star = (from: number, out: number, turn: number): Path2D => {
    const path = new Path2D()
    for (let ray = 0; ray < 8; ray += 1) {
      const angle = (ray / 8) * Math.PI * 2 + turn
      const at = (r: number, a: number): [number, number] => [
        MIDDLE[0] + Math.cos(a) * r,
        MIDDLE[1] + Math.sin(a) * r * 0.27,
      ]
      path.moveTo(...at(from, angle - 0.2))
      path.lineTo(...at(out, angle))
      path.lineTo(...at(from, angle + 0.2))
      path.closePath()
    }
    return path
  }
  engrave(paper, shape, star(130, 560, 0), inks.groundGlow)
  engrave(paper, shape, star(118, 330, Math.PI / 8), inks.groundCut)
  for (const [ring, wide] of [
    [104, 3],
    [118, 5],
    [420, 3],
    [600, 3],
    [624, 6],
  ] as const) {
    paper.pen.strokeStyle = ring > 400 ? inks.groundCut : inks.groundGlow
    paper.pen.lineWidth = wide
    paper.pen.beginPath()
    paper.pen.ellipse(...MIDDLE, ring, ring * 0.27, 0, 0, Math.PI * 2)
    paper.pen.stroke()
  }
  yield
  engrave(
    paper,
    shape,
    gouges(
      { left: 500, top: 612, width: 1000, height: 90 },
      {
        gap: 10,
        width: 2.4,
        length: 80,
        seed: 6,
        weight: (x, y) => Math.max(0, 1.2 - Math.abs(x - 1000) / 420 - (y - 612) / 110),
      },
    ),
    inks.groundGlow,
  )
  for (const [side, edge] of [
    [0, left],
    [180, right],
  ] as const)
    engrave(
      paper,
      shape,
      wedges(
        [
          [edge, 566],
          [edge, 1160],
        ],
        { angle: side, gap: 14, width: 9, length: 460, seed: side + 3 },
      ),
      inks.shadow,
    )
  // What the houses throw on the sand.
  for (const foot of [
    [
      [left, 578],
      [300, 562],
      [620, 566],
    ],
    [
      [1310, 568],
      [1640, 562],
      [right, 578],
    ],
  ] as const)
    engrave(
      paper,
      shape,
      wedges(foot, { angle: foot[0][0] < 960 ? 100 : 80, gap: 9, width: 7, length: 96, seed: 11 }),
      inks.shadow,
    )
  yield
  anchor(paper, inks, 762, 652, 104)
  over(
    paper,
    { left, top: 590, width: right - left, height: 560 },
    around(
      paper,
      [980, 650, 760],
      [
        [0, inks.haze],
        [0.5, inks.haze.replace(/\/.*/, '/ 5%)')],
        [1, inks.haze.replace(/\/.*/, '/ 0%)')],
      ],
    ),
  )
  yield
  grain(paper, { left, top: 500, width: right - left, height: 660 }, 0.28)
}
