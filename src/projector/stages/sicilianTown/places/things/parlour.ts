/** What stands in the salon: a piano, an armchair, and the table with the telephone. */
import { drawnAt, line, spot } from '../../../../paper/lay'
import { cut } from '../../../../paper/cut'
import { along, type Paper } from '../../../../paper/paper'
import { circle, ellipse, rect } from '../../../../paper/paths'
import type { Painting } from '../../../stage'
import { beam, glow, laid, type Point } from './tools'

export const LAMP: Point = [1130, 470]
export const ROOM = laid(1, 0.5, '#1a0618')

/** The piano and the armchair. */
export function* furniture(paper: Paper): Painting {
  // A grand piano, its lid up.
  cut(
    paper,
    'M330,600L700,500L716,508L640,640H330Z',
    along(
      paper,
      [330, 0, 700, 0],
      [
        [0, '#120814'],
        [0.7, '#3a1c28'],
        [1, '#8a4a3c'],
      ],
    ),
    ROOM,
  )
  line(paper, 'M560,640L640,540', '#6a3a30', 5)
  cut(
    paper,
    'M310,690Q310,634 380,632H640Q720,640 726,690V720H310Z',
    along(
      paper,
      [310, 0, 726, 0],
      [
        [0, '#100812'],
        [0.75, '#38182a'],
        [1, '#9a5040'],
      ],
    ),
    ROOM,
  )
  cut(paper, rect(330, 712, 26, 130) + rect(680, 712, 22, 130), '#1a0c18', ROOM)
  cut(paper, rect(420, 690, 250, 16), '#f4ead4', ROOM)
  let keys = ''
  for (let x = 430; x < 664; x += 13) keys += rect(x, 690, 6, 10)
  spot(paper, keys, '#160a14')
  yield
  // An armchair.
  cut(
    paper,
    'M1296,842V640Q1290,520 1390,512Q1490,520 1484,640V842Z',
    along(
      paper,
      [1290, 0, 1490, 0],
      [
        [0, '#7aa078'],
        [0.3, '#3f6a54'],
        [1, '#16302e'],
      ],
    ),
    ROOM,
  )
  cut(
    paper,
    'M1326,700V640Q1326,560 1390,552Q1454,560 1454,640V700Z',
    along(
      paper,
      [1326, 0, 1454, 0],
      [
        [0, '#8ab488'],
        [1, '#24483e'],
      ],
    ),
    { ...ROOM, shadow: null },
  )
  for (const [x, y] of [
    [1360, 600],
    [1390, 584],
    [1420, 600],
    [1374, 640],
    [1406, 640],
  ] as const)
    spot(paper, circle(x, y, 4), 'rgb(12 30 28 / 70%)')
  cut(
    paper,
    'M1276,842V700Q1276,664 1304,664Q1332,668 1330,700V730H1450V700Q1450,668 1478,664Q1504,664 1504,700V842Z',
    along(
      paper,
      [1276, 0, 1504, 0],
      [
        [0, '#8ab080'],
        [0.3, '#3f6a54'],
        [1, '#122a2a'],
      ],
    ),
    ROOM,
  )
  yield
}

/** The table, its lamp, and the telephone. */
export function* table(paper: Paper): Painting {
  cut(
    paper,
    'M1046,700Q1080,760 1030,850H1046Q1080,790 1096,740Q1112,790 1146,850H1162Q1112,760 1146,700Z',
    '#5a2c24',
    ROOM,
  )
  cut(
    paper,
    ellipse(1096, 696, 170, 24),
    beam(paper, 1110, 680, 180, '#f0b878', '#a8603c', '#5a2c28'),
    laid(1.2, 0.7, '#1a0618'),
  )
  // The lamp, with its shade of silk.
  glow(paper, LAMP, 340, 0.9)
  cut(
    paper,
    'M1118,690Q1104,640 1124,600Q1120,560 1126,520H1136Q1142,560 1138,600Q1158,640 1144,690Z',
    along(
      paper,
      [1100, 0, 1160, 0],
      [
        [0, '#6a4420'],
        [0.5, '#f4cf7a'],
        [1, '#7a4a24'],
      ],
    ),
    ROOM,
  )
  cut(
    paper,
    'M1084,400H1178L1226,520Q1131,548 1036,520Z',
    beam(paper, 1131, 480, 110, '#fffbe0', '#ffe09a', '#f0a850'),
    { shadow: { y: 0, blur: 26, colour: 'rgb(255 214 120)' }, rim: '#fff6d0', rimWidth: 1.6 },
  )
  line(paper, 'M1104,402L1070,524M1131,402V534M1158,402L1192,524', 'rgb(180 90 30 / 40%)', 2)
  let fringe = ''
  for (let at = 0; at <= 20; at += 1)
    fringe += `M${1038 + at * 9.3},${521 + Math.sin((at / 20) * Math.PI) * 12}v18`
  line(paper, fringe, '#e8a84c', 3)
  yield
  // The telephone; its receiver hangs down beside the table.
  drawnAt(paper, [1000, 690], 1.15, () => {
    const black = laid(0.7, 0.7, '#1a0618')
    cut(
      paper,
      'M-40,4Q-38,-14 -16,-18L-12,-80H12L16,-18Q38,-14 40,4Z',
      along(
        paper,
        [-40, 0, 40, 0],
        [
          [0, '#120a14'],
          [0.65, '#4a2c30'],
          [1, '#c88a5c'],
        ],
      ),
      black,
    )
    cut(paper, ellipse(0, -8, 22, 8), '#d9a54c', black)
    cut(paper, ellipse(0, -9, 13, 4.6), '#f8ecd0', { ...black, shadow: null })
    cut(
      paper,
      'M-20,-112Q-28,-84 0,-80Q28,-84 20,-112Q0,-120 -20,-112Z',
      along(
        paper,
        [-20, 0, 20, 0],
        [
          [0, '#1c1018'],
          [1, '#a86a48'],
        ],
      ),
      black,
    )
    cut(paper, ellipse(0, -112, 20, 7), '#d9a54c', black)
    line(paper, 'M-12,-66H-34l-6,-8M-34,-66l-6,8', '#d9a54c', 4)
    line(paper, 'M-30,0Q-80,20 -62,60Q-48,92 -74,118', '#2a141c', 4)
    cut(
      paper,
      'M-92,112Q-98,96 -76,98L-58,100Q-52,112 -66,118L-70,166Q-54,170 -54,184L-96,186Q-100,172 -86,166L-82,118Z',
      along(
        paper,
        [-98, 0, -50, 0],
        [
          [0, '#1c1018'],
          [1, '#c07a50'],
        ],
      ),
      black,
    )
  })
}
