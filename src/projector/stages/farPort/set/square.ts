/** The landing field: sand on plates, and circles of light that ships come down on. */
import { mix, seen } from '../../../paper/colour'
import { grain } from '../../../paper/grain'
import { along, around, type Paper } from '../../../paper/paper'
import { ellipse, rect } from '../../../paper/paths'
import type { Frame, Painting, StagePlane } from '../../stage'
import { AMBER, CYAN, INKS, MAGENTA, type Inks } from '../ink/inks'
import { bulb, dots, flat, print, strokes, tube } from '../ink/print'

const TOP = 546
const MIDDLE = 800

function* marks(paper: Paper, inks: Inks, { left, right }: Frame): Painting {
  const faint = seen(inks.line, 0.2)
  let seams = ''
  for (let at = -9; at <= 9; at += 1) seams += `M${960 + at * 92},548L${960 + at * 330},1240`
  for (const y of [566, 592, 632, 690, 772, 884, 1030])
    seams += `M${left - 160},${y + 6}Q960,${y - 6} ${right + 160},${y + 6}`
  strokes(paper, seams, faint, 1.6)
  // Star of a compass, as flat as the field.
  let rays = ''
  for (let at = 0; at < 16; at += 1) {
    const [a, reach] = [(at * Math.PI) / 8, at % 2 ? 0.62 : 1]
    const point = (angle: number, out: number) =>
      `${960 + Math.cos(angle) * out * 480},${MIDDLE + Math.sin(angle) * out * 134}`
    rays += `M${point(a - 0.12, 0.36)}L${point(a, reach)}L${point(a + 0.12, 0.36)}Z`
  }
  flat(paper, rays, seen(inks.line, 0.16))
  yield
  let plates = ''
  for (let at = 0; at < 24; at += 2) {
    const corner = (step: number, out: number, flatOut: number) =>
      `${960 + Math.cos((step / 24) * Math.PI * 2) * out},${MIDDLE + Math.sin((step / 24) * Math.PI * 2) * flatOut}`
    plates += `M${corner(at, 552, 158)}L${corner(at, 853, 248)}A853,248 0 0 1 ${corner(at + 1, 853, 248)}L${corner(at + 1, 552, 158)}A552,158 0 0 0 ${corner(at, 552, 158)}Z`
  }
  flat(paper, plates, seen(inks.line, 0.07))
  yield
  for (const [rx, ry] of [
    [190, 53],
    [545, 156],
    [860, 250],
  ] as const)
    strokes(paper, ellipse(960, MIDDLE, rx, ry), seen(inks.line, 0.34), rx > 500 ? 14 : 5)
  yield
}

export const square: StagePlane = {
  depth: 0.92,
  covers: ({ left, right }: Frame) => [
    { left: left - 150, top: TOP - 40, width: right - left + 300, height: 1240 - TOP + 40 },
  ],
  *paint(paper, light, frame) {
    const inks = INKS[light]
    const { left, right } = frame
    const [back, mid, front] = inks.sand
    const ground = `M${left - 170},1250V${TOP - 4}C150,${TOP - 12} 330,${TOP - 2} 470,${TOP + 6}S1450,${TOP + 6} 1500,${TOP + 4}S1760,${TOP - 16} ${right + 170},${TOP - 6}V1250Z`
    print(
      paper,
      ground,
      along(
        paper,
        [0, TOP, 0, 1100],
        [
          [0, back],
          [0.3, mix(back, mid, 0.7)],
          [0.55, mid],
          [1, front],
        ],
      ),
      {
        stock: mix(back, inks.stock, 0.7),
        slip: [0, 4],
        shadow: { y: -5, blur: 20, colour: inks.shadow },
        dots: dots(paper, [0, 700, 0, 1120], seen(front, 0.75), {
          pitch: 13,
          most: 0.66,
          hold: 140,
        }),
      },
    )
    yield
    yield* marks(paper, inks, frame)
    paper.pen.save()
    paper.pen.translate(960, MIDDLE)
    paper.pen.scale(1, 0.34)
    flat(
      paper,
      rect(-900, -760, 1800, 1520),
      around(
        paper,
        [0, 0, 760],
        [
          [0, seen(mix(back, '#ffffff', 0.3), 0.42)],
          [0.5, seen(back, 0.2)],
          [1, seen(back, 0)],
        ],
      ),
    )
    paper.pen.restore()
    yield
    tube(paper, ellipse(960, MIDDLE, 545, 156), CYAN, { width: 5, glow: inks.tubes * 0.85 })
    tube(paper, ellipse(960, MIDDLE, 190, 53), MAGENTA, { width: 4, glow: inks.tubes * 0.7 })
    yield
    for (let at = 0; at < 20; at += 1) {
      const angle = (at / 20) * Math.PI * 2
      const y = MIDDLE + Math.sin(angle) * 250
      bulb(paper, 960 + Math.cos(angle) * 860, y, 2.4 + (y - 550) / 160, AMBER, inks.tubes * 0.8)
    }
    grain(paper, { left: left - 160, top: TOP - 40, width: right - left + 320, height: 740 }, 0.2)
    yield
  },
}
