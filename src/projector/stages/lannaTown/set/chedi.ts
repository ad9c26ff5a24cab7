/** The golden chedi: steps, mouldings, bell and spire. */
import { mix, seen } from '../../../paper/colour'
import { along, type Paper } from '../../../paper/paper'
import { cut } from './kit/lay'
import { petalRow } from './kit/ornament'
import type { Tint } from './kit/tints'

/** Half widths of its parts, by how high they stand. */
const PROFILE: readonly (readonly [height: number, half: number])[] = [
  [0, 1],
  [0.07, 1],
  [0.07, 0.88],
  [0.14, 0.88],
  [0.14, 0.78],
  [0.21, 0.78],
  [0.21, 0.66],
  [0.26, 0.66],
  [0.26, 0.56],
  [0.31, 0.58],
  [0.33, 0.48],
  [0.36, 0.5],
  [0.38, 0.42],
  [0.4, 0.44],
  [0.42, 0.37],
]
const TOP: readonly (readonly [height: number, half: number])[] = [
  [0.62, 0.16],
  [0.62, 0.2],
  [0.66, 0.2],
  [0.66, 0.12],
  [0.7, 0.13],
  [0.71, 0.1],
  [0.74, 0.11],
  [0.75, 0.085],
  [0.78, 0.09],
  [0.79, 0.065],
  [0.82, 0.07],
  [0.83, 0.045],
]

/** Its outline. @param half half of its width at the foot */
export function chediPath(x: number, base: number, half: number, height: number): string {
  const side = (sign: 1 | -1, parts: typeof PROFILE): string =>
    parts
      .map(
        ([up, out]) => `L${(x + sign * out * half).toFixed(1)},${(base - up * height).toFixed(1)}`,
      )
      .join('')
  const y = (up: number): string => (base - up * height).toFixed(1)
  const px = (out: number): string => (x + out * half).toFixed(1)
  return (
    `M${px(-1)},${y(0)}` +
    side(-1, PROFILE) +
    `C${px(-0.42)},${y(0.5)} ${px(-0.2)},${y(0.54)} ${px(-0.16)},${y(0.62)}` +
    side(-1, TOP) +
    `L${px(0)},${y(1)}` +
    side(1, [...TOP].reverse()) +
    `C${px(0.2)},${y(0.54)} ${px(0.42)},${y(0.5)} ${px(0.37)},${y(0.42)}` +
    side(1, [...PROFILE].reverse()) +
    'Z'
  )
}

export function chedi(
  paper: Paper,
  x: number,
  base: number,
  half: number,
  height: number,
  tint: Tint,
  dim = 0,
): void {
  const { pen } = paper
  const [light, shade, dark] = tint.gold.map((colour) => mix(colour, tint.hills[1], dim)) as [
    string,
    string,
    string,
  ]
  const shape = chediPath(x, base, half, height)
  cut(
    paper,
    shape,
    along(
      paper,
      [x - half, 0, x + half, 0],
      [
        [0, dark],
        [0.3, shade],
        [0.48, light],
        [0.62, shade],
        [1, dark],
      ],
    ),
    {
      shadow: { y: 3, blur: Math.min(18, half * 0.2), colour: seen(tint.shadow, 0.5) },
      rim: seen(mix(light, '#fff6d6', 0.4), 0.7),
      rimWidth: 1.3,
    },
  )
  pen.save()
  pen.clip(new Path2D(shape))
  pen.strokeStyle = seen(dark, 0.55)
  pen.lineWidth = Math.max(1, height * 0.006)
  pen.stroke(
    new Path2D(
      [0.07, 0.14, 0.21, 0.26, 0.31, 0.35, 0.38, 0.42, 0.6, 0.62, 0.66, 0.7, 0.74, 0.78, 0.82]
        .map((up) => `M${x - half},${base - up * height}h${half * 2}`)
        .join(''),
    ),
  )
  pen.restore()
  if (height > 150) {
    cut(
      paper,
      petalRow(x - half * 0.84, x + half * 0.84, base - height * 0.15, height * 0.05, half * 0.17),
      light,
      { shadow: null, rim: null },
    )
    pen.fillStyle = seen(dark, 0.55)
    pen.fill(
      new Path2D(
        petalRow(
          x - half * 0.35,
          x + half * 0.35,
          base - height * 0.43,
          height * 0.05,
          half * 0.14,
        ),
      ),
    )
  }
}
