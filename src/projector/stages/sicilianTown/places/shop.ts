/** The window of a pastry shop, late: a cassata on its stand, and a slice is missing. */
import { line, pour, spot } from '../../../paper/lay'
import { mix } from '../../../paper/colour'
import { cut, hole } from '../../../paper/cut'
import { grain } from '../../../paper/grain'
import { along, type Paper } from '../../../paper/paper'
import { circle, polygon, rect } from '../../../paper/paths'
import type { Frame, Painting } from '../../stage'
import { cat, lantern } from './things/things'
import { beam, fill, glow, laid, sink, span, tinge, whole, type Point } from './things/tools'
import { GOODS, machine, cassata, cannoli } from './things/pastry'

const LAMP: Point = [960, 300]
/** Shelves with jars along the wall behind. */
function* shelves(paper: Paper, half: number): Painting {
  cut(
    paper,
    rect(960 - half, 120, half * 2, 660),
    beam(paper, ...LAMP, 620, '#fff0c0', '#f4c478', '#c47a4c', '#6a3238', '#3c1c30'),
    { shadow: null, rim: null },
  )
  // Tiles, in the manner of the island.
  let tiles = ''
  for (let x = 960 - half + 22; x < 960 + half; x += 44)
    for (let y = 500; y < 640; y += 44) tiles += `M${x},${y}l22,22l-22,22l-22,-22Z`
  spot(paper, tiles, 'rgb(60 120 130 / 34%)')
  line(paper, tiles, 'rgb(255 246 214 / 34%)', 1.2)
  yield
  const jars = ['#c4302a', '#f0c94a', '#7aa86a', '#e8946a', '#b8879a', '#f4e6c8'] as const
  for (const y of [268, 396]) {
    for (let at = 0; at < 9; at += 1) {
      const x = 960 - half + 70 + (at * (half * 2 - 140)) / 8
      if (Math.abs(x - 960) < 110) continue
      const [wide, tall] = [25 + (at % 3) * 4, 62 + ((at * 7) % 4) * 9]
      cut(
        paper,
        `M${x - wide},${y}V${y - tall + 12}Q${x - wide},${y - tall} ${x - wide + 10},${y - tall}H${x + wide - 10}Q${x + wide},${y - tall} ${x + wide},${y - tall + 12}V${y}Z`,
        along(
          paper,
          [x - wide, 0, x + wide, 0],
          [
            [0, mix(jars[(at + y) % 6] ?? '#c4302a', '#5a2436', 0.35)],
            [0.4, mix(jars[(at + y) % 6] ?? '#c4302a', '#fff2c8', 0.25)],
            [1, mix(jars[(at + y) % 6] ?? '#c4302a', '#5a2436', 0.45)],
          ],
        ),
        GOODS,
      )
      cut(paper, rect(x - wide + 5, y - tall - 11, wide * 2 - 10, 12), '#8a5432', GOODS)
      cut(paper, rect(x - 12, y - tall * 0.62, 24, 20), '#f8ecd0', { ...GOODS, rimWidth: 0.7 })
    }
    cut(
      paper,
      rect(960 - half, y, half * 2, 14),
      pour(paper, y, y + 14, '#a8683c', '#5c3030'),
      laid(1),
    )
    yield
  }
}

function* counter(paper: Paper, half: number): Painting {
  machine(paper, [960 + half * 0.62, 672])
  yield
  cut(
    paper,
    rect(960 - half, 668, half * 2, 26),
    pour(paper, 668, 694, '#f4e0bc', '#b88a5c'),
    laid(1.2),
  )
  cut(
    paper,
    rect(960 - half, 694, half * 2, 260),
    pour(paper, 694, 940, '#6a3038', '#241020'),
    laid(0.4),
  )
  for (let x = 960 - half + 30; x < 960 + half - 40; x += 130)
    hole(paper, rect(x, 716, 106, 200), '#3a1828', { edge: 'rgb(20 6 16 / 90%)' })
  cannoli(paper, [960 - half * 0.6, 664])
  yield
  cassata(paper, [960, 668])
  // Cups by the machine.
  for (const at of [0, 1, 2])
    cut(
      paper,
      `M${960 + half * 0.62 - 150 + at * 34},644h24q0,22 -12,24q-12,-2 -12,-24Z`,
      '#f8f0e0',
      { ...GOODS, rimWidth: 0.8 },
    )
}

/** The street side: a frame of painted wood, an awning, and the pole of the barber next door. */
function* outside(paper: Paper, frame: Frame, half: number): Painting {
  const box = whole(frame)
  const sheet = rect(box.left, box.top, box.width, box.height)
  const pane = (off: number): string =>
    `M${960 - half - off},1200V${170 - off}Q960,${100 - off} ${960 + half + off},${170 - off}V1200Z`
  for (const [off, near, far] of [
    [0, '#3f7a74', '#16343e'],
    [26, '#2a5a5a', '#10262e'],
    [70, '#241c3e', '#0a0818'],
  ] as const) {
    cut(paper, sheet + pane(off), beam(paper, 960, 480, 1150, near, near, far), {
      rule: 'evenodd',
      shadow: { y: 9, blur: 22, colour: 'rgb(6 4 18 / 80%)' },
      rim: 'rgb(255 220 160 / 50%)',
      rimWidth: 1.5,
    })
    yield
  }
  for (const x of [960 - half * 0.34, 960 + half * 0.34])
    cut(
      paper,
      rect(x - 6, 120, 12, 546),
      along(
        paper,
        [x - 6, 0, x + 6, 0],
        [
          [0, '#16343e'],
          [0.5, '#4a8a80'],
          [1, '#16343e'],
        ],
      ),
      laid(0.8),
    )
  spot(
    paper,
    polygon([
      [960 - half + 20, 640],
      [960 - half + 190, 190],
      [960 - half + 250, 186],
      [960 - half + 60, 660],
    ]),
    'rgb(255 255 255 / 7%)',
  )
  // The awning.
  const strips = 15
  const [wide, narrow] = [(half * 2 + 220) / strips, (half * 2 + 80) / strips]
  for (let at = 0; at < strips; at += 1) {
    const [x, top] = [960 - half - 110 + at * wide, 960 - half - 40 + at * narrow]
    cut(
      paper,
      `M${top},56H${top + narrow + 1}L${x + wide + 1},160q${-wide / 2},40 ${-wide - 1},0Z`,
      at % 2
        ? pour(paper, 56, 180, '#a8a08a', '#f2e6c8')
        : pour(paper, 56, 180, '#123a34', '#3f8a6a'),
      { ...laid(1.2), rimWidth: 1.2 },
    )
    if (at % 5 === 4) yield
  }
  cut(paper, rect(960 - half - 48, 46, half * 2 + 96, 14), '#16343e', laid())
  const pole = 960 + half + 132
  cut(paper, rect(pole - 17, 330, 34, 260), '#f2e6d4', laid(1.4))
  let stripes = ''
  for (let y = 322; y < 590; y += 54) stripes += `M${pole - 17},${y + 22}l34,-22v18l-34,22Z`
  const { pen } = paper
  pen.save()
  pen.beginPath()
  pen.rect(pole - 17, 330, 34, 260)
  pen.clip()
  spot(paper, stripes, '#c4302a')
  pen.translate(0, 27)
  spot(paper, stripes, '#2f5a8a')
  pen.restore()
  cut(paper, `${circle(pole, 318, 22)}${rect(pole - 24, 586, 48, 14)}`, '#d9a54c', laid(1))
}

export function* shop(paper: Paper, frame: Frame): Painting {
  const half = span(frame, 650)
  fill(paper, frame, '#241c3e')
  yield* shelves(paper, half)
  lantern(paper, LAMP, 1, 120)
  yield
  yield* counter(paper, half)
  tinge(paper, frame, [960, 480], 780, [
    [0, 'rgb(255 222 140 / 22%)'],
    [0.5, 'rgb(255 170 90 / 4%)'],
    [1, 'rgb(20 8 36 / 60%)'],
  ])
  glow(paper, LAMP, 420, 0.3)
  yield
  yield* outside(paper, frame, half)
  cut(
    paper,
    rect(960 - half - 60, 776, half * 2 + 120, 30),
    pour(paper, 776, 806, '#3f7a74', '#16343e'),
    laid(1.4),
  )
  cat(paper, 960 - half + 110, 776, 0.9)
  yield
  sink(paper, frame, [960, 480])
  yield
  grain(paper, whole(frame), 0.16)
}
