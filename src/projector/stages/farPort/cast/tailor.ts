/** Cuts and prints the pieces of a figure, in full colours, in the dark, or out. */
import { mix, seen } from '../../../paper/colour'
import type { Paper } from '../../../paper/paper'
import { circle } from '../../../paper/paths'
import type { Tone } from '../../stage'
import { dots, tube } from '../ink/print'

export const INK = '#1c1430'
const DARK = '#0b1a3a'
const STOCK = '#fff4dc'

export interface Tailor {
  readonly tone: Tone
  /** Cut out, with an outline. @param shade whether dots darken its left and its foot */
  readonly piece: (path: string, colour: string, shade?: boolean) => void
  /** Printed on what is there. */
  readonly mark: (path: string, colour: string, alpha?: number) => void
  readonly line: (path: string, colour: string, width?: number) => void
  /** A tube of light. */
  readonly glow: (path: string, colour: string, width?: number) => void
  readonly dot: (x: number, y: number, radius: number, colour: string) => void
}

/** What a colour is in that tone. */
function toned(tone: Tone, colour: string): string {
  if (tone === 'lit') return colour
  return tone === 'night'
    ? mix(DARK, colour, 0.09)
    : mix(mix(colour, '#6d6880', 0.8), '#2b2540', 0.42)
}

/** The ink of the dots on a cloth: a warm one on what is bright, a dark one on the rest. */
function shaded(colour: string): string {
  const bright =
    [1, 3, 5].reduce((sum, at) => sum + parseInt(colour.slice(at, at + 2), 16), 0) > 520
  return bright ? mix(colour, '#e0684a', 0.5) : mix(colour, INK, 0.38)
}

/** Who works on a sheet in a tone. */
export function tailor(paper: Paper, tone: Tone): Tailor {
  const { pen } = paper
  const lit = tone === 'lit'
  const key = { lit: INK, night: '#050c20', out: '#1d1830' }[tone]
  const shades = new Map<string, CanvasPattern | null>()
  const shadeOf = (colour: string): CanvasPattern | null => {
    const known = shades.get(colour)
    if (known !== undefined) return known
    const made = dots(paper, [10, -78, -24, -12], shaded(colour), {
      pitch: 3.2,
      most: 0.46,
      hold: 60,
    })
    shades.set(colour, made)
    return made
  }
  const mark = (path: string, colour: string, alpha = 1): void => {
    pen.fillStyle = seen(toned(tone, colour), alpha)
    pen.fill(new Path2D(path))
  }
  return {
    tone,
    mark,
    piece(path, colour, shade = true) {
      const shape = new Path2D(path)
      const ink = toned(tone, colour)
      if (tone === 'night') {
        pen.strokeStyle = 'rgb(96 190 212 / 58%)'
        pen.lineWidth = 3.4
        pen.stroke(shape)
      }
      pen.strokeStyle = key
      pen.lineWidth = 2.4
      pen.stroke(shape)
      pen.fillStyle = lit
        ? mix(ink, STOCK, 0.72)
        : mix(ink, '#8fb7d0', tone === 'night' ? 0.1 : 0.22)
      pen.fill(shape)
      pen.save()
      pen.clip(shape)
      pen.translate(-0.9, 0.9)
      pen.fillStyle = ink
      pen.fill(shape)
      const pattern = shade && lit ? shadeOf(colour) : null
      if (pattern) {
        pen.fillStyle = pattern
        pen.fill(shape)
      }
      pen.restore()
    },
    line(path, colour, width = 1.2) {
      pen.strokeStyle = toned(tone, colour)
      pen.lineWidth = width
      pen.stroke(new Path2D(path))
    },
    glow(path, colour, width = 1.6) {
      if (lit) tube(paper, path, colour, { width, glow: 0.8 })
      else {
        pen.strokeStyle = tone === 'night' ? '#27587c' : '#5d5870'
        pen.lineWidth = width
        pen.stroke(new Path2D(path))
      }
    },
    dot: (x, y, radius, colour) => mark(circle(x, y, radius), colour),
  }
}

/** The same path on both sides. */
export const both = (path: (side: number) => string): string => path(-1) + path(1)
