/** The church at the end of the square, with its onion of copper; the linden and the well before it. */
import { chance } from '../../../paper/chance'
import { mix, seen } from '../../../paper/colour'
import { cut, hole } from '../../../paper/cut'
import { along, around, type Paper } from '../../../paper/paper'
import { arch, circle, clouds, ellipse, polygon, rect } from '../../../paper/paths'
import type { Painting } from '../../stage'
import { fall, heart, lying, scallops } from './kit'
import type { Tints } from './tints'

/** Nave, tower and onion. */
export function* paintChurch(paper: Paper, tints: Tints): Painting {
  const { pen } = paper
  const [x, foot] = [960, 690]
  pen.save()
  pen.translate(0, -34)
  const wall = (top: number, bottom = 660) => fall(paper, top, bottom, tints.church)
  const roof = mix(tints.roofs[0], tints.church[0], 0.25)
  const pane = mix(tints.pane, tints.church[0], 0.25)
  cut(paper, rect(x - 118, 566, 236, foot - 566), wall(560), lying(tints))
  cut(
    paper,
    `M${x - 104},500H${x + 104}L${x + 130},574${scallops(x + 130, x - 130, 22, 6)}Z`,
    fall(paper, 500, 580, [mix(roof, tints.rim, 0.12), roof]),
    lying(tints),
  )
  for (const off of [-92, -58, 58, 92])
    hole(paper, arch(x + off, 640, 8, 46), pane, { edge: seen(tints.shadow, 0.6) })
  yield
  const tower = 38
  cut(
    paper,
    rect(x - tower, 424, tower * 2, foot - 424),
    along(
      paper,
      [x - tower, 0, x + tower, 0],
      [
        [0, mix(tints.church[0], tints.church[1], 0.3)],
        [0.55, tints.church[1]],
        [1, mix(tints.church[0], tints.shadow, 0.12)],
      ],
    ),
    lying(tints, 1.1, 0.6),
  )
  for (const y of [424, 486, 556])
    cut(
      paper,
      rect(x - tower - 5, y - 4, tower * 2 + 10, 7),
      mix(tints.church[0], tints.timber, 0.25),
      lying(tints, 0.4, 0.5),
    )
  // Sound holes, the clock, the door.
  for (const off of [-14, 14])
    hole(paper, arch(x + off, 478, 8, 36), pane, { edge: seen(tints.shadow, 0.7) })
  cut(paper, circle(x, 521, 24), mix(tints.copper[0], tints.shadow, 0.2), lying(tints, 0.5, 0.7))
  cut(paper, circle(x, 521, 19), mix(tints.lit, tints.church[1], tints.stars > 40 ? 0.1 : 0.45), {
    shadow: null,
    rim: seen(tints.rim, 0.6),
  })
  pen.strokeStyle = tints.timber
  pen.lineWidth = 2.4
  pen.stroke(new Path2D(`M${x},521V506M${x},521L${x - 10},515`))
  pen.lineWidth = 1.4
  let ticks = ''
  for (let hour = 0; hour < 12; hour += 1) {
    const [c, s] = [Math.cos((hour * Math.PI) / 6), Math.sin((hour * Math.PI) / 6)]
    ticks += `M${x + c * 14.5},${521 + s * 14.5}L${x + c * 17},${521 + s * 17}`
  }
  pen.stroke(new Path2D(ticks))
  hole(paper, arch(x, 640, 17, 58), pane, { edge: seen(tints.shadow, 0.8) })
  yield
  // The onion: a skirt, the bulb, a lantern and a small bulb, the ball, the cock.
  const bulb = (y: number, half: number, high: number): string =>
    `M${x - half * 0.62},${y}C${x - half * 1.5},${y - high * 0.4} ${x - half * 0.7},${y - high * 0.72} ${x - half * 0.16},${y - high}H${x + half * 0.16}C${x + half * 0.7},${y - high * 0.72} ${x + half * 1.5},${y - high * 0.4} ${x + half * 0.62},${y}Z`
  const copper = along(
    paper,
    [x - 46, 0, x + 46, 0],
    [
      [0, mix(tints.copper[0], tints.shadow, 0.2)],
      [0.42, tints.copper[1]],
      [1, tints.copper[0]],
    ],
  )
  cut(
    paper,
    `M${x - 46},426Q${x - 28},414 ${x - 25},400H${x + 25}Q${x + 28},414 ${x + 46},426Z`,
    copper,
    lying(tints, 0.6, 0.6),
  )
  cut(paper, bulb(402, 40, 62), copper, lying(tints, 0.9, 0.65))
  pen.strokeStyle = seen(tints.shadow, 0.3)
  pen.lineWidth = 1.2
  for (const bow of [-0.5, 0, 0.5])
    pen.stroke(
      new Path2D(`M${x + bow * 44},402C${x + bow * 92},374 ${x + bow * 50},356 ${x + bow * 8},342`),
    )
  cut(paper, rect(x - 6, 326, 12, 18) + rect(x - 9, 324, 18, 4), copper, lying(tints, 0.5, 0.5))
  cut(paper, bulb(326, 13, 26), copper, lying(tints, 0.5, 0.6))
  cut(
    paper,
    rect(x - 1.4, 270, 2.8, 32) +
      circle(x, 296, 4) +
      rect(x - 8, 280, 16, 2.6) +
      `M${x - 13},268q-4,-8 -1,-13q4,8 10,8q4,-10 11,-10q3,2 3,5l4,1l-4,2q-2,10 -12,10q-7,1 -11,-3Z`,
    mix(tints.lit, tints.church[1], 0.3),
    { shadow: null, rim: seen(tints.rim, 0.7), rimWidth: 0.6 },
  )
  pen.restore()
  yield
}

/** The linden with the bench around it: its leaves are hearts. */
export function* paintLinden(paper: Paper, tints: Tints): Painting {
  const [x, y] = [704, 612]
  const [dark, bright] = tints.linden
  cut(
    paper,
    `M${x - 12},${y}Q${x - 7},${y - 50} ${x - 34},${y - 104}L${x - 26},${y - 108}Q${x - 10},${y - 84} ${x - 3},${y - 74}L${x - 4},${y - 120}h8L${x + 4},${y - 72}Q${x + 12},${y - 88} ${x + 28},${y - 104}L${x + 35},${y - 100}Q${x + 8},${y - 46} ${x + 13},${y}Z`,
    mix(tints.timber, dark, 0.2),
    lying(tints, 0.8, 0.5),
  )
  yield
  const next = chance(23)
  for (const [layer, [cx, cy, rx, ry]] of (
    [
      [x, y - 142, 104, 76],
      [x - 14, y - 156, 78, 54],
      [x - 22, y - 168, 48, 34],
    ] as const
  ).entries()) {
    cut(
      paper,
      clouds([cx, cy], [rx, ry], 20 - layer * 4, 60 + layer),
      fall(paper, cy - ry, cy + ry, [
        mix(dark, bright, 0.25 + layer * 0.3),
        mix(dark, bright, layer * 0.22),
      ]),
      lying(tints, 0.7, 0.45),
    )
    let leaves = ''
    for (let at = 0; at < 46 - layer * 10; at += 1) {
      const [angle, out] = [next() * 6.3, Math.sqrt(next()) * 0.88]
      leaves += heart(cx + Math.cos(angle) * rx * out, cy + Math.sin(angle) * ry * out, 4)
    }
    paper.pen.fillStyle = seen(mix(bright, tints.rim, 0.3), 0.4)
    paper.pen.fill(new Path2D(leaves))
    yield
  }
  cut(
    paper,
    rect(x - 46, y - 22, 92, 6) +
      rect(x - 40, y - 16, 5, 18) +
      rect(x - 14, y - 16, 5, 18) +
      rect(x + 9, y - 16, 5, 18) +
      rect(x + 35, y - 16, 5, 18),
    mix(tints.wood[1], dark, 0.35),
    lying(tints, 0.5, 0.5),
  )
  yield
}

/** The well under its small roof. */
export function* paintWell(paper: Paper, tints: Tints): Painting {
  const [x, y] = [1216, 604]
  const timber = mix(tints.wood[0], tints.timber, 0.4)
  const stone = mix(tints.church[0], tints.ground[1], 0.4)
  const flat = lying(tints, 0.5, 0.5)
  cut(paper, rect(x - 42, y - 92, 6, 70) + rect(x + 36, y - 92, 6, 70), timber, flat)
  cut(
    paper,
    rect(x - 40, y - 74, 80, 5) + rect(x - 0.8, y - 66, 1.6, 22),
    mix(timber, tints.wood[1], 0.5),
    { ...flat, shadow: null },
  )
  cut(paper, circle(x, y - 71.5, 8), mix(timber, tints.wood[1], 0.3), { ...flat, shadow: null })
  cut(paper, `M${x - 9},${y - 44}h18l-3,18h-12Z`, mix(tints.wood[1], timber, 0.2), flat)
  cut(
    paper,
    polygon([
      [x - 62, y - 86],
      [x, y - 128],
      [x + 62, y - 86],
      [x + 54, y - 80],
      [x, y - 114],
      [x - 54, y - 80],
    ]),
    tints.roofs[2],
    flat,
  )
  cut(paper, heart(x, y - 92, 7), mix(tints.lit, tints.roofs[2], 0.4), { shadow: null, rim: null })
  yield
  cut(
    paper,
    `M${x - 48},${y - 26}H${x + 48}L${x + 43},${y + 4}Q${x},${y + 14} ${x - 43},${y + 4}Z`,
    along(
      paper,
      [x - 48, 0, x + 48, 0],
      [
        [0, mix(stone, tints.shadow, 0.3)],
        [0.4, mix(stone, tints.rim, 0.2)],
        [1, mix(stone, tints.shadow, 0.4)],
      ],
    ),
    lying(tints, 0.8, 0.5),
  )
  cut(paper, ellipse(x, y - 27, 51, 7), mix(stone, tints.rim, 0.25), lying(tints, 0.3, 0.7))
  paper.pen.fillStyle = around(
    paper,
    [x, y - 27, 44],
    [
      [0, tints.pane],
      [1, mix(tints.pane, stone, 0.3)],
    ],
  )
  paper.pen.fill(new Path2D(ellipse(x, y - 26.5, 42, 4.4)))
  paper.pen.strokeStyle = seen(tints.shadow, 0.4)
  paper.pen.lineWidth = 1.2
  paper.pen.stroke(
    new Path2D(
      `M${x - 46},${y - 11}Q${x},${y} ${x + 46},${y - 11}M${x - 20},${y - 20}v14M${x + 14},${y - 20}v14M${x - 2},${y - 4}v11M${x + 32},${y - 8}v12M${x - 34},${y - 8}v12`,
    ),
  )
  yield
}
