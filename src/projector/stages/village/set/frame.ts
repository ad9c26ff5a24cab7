/** The frame: a toy theatre of carved spruce, with hearts that the light comes through and cut branches of fir. */
import { mix, seen } from '../../../paper/colour'
import { cut, hole } from '../../../paper/cut'
import { grain } from '../../../paper/grain'
import { along, around, type Box, type Paper } from '../../../paper/paper'
import { circle, rect } from '../../../paper/paths'
import type { Frame, Painting } from '../../stage'
import { fall, heart, leaf, lying, scallops, twig, type Point } from './kit'
import { owl } from './owl'
import type { Tints } from './tints'

const DARK = '#140a0a'

/** Four strips around the picture. */
export const frameBoxes = ({ left, right, top }: Frame): readonly Box[] => {
  const width = right - left
  return [
    { left: left - 60, top: top - 40, width: width + 120, height: 210 },
    { left: left - 60, top: top + 170, width: 180, height: 840 - top },
    { left: right - 120, top: top + 170, width: 180, height: 840 - top },
    { left: left - 60, top: 1010, width: width + 120, height: 110 },
  ]
}

const board = (tints: Tints, lift = 1.3) => ({
  shadow: { y: 6 * lift, blur: 16 * lift, colour: seen(DARK, 0.65) },
  rim: seen(mix(tints.wood[2], '#fff0cc', 0.4), 0.65),
  rimWidth: 1.4,
})

/** The grain of spruce: long lines that hardly bend. */
function veins({ pen }: Paper, tints: Tints, box: Box, upright: boolean): void {
  let path = ''
  const [long, wide] = upright ? [box.height, box.width] : [box.width, box.height]
  for (let at = 5, line = 0; at < wide; at += 5 + ((line * 7) % 5), line += 1) {
    const bend = Math.sin(line * 1.7) * 5
    path += upright
      ? `M${box.left + at},${box.top}q${bend},${long / 2} 0,${long}`
      : `M${box.left},${box.top + at}q${long / 2},${bend} ${long},0`
  }
  pen.strokeStyle = seen(tints.wood[0], 0.28)
  pen.lineWidth = 1.2
  pen.stroke(new Path2D(path))
}

/** A tulip as the Alps carve it, its foot at a point. */
const tulip = (x: number, y: number, size: number): string =>
  heart(x, y, size) +
  leaf([x - size * 0.16, y + size * 1.9], [x - size * 1.5, y + size * 0.5], size * 0.3) +
  leaf([x + size * 0.16, y + size * 1.9], [x + size * 1.5, y + size * 0.5], size * 0.3) +
  rect(x - size * 0.09, y + size * 0.3, size * 0.18, size * 1.8)

/** A post: a sawn board whose edge waves, with hearts and tulips cut through. */
function* post(paper: Paper, tints: Tints, frame: Frame, side: -1 | 1): Painting {
  const edge = side < 0 ? frame.left : frame.right
  const x = (off: number) => edge - side * off
  const [hollow, middle, ridge] = tints.wood
  const top = frame.top - 40
  let wave = ''
  const pitch = 96
  const from = 1100 - Math.ceil((1100 - top) / pitch) * pitch
  for (let y = from; y < 1100; y += pitch)
    wave += `Q${x(104)},${y + 12} ${x(88)},${y + 40}Q${x(78)},${y + 52} ${x(92)},${y + 66}Q${x(100)},${y + 80} ${x(84)},${y + pitch}`
  cut(
    paper,
    `M${x(-60)},${from}H${x(84)}${wave}V1120H${x(-60)}Z`,
    along(
      paper,
      [x(-10), 0, x(100), 0],
      [
        [0, hollow],
        [0.55, middle],
        [0.85, ridge],
        [1, middle],
      ],
    ),
    board(tints),
  )
  yield
  veins(
    paper,
    tints,
    { left: Math.min(x(-20), x(74)), top: from, width: 94, height: 1100 - from },
    true,
  )
  yield
  const light = mix(tints.lit, '#ffb45a', 0.35)
  let holes = ''
  for (let y = from; y < 1060; y += pitch) {
    holes += tulip(x(46), y + 46, 13)
    holes += circle(x(22), y + 10, 4) + circle(x(70), y + 10, 4) + heart(x(46), y + 6, 7)
  }
  hole(paper, holes, mix(light, hollow, tints.glow > 0.5 ? 0.12 : 0.5), {
    edge: seen(DARK, 0.9),
    depth: 2,
  })
  yield
  // A narrow moulding painted red along the edge of the picture.
  cut(
    paper,
    rect(side < 0 ? x(-60) : x(8), top, 68, 1160 - top),
    along(
      paper,
      [x(-20), 0, x(8), 0],
      [
        [0, hollow],
        [1, mix(tints.red, hollow, 0.25)],
      ],
    ),
    { ...board(tints, 0.7), rimWidth: 1 },
  )
  yield
}

/** The board above: its lower edge is sawn into scallops, and a large heart hangs in its middle. */
function* beam(paper: Paper, tints: Tints, frame: Frame): Painting {
  const [hollow, middle, ridge] = tints.wood
  const { left, right, top } = frame
  const [from, to] = [left - 60, right + 60]
  const count = Math.round((to - from) / 60)
  cut(
    paper,
    `M${from},${top - 40}H${to}V${top + 50}${scallops(to, from, count, 26)}Z`,
    fall(paper, top - 10, top + 66, [mix(middle, hollow, 0.35), mix(middle, ridge, 0.25)]),
    board(tints, 1.5),
  )
  yield
  const light = mix(mix(tints.lit, '#ffb45a', 0.35), hollow, tints.glow > 0.5 ? 0.1 : 0.5)
  const pitch = (to - from) / count
  let holes = ''
  for (let at = 0; at < count; at += 1) {
    const x = from + (at + 0.5) * pitch
    if (Math.abs(x - 960) < 84) continue
    holes += at % 2 ? heart(x, top + 52, 9) : circle(x, top + 46, 5)
    holes += circle(x + pitch / 2, top + 40, 3)
  }
  veins(paper, tints, { left: from, top: top - 10, width: to - from, height: 46 }, false)
  hole(paper, holes, light, { edge: seen(DARK, 0.9), depth: 2 })
  yield
  // The upper rail, and the heart.
  cut(
    paper,
    rect(from, top - 40, to - from, 62),
    along(
      paper,
      [0, top - 10, 0, top + 22],
      [
        [0, hollow],
        [0.6, mix(tints.red, hollow, 0.3)],
        [1, mix(tints.red, hollow, 0.5)],
      ],
    ),
    board(tints, 0.8),
  )
  let dots = ''
  for (let at = -Math.ceil((960 - from) / 40); from + 60 < to && 960 + at * 40 < to; at += 1)
    dots += `M${960 + at * 40},${top + 3}l8,7l-8,7l-8,-7Z`
  cut(paper, dots, mix(ridge, tints.lit, 0.3), { shadow: null, rim: null })
  cut(
    paper,
    heart(960, top + 76, 42),
    around(
      paper,
      [950, top + 20, 70],
      [
        [0, mix(tints.red, '#ffb070', 0.25)],
        [1, mix(tints.red, DARK, 0.3)],
      ],
    ),
    board(tints, 0.8),
  )
  hole(paper, heart(960, top + 56, 20), light, { edge: seen(DARK, 0.9), depth: 2 })
  yield
}

/** Branches of fir over the beam and down the posts, with cones, and an owl on one of them. */
function* branches(paper: Paper, tints: Tints, frame: Frame): Painting {
  const { left, right, top } = frame
  for (const side of [-1, 1] as const) {
    const edge = side < 0 ? left : right
    const at = (off: number, y: number): Point => [edge - side * off, top + y]
    const sprays: readonly (readonly [Point, Point, Point, number])[] = [
      [at(-30, 40), at(150, 16), at(330, 66), 34],
      [at(-30, 20), at(110, 60), at(196, 122), 38],
      [at(-20, 60), at(60, 160), at(72, 260), 36],
      [at(-40, 10), at(200, -6), at(470, 34), 30],
      [at(-30, 80), at(30, 220), at(24, 400), 32],
    ]
    for (const [index, [from, over, to, long]] of sprays.entries()) {
      const share = index % 2 ? 0 : 0.35
      cut(
        paper,
        twig(from, over, to, long),
        mix(mix(tints.sprig[1], tints.sprig[0], share + 0.3), tints.haze, 0.04),
        {
          ...lying(tints, 0.9, 0.22),
          rimWidth: 0.7,
          shadow: { y: 5, blur: 12, colour: seen(DARK, 0.6) },
        },
      )
      yield
    }
    for (const [cx, cy] of [at(120, 92), at(56, 172), at(250, 62)]) cone(paper, tints, cx, cy)
    yield
  }
  owl(paper, tints, left + 92, top + 112, 62)
  yield
}

/** A cone, hanging. */
function cone(paper: Paper, tints: Tints, x: number, y: number): void {
  const colour = mix(tints.wood[1], tints.wood[0], 0.3)
  const look = { ...board(tints, 0.5), rimWidth: 0.7 }
  for (let row = 5; row >= 0; row -= 1) {
    const half = [5, 8.5, 10, 9.5, 7.5, 4][row] ?? 5
    cut(
      paper,
      `M${x - half},${y + row * 7}q${half},-7 ${half * 2},0q${-half * 0.4},7 ${-half},9q${-half * 0.6},-2 ${-half},-9Z`,
      mix(colour, tints.wood[2], row % 2 ? 0.25 : 0.05),
      row % 2 ? { ...look, shadow: null } : look,
    )
  }
}

/** A low balustrade below, lit from behind. */
function* sill(paper: Paper, tints: Tints, frame: Frame): Painting {
  const [hollow, middle, ridge] = tints.wood
  const [from, to] = [frame.left - 60, frame.right + 60]
  cut(
    paper,
    rect(from, 1054, to - from, 70),
    fall(paper, 1050, 1090, [mix(middle, ridge, 0.3), hollow]),
    { ...board(tints), shadow: { y: -5, blur: 16, colour: seen(DARK, 0.7) } },
  )
  yield
  let hearts = ''
  for (let x = 960 - Math.ceil((960 - from) / 80) * 80; x < to; x += 80)
    hearts +=
      heart(x, 1078, 9) + circle(x + 28, 1068, 3) + circle(x + 52, 1068, 3) + heart(x + 40, 1076, 5)
  hole(paper, hearts, mix(mix(tints.lit, '#ffb45a', 0.35), hollow, tints.glow > 0.5 ? 0.1 : 0.5), {
    edge: seen(DARK, 0.9),
    depth: 2,
  })
  yield
}

export function* paintFrame(paper: Paper, tints: Tints, frame: Frame): Painting {
  yield* post(paper, tints, frame, -1)
  yield* post(paper, tints, frame, 1)
  yield* beam(paper, tints, frame)
  yield* sill(paper, tints, frame)
  yield* branches(paper, tints, frame)
  for (const box of frameBoxes(frame)) {
    grain(paper, box, 0.18)
    yield
  }
}
