/** The sky: one great window of glass, ring behind ring, with the light behind its foot. */
import { spot } from '../../../paper/lay'
import { chance } from '../../../paper/chance'
import { mix, seen } from '../../../paper/colour'
import { cut } from '../../../paper/cut'
import { grain } from '../../../paper/grain'
import { radiance, type Box, type Paper } from '../../../paper/paper'
import { circle } from '../../../paper/paths'
import type { Frame, Painting } from '../../stage'
import { line, outwards } from './kit/lay'
import { nebuly, pane, star } from './kit/shapes'
import type { Tints } from './tints'

const HEART = [960, 622] as const
const RADII = [250, 352, 470, 604, 756, 928, 1122, 1340, 2100] as const
const MOON = [1400, 225] as const

/** The whole picture and a twentieth more on every side. */
export function skyBox({ left, right, top, bottom }: Frame): Box {
  const [width, height] = [right - left, bottom - top]
  return {
    left: left - width * 0.06,
    top: top - height * 0.06,
    width: width * 1.12,
    height: 720 - top + height * 0.06,
  }
}

const panesOf = (ring: number): number => 10 + ring * 4
const angleOf = (ring: number, at: number): number =>
  Math.PI + ((at + (ring % 2) / 2 - 0.5) * Math.PI) / panesOf(ring)

/** One ring of panes: the light comes through each a little differently. */
function* ring(paper: Paper, tints: Tints, at: number): Painting {
  const { pen } = paper
  const [inner, outer] = [RADII[at] ?? 250, RADII[at + 1] ?? 2100]
  const colour = tints.sky[at] ?? tints.ink
  // The hollow below this sheet grows dark along its edge.
  pen.save()
  pen.translate(0, 5)
  for (let width = 40; width > 3; width -= 6)
    line(paper, circle(...HEART, inner - 3), seen(mix(colour, tints.shadow, 0.6), 0.06), width)
  pen.restore()
  const next = chance(at * 31 + 5)
  const before = tints.sky[Math.max(0, at - 1)] ?? colour
  const after = tints.sky[at + 1] ?? colour
  pen.fillStyle = outwards(
    paper,
    ...HEART,
    outer,
    mix(colour, before, 0.7),
    mix(colour, before, 0.35),
    colour,
  )
  pen.fill(new Path2D(circle(...HEART, outer) + circle(...HEART, inner)), 'evenodd')
  yield
  let leads = ''
  for (let glass = 0; glass <= panesOf(at) + 1; glass += 1) {
    const [from, to] = [angleOf(at, glass), angleOf(at, glass + 1)]
    const tone = next()
    spot(
      paper,
      pane(HEART, inner, outer, from, to),
      seen(tone < 0.5 ? before : after, 0.1 + Math.abs(tone - 0.5) * 0.9),
    )
    leads += `M${HEART[0] + Math.cos(from) * inner},${HEART[1] + Math.sin(from) * inner}L${HEART[0] + Math.cos(from) * outer},${HEART[1] + Math.sin(from) * outer}`
  }
  line(paper, leads, seen(tints.lead, 0.62), 2.2)
  line(paper, leads, seen(tints.rim, 0.1), 0.8)
  line(paper, circle(...HEART, inner), seen(tints.lead, 0.8), 6)
  line(paper, circle(...HEART, inner), seen(tints.bead, at % 2 ? 0.26 : 0.5), 1.6)
  if (at % 2 === 0) {
    line(paper, circle(...HEART, inner + 13), seen(tints.bead, 0.42), 4.2, [0, 17])
    line(paper, circle(...HEART, inner + 24), seen(tints.lead, 0.5), 1.6)
  }
  yield
}

/** A sun as it stands in calendars: rays straight and curled in turn, and a mild face. */
function sun(paper: Paper, tints: Tints, [x, y, radius]: readonly [number, number, number]): void {
  const { pen } = paper
  radiance(
    paper,
    [x, y, radius * 3.4],
    [
      [0, seen(mix(tints.haze, '#ffffff', 0.4), 0.8)],
      [0.4, seen(tints.haze, 0.26)],
      [1, seen(tints.haze, 0)],
    ],
  )
  pen.save()
  pen.translate(x, y)
  pen.scale(radius / 50, radius / 50)
  let straight = ''
  let curled = ''
  for (let ray = 0; ray < 12; ray += 1) {
    const angle = (ray * Math.PI) / 6
    const spotAt = (turn: number, out: number) =>
      `${Math.cos(angle + turn) * out},${Math.sin(angle + turn) * out}`
    straight += `M${spotAt(-0.15, 46)}L${spotAt(0, 82)}L${spotAt(0.15, 46)}Z`
    curled += `M${spotAt(0.14, 46)}Q${spotAt(0.44, 62)} ${spotAt(0.2, 84)}Q${spotAt(0.22, 66)} ${spotAt(0.4, 46)}Z`
  }
  const look = { shadow: null, rim: seen('#fff8dc', 0.7), rimWidth: 0.7 }
  cut(paper, curled, mix('#e8742c', tints.haze, 0.25), look)
  cut(paper, straight, mix('#f6b43c', tints.haze, 0.2), look)
  cut(paper, circle(0, 0, 50), outwards(paper, -6, -8, 58, '#fffbe0', '#ffeaa4', '#f6c04c'), {
    shadow: { y: 1, blur: 8, colour: seen('#8a3c10', 0.5) },
    rim: '#fffdf0',
    rimWidth: 1,
  })
  for (const side of [-1, 1]) {
    spot(paper, circle(side * 23, 10, 8), seen('#f0803c', 0.4))
    line(paper, `M${side * 9},-12q${side * 8},-7 ${side * 17},0`, '#a85c22', 2)
    line(paper, `M${side * 11},-4q${side * 6},5 ${side * 12},0`, '#a85c22', 2)
  }
  line(paper, 'M0,-8q5,12 -3,14M-11,20q11,8 22,0', '#a85c22', 2)
  pen.restore()
}

function stars(paper: Paper, tints: Tints, frame: Frame): void {
  const next = chance(12)
  let gold = ''
  let dots = ''
  for (let at = 0; at < tints.stars; at += 1) {
    const band = 2 + Math.floor(next() ** 0.8 * 6)
    const out = ((RADII[band] ?? 600) + (RADII[band + 1] ?? 900)) / 2 + (next() - 0.5) * 70
    const angle = Math.PI + next() * Math.PI
    const [x, y] = [HEART[0] + Math.cos(angle) * out, HEART[1] + Math.sin(angle) * out]
    if (y > 470 || x < frame.left - 60 || x > frame.right + 60) continue
    if (Math.hypot(x - MOON[0], y - MOON[1]) < 170) continue
    if (at % 3 === 0) gold += star(x, y, 6 + next() * 5, at % 2 ? 6 : 8, 0.4)
    else dots += circle(x, y, 1.6 + next() * 1.6)
  }
  spot(paper, dots, seen(mix(tints.bead, '#fff8e0', 0.3), 0.8))
  cut(paper, gold, mix(tints.bead, '#fff3c4', 0.25), {
    shadow: { y: 0, blur: 9, colour: seen(tints.bead, 0.7) },
    rim: '#fff6d0',
    rimWidth: 0.6,
  })
}

/** The light, the rings before it, and what stands in them. */
export function* paintSky(paper: Paper, tints: Tints, frame: Frame): Painting {
  const box = skyBox(frame)
  const { pen } = paper
  pen.fillStyle = outwards(paper, ...HEART, 300, ...tints.heart)
  pen.fillRect(box.left, box.top, box.width, box.height)
  let rays = ''
  for (let ray = 0; ray < 28; ray += 1)
    rays += pane(
      HEART,
      20,
      262,
      Math.PI + (ray * Math.PI) / 28,
      Math.PI + ((ray + 0.5) * Math.PI) / 28,
    )
  spot(paper, rays, seen('#fffbe8', 0.14))
  yield
  const far = Math.hypot(Math.max(960 - box.left, box.left + box.width - 960), HEART[1] - box.top)
  for (let at = 0; at < RADII.length - 1 && (RADII[at] ?? 0) < far; at += 1)
    yield* ring(paper, tints, at)
  // Waves of cloud, in bands as margins have them.
  for (const [radius, alpha] of [
    [500, 0.3],
    [484, 0.5],
    [468, 0.3],
  ] as const) {
    line(paper, nebuly(HEART, radius, 25, 20), seen(tints.lead, alpha), 4)
    line(paper, nebuly(HEART, radius, 25, 20), seen(tints.bead, alpha), 1.6)
  }
  yield
  if (tints.sun) sun(paper, tints, tints.sun)
  else
    radiance(
      paper,
      [...MOON, 330],
      [
        [0, seen(tints.haze, 0.55)],
        [0.32, seen(tints.haze, 0.26)],
        [1, seen(tints.haze, 0)],
      ],
    )
  yield
  if (tints.stars) stars(paper, tints, frame)
  yield
  grain(paper, box, 0.15)
}
