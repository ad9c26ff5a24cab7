/** The cathedral: battlements and a dome between two slender towers, lit from within. */
import { mix, seen } from '../../../paper/colour'
import { cut, hole, type CutLook } from '../../../paper/cut'
import { around, type Paper } from '../../../paper/paper'
import { arch, circle, rect } from '../../../paper/paths'
import type { Painting } from '../../stage'
import { down, edged } from './edges'
import type { Tints } from './tints'

/** Swallowtail battlements along a wall. */
function battlements(x: number, y: number, width: number, size: number): string {
  const count = Math.round(width / (size * 1.6))
  const pitch = width / count
  let path = ''
  for (let at = 0; at < count; at += 1) {
    const left = x + at * pitch + (pitch - size) / 2
    path += `M${left},${y + 2}v${-size * 1.2}l${size / 2},${size * 0.4}l${size / 2},${-size * 0.4}v${size * 1.2}Z`
  }
  return path
}

/** A window that comes to a point, as the Normans and the Arabs built it. */
const pointed = (x: number, y: number, half: number, height: number): string =>
  `M${x - half},${y}V${y - height + half * 1.5}Q${x - half},${y - height + half * 0.5} ${x},${y - height}Q${x + half},${y - height + half * 0.5} ${x + half},${y - height + half * 1.5}V${y}Z`

const cross = (x: number, y: number): string =>
  rect(x - 1.5, y - 26, 3, 28) + rect(x - 7.5, y - 19, 15, 3)

function tower(paper: Paper, tints: Tints, x: number, look: CutLook, light: CanvasGradient): void {
  const [top, foot] = tints.church
  const trim = { ...look, shadow: { y: 3, blur: 5, colour: seen(tints.shadow, 0.5) }, rimWidth: 1 }
  cut(
    paper,
    rect(x - 24, 420, 48, 300),
    down(paper, 400, 680, [mix(top, tints.shadow, 0.12), foot]),
    look,
  )
  cut(
    paper,
    rect(x - 19, 384, 38, 40),
    down(paper, 360, 600, [mix(top, tints.shadow, 0.12), foot]),
    look,
  )
  cut(paper, `M${x - 19},386L${x},330L${x + 19},386Z`, mix(top, tints.shadow, 0.2), look)
  for (const side of [-1, 1]) cut(paper, `M${x + side * 21 - 4},420V392l4,-14l4,14V420Z`, top, trim)
  cut(
    paper,
    rect(x - 28, 416, 56, 7) +
      rect(x - 27, 484, 54, 6) +
      rect(x - 27, 552, 54, 6) +
      rect(x - 22, 382, 44, 5),
    mix(top, tints.rim, 0.22),
    trim,
  )
  cut(paper, cross(x, 332), mix(top, tints.shadow, 0.3), { ...look, shadow: null, rimWidth: 0.7 })
  for (const y of [478, 546])
    for (const side of [-1, 1])
      hole(paper, pointed(x + side * 10, y, 7, 44), light, { edge: seen(tints.shadow, 0.9) })
  hole(paper, pointed(x, 412, 6, 22), light, { edge: seen(tints.shadow, 0.9) })
}

/** From the dome behind to the doors before. */
export function* paintCathedral(paper: Paper, tints: Tints): Painting {
  const { pen } = paper
  const [top, foot] = tints.church
  const look = edged(tints, 1.2, 0.6)
  const trim = { ...look, shadow: { y: 3, blur: 6, colour: seen(tints.shadow, 0.5) }, rimWidth: 1 }
  const wall = down(paper, 330, 660, tints.church)
  const light = down(paper, 400, 640, [mix(tints.lamp, '#ffffff', 0.35), tints.lamp])
  // The dome on its drum.
  cut(paper, 'M874,720V462Q874,444 890,440V424H1030V440Q1046,444 1046,462V720Z', wall, look)
  cut(
    paper,
    'M884,430V416C884,350 930,338 960,328C990,338 1036,350 1036,416V430Z',
    down(paper, 330, 440, [mix(top, tints.leaf[1], 0.25), mix(foot, tints.leaf[1], 0.1)]),
    {
      ...look,
      shade: around(
        paper,
        [938, 376, 120],
        [
          [0, seen(tints.rim, 0.2)],
          [1, seen(tints.shadow, 0.28)],
        ],
      ),
    },
  )
  pen.strokeStyle = seen(tints.rim, 0.34)
  pen.lineWidth = 1.4
  for (const rib of [-0.7, -0.36, 0, 0.36, 0.7])
    pen.stroke(new Path2D(`M${960 + rib * 76},428Q${960 + rib * 82},364 960,332`))
  cut(paper, rect(878, 424, 164, 8), mix(top, tints.rim, 0.24), trim)
  for (const at of [-54, -27, 0, 27, 54])
    hole(paper, arch(960 + at, 460, 6, 24), light, { edge: seen(tints.shadow, 0.9) })
  cut(paper, 'M946,332V308Q946,296 960,290Q974,296 974,308V332Z', wall, trim)
  cut(paper, cross(960, 291), mix(top, tints.shadow, 0.3), { ...look, shadow: null, rimWidth: 0.7 })
  yield
  // Bridges of arches to the towers, and the towers.
  for (const side of [-1, 1]) {
    const x = 960 + side * 196
    cut(
      paper,
      `M${960 + side * 120},720V520H${x}V720Z`,
      down(paper, 500, 680, [mix(top, tints.shadow, 0.1), foot]),
      look,
    )
    cut(
      paper,
      battlements(Math.min(960 + side * 120, x), 520, 76, 9),
      mix(top, tints.shadow, 0.05),
      trim,
    )
    hole(paper, pointed(960 + side * 142, 640, 13, 66), mix(foot, tints.pane, 0.5), {
      edge: seen(tints.shadow, 0.9),
    })
    tower(paper, tints, x, look, light)
    yield
  }
  // The front.
  const face = down(paper, 470, 690, [mix(top, tints.rim, 0.06), mix(foot, tints.rim, 0.12)])
  cut(paper, battlements(830, 502, 260, 12), top, trim)
  cut(paper, 'M826,720V500H1094V720Z', face, look)
  cut(paper, `M902,504L960,468L1018,504Z`, face, look)
  cut(paper, rect(822, 500, 276, 7) + rect(826, 514, 268, 3), mix(top, tints.rim, 0.28), trim)
  // Blind arches, interlaced.
  pen.strokeStyle = seen(tints.rim, 0.3)
  pen.lineWidth = 1.5
  for (let x = 834; x < 1076; x += 14)
    if (x < 906 || x > 986)
      pen.stroke(new Path2D(`M${x},538V530Q${x},520 ${x + 14},518Q${x + 28},520 ${x + 28},530V538`))
  yield
  const rose = circle(960, 540, 27)
  hole(
    paper,
    rose,
    around(
      paper,
      [960, 540, 28],
      [
        [0, '#fffbe4'],
        [1, tints.lamp],
      ],
    ),
    { edge: seen(tints.shadow, 0.9) },
  )
  pen.strokeStyle = mix(top, tints.shadow, 0.35)
  pen.lineWidth = 2.2
  for (let spoke = 0; spoke < 12; spoke += 1) {
    const angle = (spoke * Math.PI) / 6
    pen.stroke(
      new Path2D(
        `M${960 + Math.cos(angle) * 8},${540 + Math.sin(angle) * 8}L${960 + Math.cos(angle) * 27},${540 + Math.sin(angle) * 27}`,
      ),
    )
  }
  pen.stroke(new Path2D(circle(960, 540, 8) + circle(960, 540, 18)))
  // Three doors under one porch.
  for (const [x, half, height] of [
    [886, 17, 62],
    [960, 24, 74],
    [1034, 17, 62],
  ] as const) {
    cut(paper, pointed(x, 660, half + 7, height + 34), mix(top, tints.rim, 0.2), trim)
    cut(paper, pointed(x, 660, half + 3.5, height + 29), mix(top, tints.shadow, 0.2), {
      ...trim,
      shadow: null,
    })
    hole(paper, pointed(x, 660, half, height + 24), light, { edge: seen(tints.shadow, 0.9) })
    yield
  }
}
