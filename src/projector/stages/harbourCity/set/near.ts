/** What stands nearest, low in both corners: a hydrant and bundles of newspaper, a trunk and a coil of rope. */
import { along, type Paper } from '../../../paper/paper'
import { cut } from '../../../paper/cut'
import { grain } from '../../../paper/grain'
import { circle, ellipse, rect } from '../../../paper/paths'
import type { Painting } from '../../stage'
import type { Tones } from './tones'

export function* near(paper: Paper, tones: Tones, left: number, right: number): Painting {
  const { pen } = paper
  const look = { shadow: { y: 6, blur: 18, colour: tones.shadow }, rim: tones.rim, rimWidth: 1.6 }
  const [lit, dark] = tones.near
  const x = left + 148
  const red = along(
    paper,
    [x - 30, 0, x + 30, 0],
    [
      [0, tones.redDeep],
      [0.6, tones.redDeep],
      [1, tones.red],
    ],
  )
  cut(
    paper,
    `M${x - 24},1110V964q0,-8 6,-8v-6q0,-30 18,-34v-7h6v7q18,4 18,34v6q6,0 6,8V1110Z`,
    red,
    look,
  )
  cut(paper, rect(x - 30, 950, 66, 10), red, { ...look, shadow: null })
  cut(paper, rect(x - 40, 978, 18, 20) + rect(x + 26, 978, 18, 20), tones.redDeep, look)
  cut(paper, circle(x + 3, 1000, 15), tones.redDeep, look)
  cut(paper, circle(x + 3, 1000, 7), dark, { ...look, shadow: null })
  yield
  for (const [row, shift] of [0, -8, 6].entries()) {
    const y = 1072 - row * 26
    cut(
      paper,
      `M${left + 8 + shift},${y}l6,-24h92l4,24Z`,
      along(
        paper,
        [left, 0, left + 120, 0],
        [
          [0, dark],
          [1, lit],
        ],
      ),
      look,
    )
    pen.fillStyle = tones.rim
    for (let line = 0; line < 4; line += 1)
      pen.fillRect(left + 22 + shift, y - 20 + line * 5, 76, 1)
    cut(paper, rect(left + 58 + shift, y - 25, 5, 26), tones.redDeep, { ...look, shadow: null })
  }
  cut(paper, rect(left - 40, 1070, 220, 60), dark, look)
  yield
  const trunk = right - 196
  cut(
    paper,
    rect(trunk, 962, 250, 150),
    along(
      paper,
      [trunk, 0, trunk + 190, 0],
      [
        [0, lit],
        [1, dark],
      ],
    ),
    look,
  )
  cut(paper, rect(trunk - 4, 994, 260, 8), dark, { ...look, rimWidth: 1 })
  for (const at of [26, 120])
    cut(paper, rect(trunk + at, 960, 16, 150), dark, { ...look, rimWidth: 0.9 })
  cut(paper, rect(trunk + 72, 990, 20, 20), tones.red, { ...look, rimWidth: 0.9 })
  for (const [dx, dy] of [
    [62, 1040],
    [150, 1030],
  ] as const)
    cut(paper, circle(trunk + dx, dy, 13), tones.redDeep, { ...look, rimWidth: 0.8 })
  yield
  for (let ring = 0; ring < 4; ring += 1)
    cut(paper, ellipse(right - 146, 952 - ring * 11, 42 - ring * 3, 11), lit, {
      shadow: { y: 3, blur: 7, colour: tones.shadow },
      rim: tones.rim,
      rimWidth: 1,
    })
  grain(paper, { left: left - 60, top: 860, width: 300, height: 320 }, 0.25)
  yield
  grain(paper, { left: right - 240, top: 860, width: 300, height: 320 }, 0.25)
}
