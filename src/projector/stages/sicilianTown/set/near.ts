/** Nearest to us: prickly pears in one corner, the painted wheel of a cart in the other. */
import { mix, seen } from '../../../paper/colour'
import { cut } from '../../../paper/cut'
import { grain } from '../../../paper/grain'
import { along, type Box, type Paper } from '../../../paper/paper'
import { circle, ellipse, polygon } from '../../../paper/paths'
import type { Frame, Painting } from '../../stage'
import { down, edged } from './edges'
import type { Tints } from './tints'

/** The two lower corners. */
export const nearBoxes = (frame: Frame): readonly Box[] => [
  { left: frame.left - 130, top: 850, width: 340, height: 290 },
  { left: frame.right - 210, top: 850, width: 340, height: 290 },
]

/** One pad: where it stands, its size, how it leans, in units and degrees. */
const PADS = [
  [-40, 1100, 44, 70, -24],
  [34, 1110, 42, 66, 8],
  [100, 1120, 36, 56, 26],
  [-2, 1000, 34, 52, -14],
  [62, 1006, 32, 50, 16],
  [118, 1034, 26, 40, 34],
  [136, 1100, 24, 40, 44],
] as const
const FRUITS = [
  [-14, 904],
  [6, 902],
  [74, 908],
  [92, 918],
  [138, 968],
  [40, 918],
] as const

function* pears(paper: Paper, tints: Tints, left: number): Painting {
  const { pen } = paper
  pen.save()
  pen.translate(left + 46, 0)
  for (const [x, y, rx, ry, lean] of PADS) {
    pen.save()
    pen.translate(x, y)
    pen.rotate((lean * Math.PI) / 180)
    cut(
      paper,
      ellipse(0, -ry, rx, ry),
      along(
        paper,
        [-rx, -2 * ry, rx, 0],
        [
          [0, mix(tints.near[0], tints.rim, 0.1)],
          [0.5, tints.near[0]],
          [1, tints.near[1]],
        ],
      ),
      edged(tints, 1.4, 0.55),
    )
    pen.strokeStyle = seen(tints.rim, 0.45)
    pen.lineWidth = 1.3
    let spines = ''
    for (let spine = 0; spine < 9; spine += 1) {
      const [sx, sy] = [Math.cos(spine * 2.4) * rx * 0.62, -ry + Math.sin(spine * 2.4) * ry * 0.72]
      spines += `M${sx - 3},${sy - 3}l3,3l3,-3`
    }
    pen.stroke(new Path2D(spines))
    pen.restore()
    yield
  }
  for (const [x, y] of FRUITS)
    cut(
      paper,
      ellipse(x, y, 8.5, 12),
      mix('#d8423a', tints.near[1], tints.glow > 0.8 ? 0.45 : 0.08),
      { ...edged(tints, 0.8, 0.7), rimWidth: 1 },
    )
  pen.restore()
}

const PAINTS = ['#c4302a', '#e2a233', '#2f6690'] as const

function* wheel(paper: Paper, tints: Tints, right: number): Painting {
  const { pen } = paper
  const [dark, radius] = [tints.glow > 0.8 ? 0.62 : 0.16, 118]
  const painted = (at: number): string => mix(PAINTS[at % 3] ?? PAINTS[0], tints.near[1], dark)
  pen.save()
  pen.translate(right - 66, 1010)
  cut(
    paper,
    polygon([
      [-116, -116],
      [190, -176],
      [190, -150],
      [-60, -92],
      [-116, -92],
    ]),
    down(paper, -180, -80, [painted(1), painted(0)]),
    edged(tints, 1.6, 0.5),
  )
  cut(
    paper,
    circle(0, 0, radius) + circle(0, 0, radius - 16),
    down(paper, -radius, radius, [painted(0), mix(painted(0), tints.shadow, 0.4)]),
    {
      ...edged(tints, 1.8, 0.6),
      rule: 'evenodd',
    },
  )
  yield
  for (let spoke = 0; spoke < 12; spoke += 1) {
    pen.save()
    pen.rotate((spoke * Math.PI) / 6)
    cut(
      paper,
      `M-4,-20L-6,-50L-9,-60L-6,-68L-4,${-radius + 14}H4L6,-68L9,-60L6,-50L4,-20Z`,
      painted(spoke % 2 ? 1 : 2),
      { ...edged(tints, 1, 0.5), rimWidth: 1 },
    )
    cut(paper, `M-6,${-radius + 8}l6,-5l6,5l-6,5Z`, painted(1), { shadow: null, rim: null })
    pen.restore()
  }
  yield
  cut(paper, circle(0, 0, 27), painted(0), edged(tints, 1, 0.6))
  cut(paper, circle(0, 0, 18), painted(1), edged(tints, 0.5, 0.6))
  cut(paper, circle(0, 0, 9), painted(2), edged(tints, 0.5, 0.6))
  pen.restore()
}

/** Both corners. */
export function* paintNear(paper: Paper, tints: Tints, frame: Frame): Painting {
  yield* pears(paper, tints, frame.left)
  yield* wheel(paper, tints, frame.right)
  for (const box of nearBoxes(frame)) {
    grain(paper, box, 0.16)
    yield
  }
}
