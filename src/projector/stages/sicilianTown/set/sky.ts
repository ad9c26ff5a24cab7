/** The sky: a lamp behind sheets of paper, and a hole of cloud in each of them. */
import { chance } from '../../../paper/chance'
import { mix, seen } from '../../../paper/colour'
import { cut } from '../../../paper/cut'
import { grain } from '../../../paper/grain'
import { around, shaded, type Box, type Paper } from '../../../paper/paper'
import { circle, clouds, polygon, rect, sparkle } from '../../../paper/paths'
import type { Frame, Painting } from '../../stage'
import type { Tints } from './tints'

/** The whole picture and a twentieth more on every side. */
export function skyBox(frame: Frame): Box {
  const [width, height] = [frame.right - frame.left, frame.bottom - frame.top]
  return {
    left: frame.left - width * 0.06,
    top: frame.top - height * 0.06,
    width: width * 1.12,
    height: Math.min(height * 1.06, 720 - frame.top + height * 0.06),
  }
}

const wedge = (x: number, y: number, angle: number, half: number, from: number, to: number) =>
  polygon([
    [x + Math.cos(angle - half) * from, y + Math.sin(angle - half) * from],
    [x + Math.cos(angle) * to, y + Math.sin(angle) * to],
    [x + Math.cos(angle + half) * from, y + Math.sin(angle + half) * from],
  ])

/** The sun of the old stage machines: points all around, and by day a face. */
function sun(paper: Paper, tints: Tints): void {
  const { sky } = tints
  const [x, y] = sky.lamp
  const radius = sky.sun
  const { pen } = paper
  if (sky.face) {
    for (const [count, reach, colour, turn] of [
      [16, 1.62, '#f2a83c', 0.196],
      [16, 1.8, '#fbc95c', 0],
    ] as const) {
      let points = ''
      for (let at = 0; at < count; at += 1)
        points += wedge(x, y, (at * 2 * Math.PI) / count + turn, 0.15, radius * 0.9, radius * reach)
      cut(paper, points, colour, {
        shadow: { y: 3, blur: 8, colour: 'rgb(150 90 20 / 35%)' },
        rim: 'rgb(255 250 220 / 70%)',
        rimWidth: 1,
      })
    }
  }
  cut(
    paper,
    circle(x, y, radius),
    around(
      paper,
      [x, y, radius],
      [
        [0, '#fffdf0'],
        [0.75, mix('#fff3c8', tints.haze, 0.15)],
        [1, mix('#ffe3a0', tints.haze, 0.35)],
      ],
    ),
    { shadow: { y: 0, blur: 26, colour: 'rgb(255 246 205 / 90%)' }, rim: '#fffdf0', rimWidth: 1.6 },
  )
  if (!sky.face) return
  pen.save()
  pen.translate(x, y)
  pen.scale(radius / 50, radius / 50)
  pen.fillStyle = 'rgb(240 130 70 / 35%)'
  for (const side of [-1, 1]) pen.fill(new Path2D(circle(side * 22, 10, 8)))
  pen.strokeStyle = '#b8682a'
  pen.lineWidth = 2.2
  for (const side of [-1, 1]) {
    pen.stroke(new Path2D(`M${side * 8},-9q${side * 8},-6 ${side * 16},0`))
    pen.stroke(new Path2D(`M${side * 10},-1q${side * 6},5 ${side * 12},0`))
  }
  pen.stroke(new Path2D('M1,-6q5,12 -3,13M-12,18q12,9 24,0'))
  pen.restore()
}

function stars(paper: Paper, tints: Tints, box: Box): void {
  const next = chance(5)
  const { sky } = tints
  const [x0, y0] = sky.lamp
  let points = ''
  for (let at = 0; at < sky.stars; at += 1) {
    const x = box.left + next() * box.width
    const y = box.top + next() ** 1.3 * (430 - box.top)
    const size = 1.3 + next() * 2.6
    if (Math.hypot((x - x0) / 1.4, y - y0) < (sky.sun ? 470 : 210)) continue
    points += sparkle(x, y, size * 2, size * 0.5)
  }
  shaded(paper, { y: 0, blur: 7, colour: seen(tints.lamp, 0.6) }, () => {
    paper.pen.fillStyle = mix(tints.lamp, '#ffffff', 0.45)
    paper.pen.fill(new Path2D(points))
  })
}

/** The lamp, the sun, and the sheets before them. */
export function* paintSky(paper: Paper, tints: Tints, frame: Frame): Painting {
  const { pen } = paper
  const { sky } = tints
  const [x, y] = sky.lamp
  const box = skyBox(frame)
  const [first] = sky.rings
  pen.fillStyle = around(paper, [x, y, (first?.[0] ?? 300) + 60], sky.core)
  pen.fillRect(box.left, box.top, box.width, box.height)
  yield
  const fade = around(
    paper,
    [x, y, 520],
    [
      [0, seen('#fff8dc', 0.8 * sky.rays)],
      [0.5, seen('#fff0c0', 0.4 * sky.rays)],
      [1, seen('#ffe0a0', 0)],
    ],
  )
  if (sky.sun) sun(paper, tints)
  yield
  for (const [at, [rx, ry, lobes, inner, outer]] of sky.rings.entries()) {
    const hole = clouds([x, y - 14], [rx, ry], lobes, 141 + at * 7)
    const path = new Path2D(hole)
    // A blurred shadow of the whole sky takes too long; many wide faint strokes look like one.
    pen.save()
    pen.translate(0, 6)
    pen.strokeStyle = seen(mix(outer, tints.shadow, 0.45), at < 2 ? 0.036 : 0.055)
    for (let width = 46; width > 2; width -= 4) {
      pen.lineWidth = width
      pen.stroke(path)
    }
    pen.restore()
    yield
    cut(
      paper,
      rect(box.left, box.top, box.width, box.height) + hole,
      around(
        paper,
        [x, y, rx + 250],
        [
          [0, inner],
          [0.6, inner],
          [1, outer],
        ],
      ),
      {
        rule: 'evenodd',
        shadow: null,
        rim: seen(sky.rim, (at < 3 ? 0.6 : 0.38) * (0.3 + 0.7 * tints.air)),
        rimWidth: 1.5,
      },
    )
    yield
    if (at === 1) {
      // The light comes through the first sheets, too.
      let strips = ''
      for (let ray = 0; ray < 36; ray += 1) {
        const angle = (ray * Math.PI) / 18 + 0.04
        strips += polygon([
          [x, y],
          [x + Math.cos(angle - 0.045) * 900, y + Math.sin(angle - 0.045) * 900],
          [x + Math.cos(angle + 0.045) * 900, y + Math.sin(angle + 0.045) * 900],
        ])
      }
      pen.fillStyle = fade
      pen.fill(new Path2D(strips))
      yield
    }
  }
  if (sky.stars) stars(paper, tints, box)
  yield
  grain(paper, box, 0.16)
}
