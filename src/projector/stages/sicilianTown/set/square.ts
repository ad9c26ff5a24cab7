/** The square: inlaid paving in perspective, and a flat of houses at each side, as in the wings of a theatre. */
import { strip } from '../../frame'
import { mix, seen } from '../../../paper/colour'
import { cut, hole } from '../../../paper/cut'
import { grain } from '../../../paper/grain'
import { along, around, over, type Box, type Paper } from '../../../paper/paper'
import { arch, ellipse, rect } from '../../../paper/paths'
import type { Frame, Painting } from '../../stage'
import { down, edged } from './edges'
import type { Tints } from './tints'

const [X, Y, RX, RY] = [960, 800, 780, 200] as const

/** The ground, and a flat at each side. */
export const squareBoxes = (frame: Frame): readonly Box[] => [
  strip(frame, 576, 1150),
  { left: frame.left - 130, top: 286, width: 330, height: 290 },
  { left: frame.right - 200, top: 286, width: 330, height: 290 },
]

const at = (share: number, angle: number): string =>
  `${(X + Math.cos(angle) * RX * share).toFixed(1)},${(Y + Math.sin(angle) * RY * share).toFixed(1)}`

function* inlay(paper: Paper, tints: Tints): Painting {
  const { pen } = paper
  const [light, mid, deep] = tints.ground
  pen.save()
  pen.beginPath()
  pen.rect(X - 1600, 596, 3200, 560)
  pen.clip()
  for (const [share, alpha] of [
    [0.2, 0.36],
    [0.46, 0.3],
    [0.52, 0.3],
    [0.8, 0.26],
    [0.86, 0.26],
    [1.22, 0.18],
    [1.62, 0.12],
  ] as const) {
    pen.strokeStyle = seen(tints.rim, alpha)
    pen.lineWidth = share > 0.7 ? 3 : 2
    pen.stroke(new Path2D(ellipse(X, Y, RX * share, RY * share)))
  }
  yield
  for (let ray = 0; ray < 32; ray += 1) {
    const angle = (ray * Math.PI) / 16
    pen.strokeStyle = seen(tints.rim, 0.15)
    pen.lineWidth = 2
    pen.stroke(
      new Path2D(`M${at(ray % 2 ? 0.52 : 0.2, angle)}L${at(ray % 4 ? 0.86 : 1.62, angle)}`),
    )
  }
  // Lozenges in the outer band.
  let stones = ''
  for (let stone = 0; stone < 32; stone += 1) {
    const angle = ((stone + 0.5) * Math.PI) / 16
    stones += `M${at(0.6, angle)}L${at(0.66, angle + 0.06)}L${at(0.72, angle)}L${at(0.66, angle - 0.06)}Z`
  }
  cut(paper, stones, mix(mid, deep, 0.5), {
    shadow: null,
    rim: seen(tints.rim, 0.22),
    rimWidth: 0.8,
  })
  yield
  for (let point = 0; point < 16; point += 1) {
    const angle = (point * Math.PI) / 8
    for (const side of [-1, 1] as const)
      cut(
        paper,
        `M${X},${Y}L${at(point % 2 ? 0.34 : 0.44, angle)}L${at(0.15, angle + (side * Math.PI) / 8)}Z`,
        side < 0 ? mix(light, mid, point % 2 ? 0.6 : 0.2) : mix(mid, deep, point % 2 ? 0.7 : 0.4),
        { shadow: null, rim: seen(tints.rim, 0.3), rimWidth: 0.7 },
      )
  }
  cut(paper, ellipse(X, Y, 48, 12.5), mix(light, tints.rim, 0.3), {
    ...edged(tints, 0.4, 0.6),
    rimWidth: 1,
  })
  pen.restore()
  yield
}

/** A house at the side: balconies, a shutter, washing on a line. */
function* wing(paper: Paper, tints: Tints, frame: Frame, side: -1 | 1): Painting {
  const edge = side < 0 ? frame.left : frame.right
  const x = (off: number): number => edge - side * off
  const [top, foot] = tints.wing
  const look = edged(tints, 1.6, 0.4)
  cut(
    paper,
    `M${x(-130)},720V330H${x(132)}l${-side * 10},-12h${-side * 0}V322H${x(148)}V344H${x(138)}V720Z`,
    down(paper, 300, 700, tints.wing),
    look,
  )
  cut(paper, `M${x(-130)},318H${x(150)}v10H${x(-130)}Z`, mix(top, tints.rim, 0.2), {
    ...look,
    rimWidth: 1,
  })
  yield
  for (const y of [430, 536, 640]) {
    cut(paper, arch(x(96), y + 4, 20, 70), mix(top, tints.rim, 0.16), {
      ...edged(tints, 0.5, 0.3),
      rimWidth: 0.8,
    })
    hole(paper, arch(x(96), y, 15, 62), mix(tints.pane, foot, 0.2), {
      edge: seen(tints.shadow, 0.9),
    })
    let bars = rect(x(96) - 31, y - 26, 62, 3)
    for (let bar = -30; bar <= 30; bar += 7.5) bars += rect(x(96) + bar - 1, y - 25, 2, 25)
    paper.pen.fillStyle = mix(top, tints.shadow, 0.6)
    paper.pen.fill(new Path2D(bars))
    cut(paper, rect(x(96) - 34, y, 68, 6), mix(top, tints.shadow, 0.4), {
      ...edged(tints, 1, 0.4),
      rimWidth: 0.8,
    })
    yield
  }
}

/** The flats at the sides, the ground, and its inlay. */
export function* paintSquare(paper: Paper, tints: Tints, frame: Frame): Painting {
  const [ground] = squareBoxes(frame)
  if (!ground) return
  const [a, b, c, d] = tints.ground
  for (const side of [-1, 1] as const) yield* wing(paper, tints, frame, side)
  const right = ground.left + ground.width
  cut(
    paper,
    `M${ground.left},1150V652Q${(ground.left + X) / 2 - 60},602 ${X},598Q${(right + X) / 2 + 60},602 ${right},652V1150Z`,
    along(
      paper,
      [0, 598, 0, 1090],
      [
        [0, a],
        [0.24, b],
        [0.62, c],
        [1, d],
      ],
    ),
    {
      shadow: { y: -5, blur: 18, colour: seen(tints.shadow, 0.55) },
      rim: seen(tints.rim, 0.7),
      rimWidth: 1.8,
    },
  )
  yield
  yield* inlay(paper, tints)
  over(
    paper,
    ground,
    around(
      paper,
      [X, 640, 700],
      [
        [0, seen(tints.lamp, 0.34 * tints.air ** 2)],
        [0.5, seen(tints.lamp, 0.1 * tints.air ** 2)],
        [1, seen(tints.lamp, 0)],
      ],
    ),
  )
  yield
  over(
    paper,
    ground,
    around(
      paper,
      [X, 700, 1180],
      [
        [0.5, seen(tints.shadow, 0)],
        [1, seen(tints.shadow, 0.5)],
      ],
    ),
  )
  yield
  grain(paper, ground, 0.18)
}
