/** The mill at the brook. */
import { beam, line, pour, spot } from '../../../paper/lay'
import type { Frame, Painting } from '../../stage'
import { cut, hole } from '../../../paper/cut'
import { type Paper } from '../../../paper/paper'
import { arch, circle, polygon, rect } from '../../../paper/paths'
import { row } from '../set/houses'
import { heart, leaf, type Point } from '../set/kit'
import { boughs, tondo } from './framing'
import { evening, everything, glow, hush, laid, placed, planks } from './kit'
import { LAMPLIT, ground } from './ground'

/** The wheel with its buckets. */
function wheel(paper: Paper, [x, y]: Point, radius: number): void {
  let spokes = ''
  let paddles = ''
  for (let at = 0; at < 12; at += 1) {
    const angle = (at * Math.PI) / 6 + 0.12
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    const turned = (out: number, off: number): Point => [
      x + c * out - s * off,
      y + s * out + c * off,
    ]
    spokes += polygon([turned(10, -5), turned(radius, -5), turned(radius, 5), turned(10, 5)])
    paddles += polygon([
      turned(radius - 26, -7),
      turned(radius + 22, -14),
      turned(radius + 22, 10),
      turned(radius - 26, 7),
    ])
  }
  const ring = (out: number, inner: number): string => circle(x, y, out) + circle(x, y, inner)
  cut(paper, paddles, '#5a3420', laid(0.9))
  cut(paper, spokes, '#6a4026', laid(0.5, 0.4))
  cut(paper, ring(radius, radius - 20), '#7d4c2a', { ...laid(0.9), rule: 'evenodd' })
  cut(paper, ring(radius - 56, radius - 70), '#6a4026', { ...laid(0.5), rule: 'evenodd' })
  cut(paper, circle(x, y, 22), '#8a5630', laid(0.6))
}

export function* mill(paper: Paper, frame: Frame): Painting {
  yield* evening(paper, frame, [600, 200], 570)
  ground(paper, frame, 610, 8, '#1f5458', '#0f343c', '#06181f')
  yield
  // Of stone below, of timber above.
  const wall = beam(paper, [1000, 560], 520, '#c8965a', '#7a5a44', '#2c3436', '#14242a')
  cut(paper, rect(820, 380, 430, 400), wall, laid(1.2))
  yield* placed(paper, [820, 380], 2.2, [0, 500], (local) =>
    row(
      local,
      {
        ...LAMPLIT,
        plaster: [
          ['#6a5648', '#8a6a4c'],
          ['#6a5648', '#8a6a4c'],
          ['#6a5648', '#8a6a4c'],
        ],
      },
      [[0, 196, 500, 'long']],
      true,
      true,
    ),
  )
  cut(
    paper,
    rect(806, 520, 458, 270),
    beam(paper, [960, 610], 380, '#a8845c', '#5f5448', '#232e32'),
    laid(0.8),
  )
  yield
  let stones = ''
  for (let y = 532, at = 0; y < 780; y += 42, at += 1)
    for (let x = 820 + (at % 2) * 36; x < 1240; x += 74)
      stones += `M${x + 4},${y}h58q6,0 6,8v18q0,8 -8,8h-54q-8,0 -8,-8v-18q0,-8 6,-8Z`
  line(paper, stones, 'rgb(8 12 14 / 42%)', 2)
  yield
  hole(paper, arch(940, 790, 62, 214), pour(paper, 580, 790, '#ffe9a8', '#f0a848'), {
    edge: 'rgb(20 8 6 / 90%)',
    depth: 6,
  })
  planks(paper, [872, 590, 26, 200], '#5a3420', 13)
  yield
  glow(paper, [940, 680], 420, 0.5)
  yield
  wheel(paper, [1330, 600], 206)
  yield
  // Water falls from the flume, runs past and takes the light along.
  cut(paper, 'M1110,356H1390L1398,382H1110Z', '#5a3820', laid(0.8))
  yield
  spot(
    paper,
    'M1384,378Q1440,384 1460,470Q1476,600 1470,760H1520Q1526,560 1506,450Q1484,360 1384,362Z',
    'rgb(170 226 218 / 55%)',
  )
  line(
    paper,
    'M1400,372Q1456,386 1474,480T1490,756M1420,370Q1470,390 1490,500',
    'rgb(236 255 250 / 60%)',
    3,
  )
  const { left, width } = everything(frame)
  cut(
    paper,
    `M${left},1200V800Q700,770 1120,786T${left + width},770V1200Z`,
    pour(paper, 770, 960, '#2f8084', '#12444c', '#061d27'),
    laid(0.8, 0.6),
  )
  yield
  let ripples = ''
  for (let at = 0; at < 26; at += 1)
    ripples += `M${left + ((at * 397) % width)},${806 + ((at * 53) % 120)}q30,-8 60,0t60,0`
  line(paper, ripples, 'rgb(190 240 230 / 24%)', 2.4)
  yield
  // A sack has burst, and flour has run out of it.
  cut(paper, 'M640,776Q690,748 760,760Q830,752 870,780Q760,800 640,776Z', '#f4ead0', laid(0.4, 0.8))
  yield
  cut(
    paper,
    'M560,784Q536,700 590,668L584,650H652L646,668Q708,700 690,760L664,772L652,756L640,778Q600,794 560,784Z',
    beam(paper, [650, 690], 130, '#f0d8a4', '#b08a58', '#5a4834'),
    laid(1),
  )
  yield
  line(paper, 'M592,666Q618,676 646,666', '#7a3a28', 6)
  spot(paper, heart(616, 738, 17), 'rgb(150 40 36 / 70%)')
  yield
  yield* tondo(paper, frame)
  yield* boughs(paper, frame, (x, y, size) => leaf([x, y], [x - 4, y + size * 3], size * 0.24), [
    '#0e3a3e',
    '#1f5c50',
  ])
  yield* hush(paper, frame, [940, 560])
}
