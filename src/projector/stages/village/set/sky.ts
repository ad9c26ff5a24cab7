/** The sky: a lamp behind sheets of cut lace, as one cuts them from folded paper. */
import { chance } from '../../../paper/chance'
import { mix, seen } from '../../../paper/colour'
import { cut } from '../../../paper/cut'
import { grain } from '../../../paper/grain'
import { along, around, over, shaded, type Box, type Paper } from '../../../paper/paper'
import { circle, polygon, rect, sparkle } from '../../../paper/paths'
import type { Frame, Painting } from '../../stage'
import { bat, heart } from './kit'
import type { Tints } from './tints'

/** The whole picture and what a camera uncovers; nothing is seen of it below the village. */
export function skyBox(frame: Frame): Box {
  const [width, height] = [frame.right - frame.left, frame.bottom - frame.top]
  const top = frame.top - height * 0.06
  return { left: frame.left - width * 0.06, top, width: width * 1.12, height: 730 - top }
}

const RINGS = [190, 330, 500, 700, 940, 1230] as const
const WIDE = 1.22

/** The hole of one sheet: scallops all around, and the lace that is cut beside them. */
function lace(x: number, y: number, radius: number, at: number): readonly [string, string] {
  const count = 22 + at * 6
  const point = (angle: number, out: number): readonly [number, number] => [
    x + Math.cos(angle) * out * WIDE,
    y + Math.sin(angle) * out,
  ]
  const step = (Math.PI * 2) / count
  let holes = ''
  let edge = ''
  const bow = ((radius * step * WIDE) / 2) * 1.12
  for (let piece = 0; piece <= count; piece += 1) {
    const [px, py] = point(piece * step, radius)
    edge +=
      piece === 0
        ? `M${px.toFixed(1)},${py.toFixed(1)}`
        : `A${bow.toFixed(1)},${bow.toFixed(1)} 0 0 0 ${px.toFixed(1)},${py.toFixed(1)}`
    const [hx, hy] = point((piece + 0.5) * step, radius + 8)
    const [dx, dy] = point(piece * step, radius + 24)
    const [ox, oy] = point((piece + 0.5) * step, radius + 42)
    holes += circle(dx, dy, 3.4)
    holes += piece % 2 ? heart(hx, hy + 8, 7) : circle(hx, hy, 5)
    holes += sparkle(ox, oy, 7, 2.4)
  }
  return [`${edge}Z`, holes]
}

function sun(paper: Paper, tints: Tints): void {
  const [x, y] = tints.lamp
  const radius = tints.sun
  cut(
    paper,
    circle(x, y, radius),
    around(
      paper,
      [x, y, radius],
      [
        [0, '#fffdf0'],
        [0.7, mix('#fff3c8', tints.haze, 0.2)],
        [1, mix('#ffe3a0', tints.haze, 0.45)],
      ],
    ),
    { shadow: { y: 0, blur: 26, colour: 'rgb(255 246 205 / 90%)' }, rim: '#fffdf0' },
  )
}

function rays(paper: Paper, tints: Tints): void {
  const [x, y] = tints.lamp
  let strips = ''
  for (let ray = 0; ray < 32; ray += 1) {
    const angle = (ray * Math.PI) / 16 + 0.05
    strips += polygon([
      [x + Math.cos(angle) * 150, y + Math.sin(angle) * 130],
      [x + Math.cos(angle - 0.04) * 900, y + Math.sin(angle - 0.04) * 780],
      [x + Math.cos(angle + 0.04) * 900, y + Math.sin(angle + 0.04) * 780],
    ])
  }
  paper.pen.fillStyle = around(
    paper,
    [x, y, 620],
    [
      [0, seen('#fff8dc', 0.6 * tints.rays)],
      [0.5, seen('#fff0c0', 0.3 * tints.rays)],
      [1, seen('#ffe0a0', 0)],
    ],
  )
  paper.pen.fill(new Path2D(strips))
}

function stars(paper: Paper, tints: Tints, box: Box): void {
  const next = chance(11)
  let points = ''
  for (let at = 0; at < tints.stars; at += 1) {
    const x = box.left + next() * box.width
    const y = box.top + next() ** 1.3 * (400 - box.top)
    const size = 1.2 + next() * 2.6
    if (Math.hypot((x - tints.lamp[0]) / 1.4, y - tints.lamp[1]) < 230) continue
    points += sparkle(x, y, size * 2.2, size * 0.5)
  }
  shaded(paper, { y: 0, blur: 6, colour: seen(tints.lit, 0.5) }, () => {
    paper.pen.fillStyle = mix(tints.lit, '#ffffff', 0.5)
    paper.pen.fill(new Path2D(points))
  })
}

/** By day swallows, else bats: at the sides, where no words stand. */
function flyers(paper: Paper, tints: Tints, frame: Frame): void {
  const dark = tints.stars > 0
  let path = ''
  for (const [x, y, wide] of [
    [frame.left + 250, 236, 27],
    [frame.left + 330, 296, 17],
    [frame.left + 214, 330, 13],
    [frame.right - 250, 330, 20],
    [frame.right - 190, 270, 14],
  ] as const)
    path += dark
      ? bat(x, y, wide)
      : `M${x - wide},${y - wide * 0.3}Q${x - wide * 0.3},${y - wide * 0.4} ${x},${y}Q${x + wide * 0.3},${y - wide * 0.4} ${x + wide},${y - wide * 0.3}Q${x + wide * 0.2},${y - wide * 0.1} ${x},${y + wide * 0.5}Q${x - wide * 0.2},${y - wide * 0.1} ${x - wide},${y - wide * 0.3}Z`
  cut(paper, path, mix(tints.wing[0], tints.sky[4] ?? '', dark ? 0.1 : 0.4), {
    shadow: null,
    rim: seen(tints.rim, 0.4),
    rimWidth: 0.7,
  })
}

/** The lamp and the sheets before it. */
export function* paintSky(paper: Paper, tints: Tints, frame: Frame): Painting {
  const { pen } = paper
  const [x, y] = tints.lamp
  const box = skyBox(frame)
  const [core = '', second = ''] = tints.sky
  pen.fillStyle = around(
    paper,
    [x, y, 260],
    [
      [0, core],
      [1, mix(core, second, 0.7)],
    ],
  )
  pen.fillRect(box.left, box.top, box.width, box.height)
  if (tints.sun > 0) sun(paper, tints)
  yield
  for (const [at, radius] of RINGS.entries()) {
    const [edge, holes] = lace(x, y, radius * tints.spread, at)
    const [inner, outer] = [tints.sky[at] ?? core, tints.sky[at + 1] ?? second]
    const path = new Path2D(edge)
    // Many wide faint strokes look like the shadow of the whole sheet, and take a tenth of its time.
    pen.save()
    pen.translate(0, 5)
    pen.strokeStyle = seen(mix(outer, tints.shadow, 0.5), 0.045)
    for (let width = 40; width > 3; width -= 5) {
      pen.lineWidth = width
      pen.stroke(path)
    }
    pen.restore()
    yield
    cut(
      paper,
      rect(box.left, box.top, box.width, box.height) + edge,
      around(
        paper,
        [x, y, radius + 380],
        [
          [0, mix(inner, outer, 0.7)],
          [radius / (radius + 380), mix(inner, outer, 0.7)],
          [1, mix(outer, tints.sky[at + 2] ?? outer, 0.35)],
        ],
      ),
      {
        rule: 'evenodd',
        shadow: null,
        rim: seen(tints.lace, (at < 3 ? 0.5 : 0.28) * tints.edge),
        rimWidth: 1.4,
      },
    )
    pen.fillStyle = seen(mix(inner, tints.lace, 0.3), at < 3 ? 0.7 : 0.4)
    pen.fill(new Path2D(holes))
    yield
    if (at === 1) rays(paper, tints)
    yield
  }
  if (tints.stars > 0) stars(paper, tints, box)
  yield
  flyers(paper, tints, frame)
  over(
    paper,
    box,
    along(
      paper,
      [0, 360, 0, 640],
      [
        [0, seen(tints.haze, 0)],
        [1, seen(tints.haze, 0.5 * tints.air)],
      ],
    ),
  )
  yield
  grain(paper, box, 0.17)
}
