/** What the puppets are cut with: outlined pieces, pieces that lie on them, and lines, all in the tone of the figure. */
import { tonesOf } from '../../tones'
import { mix } from '../../../paper/colour'
import { cut } from '../../../paper/cut'
import { along, type Paper, type Pen } from '../../../paper/paper'
import type { Tone } from '../../stage'

export const GOLD = '#e7b64c'
export const IRON = '#bcb6aa'
export const LINEN = '#f3e2bd'
export const INK = '#2a1014'

const TONED = tonesOf({ night: ['#0b1030', '#222c5c', 0.05], out: ['#3d3547', '#8d8594', 0.06] })
const OUTLINE: Readonly<Record<Tone, string>> = { lit: '#2b0f15', night: '#050819', out: '#1d1624' }
const RIM: Readonly<Record<Tone, string>> = {
  lit: 'rgb(255 238 200 / 52%)',
  night: 'rgb(150 178 245 / 40%)',
  out: 'rgb(220 210 230 / 26%)',
}

export interface Knife {
  readonly pen: Pen
  readonly tone: Tone
  /** A piece with an outline. @param round half its width, where it is to look round */
  readonly piece: (path: string, colour: string, round?: number) => void
  /** What lies on a piece. */
  readonly flat: (path: string, colour: string) => void
  readonly line: (path: string, colour: string, width?: number) => void
  /** Paint without an edge. */
  readonly spot: (path: string, colour: string, alpha?: number) => void
}

/** Something to cut one part of a puppet with. @param tone the light that it hangs in */
export function knife(paper: Paper, tone: Tone): Knife {
  const { pen } = paper
  const toned = TONED[tone]
  const look = {
    shadow: { x: 0.5, y: 1.1, blur: 2.2, colour: 'rgb(25 5 10 / 50%)' },
    rim: RIM[tone],
    rimWidth: 0.55,
  }
  const line: Knife['line'] = (path, colour, width = 1) => {
    pen.strokeStyle = toned(colour)
    pen.lineWidth = width
    pen.stroke(new Path2D(path))
  }
  return {
    pen,
    tone,
    line,
    piece: (path, colour, round) => {
      pen.strokeStyle = OUTLINE[tone]
      pen.lineWidth = 2.4
      pen.stroke(new Path2D(path))
      const shade = round
        ? along(
            paper,
            [-round, 0, round, 0],
            [
              [0, 'rgb(60 14 24 / 34%)'],
              [0.34, 'rgb(255 246 220 / 20%)'],
              [0.6, 'rgb(60 14 24 / 0%)'],
              [1, 'rgb(50 10 24 / 40%)'],
            ],
          )
        : null
      cut(paper, path, toned(colour), { ...look, shade: tone === 'lit' ? shade : null })
    },
    flat: (path, colour) => {
      cut(paper, path, toned(colour), look)
    },
    spot: (path, colour, alpha = 1) => {
      pen.save()
      pen.globalAlpha = alpha
      pen.fillStyle = toned(colour)
      pen.fill(new Path2D(path))
      pen.restore()
    },
  }
}

/** A darker sheet of the same cloth. */
export const deep = (colour: string, share = 0.28): string => mix(colour, '#1d0a16', share)
/** A lighter one. */
export const pale = (colour: string, share = 0.3): string => mix(colour, '#fff4dc', share)
