/** The square: fans of cobbles between banks of grass and flowers, and a wing of spruces at each side. */
import { strip } from '../../frame'
import { chance } from '../../../paper/chance'
import { mix, seen } from '../../../paper/colour'
import { cut } from '../../../paper/cut'
import { grain } from '../../../paper/grain'
import { along, around, over, type Box, type Paper } from '../../../paper/paper'
import { circle } from '../../../paper/paths'
import type { Frame, Painting } from '../../stage'
import { fall, fir, leaf, lying, type Point } from './kit'
import type { Tints } from './tints'

const GROUND = 592

/** The ground, and the spruces at each side. */
export const squareBoxes = (frame: Frame): readonly Box[] => [
  strip(frame, GROUND - 30, 1150),
  { left: frame.left - 130, top: 150, width: 350, height: GROUND - 180 },
  { left: frame.right - 220, top: 150, width: 350, height: GROUND - 180 },
]

function* wing(paper: Paper, tints: Tints, frame: Frame, side: -1 | 1): Painting {
  const edge = side < 0 ? frame.left : frame.right
  for (const [off, foot, high, half, share] of [
    [172, 664, 250, 54, 0.6],
    [118, 700, 400, 88, 0.3],
    [10, 730, 540, 128, 0],
  ] as const) {
    const x = edge - side * off
    const [top, low] = tints.wing
    const shape = fir(x, foot, high, half, 10, off + 3)
    cut(
      paper,
      shape,
      fall(paper, foot - high, foot, [mix(top, low, share), mix(low, tints.haze, share * 0.3)]),
      lying(tints, 1.3, 0.5),
    )
    // Its branches, one behind the other.
    let folds = ''
    for (let tier = 2; tier < 10; tier += 1) {
      const y = foot - high * (1 - tier * 0.093)
      const reach = half * (tier / 10) ** 0.9 * 0.62
      folds += `M${x - reach},${y}Q${x},${y - high * 0.05} ${x + reach},${y}`
    }
    paper.pen.strokeStyle = seen(tints.rim, 0.13 * tints.edge)
    paper.pen.lineWidth = 1.6
    paper.pen.stroke(new Path2D(folds))
    yield
  }
}

/** Cobbles in rings around the middle, where a star of hearts is laid; each ring is one stroke in dashes. */
function* cobbles(paper: Paper, tints: Tints, box: Box): Painting {
  const { pen } = paper
  const [light, , deep] = tints.ground
  const [x, y] = [960, 806]
  const flat = 0.3
  pen.save()
  pen.beginPath()
  pen.rect(box.left, GROUND + 8, box.width, box.height)
  pen.clip()
  pen.translate(x, y)
  pen.scale(1, flat)
  pen.lineCap = 'butt'
  for (let ring = 0; ring < 34; ring += 1) {
    const radius = 186 + ring * 31
    const stone = (Math.PI * 2 * radius) / Math.round((Math.PI * 2 * radius) / 44)
    const shape = new Path2D(circle(0, 0, radius))
    const dim = 1 - ring / 40
    pen.setLineDash([stone - 7, 7])
    pen.lineDashOffset = ring % 2 ? stone / 2 : 0
    pen.lineWidth = 24
    pen.strokeStyle = seen(ring % 3 ? tints.rim : light, (0.04 + 0.05 * dim) * tints.edge)
    pen.stroke(shape)
    pen.translate(0, 5)
    pen.lineWidth = 3
    pen.strokeStyle = seen(tints.shadow, 0.07 + 0.06 * dim)
    pen.stroke(new Path2D(circle(0, 0, radius + 10)))
    pen.translate(0, -5)
    if (ring % 6 === 5) yield
  }
  pen.setLineDash([])
  let [hearts, leaves] = ['', '']
  for (let point = 0; point < 8; point += 1) {
    const angle = (point * Math.PI) / 4
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    const turned = (along: number, off: number): Point => [c * along - s * off, s * along + c * off]
    leaves += leaf(turned(24, 0), turned(118, 0), 17)
    const [px, py] = turned(146, 0)
    hearts += circle(px, py, 9)
    const half = angle + Math.PI / 8
    hearts += leaf(
      [Math.cos(half) * 62, Math.sin(half) * 62],
      [Math.cos(half) * 140, Math.sin(half) * 140],
      10,
    )
  }
  pen.fillStyle = seen(deep, 0.28)
  pen.fill(new Path2D(circle(0, 0, 168)))
  cut(paper, leaves, seen(mix(light, tints.rim, 0.2), 0.5), {
    shadow: null,
    rim: seen(tints.rim, 0.3),
    rimWidth: 1.6,
  })
  cut(paper, hearts, seen(mix(tints.red, deep, 0.35), 0.5), {
    shadow: null,
    rim: seen(tints.rim, 0.2),
    rimWidth: 1.6,
  })
  pen.fillStyle = seen(light, 0.5)
  pen.fill(new Path2D(circle(0, 0, 16)))
  pen.restore()
  yield
}

/** A fence of pales before the gardens. */
function fence(paper: Paper, tints: Tints, frame: Frame, side: -1 | 1): void {
  const edge = side < 0 ? frame.left : frame.right
  let pales = ''
  for (let at = 0; at < 11; at += 1) {
    const x = edge - side * (96 + at * 15)
    const y = GROUND + 34 - at * 0.9
    pales += `M${x - 4},${y + 12}V${y - 24}l4,-6l4,6V${y + 12}Z`
  }
  const [from, to] = [edge - side * 86, edge - side * 256]
  for (const up of [4, 18])
    pales += `M${from},${GROUND + 34 - up}L${to},${GROUND + 25 - up}v-4L${from},${GROUND + 30 - up}Z`
  cut(paper, pales, mix(tints.plaster[2][0], tints.grass[0], 0.3), lying(tints, 0.4, 0.5))
}

/** A bank at one side: grass with a cut edge, and what flowers on it. */
function* bank(paper: Paper, tints: Tints, frame: Frame, side: -1 | 1): Painting {
  const edge = side < 0 ? frame.left : frame.right
  const next = chance(side < 0 ? 5 : 6)
  const x = (off: number) => edge - side * off
  // From the houses down to the lower edge, nearer to the middle at the top and at the foot.
  const line = (t: number): readonly [number, number] => [
    x(250 - 150 * Math.sin(t * Math.PI) ** 0.8 + t * 60),
    GROUND + 20 + t ** 1.25 * 460,
  ]
  let shape = `M${x(-140)},${GROUND + 6}L${line(0).join(',')}`
  let flowers = ''
  let stems = ''
  for (let at = 1; at <= 64; at += 1) {
    const t = at / 64
    const [px, py] = line(t)
    const size = 5 + t * 13
    shape += `L${(px - side * (2 + next() * size)).toFixed(1)},${(py - size * next()).toFixed(1)}L${(px + side * next() * 6).toFixed(1)},${py.toFixed(1)}`
    if (at % 4 === 0) {
      const [fx, fy] = [px + side * (10 + next() * 70), py - next() * 10]
      stems += leaf([fx, fy + size], [fx + 2, fy - size * 0.6], 1.1)
      for (let petal = 0; petal < 5; petal += 1) {
        const angle = (petal * Math.PI * 2) / 5
        flowers += circle(
          fx + 2 + Math.cos(angle) * size * 0.22,
          fy - size * 0.7 + Math.sin(angle) * size * 0.2,
          size * 0.17,
        )
      }
    }
  }
  cut(
    paper,
    `${shape}L${x(-140)},1150Z`,
    fall(paper, GROUND, 1060, tints.grass),
    lying(tints, 0.8, 0.5),
  )
  yield
  paper.pen.fillStyle = mix(tints.grass[1], tints.rim, 0.2)
  paper.pen.fill(new Path2D(stems))
  cut(paper, flowers, mix(tints.flower, tints.grass[1], 0.2), {
    shadow: null,
    rim: seen(tints.rim, 0.4 * tints.edge),
    rimWidth: 0.6,
  })
  yield
}

/** The spruces, the ground, its cobbles and its banks. */
export function* paintSquare(paper: Paper, tints: Tints, frame: Frame): Painting {
  const [box] = squareBoxes(frame)
  if (!box) return
  const [a, b, c, d] = tints.ground
  for (const side of [-1, 1] as const) yield* wing(paper, tints, frame, side)
  const right = box.left + box.width
  cut(
    paper,
    `M${box.left},1150V${GROUND + 34}Q${(box.left + 960) / 2},${GROUND + 4} 960,${GROUND}Q${(right + 960) / 2},${GROUND + 4} ${right},${GROUND + 34}V1150Z`,
    along(
      paper,
      [0, GROUND, 0, 1090],
      [
        [0, a],
        [0.24, b],
        [0.62, c],
        [1, d],
      ],
    ),
    {
      shadow: { y: -5, blur: 18, colour: seen(tints.shadow, 0.5) },
      rim: seen(tints.rim, 0.6),
      rimWidth: 1.6,
    },
  )
  yield
  yield* cobbles(paper, tints, box)
  for (const side of [-1, 1] as const) {
    yield* bank(paper, tints, frame, side)
    fence(paper, tints, frame, side)
    yield
  }
  over(
    paper,
    box,
    around(
      paper,
      [960, 660, 720],
      [
        [0, seen(tints.lit, 0.3 * tints.air ** 2)],
        [0.5, seen(tints.lit, 0.1 * tints.air ** 2)],
        [1, seen(tints.lit, 0)],
      ],
    ),
  )
  yield
  over(
    paper,
    box,
    around(
      paper,
      [960, 700, 1180],
      [
        [0.5, seen(tints.shadow, 0)],
        [1, seen(tints.shadow, 0.5)],
      ],
    ),
  )
  yield
  grain(paper, box, 0.18)
}
