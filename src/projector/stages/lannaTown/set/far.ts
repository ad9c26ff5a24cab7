/** The mountain with its temple, the hills before it, and mist between them. */
import type { LightName } from '../../../../ui/themeTokens'
import { chance } from '../../../paper/chance'
import { mix, seen } from '../../../paper/colour'
import { grain } from '../../../paper/grain'
import { along, over, type Paper } from '../../../paper/paper'
import type { Frame, Painting, StagePlane } from '../../stage'
import { cut } from './kit/lay'
import { chediPath } from './chedi'
import { shine } from './kit/lanterns'
import { TINTS } from './kit/tints'

const OVER = 130
const BASE = 700
const farBox = (frame: Frame) => ({
  left: frame.left - OVER,
  top: 236,
  width: frame.right - frame.left + 2 * OVER,
  height: BASE - 236,
})

type Ridge = readonly (readonly [number, number])[]
/** The outline of hills, smooth through its points. */
function ridge(points: Ridge, bristle: number, seedOf: number): string {
  const next = chance(seedOf)
  let path = `M-480,${BASE}L-480,${points[0]?.[1] ?? BASE}`
  for (let index = 1; index < points.length; index += 1) {
    const [x0, y0] = points[index - 1] ?? [0, 0]
    const [x1, y1] = points[index] ?? [0, 0]
    const parts = Math.max(1, Math.round((x1 - x0) / 26))
    for (let part = 1; part <= parts; part += 1) {
      const t = part / parts
      const ease = t * t * (3 - 2 * t)
      const [x, y] = [x0 + (x1 - x0) * t, y0 + (y1 - y0) * ease]
      path += bristle
        ? `q${((x1 - x0) / parts) * 0.5},${(-bristle * (0.6 + next())).toFixed(1)} ${((x1 - x0) / parts).toFixed(1)},${((y1 - y0) * (ease - ((part - 1) / parts) ** 2 * (3 - (2 * (part - 1)) / parts))).toFixed(1)}`
        : `L${x.toFixed(0)},${y.toFixed(1)}`
    }
  }
  return `${path}L2400,${BASE}Z`
}

const MOUNTAIN: Ridge = [
  [-480, 520],
  [-200, 470],
  [40, 420],
  [220, 392],
  [340, 352],
  [450, 310],
  [520, 298],
  [584, 322],
  [668, 400],
  [760, 470],
  [900, 528],
  [1100, 556],
  [1300, 520],
  [1420, 452],
  [1520, 400],
  [1600, 384],
  [1700, 410],
  [1820, 398],
  [1960, 440],
  [2400, 540],
]
const HILLS: Ridge = [
  [-480, 570],
  [-100, 520],
  [140, 500],
  [330, 452],
  [430, 434],
  [520, 452],
  [640, 524],
  [780, 576],
  [960, 590],
  [1150, 574],
  [1280, 530],
  [1400, 492],
  [1500, 480],
  [1600, 500],
  [1800, 520],
  [2050, 500],
  [2400, 580],
]
const NEAR: Ridge = [
  [-480, 600],
  [0, 590],
  [300, 550],
  [500, 540],
  [660, 584],
  [960, 610],
  [1240, 588],
  [1440, 546],
  [1640, 560],
  [1900, 590],
  [2400, 600],
]

function* paint(paper: Paper, light: LightName, frame: Frame): Painting {
  const tint = TINTS[light]
  const { pen } = paper
  const box = farBox(frame)
  const bright = light === 'day' || light === 'dawn'
  const lay = (points: Ridge, index: 0 | 1 | 2, top: number, bristle: number): void => {
    const colour = tint.hills[index]
    cut(
      paper,
      ridge(points, bristle, 5 + index),
      along(
        paper,
        [0, top, 0, BASE - 40],
        [
          [0, colour],
          [1, mix(colour, tint.mist, tint.mistShare)],
        ],
      ),
      {
        shadow: { y: -2, blur: 16, colour: seen(tint.shadow, bright ? 0.25 : 0.45) },
        rim: seen(tint.rim, bright ? 0.6 : 0.34),
        rimWidth: 1.2,
      },
    )
  }
  lay(MOUNTAIN, 0, 300, 0)
  yield
  // The temple on the mountain, and the road of lamps up to it.
  shine(paper, 520, 286, 80, tint.glow, bright ? 0.2 : 0.6)
  cut(
    paper,
    chediPath(520, 304, 15, 44) + chediPath(499, 308, 6, 18) + chediPath(541, 308, 6, 18),
    tint.gold[0],
    {
      shadow: null,
      rim: seen('#fff6d0', 0.8),
      rimWidth: 0.8,
    },
  )
  let road = ''
  for (let step = 0; step < 26; step += 1) {
    const t = step / 25
    road += `M${(522 + Math.sin(t * 9) * 40 * t + t * 56).toFixed(0)},${(316 + t * 150).toFixed(0)}h.1`
  }
  pen.strokeStyle = seen(bright ? tint.rim : tint.lit, bright ? 0.5 : 0.75)
  pen.lineWidth = 3.2
  pen.stroke(new Path2D(road))
  yield
  lay(HILLS, 1, 490, 9)
  yield
  lay(NEAR, 2, 560, 13)
  yield
  over(
    paper,
    box,
    along(
      paper,
      [0, 470, 0, 640],
      [
        [0, seen(tint.mist, 0)],
        [1, seen(tint.mist, tint.mistShare * 0.9)],
      ],
    ),
  )
  grain(paper, box, 0.24)
}

export const far: StagePlane = { depth: 0.3, covers: (frame) => [farBox(frame)], paint }
