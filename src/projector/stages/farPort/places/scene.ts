/** What all places have in common: one lamp, corners in the dark, quiet ground for the words. */
import { chance } from '../../../paper/chance'
import { mix, seen } from '../../../paper/colour'
import { grain } from '../../../paper/grain'
import { along, around, type Paper, radiance, type Stops } from '../../../paper/paper'
import { circle, rect } from '../../../paper/paths'
import type { Frame, Painting } from '../../stage'
import { dots, flat, print, star, strokes } from '../ink/print'
import { ringsOfDots } from '../set/sky'

export const NIGHT = '#050a1c'
const KEY = '#070b1e'
const SHADOW = 'rgb(3 5 18 / 66%)'
type Ink = string | CanvasGradient

interface Put {
  /** What shows where the ink slipped. */
  readonly stock?: string
  readonly slip?: readonly [number, number]
  readonly blur?: number
  readonly dots?: CanvasPattern | null
  readonly on?: () => void
  readonly width?: number
}

/** Lays printed pieces down, each with its outline and a shadow. */
export const puts =
  (paper: Paper, edge: string) =>
  (
    path: string,
    ink: Ink,
    { stock, slip = [-3, 3], blur = 12, width = 2.4, ...more }: Put = {},
  ): void =>
    print(paper, path, ink, {
      stock: stock ?? (typeof ink === 'string' ? mix(ink, edge, 0.55) : edge),
      slip,
      key: KEY,
      keyWidth: width,
      shadow: blur > 0 ? { y: blur / 3, blur, colour: SHADOW } : null,
      ...more,
    })

const whole = ({ left, right, top }: Frame): string =>
  rect(left - 60, top - 60, right - left + 120, 1200 - top)

/** Fills the picture from its top to the ground. */
export function backdrop(paper: Paper, frame: Frame, stops: Stops): void {
  flat(paper, whole(frame), along(paper, [0, 0, 0, 1000], stops))
}

/** Light that falls from a lamp on all that is there. */
export function shine(
  paper: Paper,
  x: number,
  y: number,
  reach: number,
  colour: string,
  strength: number,
): void {
  radiance(
    paper,
    [x, y, reach],
    [
      [0, seen(colour, strength)],
      [0.35, seen(colour, strength * 0.42)],
      [0.7, seen(colour, strength * 0.1)],
      [1, seen(colour, 0)],
    ],
  )
}

/** Stars over a part of the sky. */
export function stars(
  paper: Paper,
  [left, top, width, height]: readonly [number, number, number, number],
  many: number,
  ink = '#d6f4ff',
): void {
  const next = chance(many * 7 + left)
  paper.pen.fillStyle = seen(ink, 0.85)
  for (let count = 0; count < many; count += 1) {
    const [x, y, size] = [left + next() * width, top + next() * height, 0.9 + next() * next() * 3.2]
    star(paper, x, y, size, 2.6)
  }
}

interface Globe {
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly ink: string
  readonly belt: string
  readonly shade: string
  readonly ring?: string
}

/** A planet with belts, dots in its shadow and, if it has one, its ring. */
export function globe(paper: Paper, { x, y, radius, ink, belt, shade, ring }: Globe): void {
  const { pen } = paper
  const half = (before: boolean) => {
    if (!ring) return
    pen.save()
    pen.rotate(-0.26)
    pen.lineCap = 'butt'
    for (const [out, wide] of [
      [1.5, 0.07],
      [1.72, 0.12],
      [1.93, 0.04],
    ] as const) {
      pen.strokeStyle = seen(ring, before ? 0.85 : 0.5)
      pen.lineWidth = wide * radius
      pen.beginPath()
      pen.ellipse(
        0,
        0,
        radius * out,
        radius * out * 0.2,
        0,
        before ? 0 : Math.PI,
        before ? Math.PI : Math.PI * 2,
      )
      pen.stroke()
    }
    pen.restore()
  }
  pen.save()
  pen.translate(x, y)
  ringsOfDots(paper, [0, 0], [radius * 1.36, radius * 1.36], seen(belt, 0.4), {
    rows: 6,
    pitch: radius / 14,
    grows: -1,
  })
  half(false)
  const body = circle(0, 0, radius)
  print(paper, body, ink, {
    stock: mix(belt, '#fff4dc', 0.45),
    slip: [-radius / 40, radius / 40],
    on: () => {
      pen.save()
      pen.rotate(-0.26)
      for (const [at, thick] of [
        [-0.7, 0.14],
        [-0.36, 0.2],
        [0.05, 0.1],
        [0.38, 0.24],
        [0.78, 0.12],
      ] as const)
        flat(
          paper,
          `M${-radius * 1.1},${at * radius}Q0,${(at + 0.16) * radius} ${radius * 1.1},${at * radius}v${thick * radius}Q0,${(at + 0.16 + thick) * radius} ${-radius * 1.1},${(at + thick) * radius}Z`,
          belt,
        )
      pen.restore()
      const pattern = dots(
        paper,
        [radius * 0.25, -radius * 0.2, -radius * 0.7, radius * 0.75],
        shade,
        { pitch: Math.max(7, radius / 18), most: 0.68, hold: radius },
      )
      if (pattern) flat(paper, body, pattern)
    },
  })
  half(true)
  pen.restore()
}

/** What the place is seen through: a dark sheet with an opening, lit along its edge. */
export function through(
  paper: Paper,
  frame: Frame,
  opening: string,
  ink: string,
  edge: string,
): void {
  const { pen } = paper
  const shape = new Path2D(whole(frame) + opening)
  pen.save()
  pen.shadowColor = 'rgb(2 3 12 / 88%)'
  pen.shadowBlur = 26 * paper.scale
  pen.shadowOffsetY = 8 * paper.scale
  pen.fillStyle = around(
    paper,
    [960, 540, 1250],
    [
      [0.4, ink],
      [0.85, mix(ink, NIGHT, 0.75)],
      [1, NIGHT],
    ],
  )
  pen.fill(shape, 'evenodd')
  pen.restore()
  const run = dots(paper, [0, 420, 0, frame.top - 40], mix(ink, edge, 0.14), {
    pitch: 15,
    most: 0.6,
  })
  if (run) {
    pen.fillStyle = run
    pen.fill(shape, 'evenodd')
  }
  strokes(paper, opening, KEY, 9)
  strokes(paper, opening, edge, 2.6)
}

/** The last runs: corners into the dark, the words' ground dark and quiet, and the grain. @param focus where the light stays */
export function* settle(
  paper: Paper,
  frame: Frame,
  [x, y]: readonly [number, number],
  tint = '#070a20',
): Painting {
  const { left, right, top } = frame
  const box = rect(left - 60, top - 60, right - left + 120, 1200 - top)
  yield
  flat(
    paper,
    box,
    around(
      paper,
      [x, y, 1240],
      [
        [0.28, seen(tint, 0)],
        [0.6, seen(tint, 0.22)],
        [0.85, seen(tint, 0.68)],
        [1, seen(tint, 0.9)],
      ],
    ),
  )
  yield
  flat(
    paper,
    rect(left - 60, 680, right - left + 120, 460),
    along(
      paper,
      [0, 680, 0, 1080],
      [
        [0, seen(tint, 0)],
        [0.24, seen(tint, 0.46)],
        [0.5, seen(tint, 0.76)],
        [1, seen(tint, 0.94)],
      ],
    ),
  )
  yield
  grain(
    paper,
    { left: left - 60, top: top - 60, width: right - left + 120, height: 1200 - top },
    0.2,
  )
  yield
}
