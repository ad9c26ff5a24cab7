/** The leather of the puppets: dyed, cut through, lit from behind. */
import { mix, seen } from '../../../paper/colour'
import { around, type Paper, type Pen } from '../../../paper/paper'
import type { Tone } from '../../stage'

export interface Leather {
  readonly pen: Pen
  readonly tone: Tone
  /** A colour as it looks in this light. */
  readonly dye: (colour: string) => string
  /** A part with an outline of its own. */
  readonly piece: (path: string, colour: string) => void
  /** Something on a part. */
  readonly patch: (path: string, colour: string) => void
  readonly line: (path: string, colour: string, width: number) => void
  /** Holes that the lamp shines through. */
  readonly holes: (path: string) => void
}

const brightness = (colour: string): number =>
  [1, 3, 5].reduce(
    (sum, at, index) =>
      sum + parseInt(colour.slice(at, at + 2), 16) * ([0.3, 0.59, 0.11][index] ?? 0),
    0,
  ) / 255

/** All colours of one tone. */
function dyeOf(tone: Tone): (colour: string) => string {
  if (tone === 'lit') return (colour) => colour
  if (tone === 'night') return (colour) => mix('#10143a', colour, 0.09)
  return (colour) => mix('#3b3447', '#8f889a', brightness(colour) * 0.8)
}

const OUTLINE = { lit: '#2a0d1a', night: '#090b26', out: '#241d2c' } as const
const RIM = {
  lit: 'rgb(255 240 200 / 55%)',
  night: 'rgb(150 150 226 / 42%)',
  out: 'rgb(220 210 230 / 16%)',
} as const
const HOLE = { lit: '#ffefbe', night: '#434a8c', out: '#9f97aa' } as const

export function leather(paper: Paper, tone: Tone): Leather {
  const { pen } = paper
  const dye = dyeOf(tone)
  const face = (colour: string): string | CanvasGradient =>
    tone === 'lit'
      ? around(
          paper,
          [0, -58, 76],
          [
            [0, mix(colour, '#ffe9b0', 0.26)],
            [0.5, colour],
            [1, mix(colour, '#3a0c1c', 0.26)],
          ],
        )
      : dye(colour)
  const fill = (shape: Path2D, colour: string): void => {
    pen.fillStyle = face(colour)
    pen.fill(shape)
    pen.save()
    pen.clip(shape)
    pen.strokeStyle = RIM[tone]
    pen.lineWidth = 1.3
    pen.stroke(shape)
    pen.restore()
  }
  return {
    pen,
    tone,
    dye,
    piece: (path, colour) => {
      const shape = new Path2D(path)
      pen.strokeStyle = OUTLINE[tone]
      pen.lineWidth = 2.6
      pen.stroke(shape)
      fill(shape, colour)
    },
    patch: (path, colour) => {
      const shape = new Path2D(path)
      pen.strokeStyle = seen(OUTLINE[tone], 0.5)
      pen.lineWidth = 0.9
      pen.stroke(shape)
      pen.fillStyle = face(colour)
      pen.fill(shape)
    },
    line: (path, colour, width) => {
      pen.strokeStyle = dye(colour)
      pen.lineWidth = width
      pen.stroke(new Path2D(path))
    },
    holes: (path) => {
      const shape = new Path2D(path)
      pen.strokeStyle = seen(OUTLINE[tone], 0.55)
      pen.lineWidth = 0.7
      pen.stroke(shape)
      pen.fillStyle = HOLE[tone]
      pen.fill(shape)
    },
  }
}

export const INK = '#2a0d1a'
export const GOLD = '#efb43e'
