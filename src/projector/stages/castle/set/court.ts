/** The court: cobbles round a labyrinth of pale stones, a terrace at each side, the well, and arcades as wings. */
import { strip } from '../../frame'
import { pour, spot } from '../../../paper/lay'
import { chance } from '../../../paper/chance'
import { mix, seen } from '../../../paper/colour'
import { cut, hole } from '../../../paper/cut'
import { grain } from '../../../paper/grain'
import { along, over, type Box, type Paper } from '../../../paper/paper'
import { ellipse, polygon, rect } from '../../../paper/paths'
import type { Frame, Painting } from '../../stage'
import { lawn, well } from './garden'
import { flush, laid, line, outwards, sideways } from './kit/lay'
import { lancet } from './kit/shapes'
import type { Tints } from './tints'

const [X, Y, RX, RY] = [960, 812, 560, 138] as const

/** The ground with its terraces, and an arcade at each side. */
export const courtBoxes = (frame: Frame): readonly Box[] => [
  strip(frame, 516, 1150),
  { left: frame.left - 130, top: 250, width: 350, height: 266 },
  { left: frame.right - 220, top: 250, width: 350, height: 266 },
]

/** Rows of rounded stones that grow towards us. */
function* cobbles(paper: Paper, tints: Tints, frame: Frame): Painting {
  const next = chance(44)
  const [light, , deep] = tints.ground
  let y = 622
  for (let row = 0; y < 1120; row += 1) {
    const height = 7 + (y - 600) * 0.052
    const wide = height * 2.9
    const tones = ['', '', '']
    for (let x = frame.left - 130 + (row % 2) * wide * 0.5; x < frame.right + 130; x += wide) {
      const tone = Math.floor(next() * 5)
      if (tone > 2) continue
      const half = wide * (0.4 + next() * 0.06)
      tones[tone] +=
        `M${(x - half).toFixed(1)},${y.toFixed(1)}q0,${(-height * 0.5).toFixed(1)} ${(half * 0.5).toFixed(1)},${(-height * 0.5).toFixed(1)}h${half.toFixed(1)}q${(half * 0.5).toFixed(1)},0 ${(half * 0.5).toFixed(1)},${(height * 0.5).toFixed(1)}q0,${(height * 0.4).toFixed(1)} ${(-half * 0.5).toFixed(1)},${(height * 0.4).toFixed(1)}h${(-half).toFixed(1)}q${(-half * 0.5).toFixed(1)},0 ${(-half * 0.5).toFixed(1)},${(-height * 0.4).toFixed(1)}Z`
    }
    spot(paper, tones[0] ?? '', seen(light, 0.24))
    spot(paper, tones[1] ?? '', seen(deep, 0.26))
    line(paper, (tones[2] ?? '') + (tones[1] ?? ''), seen(tints.ink, 0.18), 1.2)
    y += height
    if (row % 4 === 3) yield
  }
}

/** Rings with a way through them. */
function* labyrinth(paper: Paper, tints: Tints): Painting {
  const pale = mix(tints.ground[0], tints.rim, 0.25)
  cut(
    paper,
    ellipse(X, Y, RX, RY),
    seen(mix(tints.ground[1], tints.ground[0], 0.5), 0.7),
    flush(tints, 0.4),
  )
  const next = chance(9)
  const { pen } = paper
  pen.save()
  pen.translate(X, Y)
  pen.scale(1, RY / RX)
  for (let ring = 0; ring < 7; ring += 1) {
    const radius = RX * (0.95 - ring * 0.115)
    let path = ''
    let from = next() * 2
    for (let arc = 0; arc < 4; arc += 1) {
      const to = from + Math.PI / 2 - 0.34 * (RX / radius) * 0.32
      const spotAt = (angle: number) =>
        `${(Math.cos(angle) * radius).toFixed(1)},${(Math.sin(angle) * radius).toFixed(1)}`
      path += `M${spotAt(from)}A${radius},${radius} 0 0 1 ${spotAt(to)}`
      if (ring < 6 && arc % 2 === ring % 2)
        path += `M${spotAt(to)}L${Math.cos(to) * (radius - RX * 0.115)},${Math.sin(to) * (radius - RX * 0.115)}`
      from += Math.PI / 2
    }
    line(paper, path, seen(tints.ink, 0.3), 21)
    line(paper, path, seen(pale, 0.74), 17)
    yield
  }
  pen.restore()
  const petals = Array.from({ length: 6 }, (_, at) => {
    const angle = (at * Math.PI) / 3 + 0.5
    return ellipse(X + Math.cos(angle) * 52, Y + Math.sin(angle) * 13, 34, 9)
  }).join('')
  cut(paper, petals, mix(tints.near('vermilion', 0.1), tints.ground[1], 0.4), flush(tints, 0.5))
  cut(
    paper,
    ellipse(X, Y, 34, 9),
    mix(tints.near('gold'), tints.ground[0], 0.3),
    laid(tints, 0.3, 0.6),
  )
  yield
}

/** Raised ground at a side, with three steps down to the court. */
function* terrace(paper: Paper, tints: Tints, frame: Frame, side: -1 | 1): Painting {
  const end = side < 0 ? frame.left - 130 : frame.right + 130
  const x = (off: number): number => 960 + side * off
  const [a, b, c] = tints.ground
  for (let step = 2; step >= 0; step -= 1) {
    const [off, top] = [522 - step * 30, 556 + step * 17]
    cut(
      paper,
      `M${end},760V${top}H${x(off)}L${x(off - 26)},${top + 15}V${top + 32}L${x(off - 24)},760Z`,
      pour(paper, top, 700, mix(a, b, 0.3 + step * 0.1), mix(b, c, 0.5)),
      laid(tints, 0.7, 0.6),
    )
    line(paper, `M${end},${top + 15}H${x(off - 26)}`, seen(tints.ink, 0.36), 1.8)
  }
  let blind = ''
  for (let off = 548; off < 1400; off += 44) blind += lancet(x(off), 606, 15, 30)
  spot(paper, blind, seen(mix(c, tints.ink, 0.3), 0.55))
  yield
}

/** An arcade at the edge of the picture. */
function* arcade(paper: Paper, tints: Tints, frame: Frame, side: -1 | 1): Painting {
  const edge = side < 0 ? frame.left : frame.right
  const x = (off: number): number => edge - side * off
  const stone = tints.near('ash', 0.24)
  const dark = mix(stone, tints.shadow, 0.5)
  cut(
    paper,
    polygon([
      [x(-130), 300],
      [x(150), 300],
      [x(150), 640],
      [x(-130), 640],
    ]),
    sideways(paper, x(-130), x(150), dark, stone),
    laid(tints, 1.7, 0.4),
  )
  cut(
    paper,
    rect(Math.min(x(-130), x(160)), 288, 290, 16),
    mix(stone, tints.rim, 0.15),
    laid(tints, 0.8, 0.5),
  )
  let teeth = ''
  for (let off = -120; off < 150; off += 30) teeth += rect(x(off) - 9, 270, 18, 20)
  cut(paper, teeth, mix(stone, tints.rim, 0.1), laid(tints, 0.6, 0.5))
  yield
  for (const off of [100, -20]) {
    cut(paper, lancet(x(off), 640, 46, 250), mix(stone, tints.rim, 0.12), flush(tints, 0.4))
    hole(
      paper,
      lancet(x(off), 640, 37, 236),
      pour(paper, 400, 640, mix(dark, tints.ink, 0.6), mix(dark, tints.ink, 0.3)),
      { edge: seen(tints.shadow, 0.9), depth: 5 },
    )
  }
  yield
}

export function* paintCourt(paper: Paper, tints: Tints, frame: Frame): Painting {
  const [ground] = courtBoxes(frame)
  if (!ground) return
  for (const side of [-1, 1] as const) yield* arcade(paper, tints, frame, side)
  for (const side of [-1, 1] as const) yield* terrace(paper, tints, frame, side)
  const [a, b, c, d] = tints.ground
  const right = ground.left + ground.width
  cut(
    paper,
    `M${ground.left},1150V628Q${X},600 ${right},628V1150Z`,
    along(
      paper,
      [0, 608, 0, 1100],
      [
        [0, a],
        [0.28, b],
        [0.66, c],
        [1, d],
      ],
    ),
    {
      shadow: { y: -3, blur: 14, colour: seen(tints.shadow, 0.5) },
      rim: seen(tints.rim, 0.6),
      rimWidth: 1.6,
    },
  )
  yield
  const { pen } = paper
  pen.save()
  pen.clip(new Path2D(`M${ground.left},1150V628Q${X},600 ${right},628V1150Z`))
  yield* cobbles(paper, tints, frame)
  // The bridge lies on the court before its gate.
  cut(
    paper,
    polygon([
      [578, 604],
      [646, 604],
      [668, 654],
      [556, 654],
    ]),
    pour(paper, 606, 654, tints.near('oak'), tints.near('ochre', 0.25)),
    laid(tints, 0.6, 0.6),
  )
  line(
    paper,
    'M595,606L584,654M612,606V654M629,606L640,654M572,622H652M564,640H660',
    seen(tints.ink, 0.5),
    1.8,
  )
  pen.restore()
  yield
  yield* labyrinth(paper, tints)
  for (const side of [-1, 1] as const) yield* lawn(paper, tints, frame, side)
  yield* well(paper, tints, 1196, 668)
  over(
    paper,
    ground,
    outwards(
      paper,
      960,
      780,
      1080,
      seen(tints.haze, 0.22),
      seen(tints.haze, 0.05),
      seen(tints.shadow, 0.16),
      seen(tints.shadow, 0.5),
    ),
  )
  yield
  for (const box of courtBoxes(frame)) grain(paper, box, 0.18)
}
