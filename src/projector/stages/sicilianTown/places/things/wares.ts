/** What is sold at the stall in the market. */
import { mix } from '../../../../paper/colour'
import { cut } from '../../../../paper/cut'
import { line, pour } from '../../../../paper/lay'
import { along, type Paper } from '../../../../paper/paper'
import { circle, ellipse, rect } from '../../../../paper/paths'
import type { Painting } from '../../../stage'
import { beam, laid } from './tools'

/** What hangs from the beam: cheeses in pairs, garlic, sausages. */
export function hangings(paper: Paper): void {
  for (const [x, y] of [
    [746, 408],
    [806, 420],
    [1300, 416],
    [1362, 406],
  ] as const) {
    line(paper, `M${x},380V${y}`, '#2b1018', 3)
    cut(
      paper,
      `M${x},${y}q8,10 5,20q25,10 25,44q0,36 -30,36q-30,0 -30,-36q0,-34 25,-44q-3,-10 5,-20Z`,
      beam(paper, x + (x < 1032 ? 12 : -12), y + 50, 52, '#ffeab0', '#eebb66', '#a8683a'),
      laid(0.8, 0.6),
    )
    line(paper, `M${x - 6},${y + 22}q6,5 12,0`, 'rgb(90 40 20 / 70%)', 3)
  }
  for (const [x, colour] of [
    [676, '#f6e8cc'],
    [1438, '#cf3a2c'],
  ] as const) {
    line(paper, `M${x},380V424`, '#2b1018', 2)
    for (let at = 0; at < 4; at += 1)
      for (const side of [-1, 1])
        cut(
          paper,
          `M${x + side * 3},${414 + at * 22}Q${x + side * (22 - at)},${418 + at * 22} ${x + side * 12},${438 + at * 22}Q${x},${442 + at * 22} ${x + side * 3},${414 + at * 22}Z`,
          at % 2 ? colour : mix(colour, '#5a2436', 0.14),
          { ...laid(0.5), rimWidth: 0.8 },
        )
  }
  for (let at = 0; at < 4; at += 1)
    cut(paper, `M${878 + at * 17},392q-11,46 2,84q10,5 13,-4q-9,-46 -2,-80Z`, '#8f2b2a', {
      ...laid(0.5),
      rimWidth: 0.8,
    })
}

/** Two shelves at the back: bottles, jars, loaves, and wheels of cheese. */
export function* shelves(paper: Paper): Painting {
  const look = { ...laid(0.5, 0.5), rimWidth: 0.8 }
  const bottle = (x: number, y: number, colour: string) => {
    cut(
      paper,
      `M${x - 13},${y}V${y - 44}q0,-13 8,-18v-18h10v18q8,5 8,18V${y}Z`,
      along(
        paper,
        [x - 13, 0, x + 13, 0],
        [
          [0, mix(colour, '#14061a', 0.35)],
          [0.4, mix(colour, '#fff0c0', 0.35)],
          [1, colour],
        ],
      ),
      look,
    )
    cut(paper, rect(x - 11, y - 34, 22, 18), '#f3e2c4', { shadow: null, rim: null })
  }
  const jar = (x: number, y: number, colour: string) => {
    cut(
      paper,
      `M${x - 20},${y}V${y - 42}q0,-8 8,-8h24q8,0 8,8V${y}Z`,
      beam(paper, x - 6, y - 30, 40, mix(colour, '#fff0c0', 0.5), colour),
      look,
    )
    cut(paper, rect(x - 16, y - 60, 32, 10), '#c98b3a', look)
  }
  const cheese = (x: number, y: number) => {
    cut(
      paper,
      ellipse(x, y - 27, 46, 27),
      beam(paper, x - 10, y - 34, 60, '#ffe9a8', '#e3ab52', '#a8683a'),
      look,
    )
  }
  for (const [left, right] of [
    [650, 906],
    [1160, 1490],
  ] as const)
    for (const y of [586, 690])
      cut(
        paper,
        rect(left, y, right - left, 14),
        pour(paper, y, y + 14, '#9c5a36', '#4a1e2a'),
        laid(0.8),
      )
  bottle(678, 586, '#3f6a3c')
  bottle(712, 586, '#7a2030')
  bottle(746, 586, '#3f6a3c')
  jar(800, 586, '#c4302a')
  jar(852, 586, '#e0a030')
  yield
  cheese(1202, 586)
  jar(1292, 586, '#5f8a52')
  jar(1342, 586, '#d9803a')
  bottle(1392, 586, '#7a2030')
  bottle(1428, 586, '#3f6a3c')
  bottle(1464, 586, '#7a2030')
  yield
}

/** The head of a swordfish on its ice, as fishmongers of Palermo put it up. */
export function swordfish(paper: Paper): void {
  cut(
    paper,
    'M1150,716L1170,676L1196,690L1222,664L1256,684L1290,662L1322,688L1346,670L1372,716Z',
    pour(paper, 660, 716, '#f4fbff', '#9fb8c8'),
    laid(0.6, 0.7),
  )
  cut(
    paper,
    'M1196,714C1192,650 1218,606 1252,590L1262,424L1272,590C1308,606 1332,650 1328,714Z',
    along(
      paper,
      [1196, 0, 1328, 0],
      [
        [0, '#3d5266'],
        [0.42, '#8ea6b6'],
        [0.62, '#eef5f4'],
        [1, '#8a9aa8'],
      ],
    ),
    laid(1, 0.7),
  )
  cut(paper, circle(1234, 646, 11), '#f6efd2', laid(0.3))
  cut(paper, circle(1235, 646, 7), '#10131c', { shadow: null, rim: null })
  cut(paper, circle(1232, 643, 2.4), '#ffffff', { shadow: null, rim: null })
  line(paper, 'M1262,592Q1258,650 1222,690M1306,628Q1288,664 1300,706', 'rgb(24 34 48 / 70%)', 3)
}
