/** The gate of a hangar: plates, rivets, and tubes of light along its inner edge. */
import { mix, seen } from '../../../paper/colour'
import { grain } from '../../../paper/grain'
import { around, type Box, type Paper } from '../../../paper/paper'
import { circle, rect } from '../../../paper/paths'
import type { Frame, Painting, StagePlane } from '../../stage'
import { AMBER, CYAN, INKS, MAGENTA, type Inks } from '../ink/inks'
import { bulb, dots, flat, print, strokes, tube } from '../ink/print'

const SIDE = 92
const HIGH = 64
const OUT = 150

function rivets(paper: Paper, inks: Inks, points: readonly (readonly [number, number])[]): void {
  flat(paper, points.map(([x, y]) => circle(x + 1, y + 1.5, 4.2)).join(''), inks.key)
  flat(
    paper,
    points.map(([x, y]) => circle(x, y, 3.4)).join(''),
    mix(inks.panel[2], inks.stock, 0.35),
  )
}

/** The plates of one side, from the top down. @param to 1 for the left side, -1 for the right one */
function* pillar(paper: Paper, inks: Inks, edge: number, to: number, top: number): Painting {
  const x = (along: number) => edge + to * along
  const box = (from: number, upto: number, y: number, high: number): string =>
    rect(Math.min(x(from), x(upto)), y, upto - from, high)
  const lean = `M${x(-OUT)},${top - OUT}H${x(SIDE + 36)}V${top + HIGH}L${x(SIDE)},${top + HIGH + 44}V1012L${x(SIDE + 30)},1056V1240H${x(-OUT)}Z`
  print(paper, lean, inks.panel[0], {
    stock: mix(inks.panel[0], inks.stock, 0.6),
    slip: [-to * 4, 3],
    key: inks.key,
    keyWidth: 3,
    shadow: { x: to * 5, y: 6, blur: 26, colour: inks.shadow },
    dots: dots(paper, [x(SIDE), 0, x(-10), 0], inks.panel[1], { pitch: 11, most: 0.7, hold: OUT }),
  })
  yield
  const points: [number, number][] = []
  let at = 0
  for (let y = top + HIGH + 60; y < 1000; y += 152) {
    const high = Math.min(140, 1004 - y)
    if (high < 50) break
    const plate = box(6, 66, y, high)
    const ink = at % 3 === 1 ? inks.panel[2] : inks.panel[1]
    print(paper, plate, ink, {
      stock: mix(ink, inks.stock, 0.5),
      slip: [-to * 3, 3],
      key: inks.key,
    })
    if (at % 3 === 0)
      for (let slot = 0; slot < 4; slot += 1)
        flat(paper, box(20, 52, y + 34 + slot * 20, 7), inks.key)
    if (at % 3 === 1) {
      let stripes = ''
      for (let bar = -2; bar < 6; bar += 1)
        stripes += `M${x(6)},${y + bar * 36 + 18}L${x(66)},${y + bar * 36 - 22}v18L${x(6)},${y + bar * 36 + 36}Z`
      paper.pen.save()
      paper.pen.clip(new Path2D(plate))
      flat(paper, stripes, seen(inks.key, 0.42))
      paper.pen.restore()
      strokes(paper, plate, inks.key, 2)
    }
    if (at % 3 === 2) {
      print(paper, circle(x(36), y + high / 2, 19), inks.pane, {
        stock: inks.stock,
        slip: [2, 2],
        key: inks.key,
      })
      tube(paper, `M${x(36)},${y + high / 2}l${to * 9},-9`, AMBER, { width: 3, glow: inks.tubes })
    }
    points.push([x(14), y + 9], [x(58), y + 9], [x(14), y + high - 9], [x(58), y + high - 9])
    at += 1
  }
  rivets(paper, inks, points)
  yield
  tube(paper, `M${x(80)},${top + HIGH + 70}V990`, CYAN, { width: 6, glow: inks.tubes })
  tube(
    paper,
    `M${x(SIDE + 30)},${top + HIGH - 12}L${x(SIDE - 10)},${top + HIGH + 38}M${x(SIDE - 10)},1016L${x(SIDE + 14)},1052`,
    AMBER,
    { width: 4, glow: inks.tubes },
  )
  yield
}

function* beam(paper: Paper, inks: Inks, { left, right, top }: Frame): Painting {
  const wide = right - left
  const middle = (left + right) / 2
  const path = `M${left - OUT},${top - OUT}H${right + OUT}V${top + HIGH}H${middle + 190}L${middle + 160},${top + HIGH + 10}H${middle - 160}L${middle - 190},${top + HIGH}H${left - OUT}Z`
  print(paper, path, inks.panel[0], {
    stock: mix(inks.panel[0], inks.stock, 0.6),
    slip: [0, -4],
    key: inks.key,
    keyWidth: 3,
    shadow: { y: 8, blur: 24, colour: inks.shadow },
    dots: dots(paper, [0, top + HIGH, 0, top - 10], inks.panel[1], {
      pitch: 11,
      most: 0.7,
      hold: OUT,
    }),
  })
  yield
  const many = Math.round(wide / 230)
  const points: [number, number][] = []
  for (let at = 0; at < many; at += 1) {
    const pitch = (wide - 220) / many
    const x = left + 110 + at * pitch
    if (Math.abs(x + pitch / 2 - middle) < pitch * 0.6) continue
    const ink = at % 2 ? inks.panel[1] : inks.panel[2]
    print(paper, rect(x + 6, top + 6, pitch - 12, 36), ink, {
      stock: mix(ink, inks.stock, 0.5),
      slip: [-3, 2],
      key: inks.key,
    })
    points.push(
      [x + 16, top + 15],
      [x + pitch - 16, top + 15],
      [x + 16, top + 33],
      [x + pitch - 16, top + 33],
    )
  }
  rivets(paper, inks, points)
  // A planet with its ring, the port's own sign.
  print(paper, circle(middle, top + 34, 20), inks.trim, {
    stock: inks.stock,
    slip: [2, 2],
    key: inks.key,
  })
  tube(
    paper,
    `M${middle - 40},${top + 42}Q${middle},${top + 50} ${middle + 40},${top + 26}`,
    AMBER,
    { width: 4, glow: inks.tubes },
  )
  for (const to of [-1, 1])
    tube(
      paper,
      `M${middle + to * 92},${top + 34}h${to * 60}M${middle + to * 92},${top + 22}h${to * 36}`,
      CYAN,
      { width: 3, glow: inks.tubes },
    )
  yield
  tube(
    paper,
    `M${left + 150},${top + HIGH - 10}H${middle - 192}l28,9H${middle + 164}l28,-9H${right - 150}`,
    MAGENTA,
    { width: 5, glow: inks.tubes },
  )
  yield
}

function sill(paper: Paper, inks: Inks, { left, right }: Frame): void {
  print(paper, rect(left - OUT, 1056, right - left + OUT * 2, 190), inks.panel[0], {
    stock: mix(inks.panel[0], inks.stock, 0.6),
    slip: [0, 4],
    key: inks.key,
    keyWidth: 3,
    shadow: { y: -4, blur: 16, colour: inks.shadow },
  })
  for (let x = left + 170; x < right - 160; x += 79)
    bulb(paper, x, 1069, 4.4, AMBER, inks.tubes * 0.8)
}

export const frame: StagePlane = {
  depth: 1.2,
  covers: ({ left, right, top }: Frame): Box[] => [
    { left: left - OUT, top: top - OUT, width: right - left + OUT * 2, height: OUT + HIGH + 40 },
    {
      left: left - OUT,
      top: top + HIGH + 40,
      width: OUT + SIDE + 60,
      height: 1040 - top - HIGH - 40,
    },
    {
      left: right - SIDE - 60,
      top: top + HIGH + 40,
      width: OUT + SIDE + 60,
      height: 1040 - top - HIGH - 40,
    },
    { left: left - OUT, top: 1040, width: right - left + OUT * 2, height: 200 },
  ],
  *paint(paper, light, seenFrame) {
    const inks = INKS[light]
    const { left, right, top } = seenFrame
    sill(paper, inks, seenFrame)
    yield
    yield* beam(paper, inks, seenFrame)
    yield* pillar(paper, inks, left, 1, top)
    yield* pillar(paper, inks, right, -1, top)
    paper.pen.save()
    paper.pen.globalCompositeOperation = 'source-atop'
    flat(
      paper,
      rect(left - OUT, top - OUT, right - left + 2 * OUT, 1240 - top + OUT),
      around(
        paper,
        [960, (top + 1080) / 2, Math.hypot(right - left, 1080 - top) * 0.56],
        [
          [0.6, seen(inks.key, 0)],
          [1, seen(inks.key, 0.5)],
        ],
      ),
    )
    paper.pen.restore()
    grain(
      paper,
      { left: left - OUT, top: top - OUT, width: right - left + 2 * OUT, height: 1240 - top + OUT },
      0.16,
    )
    yield
  },
}
