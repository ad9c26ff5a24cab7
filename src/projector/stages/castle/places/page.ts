/** The arch of a page that we look through, and the dark below for the words. */
import { mix, seen } from '../../../paper/colour'
import { cut } from '../../../paper/cut'
import { along, around, over, type Paper } from '../../../paper/paper'
import { rect } from '../../../paper/paths'
import type { Frame, Painting } from '../../stage'
import { line } from '../set/kit/lay'
import { foils, leaf } from '../set/kit/shapes'
import { whole, type Point } from './tools'

/** Sheets of a page with one opening each, the nearer the wider; gold on its edge, vines in its corners. */
export function* page(
  paper: Paper,
  frame: Frame,
  opening: (off: number) => string,
  [sheet, field]: readonly [sheet: string, field: string],
): Painting {
  const { left, top, width, height } = whole(frame)
  for (const [at, colour] of [
    mix(sheet, '#0b0620', 0.35),
    field,
    mix(field, '#05030f', 0.55),
  ].entries()) {
    const hole = opening(at * 38)
    cut(
      paper,
      rect(left, top, width, height) + hole,
      around(
        paper,
        [960, 520, 1180],
        [
          [0.4, colour],
          [1, mix(colour, '#05030f', 0.74)],
        ],
      ),
      {
        rule: 'evenodd',
        shadow: { y: 9, blur: 22, colour: seen('#05030f', 0.8) },
        rim: seen('#ffd98c', at === 0 ? 0.75 : 0.4),
        rimWidth: at === 0 ? 2.4 : 1.5,
      },
    )
    if (at === 0) line(paper, opening(15), seen('#f0bc4c', 0.6), 4, [0, 15])
    yield
  }
  // Leaves of gold in the upper corners.
  const half = Math.min(700, (frame.right - frame.left) / 2 - 60)
  let vine = ''
  let leaves = ''
  for (const side of [-1, 1]) {
    const x = 960 + side * half
    const y = Math.max(frame.top, -40) + 70
    vine += `M${x + side * 40},${y + 300}Q${x - side * 10},${y + 150} ${x - side * 20},${y + 60}Q${x - side * 30},${y - 10} ${x - side * 130},${y - 20}`
    for (const [dx, dy] of [
      [24, 240],
      [4, 170],
      [12, 100],
      [24, 40],
      [70, -4],
      [116, -22],
    ] as const)
      for (const turn of [0.4, 2.4, 4.6]) leaves += leaf(x - side * dx, y + dy, turn + dx, 24, 9)
    leaves += foils(x + side * 6, y + 16, 16, 4)
  }
  line(paper, vine, seen('#e0a840', 0.42), 3.4)
  cut(paper, leaves, mix(field, '#e8b44c', 0.6), {
    shadow: null,
    rim: seen('#ffe2a0', 0.3),
    rimWidth: 0.8,
  })
  yield
}

/** A pointed opening as wide as the picture lets it be. */
export const pointed =
  (frame: Frame, top: number, spring: number, widest = 700) =>
  (off: number): string => {
    const half = Math.min(widest, (frame.right - frame.left) * 0.4) + off
    const peak = top - off
    return `M${960 - half},1300V${spring}Q${960 - half},${(spring + peak) / 2 - 60} ${960},${peak}Q${960 + half},${(spring + peak) / 2 - 60} ${960 + half},${spring}V1300Z`
  }
/** One with three lobes. */
export const lobed =
  (frame: Frame, top: number, spring: number, widest = 700) =>
  (off: number): string => {
    const half = Math.min(widest, (frame.right - frame.left) * 0.4) + off
    const peak = top - off
    const cusp = half * 0.52
    const low = spring - 110 - off * 0.4
    return `M${960 - half},1300V${spring}Q${960 - half},${low - 60} ${960 - cusp},${low - 40}Q${960 - cusp},${peak + 30} 960,${peak}Q${960 + cusp},${peak + 30} ${960 + cusp},${low - 40}Q${960 + half},${low - 60} ${960 + half},${spring}V1300Z`
  }

/** The corners fall into black, and the ground where the words stand grows quiet. */
export function sink(paper: Paper, frame: Frame, [x, y]: Point): void {
  const box = whole(frame)
  over(
    paper,
    box,
    around(
      paper,
      [x, y, 1180],
      [
        [0.34, 'rgb(8 4 20 / 0%)'],
        [0.68, 'rgb(8 4 20 / 34%)'],
        [1, 'rgb(5 3 14 / 80%)'],
      ],
    ),
  )
  over(
    paper,
    { ...box, top: 680, height: 510 },
    along(
      paper,
      [0, 680, 0, 1080],
      [
        [0, 'rgb(8 4 18 / 0%)'],
        [0.22, 'rgb(8 4 18 / 52%)'],
        [0.55, 'rgb(8 4 18 / 78%)'],
        [1, 'rgb(5 3 14 / 95%)'],
      ],
    ),
  )
}
