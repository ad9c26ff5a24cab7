/** A piano on the steps, and one scarf along all balconies. */
import { cut } from '../../../paper/cut'
import { along, type Paper } from '../../../paper/paper'
import { circle, rect } from '../../../paper/paths'
import type { Frame, Painting } from '../../stage'
import {
  AMBER,
  BRASS,
  CREAM,
  FLAT,
  INK,
  RED,
  SMALL,
  WINE,
  arched,
  card,
  finish,
  gate,
  glow,
  ground,
  round,
  skyline,
} from './kit'

export function* steps(paper: Paper, frame: Frame): Painting {
  const { pen } = paper
  ground(
    paper,
    frame,
    [1010, 400, 900],
    [
      [0, '#e0a57c'],
      [0.2, '#a8625a'],
      [0.45, '#573247'],
      [0.75, '#22162e'],
      [1, '#0a0812'],
    ],
  )
  yield
  yield* skyline(
    paper,
    [
      [840, 100, 250],
      [950, 120, 190],
      [1080, 100, 270],
    ],
    560,
    ['#7d4a50', '#94604f'],
    'rgb(255 220 160 / 62%)',
  )
  // Houses on both sides, with their balconies.
  for (const side of [-1, 1]) {
    const X = (out: number) => 960 + side * out
    const facing = side < 0 ? '#6d3a44' : '#5a2f40'
    card(
      paper,
      `M${X(800)},800V90H${X(420)}V160H${X(380)}V230H${X(200)}V800Z`,
      [90, 760],
      [facing, '#2c1626'],
    )
    yield
    for (const [out, y] of [
      [520, 250],
      [520, 440],
      [330, 320],
      [330, 500],
    ] as const) {
      const lit = (out + y + side) % 3 !== 0
      cut(
        paper,
        `M${X(out) - 30},${y + 104}V${y + 10}h10v-10h40v10h10V${y + 104}Z`,
        lit
          ? along(
              paper,
              [0, y, 0, y + 104],
              [
                [0, '#ffeab0'],
                [1, '#f0a452'],
              ],
            )
          : '#1c0f1c',
        SMALL,
      )
      pen.strokeStyle = 'rgb(50 16 20 / 80%)'
      pen.lineWidth = 3
      pen.stroke(new Path2D(`M${X(out)},${y}V${y + 104}M${X(out) - 30},${y + 44}h60`))
      card(paper, rect(X(out) - 62, y + 104, 124, 10), [y + 104, y + 114], ['#3c2230', INK], SMALL)
      let rails = rect(X(out) - 60, y + 62, 120, 5)
      for (let rail = -58; rail <= 58; rail += 13) rails += rect(X(out) + rail, y + 64, 3, 42)
      cut(paper, rails, '#140a14', SMALL)
      if (lit) glow(paper, [X(out), y + 60, 90], '255 200 120', 30)
      yield
    }
  }
  // One scarf from balcony to balcony.
  for (const [colour, width] of [
    ['#2a0609', 21],
    [RED, 17],
  ] as const) {
    pen.strokeStyle = colour
    pen.lineWidth = width
    pen.stroke(
      new Path2D('M420,350Q520,430 630,386Q800,500 960,420Q1120,500 1290,386Q1400,430 1500,350'),
    )
  }
  pen.strokeStyle = CREAM
  pen.lineWidth = 15
  pen.setLineDash([7, 44])
  pen.stroke(
    new Path2D('M420,350Q520,430 630,386Q800,500 960,420Q1120,500 1290,386Q1400,430 1500,350'),
  )
  pen.setLineDash([])
  yield
  // The steps.
  for (let step = 0; step < 9; step += 1) {
    const y = 520 + step * 27 + step * step * 1.2
    const half = 210 + step * 26
    card(
      paper,
      `M${960 - half},${y}H${960 + half}V1100H${960 - half}Z`,
      [y, y + 40],
      [step < 7 ? '#d39a76' : '#8f6058', '#4a2a34'],
      SMALL,
    )
  }
  yield
  // The piano, and a lamp beside it.
  card(
    paper,
    'M800,640V470Q800,456 816,456H1090Q1106,456 1106,470V640Z',
    [456, 640],
    ['#2b2029', '#0b070b'],
  )
  card(paper, rect(788, 448, 330, 16), [448, 464], ['#4a3640', '#150c12'], SMALL)
  cut(paper, rect(826, 478, 254, 60), '#3c2a32', SMALL)
  card(paper, 'M876,520L880,476H1026L1030,520Z', [476, 520], ['#fff6e0', '#d6bf98'], SMALL)
  yield
  card(paper, 'M776,558H1130V588H776Z', [558, 588], ['#4a3640', '#150c12'])
  cut(paper, rect(792, 554, 322, 14), '#fff8e8', SMALL)
  let keys = ''
  for (let key = 0; key < 26; key += 1)
    if (key % 7 !== 2 && key % 7 !== 6) keys += rect(800 + key * 12, 554, 6, 9)
  cut(paper, keys, INK, FLAT)
  for (const x of [790, 1102])
    card(paper, `M${x},588h16l-4,64h-8Z`, [588, 652], ['#3a2a32', INK], SMALL)
  round(
    paper,
    'M890,684V640H1010V684h-10v-22H900v22Z',
    [890, 1010],
    ['#3a141a', WINE, '#2a0a10'],
    SMALL,
  )
  card(paper, 'M884,628Q950,616 1016,628V642H884Z', [620, 642], [RED, WINE], SMALL)
  yield
  card(paper, 'M1204,690V330h8V690ZM1190,690h36v12h-36Z', [330, 700], ['#3a2a32', INK])
  cut(paper, 'M1180,320H1236L1228,270H1188Z', AMBER, SMALL)
  cut(paper, circle(1208, 298, 15), '#fffbe8', FLAT)
  cut(paper, 'M1174,270L1208,240L1242,270Z', INK, SMALL)
  cut(paper, 'M1176,320h64v8h-64Z', BRASS, SMALL)
  glow(paper, [1208, 300, 420], '255 206 130', 62)
  yield
  glow(paper, [990, 480, 260], '255 214 150', 22)
  yield* gate(paper, frame, arched, ['#43242e', '#21121d', '#0b070d'])
  yield* finish(paper, frame, [1010, 470])
}
