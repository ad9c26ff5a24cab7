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

function hangings(paper: Paper): void {
  for (const [x, colour] of [
    [690, '#f3e2c4'],
    [1440, '#c4302a'],
  ] as const) {
    line(paper, `M${x},390V424`, '#2b1018', 2)
    for (let at = 0; at < 6; at += 1)
      for (const side of [-1, 1])
        cut(
          paper,
          `M${x + side * 3},${424 + at * 24}Q${x + side * (22 - at)},${428 + at * 24} ${x + side * 12},${450 + at * 24}Q${x},${452 + at * 24} ${x + side * 3},${424 + at * 24}Z`,
          at % 2 ? colour : mix(colour, '#5a2436', 0.14),
          { ...laid(0.5), rimWidth: 0.8 },
        )
  }
  line(paper, 'M830,390V430', '#2b1018', 2)
  cut(
    paper,
    'M770,452Q820,420 890,446L930,432L922,456L932,474L892,464Q816,486 770,452L706,456Z',
    pour(paper, 425, 480, '#b9cbd4', '#7f95a6'),
    laid(0.8, 0.7),
  )
  cut(paper, circle(798, 450, 3.4), '#1c0d16', { shadow: null, rim: null })
  for (let at = 0; at < 4; at += 1)
    cut(paper, `M${1268 + at * 15},400q-10,50 2,90q10,4 12,-4q-8,-50 -2,-86Z`, '#8f2b2a', {
      ...laid(0.5),
      rimWidth: 0.8,
    })
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

function scales(paper: Paper): void {
  drawnAt(paper, [120, 0], 1, () => {
    const brass = laid(0.6, 0.6)
    cut(paper, 'M1052,716L1066,700H1100L1114,716Z', '#c98b3a', brass)
    cut(paper, rect(1079, 606, 8, 96), '#c98b3a', brass)
    cut(paper, 'M1028,612Q1083,598 1138,612L1138,617Q1083,604 1028,617Z', '#e2ad52', brass)
    for (const x of [1034, 1132]) {
      line(paper, `M${x},615L${x - 20},658M${x},615L${x + 20},658`, '#e2ad52', 1.4)
      cut(paper, `M${x - 24},658H${x + 24}Q${x},682 ${x - 24},658Z`, '#c98b3a', brass)
    }
  })
}

function* stall(paper: Paper): Painting {
  cut(
    paper,
    rect(LEFT + 40, 330, RIGHT - LEFT - 80, 390),
    beam(paper, ...LAMP, 540, '#ffd98c', '#e9a052', '#b4603e', '#6a2c38', '#4a1e30'),
    { ...laid(1.6), rim: null },
  )
  for (let x = LEFT + 70; x < RIGHT - 40; x += 44)
    line(paper, `M${x},330L${x + 5},720`, 'rgb(60 14 20 / 22%)', 2)
  for (const x of [LEFT + 22, RIGHT - 42])
    cut(
      paper,
      rect(x, 300, 20, 640),
      along(
        paper,
        [x, 0, x + 20, 0],
        [
          [0, '#3d1b26'],
          [1, '#6d3530'],
        ],
      ),
      laid(),
    )
  hangings(paper)
  yield
  lantern(paper, [LAMP[0], 455], 1.1, 40)
  const strips = 14
  const wide = (RIGHT - LEFT + 80) / strips
  const narrow = (RIGHT - LEFT - 120) / strips
  for (let at = 0; at < strips; at += 1) {
    const [x, top] = [LEFT - 40 + at * wide, LEFT + 60 + at * narrow]
    cut(
      paper,
      `M${top},232H${top + narrow + 1}L${x + wide + 1},384q${-wide / 2},44 ${-wide - 1},0Z`,
      at % 2
        ? pour(paper, 232, 410, '#d9c09a', '#f7e6c2', '#ffdc9c')
        : pour(paper, 232, 410, '#7d1826', '#c4302a', '#dd5a30'),
      { ...laid(1.2), rimWidth: 1.2 },
    )
    if (at % 4 === 3) yield
  }
  cut(paper, rect(LEFT + 54, 222, RIGHT - LEFT - 108, 14), '#5a2230', laid())
  cut(
    paper,
    rect(LEFT - 10, 716, RIGHT - LEFT + 20, 40),
    pour(paper, 716, 756, '#b06a40', '#6a3430'),
    laid(1.2),
  )
  cut(
    paper,
    rect(LEFT + 10, 756, RIGHT - LEFT - 20, 240),
    pour(paper, 756, 990, '#4d222c', '#1f0f1e'),
    laid(0.6),
  )
  for (let x = LEFT + 60; x < RIGHT - 20; x += 74)
    cut(paper, rect(x, 764, 58, 230), pour(paper, 756, 960, '#62303a', '#281424'), {
      ...laid(0.4, 0.3),
      rimWidth: 0.8,
    })
  yield
  for (const [x, width, height, fruit] of [
    [640, 176, 66, 'orange'],
    [826, 140, 60, 'lemon'],
    [1266, 120, 62, 'artichoke'],
    [1396, 140, 66, 'tomato'],
  ] as const) {
    crate(paper, x, 716, width, height, fruit)
    yield
  }
  crate(paper, 690, 940, 190, 84, 'tomato')
  crate(paper, 1270, 940, 190, 84, 'orange')
  yield
  scales(paper)
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
