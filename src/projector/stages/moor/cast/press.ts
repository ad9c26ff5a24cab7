/** What the marsh folk are made with: torn and washed pieces with an inked edge, flat scraps, and strokes of the brush. */
import { tonesOf } from '../../tones'
import { mix } from '../../../paper/colour'
import { along, around, type Paper, type Pen } from '../../../paper/paper'
import type { Tone } from '../../stage'
import { bend, ragged, trace, type Point } from '../wash/torn'

export const INK = '#1c2a28'
export const BRASS = '#d9a94a'
export const STRAW = '#dcc07a'
export const LINEN = '#efe6cd'
export const WOOD = '#7a5a38'
export const LEAF = '#6d8a4a'

const TONED = tonesOf({ night: ['#081b20', '#183f42', 0.04], out: ['#3f3c47', '#938f99', 0.06] })
const EDGE: Readonly<Record<Tone, string>> = { lit: '#16211f', night: '#020a0c', out: '#211e27' }
/** The bare fibres around a piece. */
const FIBRE: Readonly<Record<Tone, readonly [string, number]>> = {
  lit: ['#fff6e2', 0.55],
  night: ['#8fd8c4', 0.26],
  out: ['#cdc8d4', 0.22],
}

export type Shape = string | readonly Point[]

export interface Press {
  readonly pen: Pen
  readonly tone: Tone
  /** A torn piece of washed paper. Points are joined softly, path data is taken as it is. */
  readonly sheet: (shape: Shape, colour: string) => void
  /** A scrap that lies on it. */
  readonly flat: (shape: Shape, colour: string) => void
  /** A line of ink or yarn. */
  readonly line: (path: string, colour: string, width?: number) => void
  /** A dab without an edge. */
  readonly dab: (path: string, colour: string, alpha?: number) => void
}

const torn = (shape: Shape, rough: number): Path2D =>
  typeof shape === 'string'
    ? new Path2D(shape)
    : trace(ragged(bend(shape, true, 5), rough, Math.round(Math.abs(shape[0]?.[1] ?? 3) * 7)))

/**
 * Something to make one part of a figure with.
 * @param tone the light that it stands in
 * @param worn whether it is part of whoever wears it, and shaded with them; what is held is not
 */
export function press(pen: Pen, tone: Tone, worn = true): Press {
  const paper: Paper = { pen, scale: 1 }
  const toned = TONED[tone]
  const [fibre, share] = FIBRE[tone]
  const fill = (path: Path2D, colour: string): void => {
    pen.fillStyle = toned(colour)
    pen.fill(path)
  }
  // One lantern up at the left, and pigment that sank to the hem.
  const light =
    tone === 'lit' && worn
      ? around(
          paper,
          [-10, -78, 92],
          [
            [0, 'rgb(255 248 222 / 26%)'],
            [0.3, 'rgb(255 246 220 / 6%)'],
            [0.62, 'rgb(18 34 34 / 6%)'],
            [1, 'rgb(14 30 32 / 44%)'],
          ],
        )
      : null
  const side = along(
    paper,
    [-22, 0, 24, 0],
    [
      [0, 'rgb(255 250 230 / 12%)'],
      [0.5, 'rgb(20 34 34 / 0%)'],
      [1, 'rgb(16 30 34 / 30%)'],
    ],
  )
  return {
    pen,
    tone,
    sheet: (shape, colour) => {
      const path = torn(shape, 0.75)
      pen.strokeStyle = EDGE[tone]
      pen.lineWidth = 3.4
      pen.stroke(path)
      pen.strokeStyle = mix(toned(colour), fibre, share)
      pen.lineWidth = 1.5
      pen.stroke(path)
      fill(path, colour)
      if (!light) return
      pen.fillStyle = light
      pen.fill(path)
      pen.fillStyle = side
      pen.fill(path)
    },
    flat: (shape, colour) => {
      const path = torn(shape, 0.6)
      pen.strokeStyle = mix(toned(colour), fibre, share * 0.7)
      pen.lineWidth = 0.8
      pen.stroke(path)
      fill(path, colour)
    },
    line: (path, colour, width = 1) => {
      pen.strokeStyle = toned(colour)
      pen.lineWidth = width
      pen.stroke(new Path2D(path))
    },
    dab: (path, colour, alpha = 1) => {
      pen.save()
      pen.globalAlpha = alpha
      fill(new Path2D(path), colour)
      pen.restore()
    },
  }
}

/** A darker wash of the same colour. */
export const deep = (colour: string, share = 0.3): string => mix(colour, '#14201f', share)
/** A thinner one. */
export const pale = (colour: string, share = 0.35): string => mix(colour, '#fff8e6', share)

/** A shape from its right half, from the top down. @param w how wide its wearer is */
export const mirrored = (half: readonly Point[], w = 1): Point[] => [
  ...half.map(([x, y]): Point => [x * w, y]),
  ...[...half].reverse().map(([x, y]): Point => [-x * w, y]),
]
