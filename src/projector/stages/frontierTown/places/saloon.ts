/** The saloon: a pianola that plays by itself, a mirror with another town in it, doors that swing. */
import { mix, seen } from '../../../paper/colour'
import { cut } from '../../../paper/cut'
import { along, around, type Paper } from '../../../paper/paper'
import { circle, rect } from '../../../paper/paths'
import type { Frame, Painting } from '../../stage'
import { board, gouges } from '../set/gouge'
import { dim, flat, glow, INK, moon, planks, sheet } from './things/kit'
import { boxed, mount } from './things/openings'
import { chandelier, mirror, pianola } from './things/furniture'

const RIM = 'rgb(255 214 140 / 60%)'

export function* saloon(paper: Paper, frame: Frame): Painting {
  const { left, right, top } = frame
  paper.pen.fillStyle = around(
    paper,
    [960, 400, 1000],
    [
      [0, '#b8562e'],
      [0.4, '#7a2c24'],
      [1, '#230c16'],
    ],
  )
  paper.pen.fillRect(left - 20, top - 20, right - left + 40, 1130 - top)
  planks(
    paper,
    { left: left - 20, top: top - 20, width: right - left + 40, height: 740 - top },
    around(
      paper,
      [960, 380, 950],
      [
        [0, '#c8683a'],
        [0.4, '#7d2f26'],
        [1, '#240c18'],
      ],
    ),
    54,
    'upright',
    flat(null),
  )
  yield
  // Paper with a pattern above the boards.
  let pattern = ''
  for (let x = left; x < right; x += 54)
    for (let y = top + 40; y < 420; y += 74)
      pattern += `M${x + 27},${y}q12,14 0,30q-12,-16 0,-30ZM${x + 12},${y + 24}q14,-4 15,12q-14,2 -15,-12ZM${x + 42},${y + 24}q-14,-4 -15,12q14,2 15,-12Z`
  paper.pen.fillStyle = 'rgb(255 190 110 / 13%)'
  paper.pen.fill(new Path2D(pattern))
  yield
  mirror(paper)
  yield
  // Bottles in front of it, lit from behind.
  planks(
    paper,
    { left: 660, top: 500, width: 610, height: 20 },
    '#8a4a2c',
    90,
    'upright',
    sheet(RIM),
  )
  const tints = ['#3f8a5e', '#c8742c', '#8f2f3a', '#2f6f8a', '#d8a83c']
  for (let n = 0; n < 17; n += 1) {
    const [x, high, w] = [684 + n * 34, 62 + ((n * 29) % 34), 11]
    const tint = tints[n % 5] ?? '#3f8a5e'
    board(
      paper,
      `M${x - w},500V${500 - high * 0.6}q0,-10 7,-13v${-high * 0.24}h8v${high * 0.24}q7,3 7,13V500Z`,
      along(
        paper,
        [x - w, 0, x + w, 0],
        [
          [0, mix(tint, '#fff0b0', 0.5)],
          [1, mix(tint, INK, 0.35)],
        ],
      ),
      [],
      sheet('rgb(255 240 190 / 75%)', 1.2, 5),
    )
    if (n % 2) cut(paper, rect(x - w + 1, 468, w * 2 - 2, 18), '#f2dfb0', flat(INK))
  }
  yield
  // The bar, and one glass on it.
  planks(
    paper,
    { left: 690, top: 606, width: 560, height: 160 },
    along(
      paper,
      [690, 0, 1250, 0],
      [
        [0, '#5a2620'],
        [0.5, '#a3562e'],
        [1, '#4a1f20'],
      ],
    ),
    70,
    'upright',
    sheet(RIM, 1.6, 18),
  )
  board(
    paper,
    'M660,580H1280L1296,612H644Z',
    along(
      paper,
      [0, 580, 0, 612],
      [
        [0, '#f0b468'],
        [1, '#8a4426'],
      ],
    ),
    [
      [
        gouges(
          { left: 640, top: 580, width: 660, height: 32 },
          { gap: 7, width: 1.4, length: 120 },
        ),
        seen('#4a1c14', 0.7),
      ],
    ],
    sheet('#ffe2a0', 1.8),
  )
  glow(paper, [960, 540, 190], '#ffd890', 0.5)
  cut(paper, 'M930,520H990L982,584H938Z', 'rgb(220 240 230 / 36%)', {
    shadow: { y: 4, blur: 8, colour: INK },
    rim: '#fffbe6',
    rimWidth: 2,
  })
  cut(paper, 'M934,546Q960,552 986,546L981,582H939Z', '#e8952c', flat('#ffd890'))
  yield
  pianola(paper)
  yield
  // The doors, still swinging, with the night behind them.
  cut(paper, rect(1340, 270, 280, 480), '#4a1f20', sheet(RIM, 1.8, 18))
  const { pen } = paper
  pen.save()
  pen.clip(new Path2D(rect(1362, 292, 236, 460)))
  pen.fillStyle = along(
    paper,
    [0, 290, 0, 750],
    [
      [0, '#071434'],
      [0.7, '#1d5670'],
      [1, '#4a9a90'],
    ],
  )
  pen.fillRect(1362, 292, 236, 460)
  moon(paper, [1510, 370], 34)
  cut(paper, 'M1362,752V560h50v-30h70v30h40v-50h76v242Z', '#0a1c3c', flat('rgb(150 230 190 / 60%)'))
  pen.restore()
  for (const [hinge, run, skew] of [
    [1362, 1, 26],
    [1598, -1, -12],
  ] as const) {
    const w = run * 112
    board(
      paper,
      `M${hinge},440Q${hinge + w / 2},${420 + skew} ${hinge + w},${462 + skew}V${672 + skew}Q${hinge + w / 2},${690 + skew} ${hinge},660Z`,
      along(
        paper,
        [hinge, 0, hinge + w, 0],
        [
          [0, '#8a4a2c'],
          [1, '#c8834a'],
        ],
      ),
      [],
      sheet('rgb(255 224 160 / 75%)', 1.6),
    )
    let slats = ''
    for (let y = 478; y < 650; y += 18)
      slats += `M${hinge + w * 0.14},${y}L${hinge + w * 0.86},${y + skew * 0.8}v7L${hinge + w * 0.14},${y + 7}Z`
    cut(paper, slats, '#4a1f1c', flat(null))
  }
  yield
  planks(
    paper,
    { left: left - 20, top: 740, width: right - left + 40, height: 380 },
    along(
      paper,
      [0, 740, 0, 1000],
      [
        [0, '#8a4a2c'],
        [1, '#1c0a12'],
      ],
    ),
    34,
    'across',
    sheet(RIM),
  )
  for (const x of [720, 1200]) cut(paper, circle(x, 690, 8), '#f2c86a', flat(INK))
  chandelier(paper, 960, 130)
  yield
  mount(paper, frame, boxed, '#4a1a20', '#f0b868')
  dim(paper, frame, [920, 470], '#0b0408')
}
