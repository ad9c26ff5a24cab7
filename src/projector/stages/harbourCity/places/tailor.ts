/** The window of the tailor, with a suit so fine. */
import { cut } from '../../../paper/cut'
import { along, around, type Paper } from '../../../paper/paper'
import { circle, ellipse, rect } from '../../../paper/paths'
import type { Frame, Painting } from '../../stage'
import {
  BRASS,
  CREAM,
  FLAT,
  INK,
  RED,
  SMALL,
  WINE,
  card,
  finish,
  gate,
  glow,
  ground,
  slanted,
} from './kit'

/** A hat on its stand. */
function onStand(
  paper: Paper,
  x: number,
  foot: number,
  high: number,
  colour: string,
  top: boolean,
): void {
  cut(
    paper,
    `M${x - 4},${foot}V${foot - high}h8V${foot}ZM${x - 22},${foot}h44v7h-44Z`,
    BRASS,
    SMALL,
  )
  const y = foot - high
  const crown = top ? 74 : 40
  card(
    paper,
    `M${x - 34},${y}L${x - 36},${y - crown}Q${x},${y - crown - (top ? 8 : 24)} ${x + 36},${y - crown}L${x + 34},${y}Z`,
    [y - crown, y],
    [colour, INK],
    SMALL,
  )
  cut(paper, rect(x - 35, y - 18, 70, 13), colour === RED ? INK : WINE, FLAT)
  card(
    paper,
    `M${x - 58},${y - 4}Q${x},${y + 12} ${x + 58},${y - 4}Q${x + 56},${y + 10} ${x},${y + 14}Q${x - 56},${y + 10} ${x - 58},${y - 4}Z`,
    [y - 4, y + 14],
    [colour, INK],
    SMALL,
  )
}

export function* tailor(paper: Paper, frame: Frame): Painting {
  const { pen } = paper
  ground(
    paper,
    frame,
    [960, 430, 900],
    [
      [0, '#2c3f5e'],
      [0.5, '#131d31'],
      [1, '#05080f'],
    ],
  )
  yield
  // The wall of tiles, and the front of the shop in steps.
  card(paper, rect(200, 60, 1520, 720), [60, 780], ['#2b3850', '#121a2b'])
  pen.strokeStyle = 'rgb(150 190 240 / 14%)'
  pen.lineWidth = 1.2
  for (let row = 0; row < 18; row += 1) {
    pen.strokeRect(200, 60 + row * 40, 1520, 40)
    for (let tile = 0; tile < 20; tile += 1)
      pen.strokeRect(200 + tile * 80 + (row % 2) * 40, 60 + row * 40, 0.1, 40)
  }
  yield
  card(
    paper,
    'M500,740V260H540V226H600V196H1320V226H1380V260H1420V740Z',
    [196, 740],
    ['#241c22', '#0c090d'],
  )
  cut(paper, rect(540, 282, 840, 5) + rect(540, 292, 840, 2), BRASS, SMALL)
  // Scissors of brass over the window.
  for (const side of [-1, 1])
    cut(
      paper,
      `M${960 + side * 4},246L${960 + side * 118},218L${960 + side * 10},256Z`,
      BRASS,
      SMALL,
    )
  cut(paper, circle(930, 262, 15) + circle(990, 262, 15), BRASS, SMALL)
  cut(paper, circle(930, 262, 8) + circle(990, 262, 8), '#14101a', FLAT)
  cut(paper, circle(960, 247, 5), CREAM, FLAT)
  yield
  cut(
    paper,
    rect(560, 312, 800, 410),
    around(
      paper,
      [960, 420, 520],
      [
        [0, '#fff0c4'],
        [0.4, '#f2b568'],
        [0.8, '#a05a34'],
        [1, '#5a2c22'],
      ],
    ),
    SMALL,
  )
  yield
  for (const x of [590, 1250]) {
    for (let fold = 0; fold < 5; fold += 1)
      cut(
        paper,
        `M${x + fold * 18 - 10},312h24Q${x + fold * 18 + 20},520 ${x + fold * 18 + 10},690h-22Z`,
        along(
          paper,
          [x + fold * 18 - 10, 0, x + fold * 18 + 14, 0],
          [
            [0, '#4c0c14'],
            [1, '#c4262a'],
          ],
        ),
        SMALL,
      )
    yield
  }
  card(paper, rect(560, 676, 800, 48), [676, 724], ['#8a5030', '#3a1c16'])
  // The suit so fine.
  cut(paper, 'M954,690V624h12v66ZM900,690h120v9H900Z', '#3a1c14', SMALL)
  card(
    paper,
    'M904,380Q846,392 838,432L826,600H880L884,640H1036L1040,600H1094L1082,432Q1074,392 1016,380L960,410Z',
    [380, 640],
    ['#23202a', '#0a080d'],
  )
  card(
    paper,
    'M918,378L960,548L1002,378Q960,362 918,378Z',
    [370, 548],
    ['#fffaf0', '#d9cbb4'],
    SMALL,
  )
  for (const side of [-1, 1]) {
    const X = (out: number) => 960 + side * out
    card(
      paper,
      `M${X(44)},378L${X(86)},426L${X(60)},442L${X(74)},456L${X(3)},560L${X(16)},470Z`,
      [378, 560],
      ['#3a3642', '#15121a'],
      SMALL,
    )
    cut(paper, `M${X(0)},402L${X(34)},386V420Z`, RED, SMALL)
    cut(paper, `M${X(86)},440Q${X(92)},520 ${X(84)},600`, 'rgb(255 230 180 / 0%)', {
      shadow: null,
      rim: 'rgb(255 230 180 / 30%)',
    })
  }
  cut(paper, circle(960, 402, 8), WINE, SMALL)
  cut(paper, circle(1020, 446, 11) + circle(1012, 440, 7) + circle(1028, 440, 7), RED, SMALL)
  for (const y of [572, 600]) cut(paper, circle(966, y, 4.4), BRASS, FLAT)
  yield
  onStand(paper, 726, 676, 120, '#2a2732', true)
  onStand(paper, 806, 676, 56, '#8d8478', false)
  yield
  onStand(paper, 1194, 676, 136, RED, false)
  onStand(paper, 1130, 676, 40, '#3c4c66', false)
  yield
  cut(paper, 'M926,312H994L980,338H940Z', INK, SMALL)
  cut(paper, ellipse(960, 340, 34, 9), '#fffbe6', FLAT)
  glow(paper, [960, 360, 460], '255 214 140', 46)
  pen.fillStyle = 'rgb(255 250 235 / 9%)'
  pen.fill(new Path2D('M620,312H760L600,722H560V470ZM1160,312H1220L1060,722H1000Z'))
  yield
  card(paper, 'M100,740H1820V1200H100Z', [740, 900], ['#3c4c66', '#080b13'])
  cut(
    paper,
    'M560,744H1360L1480,900H440Z',
    along(
      paper,
      [0, 744, 0, 900],
      [
        [0, 'rgb(255 200 120 / 46%)'],
        [1, 'rgb(255 180 100 / 0%)'],
      ],
    ),
    FLAT,
  )
  cut(paper, rect(500, 722, 920, 20), BRASS, SMALL)
  glow(paper, [960, 740, 300], '255 200 120', 18)
  yield
  yield* gate(paper, frame, slanted, ['#27324a', '#121929', '#080b13'])
  yield* finish(paper, frame, [960, 480])
}
