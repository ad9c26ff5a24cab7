/** How the people of the city are cut: flat cloth with a dark edge, lit from one side as in the films of the time. */
import { along, type Paper } from '../../../paper/paper'
import { mix } from '../../../paper/colour'
import { cut } from '../../../paper/cut'
import type { Tone } from '../../stage'

/** What the things that people carry are made of. */
export const CREAM = '#f3e8d2'
export const RED = '#d4282c'
export const BRASS = '#e0b24e'
export const WOOD = '#8a5a38'
export const BLACK = '#1f1c23'
export const STEEL = '#b9bcc0'
export const LEAF = '#5f7a52'

export interface Scissors {
  readonly paper: Paper
  readonly tone: Tone
  /** A colour as it looks in this tone. */
  readonly dye: (colour: string) => string
  /** A piece with a dark edge around it. */
  readonly piece: (path: string, colour: string) => void
  /** A piece that lies flat on another. */
  readonly flat: (path: string, colour: string, alpha?: number) => void
  readonly line: (path: string, colour: string, width: number) => void
}

interface Manner {
  readonly towards: string
  readonly share: number
  readonly edge: string
  readonly rim: string
}

const MANNERS: Readonly<Record<Tone, Manner>> = {
  lit: { towards: '#fff4e0', share: 0.02, edge: '#0e0b10', rim: 'rgb(255 246 224 / 62%)' },
  night: { towards: '#16233d', share: 0.9, edge: '#060a15', rim: 'rgb(150 192 245 / 34%)' },
  out: { towards: '#625c70', share: 0.74, edge: '#2b2734', rim: 'rgb(226 220 238 / 26%)' },
}

/** How the side away from the lamp is darkened: by half a piece, all of it, or nothing. */
export type Side = 'half' | 'dark' | 'light'

function grey(colour: string): string {
  const sum = [1, 3, 5].reduce((all, at) => all + parseInt(colour.slice(at, at + 2), 16), 0)
  const value = Math.round(sum / 3)
    .toString(16)
    .padStart(2, '0')
  return `#${value}${value}${value}`
}

export function scissors(paper: Paper, tone: Tone, side: Side): Scissors {
  const { pen } = paper
  const { towards, share, edge, rim } = MANNERS[tone]
  const dye = (colour: string) => mix(tone === 'out' ? grey(colour) : colour, towards, share)
  const dark = tone === 'night' ? 'rgb(2 5 16 / 30%)' : 'rgb(22 8 20 / 34%)'
  const clear = 'rgb(22 8 20 / 0%)'
  const shade =
    side === 'light'
      ? null
      : side === 'dark'
        ? dark
        : along(
            paper,
            [-26, 0, 26, 0],
            [
              [0.56, clear],
              [0.565, dark],
              [1, dark],
            ],
          )
  const line = (path: string, colour: string, width: number) => {
    pen.strokeStyle = dye(colour)
    pen.lineWidth = width
    pen.stroke(new Path2D(path))
  }
  return {
    paper,
    tone,
    dye,
    line,
    piece: (path, colour) => {
      pen.strokeStyle = edge
      pen.lineWidth = 2.6
      pen.stroke(new Path2D(path))
      cut(paper, path, dye(colour), {
        shadow: { y: 1, blur: 2, colour: 'rgb(10 4 10 / 45%)' },
        rim,
        rimWidth: 0.6,
        shade,
      })
    },
    flat: (path, colour, alpha = 1) => {
      pen.globalAlpha = alpha
      pen.fillStyle = dye(colour)
      pen.fill(new Path2D(path))
      pen.globalAlpha = 1
    },
  }
}
