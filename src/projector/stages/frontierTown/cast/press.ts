/** How one piece of a figure is printed: a dark line around flat colour, strokes on its right for shade, light on its left. */
import type { Tone } from '../../stage'
import { mix, seen } from '../../../paper/colour'
import { along, type Paper } from '../../../paper/paper'
import { engrave, wedges } from '../set/gouge'

/** Where the strokes of shade stand: along the right edge, from top to foot, so far to the left. */
export type Shade = readonly [right: number, top: number, foot: number, reach: number]

export interface Press {
  readonly print: (path: string, colour: string, shade?: Shade | null, line?: number) => void
  /** A line by itself. */
  readonly line: (path: string, width?: number, colour?: string) => void
  /** Colour without a line around it. */
  readonly fill: (path: string, colour: string) => void
  readonly cloth: (colour: string) => string
  readonly tone: Tone
}

const INK: Readonly<Record<Tone, string>> = { lit: '#250c10', night: '#040a1e', out: '#2a2433' }
const LIGHT: Readonly<Record<Tone, string>> = {
  lit: 'rgb(255 246 214 / 78%)',
  night: 'rgb(150 232 186 / 74%)',
  out: 'rgb(214 206 222 / 26%)',
}

/** By night a second line around the pieces keeps all of them off the dark, one as little as the other. */
const MOONLIT = 'rgb(96 178 164 / 55%)'

const DYE: Readonly<Record<Tone, (colour: string) => string>> = {
  lit: (colour) => colour,
  night: (colour) => mix(colour, '#0b1c3c', 0.93),
  out: (colour) => mix(mix(colour, '#7a7284', 0.82), '#37303f', 0.34),
}

export function pressOf(paper: Paper, tone: Tone): Press {
  const { pen } = paper
  const cloth = DYE[tone]
  const ink = INK[tone]
  const line = (path: string, width = 1.2, colour?: string): void => {
    pen.strokeStyle = colour ? cloth(colour) : ink
    pen.lineWidth = width
    pen.stroke(new Path2D(path))
  }
  return {
    cloth,
    tone,
    line,
    fill: (path, colour) => {
      pen.fillStyle = cloth(colour)
      pen.fill(new Path2D(path), 'evenodd')
    },
    print: (path, colour, shade = null, width = 2.4) => {
      const shape = new Path2D(path)
      pen.lineJoin = 'round'
      if (tone === 'night' && width > 2) {
        pen.strokeStyle = MOONLIT
        pen.lineWidth = width + 1.5
        pen.stroke(shape)
      }
      pen.strokeStyle = ink
      pen.lineWidth = width
      pen.stroke(shape)
      pen.fillStyle = cloth(colour)
      pen.fill(shape)
      pen.save()
      pen.clip(shape)
      if (shade) {
        const [right, top, foot, reach] = shade
        engrave(
          paper,
          null,
          wedges(
            [
              [right, top],
              [right, foot],
            ],
            { angle: 186, gap: 2.7, width: 1.7, length: reach, seed: Math.round(right * 7 - top) },
          ),
          seen(mix(cloth(colour), ink, 0.72), tone === 'lit' ? 0.78 : 0.6),
        )
        pen.strokeStyle = along(
          paper,
          [right - reach * 2.2, 0, right - reach * 0.6, 0],
          [
            [0, LIGHT[tone]],
            [1, LIGHT[tone].replace(/\/.*/, '/ 0%)')],
          ],
        )
        pen.lineWidth = 1.8
        pen.stroke(shape)
      }
      pen.restore()
    },
  }
}
