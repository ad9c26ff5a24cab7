/** What the town wears for its feast: arches of lights, bunting, and its palms. */
import { mix, seen } from '../../../paper/colour'
import { cut } from '../../../paper/cut'
import { around, shaded, type Paper } from '../../../paper/paper'
import { circle } from '../../../paper/paths'
import type { Painting } from '../../stage'
import { down, edged } from './edges'
import type { Tints } from './tints'

/** A palm: a bent stem and leaves with teeth below. */
export function palm(
  x: number,
  foot: number,
  height: number,
  lean: number,
  leaves: number,
  reach: number,
): string {
  const [tx, ty] = [x + lean, foot - height]
  let path = `M${x - 6},${foot}Q${x + lean * 0.2},${foot - height * 0.5} ${tx - 3},${ty}L${tx + 4},${ty}Q${x + lean * 0.35 + 8},${foot - height * 0.5} ${x + 7},${foot}Z`
  for (let leaf = 0; leaf < leaves; leaf += 1) {
    const off = leaf - (leaves - 1) / 2
    const angle = -Math.PI / 2 + off * ((Math.PI * 1.36) / (leaves - 1))
    const length = reach * (0.84 + 0.16 * Math.cos(leaf * 2.1))
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const [ex, ey] = [tx + cos * length, ty + sin * length * 0.8 + Math.abs(off) * 7]
    const [mx, my] = [tx + cos * length * 0.55, ty + sin * length * 0.7 - 12]
    path += `M${tx},${ty}Q${mx},${my - 9} ${ex},${ey}`
    for (let tooth = 5; tooth >= 1; tooth -= 1) {
      const at = tooth / 6
      const bx = (1 - at) ** 2 * tx + 2 * (1 - at) * at * mx + at * at * ex
      const by = (1 - at) ** 2 * ty + 2 * (1 - at) * at * my + at * at * ey
      path += `L${bx + 2},${by + 14 - at * 5}L${bx - cos * 3},${by + 5}`
    }
    path += 'Z'
  }
  return path
}

function bulbs(
  paper: Paper,
  tints: Tints,
  points: readonly (readonly [number, number, number])[],
): void {
  shaded(
    paper,
    { y: 0, blur: 10, colour: seen('#ffc45a', Math.min(1, 0.5 + tints.glow * 0.5)) },
    () => {
      paper.pen.fillStyle = mix(tints.lamp, '#fff6d8', 0.6)
      paper.pen.fill(new Path2D(points.map(([x, y, radius]) => circle(x, y, radius)).join('')))
    },
  )
}

/** An arch of the feast: two bows of wood, rosettes between them, bulbs on all of it. */
function* lightArch(
  paper: Paper,
  tints: Tints,
  x: number,
  foot: number,
  half: number,
  height: number,
): Painting {
  const wood = mix(tints.wing[1], tints.rim, 0.06)
  const top = foot - height + half
  const look = edged(tints, 0.8, 0.5)
  const bow = (radius: number, thick: number): string =>
    `M${x - radius - thick},${foot}V${top}a${radius + thick},${radius + thick} 0 0 1 ${2 * (radius + thick)},0V${foot}h${-2 * thick}V${top}a${radius - thick},${radius - thick} 0 0 0 ${-2 * (radius - thick)},0V${foot}Z`
  cut(paper, bow(half, 3), wood, look)
  cut(paper, bow(half * 0.82, 2.4), wood, look)
  yield
  const on = (radius: number, angle: number): [number, number] => [
    x + Math.cos(angle) * radius,
    top + Math.sin(angle) * radius,
  ]
  let rays = ''
  for (let at = 0; at <= 10; at += 1) {
    const angle = Math.PI + (at * Math.PI) / 10
    const [ax, ay] = on(half * 1.04, angle - 0.07)
    const [bx, by] = on(half * 1.26, angle)
    const [cx, cy] = on(half * 1.04, angle + 0.07)
    rays += `M${ax},${ay}Q${bx},${by} ${cx},${cy}Z`
  }
  cut(paper, rays, wood, { ...look, shadow: null })
  const points: [number, number, number][] = []
  for (let y = foot - 10; y > top; y -= 16)
    points.push([x - half * 0.91, y, 3], [x + half * 0.91, y, 3])
  for (let at = 0; at <= 16; at += 1)
    points.push([...on(half * 0.91, Math.PI + (at * Math.PI) / 16), 3.3])
  for (let at = 0; at <= 10; at += 1)
    points.push([...on(half * 1.2, Math.PI + (at * Math.PI) / 10), 2.6])
  if (tints.glow > 0.2) {
    const { pen } = paper
    pen.save()
    pen.globalCompositeOperation = 'lighter'
    pen.fillStyle = around(
      paper,
      [x, top, half * 1.7],
      [
        [0, seen('#ff9a3c', 0)],
        [0.5, seen('#ff9a3c', 0.2 * tints.glow)],
        [0.62, seen('#ffa84a', 0.22 * tints.glow)],
        [1, seen('#ff8a30', 0)],
      ],
    )
    pen.fillRect(x - half * 1.7, top - half * 1.7, half * 3.4, half * 3.4)
    pen.restore()
  }
  bulbs(paper, tints, points)
  yield
}

const CLOTHS = ['#c4302a', '#efdcb4', '#3d7a52'] as const

function bunting(
  paper: Paper,
  tints: Tints,
  ends: readonly [number, number, number, number],
  sag: number,
  flags: number,
): void {
  const { pen } = paper
  const [x0, y0, x1, y1] = ends
  const [mx, my] = [(x0 + x1) / 2, (y0 + y1) / 2 + sag]
  pen.strokeStyle = seen(tints.shadow, 0.9)
  pen.lineWidth = 1.6
  pen.stroke(new Path2D(`M${x0},${y0}Q${mx},${my} ${x1},${y1}`))
  for (const [index, cloth] of CLOTHS.entries()) {
    let path = ''
    for (let flag = 1 + index; flag < flags; flag += 3) {
      const at = flag / flags
      const x = (1 - at) ** 2 * x0 + 2 * (1 - at) * at * mx + at * at * x1
      const y = (1 - at) ** 2 * y0 + 2 * (1 - at) * at * my + at * at * y1
      path += `M${x - 8},${y}h16l-8,20Z`
    }
    cut(paper, path, mix(cloth, tints.front[0][0], tints.glow > 0.8 ? 0.55 : 0.18), {
      shadow: { y: 2, blur: 4, colour: seen(tints.shadow, 0.5) },
      rim: seen(tints.rim, 0.5),
      rimWidth: 0.7,
    })
  }
}

/** Before the houses, behind the square. */
export function* paintFeast(paper: Paper, tints: Tints): Painting {
  const look = edged(tints, 0.8, 0.4)
  for (const [x, height, lean, reach] of [
    [362, 250, -16, 74],
    [706, 170, 14, 58],
    [1216, 180, -16, 60],
    [1586, 262, 20, 76],
  ] as const) {
    const leaf = down(paper, 640 - height - 60, 660, tints.leaf)
    cut(paper, palm(x, 700, height + 60, lean, 9, reach), leaf, look)
    yield
  }
  yield* lightArch(paper, tints, 536, 700, 92, 268)
  yield* lightArch(paper, tints, 1384, 700, 92, 268)
  bunting(paper, tints, [236, 384, 446, 520], 26, 10)
  bunting(paper, tints, [1474, 520, 1684, 384], 26, 10)
  yield
}
