/** Where the forest begins. */
import { beam, line, pour, spot } from '../../../paper/lay'
import type { Frame, Painting } from '../../stage'
import { mix, seen } from '../../../paper/colour'
import { cut, hole } from '../../../paper/cut'
import { along, type Paper } from '../../../paper/paper'
import { arch, circle, ellipse, rect } from '../../../paper/paths'
import { fir, heart, leaf, twig } from '../set/kit'
import { owl } from '../set/owl'
import { halfOf } from './framing'
import { evening, everything, glow, hush, laid } from './kit'
import { NIGHT, ground } from './ground'

export function* forest(paper: Paper, frame: Frame): Painting {
  yield* evening(paper, frame, [960, 230], 580)
  const { left, width } = everything(frame)
  ground(paper, frame, 620, 16, '#2c6c68', '#144046', '#06181f')
  cut(
    paper,
    'M930,616Q980,660 900,720Q800,800 640,1100H1330Q1180,820 1060,730Q1000,670 990,616Z',
    pour(paper, 620, 1000, '#8ac0ac', '#3a6e6c', '#0c2a32'),
    laid(0.3, 0.4),
  )
  yield
  for (const [x, foot, high] of [
    [700, 660, 420],
    [1250, 664, 440],
    [560, 700, 560],
    [1390, 706, 590],
    [390, 760, 720],
    [1560, 770, 740],
    [200, 840, 860],
    [1740, 850, 880],
  ] as const) {
    const near = (foot - 640) / 210
    cut(
      paper,
      fir(x, foot, high, high * 0.24, 11, x),
      pour(
        paper,
        foot - high,
        foot,
        mix('#124850', '#04161c', near),
        mix('#1c5c60', '#06222a', near),
      ),
      { ...laid(0.9, 0.3 - near * 0.12), rimWidth: 1.2 },
    )
    yield
  }
  // A shrine by the way, with its candle.
  glow(paper, [1120, 520], 380, 0.5)
  yield
  cut(
    paper,
    rect(1106, 560, 28, 200),
    along(
      paper,
      [1106, 0, 1134, 0],
      [
        [0, '#3a2018'],
        [0.4, '#a86c3c'],
        [1, '#2c1814'],
      ],
    ),
    laid(1),
  )
  yield
  cut(
    paper,
    rect(1070, 456, 100, 116),
    beam(paper, [1120, 520], 90, '#ffe6a0', '#d8924a', '#6a3a22'),
    laid(1.1),
  )
  yield
  hole(
    paper,
    arch(1120, 558, 34, 86),
    beam(paper, [1120, 530], 60, '#fff6cc', '#ffcf74', '#c87a34'),
    { edge: 'rgb(40 14 6 / 90%)', depth: 4 },
  )
  yield
  cut(paper, rect(1113, 524, 14, 34), '#fbf0d4', laid(0.3, 0.8))
  yield
  cut(paper, leaf([1120, 524], [1120, 494], 6), '#ffdf7a', {
    shadow: { y: 0, blur: 20, colour: 'rgb(255 210 120 / 90%)' },
    rim: '#fffbe0',
  })
  cut(paper, 'M1052,462L1120,404L1188,462L1180,472L1120,424L1060,472Z', '#6a3020', laid(0.9, 0.6))
  yield
  spot(paper, heart(1120, 452, 11), '#ffdf8a')
  yield
  // Somebody has left a basket on the path.
  glow(paper, [950, 720], 240, 0.3)
  yield
  line(paper, 'M884,742Q950,620 1016,742', '#4a2a18', 9)
  line(paper, 'M884,742Q950,620 1016,742', '#b07a44', 5)
  for (const [x, y] of [
    [916, 728],
    [950, 720],
    [984, 728],
  ] as const)
    cut(
      paper,
      circle(x, y, 21),
      beam(paper, [x + 6, y - 8], 28, '#f0685a', '#a82a2c'),
      laid(0.4, 0.6),
    )
  cut(paper, 'M870,736H1030L1008,806H892Z', pour(paper, 736, 806, '#d8a45c', '#7a4c28'), laid(1))
  yield
  line(
    paper,
    'M876,756H1024M882,776H1018M888,794H1012M910,738l8,66M950,738v68M990,738l-8,66',
    'rgb(70 34 16 / 60%)',
    3,
  )
  cut(
    paper,
    'M990,732Q1030,716 1052,744L1064,790L1040,776L1024,790Q1016,756 990,732Z',
    '#f2e6cc',
    laid(0.6, 0.7),
  )
  yield
  line(paper, 'M1010,742L1046,782M1030,736L1056,772', 'rgb(190 50 44 / 70%)', 3)
  yield
  for (const side of [-1, 1] as const) {
    const edge = side < 0 ? frame.left : frame.right
    for (const [y, bow, long] of [
      [60, 20, 330],
      [190, 210, 240],
      [350, 400, 180],
    ] as const)
      cut(
        paper,
        twig(
          [edge + side * 60, frame.top + y - 40],
          [edge - side * long * 0.4, frame.top + bow],
          [edge - side * long, frame.top + bow + 60],
          74,
        ),
        '#051a20',
        { ...laid(0.9, 0.25), rimWidth: 1 },
      )
    yield
  }
  owl(paper, { ...NIGHT, lit: '#ffd060' }, halfOf(frame, 640) * -0.86 + 960, 420, 96)
  yield
  line(
    paper,
    `M${left},424Q${960 - halfOf(frame, 640)},410 ${960 - halfOf(frame, 640) * 0.74},428`,
    '#03141a',
    13,
  )
  spot(paper, ellipse(left + width / 2, 1120, 900, 120), seen('#02090d', 0.5))
  yield* hush(paper, frame, [980, 560])
}
