/** What stands nearest: leaves and lotus in one corner, a lamp and a jar in the other. */
import type { LightName } from '../../../../ui/themeTokens'
import { mix, seen } from '../../../paper/colour'
import { hole } from '../../../paper/cut'
import { grain } from '../../../paper/grain'
import { along, around, type Paper } from '../../../paper/paper'
import { ellipse } from '../../../paper/paths'
import type { Frame, Painting, StagePlane } from '../../stage'
import { cut } from './kit/lay'
import { shine } from './kit/lanterns'
import { flame, seed } from './kit/ornament'
import { TINTS } from './kit/tints'
import { banana } from './trees'

const corners = ({ left, right }: Frame) => [
  { left: left - 90, top: 850, width: 310, height: 270 },
  { left: right - 220, top: 850, width: 310, height: 270 },
]

function* paint(paper: Paper, light: LightName, frame: Frame): Painting {
  const tint = TINTS[light]
  const { pen } = paper
  const [from, to] = tint.near
  const look = {
    shadow: { y: 5, blur: 14, colour: seen(tint.shadow, 0.6) },
    rim: seen(tint.rim, 0.55),
    rimWidth: 1.6,
  }
  for (const side of [-1, 1] as const) {
    const wall = side < 0 ? frame.left : frame.right
    const x = (inward: number): number => wall - side * inward
    cut(
      paper,
      banana(x(150), 1110, 150, side + 6),
      along(
        paper,
        [0, 900, 0, 1100],
        [
          [0, from],
          [1, to],
        ],
      ),
      look,
    )
    yield
    let pads = ''
    for (const [out, y, r] of [
      [112, 1062, 50],
      [206, 1074, 34],
      [60, 1050, 44],
    ] as const)
      pads += ellipse(x(out), y, r, r * 0.36)
    cut(
      paper,
      pads,
      along(
        paper,
        [0, 1020, 0, 1090],
        [
          [0, mix(from, tint.leaf[0], 0.5)],
          [1, to],
        ],
      ),
      look,
    )
    yield
    const rose = mix(side < 0 ? '#f08aa4' : '#ffd9c4', to, light === 'night' ? 0.42 : 0.12)
    for (const [out, y, size] of [
      [112, 1052, 46],
      [204, 1068, 30],
    ] as const) {
      for (const turn of [-1.15, 1.15, -0.72, 0.72, -0.34, 0.34, 0])
        cut(
          paper,
          flame(x(out), y, -Math.PI / 2 + turn, size * (1 - Math.abs(turn) * 0.12), size * 0.4),
          along(
            paper,
            [0, y, 0, y - size],
            [
              [0, mix(rose, '#fff2d0', 0.35 * tint.lamps + 0.1)],
              [1, rose],
            ],
          ),
          { ...look, shadow: { y: 2, blur: 5, colour: seen(tint.shadow, 0.5) }, rimWidth: 0.9 },
        )
      yield
    }
    // A jar with a candle in it, cut through.
    const jx = x(156)
    shine(paper, jx, 1020, 130, '#ffb44a', 0.55 * tint.lamps)
    cut(
      paper,
      `M${jx - 22},960H${jx + 22}Q${jx + 26},972 ${jx + 20},980Q${jx + 52},1010 ${jx + 36},1090H${jx - 36}Q${jx - 52},1010 ${jx - 20},980Q${jx - 26},972 ${jx - 22},960Z`,
      along(
        paper,
        [jx - 48, 0, jx + 48, 0],
        [
          [0, to],
          [0.5, mix(tint.brick[0], to, 0.3)],
          [1, to],
        ],
      ),
      look,
    )
    const lamp = around(
      paper,
      [jx, 1040, 52],
      [
        [0, mix(tint.lit, '#fffbe6', 0.6)],
        [1, tint.lit],
      ],
    )
    hole(
      paper,
      [-24, 0, 24]
        .map((out) => flame(jx + out * 0.9, 1046, -Math.PI / 2, 40 - Math.abs(out) * 0.5, 13))
        .join('') +
        [-30, -10, 10, 30].map((out) => seed(jx + out, 1066 - Math.abs(out) * 0.1, 6, 8)).join('') +
        seed(jx, 992, 8, 6),
      lamp,
      { edge: seen(to, 0.9) },
    )
    yield
  }
  pen.globalAlpha = 1
  for (const box of corners(frame)) grain(paper, box, 0.25)
}

export const near: StagePlane = { depth: 1.1, covers: corners, paint }
