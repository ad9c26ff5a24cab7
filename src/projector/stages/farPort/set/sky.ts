/** The sky: sheets of it around the horizon, a planet with its ring, two small suns. */
import type { LightName } from '../../../../ui/themeTokens'
import { chance } from '../../../paper/chance'
import { mix, seen } from '../../../paper/colour'
import { grain } from '../../../paper/grain'
import { around, type Box, type Paper } from '../../../paper/paper'
import { circle, ellipse, rect } from '../../../paper/paths'
import type { Frame, Painting, StagePlane } from '../../stage'
import { INKS, type Inks } from '../ink/inks'
import { dots, flat, print, star, strokes } from '../ink/print'

const LOW = 640
const SHEETS = [
  [1330, 760],
  [1060, 590],
  [830, 440],
  [620, 315],
  [430, 205],
] as const
const PLANET = { x: 960, y: 446, radius: 236 }

/** Where the two suns stand; by night there are none. */
const SUNS: Readonly<Record<LightName, readonly (readonly [number, number, number])[]>> = {
  night: [],
  dusk: [
    [556, 452, 50],
    [640, 500, 28],
  ],
  dawn: [
    [1352, 446, 48],
    [1272, 498, 27],
  ],
  day: [
    [1390, 196, 54],
    [1492, 262, 29],
  ],
}

/** Dots in rows around a middle, the larger the farther out. */
export function ringsOfDots(
  { pen }: Paper,
  [x, y]: readonly [number, number],
  [rx, ry]: readonly [number, number],
  ink: string,
  { rows = 5, pitch = 13, grows = 1 }: { rows?: number; pitch?: number; grows?: number } = {},
): void {
  pen.fillStyle = ink
  pen.beginPath()
  for (let row = 0; row < rows; row += 1) {
    const [a, b] = [rx - (rows - row) * pitch * 0.8, ry - (rows - row) * pitch * 0.8]
    const share = grows > 0 ? (row + 1) / rows : 1 - row / rows
    const radius = pitch * 0.42 * Math.sqrt(share)
    const count = Math.round((Math.PI * (a + b)) / pitch)
    for (let at = 0; at < count; at += 1) {
      const angle = ((at + (row % 2) / 2) / count) * Math.PI * 2
      const [dx, dy] = [x + Math.cos(angle) * a, y + Math.sin(angle) * b]
      if (dy > LOW + 20) continue
      pen.moveTo(dx + radius, dy)
      pen.arc(dx, dy, radius, 0, 7)
    }
  }
  pen.fill()
}

function* sheets(paper: Paper, inks: Inks, { left, right, top }: Frame): Painting {
  const { pen } = paper
  const sky = inks.sky
  pen.fillStyle = sky[5]
  pen.fillRect(left - 140, top - 90, right - left + 280, LOW - top + 120)
  for (const [index, [rx, ry]] of SHEETS.entries()) {
    const ink = sky[4 - index] ?? sky[0]
    const outer = sky[5 - index] ?? sky[0]
    pen.save()
    pen.translate(960, LOW)
    pen.scale(1, ry / rx)
    pen.fillStyle = around(
      paper,
      [0, 0, rx],
      [
        [0, ink],
        [0.93, ink],
        [0.985, mix(ink, outer, 0.55)],
        [1, mix(outer, inks.key, 0.16)],
      ],
    )
    pen.fill(new Path2D(circle(0, 0, rx)))
    pen.restore()
    strokes(paper, ellipse(960, LOW, rx, ry), seen(mix(outer, '#ffffff', 0.4), 0.4), 1.6)
    yield
    ringsOfDots(paper, [960, LOW], [rx, ry], seen(outer, 0.62))
    yield
  }
}

function stars(paper: Paper, light: LightName, inks: Inks, frame: Frame): void {
  if (light === 'day') return
  const next = chance(31)
  const many = light === 'night' ? 150 : 70
  const high = frame.top - 40
  paper.pen.fillStyle = seen(inks.star, light === 'dawn' ? 0.5 : 0.85)
  for (let count = 0; count < many * (1 + (0 - high) / 900); count += 1) {
    const x = frame.left - 60 + next() * (frame.right - frame.left + 120)
    const y = high + next() * (500 - high)
    const size = 0.8 + next() * next() * 3
    // Few and small ones where words stand.
    if (x > 420 && x < 1500 && y > 80 && (size > 1.3 || count % 3)) continue
    star(paper, x, y, size, 2.1)
  }
}

/** Half of the planet's ring: what is behind it, or what is before. */
function ring({ pen }: Paper, inks: Inks, before: boolean, reach: number): void {
  pen.save()
  pen.rotate(-0.23)
  pen.lineCap = 'butt'
  for (const [out, wide, alpha] of [
    [1.52, 16, 0.55],
    [1.68, 26, 0.9],
    [1.86, 9, 0.7],
    [1.97, 3, 0.7],
  ] as const) {
    pen.strokeStyle = seen(inks.ring, before ? alpha * 0.8 : alpha * 0.42)
    pen.lineWidth = (wide * reach) / 236
    pen.beginPath()
    pen.ellipse(
      0,
      0,
      reach * out,
      reach * out * 0.16,
      0,
      before ? 0 : Math.PI,
      before ? Math.PI : Math.PI * 2,
    )
    pen.stroke()
  }
  pen.restore()
}

function* planet(paper: Paper, inks: Inks, x: number, y: number, reach: number): Painting {
  const { pen } = paper
  pen.save()
  pen.translate(x, y)
  ring(paper, inks, false, reach)
  const body = circle(0, 0, reach)
  print(paper, body, inks.planet, {
    stock: mix(inks.planet, inks.stock, 0.5),
    slip: [-4, 4],
    shadow: { y: 4, blur: 22, colour: inks.shadow },
    on: () => {
      pen.rotate(-0.2)
      for (const [at, thick] of [
        [-0.66, 0.14],
        [-0.34, 0.2],
        [0.06, 0.1],
        [0.4, 0.24],
        [0.8, 0.12],
      ] as const) {
        const edge = at * reach
        const bend = reach * 0.16
        flat(
          paper,
          `M${-reach - 9},${edge}Q0,${edge + bend} ${reach + 9},${edge}v${thick * reach}Q0,${edge + bend + thick * reach} ${-reach - 9},${edge + thick * reach}Z`,
          inks.belt,
        )
      }
      pen.rotate(0.2)
      const shade = dots(
        paper,
        [reach * 0.25, -reach * 0.2, -reach * 0.7, reach * 0.75],
        inks.shade,
        {
          pitch: Math.max(8, reach / 20),
          most: 0.66,
          hold: reach,
        },
      )
      if (shade) flat(paper, body, shade)
    },
  })
  yield
  ring(paper, inks, true, reach)
  pen.restore()
}

function suns(paper: Paper, light: LightName, inks: Inks, right: number): void {
  const aside = Math.min(0, right - 1680)
  for (const [at, y, radius] of SUNS[light]) {
    const x = at > 960 ? at + aside : at - aside
    ringsOfDots(paper, [x, y], [radius * 2.1, radius * 2.1], seen(inks.sun, 0.6), {
      rows: Math.round(radius / 9),
      pitch: 11,
      grows: -1,
    })
    print(paper, circle(x, y, radius), inks.sun, {
      stock: '#ffffff',
      slip: [3, 3],
      shadow: { y: 0, blur: 24, colour: seen(inks.sun, 0.9) },
    })
  }
}

export const sky: StagePlane = {
  depth: 0.15,
  covers: ({ left, right, top }: Frame): Box[] => [
    { left: left - 120, top: top - 70, width: right - left + 240, height: LOW - top + 80 },
  ],
  *paint(paper, light, frame) {
    const inks = INKS[light]
    yield* sheets(paper, inks, frame)
    stars(paper, light, inks, frame)
    yield
    yield* planet(paper, inks, PLANET.x, PLANET.y, PLANET.radius)
    if (frame.top < -300) yield* planet(paper, inks, 1210, -420, 92)
    suns(paper, light, inks, frame.right)
    // What the plain throws up of light, from below.
    flat(
      paper,
      rect(frame.left - 140, 190, frame.right - frame.left + 280, 530),
      around(
        paper,
        [960, 610, 520],
        [
          [0, seen(inks.sky[0], 0.56)],
          [0.45, seen(inks.sky[0], 0.26)],
          [1, seen(inks.sky[0], 0)],
        ],
      ),
    )
    yield
    grain(
      paper,
      {
        left: frame.left - 140,
        top: frame.top - 90,
        width: frame.right - frame.left + 280,
        height: LOW - frame.top + 120,
      },
      light === 'night' ? 0.14 : 0.2,
    )
    yield
  },
}
