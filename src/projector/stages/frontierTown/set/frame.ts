/** The mount of a magic lantern's slide: walnut with engraved vines around a window of brass. */
import type { LightName } from '../../../../ui/themeTokens'
import { cut } from '../../../paper/cut'
import { grain } from '../../../paper/grain'
import { along, type Paper } from '../../../paper/paper'
import { circle, rect } from '../../../paper/paths'
import type { Frame, Painting } from '../../stage'
import { board, engrave, gouges, type Point } from './gouge'
import { INKS, type Inks } from './inks'

const HEAD = 66
const FOOT = 20
const OUT = 130

/** A rectangle with round corners, so far inside of what the frame shows. */
/** The sides are narrower on a picture that stands upright. */
const sideOf = ({ left, right }: Frame): number => (right - left < 1300 ? 62 : 98)

function window(frame: Frame, more: number, corner: number): string {
  const { left, right, top } = frame
  const side = sideOf(frame)
  const [l, r, t, b] = [
    left + side + more,
    right - side - more,
    top + HEAD + more,
    1080 - FOOT - more * 0.7,
  ]
  return `M${l + corner},${t}H${r - corner}a${corner},${corner} 0 0 1 ${corner},${corner}V${b - corner}a${corner},${corner} 0 0 1 ${-corner},${corner}H${l + corner}a${corner},${corner} 0 0 1 ${-corner},${-corner}V${t + corner}a${corner},${corner} 0 0 1 ${corner},${-corner}Z`
}

/** One turn of a vine: a curl with leaves, from a point along an angle. */
function vine([x, y]: Point, angle: number, flip: number, size: number): string {
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  const at = (u: number, v: number): string =>
    `${(x + (u * c - v * flip * s) * size).toFixed(1)},${(y + (u * s + v * flip * c) * size).toFixed(1)}`
  const leaf = (u: number, v: number, du: number, dv: number): string =>
    `M${at(u, v)}Q${at(u + du * 0.2 - dv * 0.5, v + dv * 0.2 + du * 0.5)} ${at(u + du, v + dv)}Q${at(u + du * 0.6 + dv * 0.5, v + dv * 0.6 - du * 0.5)} ${at(u, v)}Z`
  return (
    `M${at(-1, 0)}C${at(-0.5, -0.7)} ${at(0.4, -0.7)} ${at(0.62, -0.1)}C${at(0.72, 0.34)} ${at(0.1, 0.5)} ${at(0.02, 0.1)}C${at(0.2, 0.36)} ${at(0.54, 0.26)} ${at(0.5, -0.06)}C${at(0.34, -0.52)} ${at(-0.44, -0.56)} ${at(-1, 0)}Z` +
    leaf(-0.5, -0.36, -0.1, -0.42) +
    leaf(-0.1, -0.5, 0.42, -0.32) +
    leaf(0.5, 0.1, 0.5, 0.26) +
    leaf(-0.7, -0.2, 0.1, 0.44) +
    leaf(-0.36, -0.36, 0.16, 0.4)
  )
}

function screw(paper: Paper, inks: Inks, x: number, y: number): void {
  cut(
    paper,
    circle(x, y, 11),
    along(
      paper,
      [x - 8, y - 8, x + 8, y + 8],
      [
        [0, inks.brass[0]],
        [1, inks.brass[2]],
      ],
    ),
    { shadow: { y: 2, blur: 5, colour: inks.shadow }, rim: inks.brass[0], rimWidth: 1 },
  )
  paper.pen.save()
  paper.pen.translate(x, y)
  paper.pen.rotate(x + y)
  paper.pen.fillStyle = inks.brass[2]
  paper.pen.fillRect(-8, -1.4, 16, 2.8)
  paper.pen.restore()
}

export function* paintFrame(paper: Paper, light: LightName, frame: Frame): Painting {
  const inks = INKS[light]
  const { left, right, top } = frame
  const width = right - left
  const side = sideOf(frame)
  const [vineAt, vineSize] = [side * 0.39, side * 0.43]
  const whole = rect(left - OUT, top - OUT, width + OUT * 2, 1080 - top + OUT * 2)
  const wood = along(
    paper,
    [0, top, 0, 1080],
    [
      [0, inks.wood[0]],
      [0.5, inks.wood[1]],
      [1, inks.wood[1]],
    ],
  )
  const deep = { y: 8, blur: 26, colour: inks.shadow.replace(/\/.*/, '/ 85%)') }
  cut(paper, whole + window(frame, 0, 86), wood, { shadow: deep, rim: null, rule: 'evenodd' })
  yield
  const { pen } = paper
  const sides = [
    { left: left - OUT, top: top - OUT, width: side + OUT, height: 1080 - top + OUT * 2 },
    { left: right - side, top: top - OUT, width: side + OUT, height: 1080 - top + OUT * 2 },
  ]
  const upright = (x: number, y: number): Point => [y, x]
  for (const [index, { left: x, top: y, width: w, height: h }] of sides.entries())
    engrave(
      paper,
      rect(x + (index ? 10 : 0), y, w - 10, h),
      gouges(
        { left: y, top: x, width: h, height: w },
        { gap: 6, width: 1.5, length: 150, seed: 3 + index, bend: upright },
      ),
      inks.ink,
    )
  engrave(
    paper,
    rect(left + side, top - OUT, width - side * 2, HEAD + OUT - 10),
    gouges(
      { left: left + side, top: top - OUT, width: width - side * 2, height: HEAD + OUT },
      { gap: 6, width: 1.4, length: 170, seed: 8 },
    ),
    inks.ink,
  )
  yield
  // Two steps of brass around the glass.
  const brass = along(
    paper,
    [left, top, right, 1080],
    [
      [0, inks.brass[1]],
      [0.2, inks.brass[0]],
      [0.34, inks.brass[1]],
      [0.6, inks.brass[2]],
      [0.78, inks.brass[0]],
      [1, inks.brass[2]],
    ],
  )
  cut(paper, window(frame, -9, 94) + window(frame, 3, 83), brass, {
    shadow: { y: 5, blur: 14, colour: inks.shadow },
    rim: inks.brass[0],
    rimWidth: 0.9,
    rule: 'evenodd',
  })
  yield
  cut(paper, window(frame, -22, 104) + window(frame, -18, 101), inks.brass[2], {
    shadow: null,
    rim: inks.brass[1],
    rimWidth: 0.8,
    rule: 'evenodd',
  })
  yield
  let vines = ''
  const [from, to] = [top + 150, 1010]
  const turns = Math.max(4, Math.round((to - from) / 88))
  for (let turn = 0; turn < turns; turn += 1) {
    const y = from + ((turn + 0.5) * (to - from)) / turns
    vines +=
      vine([left + vineAt, y], Math.PI / 2, turn % 2 ? 1 : -1, vineSize) +
      vine([right - vineAt, y], Math.PI / 2, turn % 2 ? -1 : 1, vineSize)
  }
  const reach = width / 2 - 300
  const across = Math.max(2, Math.round(reach / 84))
  for (let turn = 0; turn < across; turn += 1) {
    const x = 150 + ((turn + 0.5) * reach) / across
    vines +=
      vine([960 - x, top + 24], Math.PI, turn % 2 ? 1 : -1, 34) +
      vine([960 + x, top + 24], 0, turn % 2 ? -1 : 1, 34)
  }
  const path = new Path2D(vines)
  pen.save()
  pen.translate(0, 1.6)
  pen.fillStyle = inks.ink
  pen.fill(path)
  pen.restore()
  pen.fillStyle = brass
  pen.fill(path)
  yield
  // The maker's plate: an anchor between rays.
  const plate = `M${960 - 132},${top - 8}H${960 + 132}L${960 + 112},${top + 50}Q${960 + 60},${top + 78} 960,${top + 78}Q${960 - 60},${top + 78} ${960 - 112},${top + 50}Z`
  board(
    paper,
    plate,
    along(
      paper,
      [960 - 130, 0, 960 + 130, 0],
      [
        [0, inks.brass[2]],
        [0.35, inks.brass[1]],
        [0.55, inks.brass[0]],
        [1, inks.brass[2]],
      ],
    ),
    [],
    { shadow: { y: 5, blur: 14, colour: inks.shadow }, rim: inks.brass[0], rimWidth: 1.2 },
  )
  pen.save()
  pen.translate(960, top + 58)
  pen.fillStyle = inks.wood[1]
  const rays = new Path2D()
  for (let ray = -6; ray <= 6; ray += 1) {
    if (ray === 0) continue
    const angle = -Math.PI / 2 + ray * 0.235
    rays.moveTo(Math.cos(angle) * 34, Math.sin(angle) * 26 - 8)
    rays.lineTo(Math.cos(angle - 0.03) * 96, Math.sin(angle - 0.03) * 52 - 8)
    rays.lineTo(Math.cos(angle + 0.03) * 96, Math.sin(angle + 0.03) * 52 - 8)
  }
  pen.fill(rays)
  pen.scale(0.52, 0.52)
  pen.fill(
    new Path2D(
      'M-4,-82L-4.6,-8Q-22,-10 -30,-28L-38,-20Q-28,8 0,12Q28,8 38,-20L30,-28Q22,-10 4.6,-8L4,-82ZM-22,-72H22V-64H-22ZM0,-102a10,10 0 1 0 .1,0Z',
    ),
  )
  pen.restore()
  for (const [x, y] of [
    [left + vineAt, top + 40],
    [right - vineAt, top + 40],
    [left + vineAt, 1046],
    [right - vineAt, 1046],
  ] as const)
    screw(paper, inks, x, y)
  yield
  grain(
    paper,
    { left: left - OUT, top: top - OUT, width: width + OUT * 2, height: 1080 - top + OUT * 2 },
    0.26,
  )
}
