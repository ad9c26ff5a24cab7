/** The house of the theatre: carved teak with gilded nagas, cut through so that its lamp shines out. */
import type { LightName } from '../../../../ui/themeTokens'
import { mix, seen } from '../../../paper/colour'
import { hole } from '../../../paper/cut'
import { grain } from '../../../paper/grain'
import { along, type Paper } from '../../../paper/paper'
import { circle, rect } from '../../../paper/paths'
import type { Frame, Painting, StagePlane } from '../../stage'
import { cut, lights } from './kit/lay'
import { flame, kranok, naga, nagaCrest, petalRow, seed } from './kit/ornament'
import { TINTS, type Tint } from './kit/tints'
import { tung } from './kit/banner'

const OVER = 120
const BEAM = 74

const postWidth = ({ left, right }: Frame): number => Math.min(108, (right - left) * 0.0562)
const strips = (frame: Frame) => {
  const { left, right, top } = frame
  const post = postWidth(frame) + 6
  const width = right - left
  return [
    { left: left - OVER, top: top - OVER, width: width + 2 * OVER, height: BEAM + 10 + OVER },
    { left: left - OVER, top: top + BEAM + 10, width: OVER + post, height: 1040 - top - BEAM - 10 },
    {
      left: right - post,
      top: top + BEAM + 10,
      width: OVER + post,
      height: 1040 - top - BEAM - 10,
    },
    { left: left - OVER, top: 1040, width: width + 2 * OVER, height: 40 + OVER },
  ]
}

/** A gilded naga along the beam, whose head looks at the middle. */
function beamNaga(paper: Paper, from: number, to: number, y: number, tint: Tint): void {
  const side = to > from ? 1 : -1
  const waves = Math.max(3, Math.round(Math.abs(to - from) / 170))
  const step = (to - from) / waves
  let spine = `M${from},${y}`
  for (let wave = 0; wave < waves; wave += 1)
    spine += `q${step / 4},${-30} ${step / 2},0t${step / 2},0`
  const { pen } = paper
  pen.save()
  pen.shadowColor = seen(tint.shadow, 0.8)
  pen.shadowBlur = 8 * paper.scale
  pen.shadowOffsetY = 3 * paper.scale
  pen.strokeStyle = tint.gilt[1]
  pen.lineWidth = 15
  pen.stroke(new Path2D(spine))
  pen.restore()
  pen.strokeStyle = tint.gilt[0]
  pen.lineWidth = 9
  pen.stroke(new Path2D(spine))
  pen.strokeStyle = seen(tint.frame[1], 0.6)
  pen.lineWidth = 8
  pen.setLineDash([2, 7])
  pen.lineCap = 'butt'
  pen.stroke(new Path2D(spine))
  pen.setLineDash([])
  pen.lineCap = 'round'
  const look = {
    shadow: { y: 3, blur: 7, colour: seen(tint.shadow, 0.7) },
    rim: seen('#fff4cf', 0.6),
    rimWidth: 0.9,
  }
  const face = along(
    paper,
    [0, y - 50, 0, y + 20],
    [
      [0, mix(tint.gilt[0], '#fff4c8', 0.3)],
      [1, tint.gilt[1]],
    ],
  )
  cut(paper, nagaCrest(to + side * 10, y + 25, 40, side), tint.gilt[0], look)
  cut(paper, naga(to + side * 10, y + 27, 42, side), face, look)
  pen.fillStyle = tint.frame[1]
  pen.fill(new Path2D(circle(to + side * 13, y - 7, 2.2)))
}

function* paint(paper: Paper, light: LightName, frame: Frame): Painting {
  const tint = TINTS[light]
  const { pen } = paper
  const { left, right, top } = frame
  const post = postWidth(frame)
  const [wood, dark] = tint.frame
  const big = {
    shadow: { y: 8, blur: 24, colour: seen(tint.shadow, 0.75) },
    rim: seen(tint.gilt[0], 0.5),
    rimWidth: 1.5,
  }
  const lamp = (from: number, to: number) =>
    along(
      paper,
      [0, from, 0, to],
      [
        [0, mix(tint.lit, '#ff9a3c', 0.3)],
        [0.5, mix(tint.lit, '#fff8dc', 0.35)],
        [1, mix(tint.lit, '#ff9a3c', 0.3)],
      ],
    )
  const edge = seen(dark, 0.95)
  for (const side of [-1, 1] as const) {
    const wall = side < 0 ? left : right
    const x = (inward: number): number => wall - side * inward
    // Along its inner edge stand flames, as along the edge of a roof.
    let fins = ''
    for (let y = 1040; y > top + BEAM - 20; y -= 38)
      fins += flame(x(post - 22), y, -Math.PI / 2 - side * 0.86, 33, 17, side * 8)
    cut(
      paper,
      fins,
      along(
        paper,
        [x(post - 24), 0, x(post), 0],
        [
          [0, tint.gilt[1]],
          [1, tint.gilt[0]],
        ],
      ),
      {
        ...big,
        shadow: { x: -side * 4, y: 5, blur: 12, colour: seen(tint.shadow, 0.6) },
        rim: seen('#fff4cf', 0.5),
        rimWidth: 0.8,
      },
    )
    const board =
      side < 0
        ? rect(left - OVER, top - OVER, OVER + post - 20, 1320 - top)
        : rect(right - post + 20, top - OVER, OVER + post - 20, 1320 - top)
    cut(
      paper,
      board,
      along(
        paper,
        [x(0), 0, x(post), 0],
        [
          [0, dark],
          [1, wood],
        ],
      ),
      { ...big, shadow: null },
    )
    cut(paper, rect(x(post - 19) - 2.5, top, 5, 1080 - top), tint.gilt[0], {
      shadow: null,
      rim: seen('#fff4cf', 0.5),
      rimWidth: 0.8,
    })
    yield
    let holes = ''
    const middle = post * 0.4
    const pitch = post * 0.98
    const first = post > 90 ? top + 674 : top + BEAM + 40
    for (let y = first, index = 0; y < 1010; y += pitch, index += 1)
      holes +=
        kranok(
          x(middle),
          y + pitch * 0.34,
          -Math.PI / 2,
          pitch * 0.46,
          index % 2 ? side : side > 0 ? -1 : 1,
        ) +
        seed(x(middle), y + pitch * 0.66, post * 0.1, post * 0.12) +
        seed(x(middle + post * 0.3), y + pitch * 0.62, post * 0.05, post * 0.09) +
        seed(x(middle - post * 0.3), y + pitch * 0.62, post * 0.05, post * 0.09)
    lights(paper, holes, lamp(first, 1010), edge)
    yield
    if (post > 90) {
      const silk = (colour: string): string => mix(colour, dark, light === 'night' ? 0.56 : 0.3)
      tung(
        paper,
        x(post * 0.42),
        top + BEAM + 6,
        540,
        46,
        side < 0
          ? [silk('#c8402f'), silk('#e9a83a'), silk('#b8436a')]
          : [silk('#2f8c8c'), silk('#e9a83a'), silk('#c8402f')],
        tint,
      )
      yield
    }
  }
  // The beam: a fringe of petals below, two nagas, and a lotus between them.
  const beam = `M${left - OVER},${top - OVER}H${right + OVER}V${top + 58}H${left - OVER}Z`
  cut(
    paper,
    petalRow(left - 30, right + 30, top + 54, -22, 34),
    along(
      paper,
      [0, top + 50, 0, top + 78],
      [
        [0, tint.gilt[1]],
        [1, tint.gilt[0]],
      ],
    ),
    {
      ...big,
      shadow: { y: 6, blur: 16, colour: seen(tint.shadow, 0.7) },
      rim: seen('#fff4cf', 0.5),
      rimWidth: 0.9,
    },
  )
  cut(
    paper,
    beam,
    along(
      paper,
      [0, top, 0, top + 58],
      [
        [0, dark],
        [1, wood],
      ],
    ),
    big,
  )
  cut(paper, rect(left - 20, top + 52, right - left + 40, 5), tint.gilt[1], {
    shadow: null,
    rim: seen('#fff4cf', 0.4),
    rimWidth: 0.8,
  })
  yield
  let holes = ''
  const reach = (right - left) / 2 - post
  const count = 2 * Math.max(3, Math.round(reach / 170))
  for (const side of [-1, 1] as const)
    for (let index = 1; index < count; index += 1) {
      const x = 960 + side * (120 + (index * (reach - 120)) / count)
      holes += kranok(
        x,
        top + (index % 2 ? 46 : 8),
        index % 2 ? -Math.PI / 2 : Math.PI / 2,
        16,
        side,
      )
    }
  lights(paper, holes, lamp(top, top + 56), edge)
  yield
  for (const side of [-1, 1] as const)
    beamNaga(paper, 960 + side * (reach + post * 0.6), 960 + side * 84, top + 28, tint)
  yield
  hole(
    paper,
    [-1.3, -0.9, -0.45, 0, 0.45, 0.9, 1.3]
      .map((turn) =>
        flame(960 + turn * 9, top + 44, -Math.PI / 2 + turn * 0.92, 36 - Math.abs(turn) * 5, 13),
      )
      .join('') + circle(960, top + 50, 4),
    lamp(top + 4, top + 50),
    { edge, depth: 2 },
  )
  yield
  // The sill, with lamps behind its petals.
  cut(
    paper,
    rect(left - OVER, 1052, right - left + 2 * OVER, 180),
    along(
      paper,
      [0, 1050, 0, 1080],
      [
        [0, wood],
        [1, dark],
      ],
    ),
    { ...big, shadow: { y: -5, blur: 18, colour: seen(tint.shadow, 0.6) } },
  )
  hole(paper, petalRow(left - 20, right + 20, 1078, 17, 44), lamp(1058, 1082), { edge, depth: 2 })
  for (const box of strips(frame)) grain(paper, box, 0.24)
  pen.globalAlpha = 1
}

export const frame: StagePlane = { depth: 1.2, covers: strips, paint }
