/** Signs of tubes: a word on its blade, and a fish on a roof; by day they are only red. */
import { shaded, type Paper } from '../../../paper/paper'
import { cut } from '../../../paper/cut'
import { rect } from '../../../paper/paths'
import type { Tones } from './tones'

/** The letters of the blade as strokes in a box of 20 by 26. */
const LETTERS: readonly string[] = [
  'M3,0V26M17,0V26M3,13H17',
  'M10,0C0,0 1,26 10,26C19,26 20,0 10,0Z',
  'M1,0H19M10,0V26',
  'M17,0H4V26H17M4,13H14',
  'M4,0V26H17',
]

const FISH =
  'M0,22Q34,-12 78,14L104,-2Q98,20 104,42L78,28Q34,54 0,22ZM26,6Q38,22 26,38M14,18h4M46,12Q54,22 46,32M60,14Q66,22 60,30'

/** Draws lines of tube: their glow, the tube, and its white heart where it is lit. */
export function tubes(paper: Paper, path: string, width: number, tones: Tones): void {
  const { pen } = paper
  const shape = new Path2D(path)
  const { lamp } = tones
  const glow = { y: 0, blur: 4 + 12 * lamp, colour: lamp > 0.5 ? '#ff3a30' : tones.shadow }
  shaded(paper, glow, () => {
    pen.strokeStyle = tones.red
    pen.lineWidth = width
    pen.stroke(shape)
    if (lamp > 0.5) pen.stroke(shape)
  })
  if (lamp < 0.2) return
  pen.globalAlpha = lamp * 0.9
  pen.strokeStyle = '#ffd6c4'
  pen.lineWidth = width * 0.34
  pen.stroke(shape)
  pen.globalAlpha = 1
}

export function blade(paper: Paper, x: number, y: number, tones: Tones): void {
  const { pen } = paper
  const board = `M${x - 20},${y}l6,-8h6l4,-9h8l4,9h6l6,8v176l-6,8h-6l-4,9h-8l-4,-9h-6l-6,-8Z`
  cut(paper, rect(x - 34, y + 14, 20, 4) + rect(x - 34, y + 150, 20, 4), tones.tiers[3])
  cut(paper, board, tones.lamp > 0.5 ? '#0a0508' : tones.tiers[3], {
    shadow: { y: 4, blur: 12, colour: tones.shadow },
    rim: tones.red,
    rimWidth: 1.4,
  })
  for (const [index, letter] of LETTERS.entries()) {
    pen.save()
    pen.translate(x - 10, y + 6 + index * 34)
    tubes(paper, letter, 4.2, tones)
    pen.restore()
  }
}

export function fish(paper: Paper, x: number, y: number, tones: Tones): void {
  const { pen } = paper
  pen.strokeStyle = tones.tiers[3]
  pen.lineWidth = 3
  pen.beginPath()
  for (const at of [6, 38, 70, 102]) {
    pen.moveTo(x + at, y - 12)
    pen.lineTo(x + at, y + 74)
    if (at < 100) {
      pen.lineTo(x + at + 32, y + 44)
      pen.moveTo(x + at, y + 44)
      pen.lineTo(x + at + 32, y + 74)
    }
  }
  pen.moveTo(x, y + 44)
  pen.lineTo(x + 108, y + 44)
  pen.stroke()
  pen.save()
  pen.translate(x + 2, y)
  tubes(paper, FISH, 4, tones)
  pen.restore()
}
