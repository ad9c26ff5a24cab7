/** The smithy: the fire is in, the hammer rests. */
import { beam, line, pour, spot } from '../../../paper/lay'
import type { Frame, Painting } from '../../stage'
import { cut, hole } from '../../../paper/cut'
import { along, type Paper } from '../../../paper/paper'
import { circle, polygon, rect } from '../../../paper/paths'
import { halfOf, openings } from './framing'
import { barrel, glow, hush, laid } from './kit'
import { stones } from './stones'

/** A horseshoe, open downwards. */
const shoe = (x: number, y: number, size: number): string =>
  `M${x - size * 0.7},${y}C${x - size * 1.5},${y - size * 2.3} ${x + size * 1.5},${y - size * 2.3} ${x + size * 0.7},${y}L${x + size * 0.36},${y}C${x + size * 0.8},${y - size * 1.6} ${x - size * 0.8},${y - size * 1.6} ${x - size * 0.36},${y}Z`

export function* smithy(paper: Paper, frame: Frame): Painting {
  const half = halfOf(frame, 660)
  stones(paper, frame, [960, 470], ['#c86a34', '#7a3f2c', '#38262a', '#141720'])
  yield
  // The hearth under its hood.
  cut(
    paper,
    'M760,420L850,140H1070L1160,420Z',
    beam(paper, [960, 470], 380, '#a8542c', '#4a2a28', '#1c1a22'),
    laid(1.3),
  )
  yield
  cut(paper, rect(740, 410, 440, 34), '#5a3428', laid(0.9, 0.7))
  yield
  hole(
    paper,
    rect(780, 444, 360, 150),
    beam(paper, [960, 570], 230, '#fff2b4', '#ffb648', '#e0602a', '#6a1f1c'),
    { edge: 'rgb(30 6 4 / 90%)', depth: 8 },
  )
  yield
  for (const [x, y, high, wide, colour] of [
    [880, 596, 90, 26, '#f0702c'],
    [1040, 596, 96, 26, '#f0702c'],
    [960, 596, 130, 36, '#ff9a3c'],
    [920, 596, 84, 22, '#ffd068'],
    [1000, 596, 80, 22, '#ffd068'],
    [960, 596, 78, 20, '#fff4c0'],
  ] as const)
    spot(
      paper,
      `M${x - wide},${y}C${x - wide * 1.2},${y - high * 0.5} ${x - wide * 0.2},${y - high * 0.5} ${x},${y - high}C${x + wide * 0.3},${y - high * 0.6} ${x + wide * 1.2},${y - high * 0.4} ${x + wide},${y}Z`,
      colour,
    )
  cut(paper, rect(700, 592, 520, 180), pour(paper, 592, 770, '#7a4630', '#2a1c20'), laid(1.2))
  yield
  line(
    paper,
    'M700,640H1220M700,694H1220M780,592v48M900,592v48M1020,592v48M1140,592v48M840,640v54M960,640v54M1080,640v54',
    'rgb(14 6 8 / 50%)',
    2.6,
  )
  glow(paper, [960, 540], 620, 0.5, '#ff9a48')
  yield
  // What hangs at the wall: shoes, and tongs.
  line(paper, `M${960 - half + 40},250H730M1190,250H${960 + half - 40}`, '#2a1814', 12)
  let iron = ''
  for (let at = 0; at < 3; at += 1)
    iron += shoe(960 - half + 110 + at * 92, 340, 32) + shoe(1250 + at * 92, 340, 32)
  cut(paper, iron, '#4a4248', laid(0.8, 0.6))
  yield
  line(
    paper,
    'M1300,380L1330,520M1330,380L1300,520M1300,520q-10,26 6,40M1330,520q10,26 -6,40',
    '#3c3438',
    8,
  )
  // Bellows.
  cut(
    paper,
    polygon([
      [600, 560],
      [430, 500],
      [410, 590],
      [430, 680],
      [600, 600],
    ]),
    along(
      paper,
      [410, 0, 600, 0],
      [
        [0, '#3a1c14'],
        [1, '#9a5a34'],
      ],
    ),
    laid(1),
  )
  yield
  line(paper, 'M560,548L556,612M510,530L504,640M460,512L452,664', 'rgb(20 8 8 / 60%)', 5)
  line(paper, 'M600,580H720', '#2a2024', 16)
  yield
  // The anvil, and on it one shoe that still glows.
  cut(
    paper,
    'M900,900L916,780H1020L1036,900Z',
    pour(paper, 780, 900, '#5a3420', '#1c100e'),
    laid(1),
  )
  yield
  cut(
    paper,
    'M820,690H1090Q1120,690 1130,700Q1090,732 1040,736Q1010,748 1016,780H916Q922,748 890,738Q850,724 820,690Z',
    pour(paper, 690, 780, '#7a6a6c', '#241e26'),
    laid(1.3, 0.7),
  )
  yield
  cut(paper, shoe(960, 688, 44), beam(paper, [960, 640], 60, '#fff6c8', '#ffb04a', '#f0622c'), {
    shadow: { y: 0, blur: 24, colour: 'rgb(255 140 50 / 90%)' },
    rim: '#fff2c0',
  })
  glow(paper, [960, 640], 210, 0.5, '#ff8a3c')
  yield
  let sparks = ''
  for (let at = 0; at < 28; at += 1)
    sparks += circle(
      960 + Math.sin(at * 2.4) * (40 + at * 9),
      600 - ((at * 67) % 330),
      1.6 + (at % 3),
    )
  spot(paper, sparks, 'rgb(255 206 110 / 85%)')
  yield
  yield* openings(
    paper,
    frame,
    (off) =>
      `M${960 - half - off},1250V${430 - off}C${960 - half - off},${40 - off} ${960 + half + off},${40 - off} ${960 + half + off},${430 - off}V1250Z`,
    ['#6a4a3c', '#382a2a', '#15131a'],
  )
  barrel(paper, [960 - half + 20, 900], 74, 200)
  yield* hush(paper, frame, [960, 540])
}
