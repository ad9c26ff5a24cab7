/** What the figures are cut with: outlined sheets, sheets that lie on them, and lines of ink, all in the tone of the figure. */
import { tonesOf } from '../../tones'
import { mix } from '../../../paper/colour'
import { cut } from '../../../paper/cut'
import { along, type Paper, type Pen } from '../../../paper/paper'
import type { Tone } from '../../stage'

export const GOLD = '#efba3f'
export const LINEN = '#f8efd9'
export const ERMINE = '#f5efe4'
export const OAK = '#7a4a26'
export const LEAF = '#3f8f5e'
export const INK = '#2c1226'

const TONED = tonesOf({ night: ['#0a1036', '#202d66', 0.04], out: ['#3c3549', '#8b8498', 0.06] })
const OUTLINE: Readonly<Record<Tone, string>> = { lit: '#30122a', night: '#040820', out: '#1c1628' }
const RIM: Readonly<Record<Tone, string>> = {
  lit: 'rgb(255 240 200 / 55%)',
  night: 'rgb(140 172 246 / 40%)',
  out: 'rgb(222 212 234 / 26%)',
}

export interface Brush {
  readonly pen: Pen
  readonly tone: Tone
  /** A sheet with an outline. @param round half its width, where it is to look round */
  readonly sheet: (path: string, colour: string, round?: number) => void
  /** What lies on a sheet. */
  readonly lay: (path: string, colour: string) => void
  readonly ink: (path: string, colour: string, width?: number) => void
  /** Paint without an edge. */
  readonly dot: (path: string, colour: string, alpha?: number) => void
}

/** Something to paint one part of a figure with. @param tone the light that it stands in */
export function brush(paper: Paper, tone: Tone): Brush {
  const { pen } = paper
  const toned = TONED[tone]
  const look = {
    shadow: { x: 0.5, y: 1.1, blur: 2.2, colour: 'rgb(30 6 26 / 50%)' },
    rim: RIM[tone],
    rimWidth: 0.6,
  }
  const folds = (round: number) =>
    along(
      paper,
      [-round, 0, round, 0],
      [
        [0, 'rgb(56 14 46 / 32%)'],
        [0.32, 'rgb(255 246 214 / 22%)'],
        [0.62, 'rgb(56 14 46 / 0%)'],
        [1, 'rgb(46 10 44 / 42%)'],
      ],
    )
  return {
    pen,
    tone,
    sheet: (path, colour, round) => {
      pen.strokeStyle = OUTLINE[tone]
      pen.lineWidth = 2.5
      pen.stroke(new Path2D(path))
      cut(paper, path, toned(colour), {
        ...look,
        shade: round && tone === 'lit' ? folds(round) : null,
      })
    },
    lay: (path, colour) => {
      cut(paper, path, toned(colour), look)
    },
    ink: (path, colour, width = 1) => {
      pen.strokeStyle = toned(colour)
      pen.lineWidth = width
      pen.stroke(new Path2D(path))
    },
    dot: (path, colour, alpha = 1) => {
      pen.save()
      pen.globalAlpha = alpha
      pen.fillStyle = toned(colour)
      pen.fill(new Path2D(path))
      pen.restore()
    },
  }
}

/** A darker sheet of the same cloth. */
export const deep = (colour: string, share = 0.3): string => mix(colour, '#240c2a', share)
/** A lighter one. */
export const pale = (colour: string, share = 0.3): string => mix(colour, '#fff6de', share)
