/** What the figures are turned and painted with: pieces of wood with an outline, paint on them, and lines, all in one tone. */
import { tonesOf } from '../../tones'
import { mix } from '../../../paper/colour'
import { cut } from '../../../paper/cut'
import { along, type Paper, type Pen } from '../../../paper/paper'
import type { Tone } from '../../stage'

export const INK = '#24120f'
export const LINEN = '#f6ead0'
export const WOOD = '#9a5f34'
export const BRASS = '#e2ae48'
export const LEAF = '#3f7f4c'

const TONED = tonesOf({ night: ['#06161d', '#1f4750', 0.04], out: ['#3c3946', '#8b8793', 0.06] })
const OUTLINE: Readonly<Record<Tone, string>> = { lit: INK, night: '#020b10', out: '#1c1822' }
const RIM: Readonly<Record<Tone, string>> = {
  lit: 'rgb(255 246 214 / 46%)',
  night: 'rgb(140 214 204 / 36%)',
  out: 'rgb(222 216 232 / 24%)',
}

export interface Chisel {
  readonly pen: Pen
  readonly tone: Tone
  /** A piece of wood. @param round half its width where it is turned, so that it shines like lacquer */
  readonly piece: (path: string, colour: string, round?: number, middle?: number) => void
  /** Paint, or a thin sheet on a piece. */
  readonly paint: (path: string, colour: string, alpha?: number) => void
  readonly line: (path: string, colour: string, width?: number) => void
}

/** @param tone the light that the figure stands in */
export function chisel(paper: Paper, tone: Tone): Chisel {
  const { pen } = paper
  const toned = TONED[tone]
  return {
    pen,
    tone,
    piece: (path, colour, round = 0, middle = 0) => {
      pen.strokeStyle = OUTLINE[tone]
      pen.lineWidth = 2.4
      pen.stroke(new Path2D(path))
      const shade =
        round > 0 && tone === 'lit'
          ? along(
              paper,
              [middle - round, 0, middle + round, 0],
              [
                [0, 'rgb(52 16 20 / 34%)'],
                [0.3, 'rgb(255 250 226 / 26%)'],
                [0.52, 'rgb(52 16 20 / 0%)'],
                [1, 'rgb(44 12 24 / 44%)'],
              ],
            )
          : null
      cut(paper, path, toned(colour), { shadow: null, rim: RIM[tone], rimWidth: 0.6, shade })
    },
    paint: (path, colour, alpha = 1) => {
      pen.save()
      pen.globalAlpha = alpha
      pen.fillStyle = toned(colour)
      pen.fill(new Path2D(path))
      pen.restore()
    },
    line: (path, colour, width = 1) => {
      pen.strokeStyle = toned(colour)
      pen.lineWidth = width
      pen.stroke(new Path2D(path))
    },
  }
}

export const deep = (colour: string, share = 0.28): string => mix(colour, '#1c0a12', share)
export const pale = (colour: string, share = 0.3): string => mix(colour, '#fff6de', share)
