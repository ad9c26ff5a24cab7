/** The roofs under the moon, with a line of washing. */
import { cut } from '../../../paper/cut'
import type { Paper } from '../../../paper/paper'
import { circle, ellipse, rect } from '../../../paper/paths'
import type { Frame, Painting } from '../../stage'
import {
  AMBER,
  CREAM,
  FLAT,
  INK,
  LOOK,
  SMALL,
  WINE,
  card,
  finish,
  gate,
  glow,
  ground,
  round,
  skyline,
  slanted,
} from './kit'

export function* roofs(paper: Paper, frame: Frame): Painting {
  const { pen } = paper
  const moon = [760, 330] as const
  ground(
    paper,
    frame,
    [...moon, 1000],
    [
      [0, '#b7cde4'],
      [0.18, '#5f80a8'],
      [0.45, '#22395c'],
      [1, '#060b18'],
    ],
  )
  yield
  for (const [radius, colour] of [
    [216, '#5d7ea6'],
    [182, '#a9c2dc'],
    [150, '#fbf4dd'],
  ] as const)
    cut(paper, circle(...moon, radius), colour, {
      ...LOOK,
      shadow: { y: 0, blur: 22, colour: 'rgb(6 12 30 / 40%)' },
    })
  yield
  yield* skyline(
    paper,
    [
      [300, 120, 440],
      [430, 110, 360],
      [560, 130, 500],
      [900, 130, 470],
      [1040, 110, 380],
      [1160, 140, 310],
      [1310, 110, 430],
      [1430, 160, 350],
    ],
    720,
    ['#1d3150', '#0e1a30'],
    'rgb(255 206 130 / 70%)',
  )
  glow(paper, [...moon, 420], '210 226 255', 30)
  yield
  // A roof with its barrel of water, a chimney, and a line of washing between them.
  card(paper, 'M150,640H1800V1200H150Z', [640, 860], ['#1a2336', '#05070d'])
  card(paper, 'M150,626H1800v22H150Z', [626, 648], ['#34435e', '#141c2c'])
  for (const x of [1236, 1300, 1364, 1420])
    cut(paper, `M${x - 5},640L${x - 2},450h8L${x + 5},640Z`, INK, SMALL)
  pen.strokeStyle = INK
  pen.lineWidth = 6
  pen.stroke(new Path2D('M1240,630L1360,470M1420,630L1300,470M1236,540H1424'))
  yield
  round(paper, 'M1210,460L1218,262H1442L1450,460Z', [1200, 1460], ['#8d9bb2', '#2e3a52', '#080b14'])
  for (const y of [290, 350, 410])
    cut(paper, `M1214,${y}H1446v12H1214Z`, y === 350 ? WINE : '#0b0f19', SMALL)
  card(paper, 'M1194,266L1330,176L1466,266Z', [176, 266], ['#2a3448', '#0a0d16'])
  yield
  card(paper, 'M396,640V420H380V396H512V420H496V640Z', [396, 640], ['#4a2830', '#150a10'])
  for (const x of [404, 450]) card(paper, rect(x, 356, 34, 42), [356, 398], ['#6b3a3c', '#2a1418'])
  yield
  pen.strokeStyle = '#d9e2ee'
  pen.lineWidth = 2.4
  pen.stroke(new Path2D('M496,446Q850,540 1226,438'))
  const wash = [
    [580, 466, 90, 120, '#e9e4d8'],
    [690, 482, 74, 96, '#9fb0c6'],
    [930, 488, 96, 116, '#e9e4d8'],
    [1050, 476, 80, 92, '#c9cfd8'],
  ] as const
  for (const [x, y, wide, high, colour] of wash) {
    card(
      paper,
      `M${x},${y}h${wide}q8,${high * 0.5} 2,${high}q${-wide / 2},-14 ${-wide - 4},4q6,${-high * 0.5} 2,${-high}Z`,
      [y, y + high],
      [colour, '#5d6c84'],
    )
    yield
  }
  // The one shirt in red.
  card(
    paper,
    'M800,492h76l44,34l-20,30l-22,-14q6,50 2,98q-42,-12 -86,4q6,-50 2,-100l-22,14l-20,-30Z',
    [488, 644],
    ['#ee3d38', '#8a141c'],
  )
  cut(paper, 'M820,492q18,18 36,0Z', WINE, SMALL)
  for (const y of [528, 556, 584]) cut(paper, circle(838, y, 3), CREAM, FLAT)
  for (const x of [590, 660, 700, 754, 806, 868, 940, 1016, 1060, 1120])
    cut(paper, rect(x, 462 + Math.sin(((x - 496) / 730) * 3.14) * 28 - 6, 5, 20), '#c79a5c', SMALL)
  yield
  // A cat on the edge.
  cut(
    paper,
    'M560,632Q548,580 574,560Q566,540 572,524L584,536Q594,532 604,536L616,524Q622,542 614,560Q642,590 636,632Q672,634 676,606Q688,600 688,612Q684,648 632,646H560Z',
    '#0a0c14',
    LOOK,
  )
  cut(paper, ellipse(585, 547, 3.4, 2.6) + ellipse(603, 547, 3.4, 2.6), AMBER, FLAT)
  yield* gate(paper, frame, slanted, ['#1d2b45', '#0f1728', '#070b14'])
  yield* finish(paper, frame, [820, 450])
}
