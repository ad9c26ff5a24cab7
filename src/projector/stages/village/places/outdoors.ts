/** Places under the sky: the well beneath its linden, the gate of the churchyard, the mill, the edge of the forest. */
import { mix, seen } from '../../../paper/colour'
import { cut, hole } from '../../../paper/cut'
import { along, type Paper } from '../../../paper/paper'
import { arch, circle, ellipse, polygon, rect } from '../../../paper/paths'
import type { Frame, Painting } from '../../stage'
import { paintChurch, paintWell } from '../set/church'
import { row, type House } from '../set/houses'
import { bat, fir, heart, leaf, twig, type Point } from '../set/kit'
import { owl } from '../set/owl'
import { TINTS, type Tints } from '../set/tints'
import {
  boughs,
  evening,
  everything,
  glow,
  halfOf,
  hush,
  laid,
  lantern,
  line,
  placed,
  planks,
  pour,
  shine,
  spot,
  tondo,
} from './kit'

const NIGHT = TINTS.night
/** Stone and timber near a lamp, by night. */
const LAMPLIT: Tints = {
  ...TINTS.dusk,
  shadow: '#04121a',
  pane: '#081a22',
  haze: '#2a6468',
  ground: ['#c9a06a', '#8a7058', '#3f4a4c', '#182226'],
  church: ['#8a7a66', '#c4a67a'],
}

const ground = (
  paper: Paper,
  frame: Frame,
  y: number,
  bend: number,
  ...colours: string[]
): void => {
  const { left, width } = everything(frame)
  cut(
    paper,
    `M${left},1200V${y + bend}Q960,${y - bend} ${left + width},${y + bend}V1200Z`,
    pour(paper, y - bend, 1000, ...colours),
    laid(0.8, 0.4),
  )
}

const linden = (x: number, y: number, size: number): string => heart(x, y, size)

export function* well(paper: Paper, frame: Frame): Painting {
  yield* evening(paper, frame, [1330, 190], 560)
  const houses: readonly House[] = [
    [120, 150, 380, 'gable'],
    [300, 170, 420, 'long'],
    [500, 120, 440, 'gable'],
    [1330, 130, 430, 'gable'],
    [1480, 180, 400, 'long'],
    [1690, 150, 370, 'gable'],
  ]
  yield* row(paper, NIGHT, houses, true, true)
  ground(paper, frame, 610, 12, '#2f6a68', '#173f46', '#08202a')
  yield
  // Cobbles in rings round the well.
  const { pen } = paper
  pen.save()
  pen.translate(960, 776)
  pen.scale(1, 0.3)
  pen.lineCap = 'butt'
  for (let ring = 0; ring < 16; ring += 1) {
    pen.setLineDash([46, 7])
    pen.lineDashOffset = ring * 31
    line(paper, circle(0, 0, 260 + ring * 44), `rgb(160 226 214 / ${14 - ring * 0.6}%)`, 36)
    if (ring % 6 === 5) yield
  }
  pen.restore()
  yield
  glow(paper, [960, 600], 460, 0.5)
  yield* placed(paper, [960, 772], 2.9, [1216, 608], (local) => paintWell(local, LAMPLIT))
  lantern(paper, [1010, 560], 0.9, 40)
  glow(paper, [1010, 562], 300, 0.55)
  yield
  // A red scarf hangs over the rim.
  cut(
    paper,
    'M872,684Q900,676 930,686L936,700Q934,760 944,812L928,806L918,818L906,806L894,816L884,804Q884,740 872,684Z',
    pour(paper, 684, 820, '#d8443a', '#9a2028'),
    laid(0.8, 0.6),
  )
  yield
  line(
    paper,
    'M884,716Q908,722 936,714M884,748Q908,756 938,748M888,780Q910,788 940,780',
    'rgb(255 226 190 / 60%)',
    4,
  )
  yield
  yield* tondo(paper, frame)
  yield* boughs(paper, frame, linden, ['#10403c', '#1c5c48'])
  yield* hush(paper, frame, [960, 560])
}

export function* gate(paper: Paper, frame: Frame): Painting {
  yield* evening(paper, frame, [1320, 210], 600)
  yield* placed(paper, [800, 640], 1.4, [960, 594], (local) => paintChurch(local, NIGHT))
  ground(paper, frame, 640, 10, '#24585a', '#123a40', '#06181f')
  cut(
    paper,
    'M880,660Q900,700 800,780Q700,880 640,1100H1290Q1180,880 1090,780Q1010,700 1040,660Z',
    pour(paper, 650, 1000, '#5a8478', '#23474c', '#08202a'),
    laid(0.3, 0.3),
  )
  yield
  // A wall, two pillars with lamps, and a gate that stands ajar.
  const { left, width } = everything(frame)
  for (const [from, to] of [
    [left, 700],
    [1220, left + width],
  ] as const) {
    cut(
      paper,
      rect(from, 560, to - from, 250),
      pour(paper, 560, 800, '#3a4a48', '#121e24'),
      laid(1),
    )
    cut(paper, rect(from, 546, to - from, 20), '#52625a', laid(0.6, 0.6))
    let seams = ''
    for (let y = 594, at = 0; y < 800; y += 34, at += 1) {
      seams += `M${from},${y}H${to}`
      for (let x = from + (at % 2) * 40; x < to; x += 84) seams += `M${x},${y}v34`
    }
    line(paper, seams, 'rgb(2 10 14 / 45%)', 2)
    yield
  }
  for (const x of [704, 1216]) {
    cut(
      paper,
      rect(x - 46, 450, 92, 370),
      along(
        paper,
        [x - 46, 0, x + 46, 0],
        [
          [0, '#22302f'],
          [0.5, '#7a7660'],
          [1, '#1c2829'],
        ],
      ),
      laid(1.2),
    )
    cut(paper, `M${x - 58},452h116l-14,-22h-88Z`, '#8a8468', laid(0.7, 0.6))
    line(paper, `M${x - 46},540h92M${x - 46},630h92M${x - 46},720h92`, 'rgb(4 12 16 / 50%)', 2.4)
    lantern(paper, [x, 388], 0.95, 0)
    glow(paper, [x, 392], 330, 0.5)
    yield
  }
  const bars = (x0: number, x1: number, lean: number): string => {
    let path = ''
    for (let at = 0; at <= 7; at += 1) {
      const t = at / 7
      const x = x0 + (x1 - x0) * t
      const top = 500 - Math.sin(t * Math.PI) * 34 + lean * t
      path += rect(x - 3.4, top, 6.8, 310 + lean * t * 0.6) + leaf([x, top - 24], [x, top + 6], 4)
    }
    for (const y of [560, 690, 796])
      path += polygon([
        [x0, y],
        [x1, y + lean],
        [x1, y + lean + 9],
        [x0, y + 9],
      ])
    for (let at = 0; at < 3; at += 1)
      path += heart(x0 + (x1 - x0) * (0.22 + at * 0.28), 656 + lean * (0.22 + at * 0.28), 20)
    return path
  }
  cut(paper, bars(752, 950, 0), '#0a1216', { ...laid(0.6, 0.5), rimWidth: 1 })
  yield
  cut(paper, bars(1168, 1030, 44), '#0c161a', { ...laid(0.8, 0.55), rimWidth: 1 })
  yield
  // A wreath with a ribbon hangs at the gate.
  let green = ''
  let flowers = ''
  for (let at = 0; at < 22; at += 1) {
    const angle = (at * Math.PI * 2) / 22
    const [x, y] = [852 + Math.cos(angle) * 50, 640 + Math.sin(angle) * 50]
    green += leaf([x, y], [x + Math.cos(angle + 1.1) * 28, y + Math.sin(angle + 1.1) * 28], 6)
    green += leaf([x, y], [x + Math.cos(angle + 2.2) * 24, y + Math.sin(angle + 2.2) * 24], 6)
    if (at % 4 === 0) flowers += circle(x, y, 10)
  }
  cut(paper, green, '#2f7a54', { ...laid(0.7, 0.5), rimWidth: 0.8 })
  yield
  cut(paper, flowers, '#f2e4c4', laid(0.4, 0.7))
  yield
  cut(
    paper,
    'M848,690l-26,76l16,-8l8,14l10,-74l12,72l10,-12l14,8l-30,-78Z',
    '#c8382e',
    laid(0.6, 0.6),
  )
  yield
  cut(paper, bat(470, 250, 46) + bat(590, 170, 28) + bat(1090, 160, 22), '#03141a', {
    shadow: null,
    rim: 'rgb(150 220 210 / 40%)',
    rimWidth: 0.8,
  })
  yield
  yield* tondo(paper, frame)
  yield* boughs(
    paper,
    frame,
    (x, y, size) => leaf([x, y], [x + size * 1.5, y + size * 0.9], size * 0.28),
    ['#0c343a', '#184c4a'],
  )
  yield* hush(paper, frame, [960, 540])
}

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
  const wall = shine(paper, [1000, 560], 520, '#c8965a', '#7a5a44', '#2c3436', '#14242a')
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
    shine(paper, [960, 610], 380, '#a8845c', '#5f5448', '#232e32'),
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
    shine(paper, [650, 690], 130, '#f0d8a4', '#b08a58', '#5a4834'),
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
    shine(paper, [1120, 520], 90, '#ffe6a0', '#d8924a', '#6a3a22'),
    laid(1.1),
  )
  yield
  hole(
    paper,
    arch(1120, 558, 34, 86),
    shine(paper, [1120, 530], 60, '#fff6cc', '#ffcf74', '#c87a34'),
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
      shine(paper, [x + 6, y - 8], 28, '#f0685a', '#a82a2c'),
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
