/** The market under its awnings: a stall, and a hat that somebody has left on it. */
import { drawnAt, line, pour } from '../../../paper/lay'
import { mix } from '../../../paper/colour'
import { cut } from '../../../paper/cut'
import { grain } from '../../../paper/grain'
import { along, type Paper } from '../../../paper/paper'
import { circle, rect } from '../../../paper/paths'
import type { Frame, Painting } from '../../stage'
import { barrel, cat, crate, lane, lantern, washing } from './things/things'
import {
  bank,
  beam,
  fill,
  gates,
  glow,
  laid,
  sink,
  span,
  stars,
  tinge,
  whole,
  type Point,
} from './things/tools'
import { hangings, shelves, swordfish } from './things/wares'

const LAMP: Point = [1040, 452]
const [LEFT, RIGHT] = [600, 1540] as const

function* evening(paper: Paper, frame: Frame): Painting {
  fill(paper, frame, pour(paper, 0, 760, '#2c3766', '#6a6596', '#c58a97', '#f6bd8d', '#ffe6b6'))
  for (const [y, swing, seed, top, foot] of [
    [170, 70, 3, '#4c4f88', '#6a6596'],
    [262, 76, 11, '#736a9d', '#a07f9f'],
    [350, 70, 19, '#a37f9f', '#cf9896'],
    [440, 60, 23, '#d79a92', '#f0b58e'],
  ] as const) {
    cut(paper, bank(frame, y, swing, seed), pour(paper, y - 60, y + 190, top, foot), {
      shadow: { y: -6, blur: 20, colour: 'rgb(46 20 66 / 60%)' },
      rim: 'rgb(255 232 200 / 42%)',
      rimWidth: 1.3,
    })
    yield
  }
  cut(paper, circle(470, 500, 116), beam(paper, 470, 500, 116, '#fffbe8', '#ffeab8'), {
    shadow: { y: 0, blur: 26, colour: 'rgb(255 238 190 / 90%)' },
    rim: '#fffdf2',
  })
  cut(
    paper,
    bank(frame, 548, 44, 29),
    pour(paper, 500, 700, '#f0b68c', '#ffdba6'),
    laid(0.8, 0.4, '#5a2a50'),
  )
  stars(paper, frame, 26, 150, 4)
  yield
  cut(
    paper,
    'M330,780V640H400Q400,560 460,552Q520,560 520,640H560V600q0,-30 18,-36q18,6 18,36V640H760V780Z',
    pour(paper, 540, 780, '#6f4a70', '#a9727f'),
    laid(0.7, 0.5, '#5a283c'),
  )
  yield* lane(paper, [20, -60, 1000], [330, 500, 770], ['#473a66', '#a07a92'], 4, 8)
  cut(
    paper,
    `M${frame.left - 110},1190V900L300,768H760L${frame.right + 110},900V1190Z`,
    pour(paper, 768, 1000, '#c08a7c', '#7d5a72', '#2c2440'),
    laid(0.7),
  )
  washing(paper, [250, 320], [720, 372], 30, 8, 4)
  yield
}

function hat(paper: Paper): void {
  glow(paper, [1032, 690], 130, 0.5)
  drawnAt(paper, [1032, 712], 1.85, () => {
    cut(paper, 'M-34,0Q-20,-7 0,-6Q20,-7 34,0Q20,6 0,5Q-20,6 -34,0Z', '#1c0d16', laid(0.6))
    cut(
      paper,
      'M-19,-4L-15,-27Q-8,-34 0,-27Q8,-34 15,-27L19,-4Q0,1 -19,-4Z',
      along(
        paper,
        [-19, 0, 19, 0],
        [
          [0, '#160a12'],
          [0.5, '#3c2030'],
          [1, '#1c0d16'],
        ],
      ),
      laid(0.3),
    )
    cut(paper, 'M-18.4,-11L18.4,-11L19,-4Q0,1 -19,-4Z', '#c4302a', { shadow: null, rim: null })
  })
}

const CANOPY = { strips: 16, left: LEFT - 44, right: RIGHT + 44, top: 214, inset: 76 }
const sag = (share: number): number => 364 + 30 * Math.sin(Math.PI * share)

/** The awning: strips of cloth that sag between two poles, with their shadow below and a gilded hem. */
function* canopy(paper: Paper): Painting {
  const { strips, left, right, top, inset } = CANOPY
  const at = (share: number) => left + (right - left) * share
  const from = (share: number) => left + inset + (right - left - 2 * inset) * share
  cut(
    paper,
    `M${at(0.03)},${sag(0)}Q${at(0.5)},${sag(0.5) + 44} ${at(0.97)},${sag(0)}V${sag(0) + 34}Q${at(0.5)},${sag(0.5) + 92} ${at(0.03)},${sag(0) + 34}Z`,
    '#3a0e1e',
    { ...laid(1.4), rim: null },
  )
  for (let strip = 0; strip < strips; strip += 1) {
    const [a, b] = [strip / strips, (strip + 1) / strips]
    const [x, end] = [at(a), at(b)]
    const path = `M${from(a)},${top}H${from(b) + 0.6}Q${(from(b) + end) / 2},${top + 62} ${end + 0.6},${sag(b)}Q${(x + end) / 2},${(sag(a) + sag(b)) / 2 + 52} ${x},${sag(a)}Q${(from(a) + x) / 2},${top + 62} ${from(a)},${top}Z`
    cut(
      paper,
      path,
      strip % 2
        ? pour(paper, top, 420, '#cbb08c', '#f3dfb8', '#ffe2a6')
        : pour(paper, top, 420, '#6d1424', '#b8282a', '#e2602f'),
      {
        ...laid(0.9, 0.35),
        rimWidth: 1,
        shade: along(
          paper,
          [x, 0, end, 0],
          [
            [0, 'rgb(40 6 20 / 34%)'],
            [0.45, 'rgb(255 240 200 / 14%)'],
            [1, 'rgb(40 6 20 / 12%)'],
          ],
        ),
      },
    )
    line(
      paper,
      `M${x + 2},${sag(a)}Q${(x + end) / 2},${(sag(a) + sag(b)) / 2 + 52} ${end - 2},${sag(b)}`,
      '#f0c268',
      5,
    )
    if (strip % 4 === 3) yield
  }
  cut(paper, rect(from(0) - 12, top - 10, from(1) - from(0) + 24, 18), '#5a2230', laid())
  for (const x of [from(0) - 12, from(1) + 12])
    cut(
      paper,
      circle(x, top - 1, 15),
      beam(paper, x - 4, top - 6, 22, '#ffe6a0', '#c98b3a'),
      laid(),
    )
}

/** The counter: boards painted like a Sicilian cart. */
function* counter(paper: Paper): Painting {
  cut(
    paper,
    rect(LEFT + 6, 756, RIGHT - LEFT - 12, 260),
    pour(paper, 756, 990, '#8a3a2c', '#3a1626'),
    laid(0.6),
  )
  const wide = 110
  for (let x = LEFT + 24, at = 0; x + wide <= RIGHT - 10; x += wide + 2, at += 1) {
    const [ground, sign] = [
      ['#e0a53a', '#b8282a'],
      ['#2f6f8c', '#f3dfb8'],
      ['#b8282a', '#f0c268'],
    ][at % 3] as [string, string]
    cut(
      paper,
      rect(x, 770, wide - 10, 84),
      pour(paper, 770, 860, ground, mix(ground, '#2a0f20', 0.5)),
      laid(0.5, 0.6),
    )
    const [cx, cy] = [x + (wide - 10) / 2, 812]
    cut(
      paper,
      at % 2
        ? `M${cx},${cy - 32}L${cx + 36},${cy}L${cx},${cy + 32}L${cx - 36},${cy}Z`
        : Array.from({ length: 12 }, (_, ray) => {
            const [one, two] = [(ray / 12) * 2 * Math.PI, ((ray + 0.5) / 12) * 2 * Math.PI]
            return `${ray ? 'L' : 'M'}${(cx + 36 * Math.cos(one)).toFixed(1)},${(cy + 34 * Math.sin(one)).toFixed(1)}L${(cx + 17 * Math.cos(two)).toFixed(1)},${(cy + 16 * Math.sin(two)).toFixed(1)}`
          }).join('') + 'Z',
      sign,
      laid(0.3, 0.4),
    )
    cut(paper, circle(cx, cy, 9), ground, laid(0.2))
    if (at % 3 === 2) yield
  }
  cut(
    paper,
    rect(LEFT - 14, 714, RIGHT - LEFT + 28, 44),
    pour(paper, 714, 758, '#d08a52', '#7a3c34'),
    laid(1.4),
  )
}

function* stall(paper: Paper): Painting {
  cut(
    paper,
    rect(LEFT + 40, 330, RIGHT - LEFT - 80, 390),
    beam(paper, ...LAMP, 520, '#ffe09a', '#eaa456', '#a8533a', '#54222e', '#341424'),
    { ...laid(1.6), rim: null },
  )
  yield* shelves(paper)
  for (const x of [LEFT + 14, RIGHT - 40])
    cut(
      paper,
      rect(x, 240, 26, 700),
      along(
        paper,
        [x, 0, x + 26, 0],
        [
          [0, '#3d1b26'],
          [0.5, '#8a4636'],
          [1, '#4a2028'],
        ],
      ),
      laid(),
    )
  hangings(paper)
  yield
  lantern(paper, [LAMP[0], 465], 1.1, 60)
  yield* canopy(paper)
  yield* counter(paper)
  yield
  for (const [x, width, height, fruit] of [
    [640, 176, 66, 'orange'],
    [832, 130, 60, 'lemon'],
    [1396, 140, 66, 'tomato'],
  ] as const) {
    crate(paper, x, 716, width, height, fruit)
    yield
  }
  swordfish(paper)
  hat(paper)
}

export function* market(paper: Paper, frame: Frame): Painting {
  yield* evening(paper, frame)
  glow(paper, [520, 610], 460, 0.28, '#ffcfa0')
  yield* stall(paper)
  yield
  tinge(paper, frame, [LAMP[0], LAMP[1] + 60], 800, [
    [0, 'rgb(255 214 130 / 26%)'],
    [0.4, 'rgb(255 170 90 / 5%)'],
    [1, 'rgb(18 8 34 / 62%)'],
  ])
  glow(paper, LAMP, 460, 0.3)
  yield
  const half = span(frame, 690)
  yield* gates(
    paper,
    frame,
    (off) => {
      const wide = half + off
      return `M${960 - wide},1200V600Q${960 - wide},${110 - off * 0.75} 960,${92 - off * 0.75}Q${960 + wide},${110 - off * 0.75} ${960 + wide},600V1200Z`
    },
    [
      ['#8a4c4a', '#4a2740'],
      ['#54303f', '#2a1834'],
      ['#24142c', '#0d0817'],
    ],
  )
  barrel(paper, 960 - half + 70, 1110, 1)
  yield
  cat(paper, 960 - half + 74, 812, 1.05)
  sink(paper, frame, [980, 520])
  yield
  grain(paper, whole(frame), 0.16)
}
