/** The houses of the town in two rows, and the windows that people live behind. */
import { chance } from '../../../paper/chance'
import { mix, seen } from '../../../paper/colour'
import { cut, hole } from '../../../paper/cut'
import type { Paper } from '../../../paper/paper'
import { arch, rect } from '../../../paper/paths'
import type { Painting } from '../../stage'
import { down, edged } from './edges'
import type { Pair, Tints } from './tints'

const FOOT = 720
type Roof = 'flat' | 'gable' | 'step' | 'hip' | 'baroque' | 'dome'
type House = readonly [x: number, width: number, top: number, roof: Roof]

/** Behind the church. */
export const BACK: readonly House[] = [
  [-330, 150, 360, 'hip'],
  [-190, 140, 420, 'flat'],
  [-60, 130, 380, 'gable'],
  [60, 110, 410, 'dome'],
  [196, 120, 396, 'hip'],
  [306, 120, 440, 'gable'],
  [546, 110, 466, 'step'],
  [662, 90, 496, 'hip'],
  [1168, 90, 492, 'gable'],
  [1262, 110, 470, 'dome'],
  [1352, 120, 436, 'hip'],
  [1480, 90, 470, 'flat'],
  [1580, 120, 404, 'step'],
  [1716, 140, 370, 'hip'],
  [1860, 130, 420, 'gable'],
  [2000, 150, 380, 'flat'],
  [2140, 160, 410, 'hip'],
]
/** Before it. */
export const FRONT: readonly House[] = [
  [-340, 160, 400, 'flat'],
  [-170, 150, 440, 'baroque'],
  [-10, 120, 420, 'flat'],
  [118, 118, 372, 'baroque'],
  [240, 128, 452, 'hip'],
  [372, 104, 500, 'step'],
  [480, 130, 536, 'hip'],
  [1310, 130, 532, 'gable'],
  [1444, 104, 492, 'baroque'],
  [1552, 128, 446, 'step'],
  [1684, 120, 376, 'baroque'],
  [1810, 130, 430, 'flat'],
  [1950, 150, 410, 'gable'],
  [2110, 170, 440, 'hip'],
]

const ROOFS: Readonly<Record<Roof, (width: number) => string>> = {
  flat: (width) => `h${width}`,
  gable: (width) => `l${width / 2},${-width * 0.26}l${width / 2},${width * 0.26}`,
  hip: (width) => `l14,-20h${width - 28}l14,20`,
  step: (width) => {
    const step = width / 5
    return `h${step}v-15h${step}v-15h${step}v15h${step}v15h${step}`
  },
  baroque: (width) =>
    `q${width * 0.1},-4 ${width * 0.12},-24q${width * 0.1},-24 ${width * 0.38},-40q${width * 0.28},16 ${width * 0.38},40q${width * 0.02},20 ${width * 0.12},24`,
  dome: (width) =>
    `h${width * 0.2}v-10c0,${-width * 0.36} ${width * 0.6},${-width * 0.36} ${width * 0.6},0v10h${width * 0.2}`,
}

interface Opening {
  readonly x: number
  readonly y: number
  readonly row: number
  readonly column: number
  /** Whether its shutters stand open. */
  readonly open: boolean
}

/** Where the windows of a house are; the lowest row ends above the square. */
function openings([x, width, top]: House): readonly Opening[] {
  const columns = Math.max(2, Math.round(width / 52))
  const pitch = width / columns
  const next = chance(x + 9000)
  const all: Opening[] = []
  for (let row = 0; top + 66 + row * 66 < 628; row += 1)
    for (let column = 0; column < columns; column += 1)
      all.push({
        x: x + pitch * (column + 0.5),
        y: top + 66 + row * 66,
        row,
        column,
        open: next() < 0.5,
      })
  return all
}

const pane = ({ x, y }: Opening): string => arch(x, y, 9, 38)

/** The windows that somebody sits behind: of the front row, where nothing stands before them. */
export const livedIn = FRONT.flatMap((house) =>
  openings(house).filter(
    ({ x, y }) =>
      x > 132 && x < 1790 && y < 600 && !(x > 470 && x < 640) && !(x > 1300 && x < 1450),
  ),
)
  .filter((_, at) => at % 4 !== 3)
  .map((opening, at) => ({
    path: pane(opening),
    glow: at % 3 === 0 ? { x: opening.x, y: opening.y - 18, radius: 58 } : null,
  }))

function window(
  paper: Paper,
  tints: Tints,
  [top, foot]: Pair,
  opening: Opening,
  lit: boolean,
): void {
  const { x, y, row, column, open } = opening
  const dark = mix(top, tints.shadow, 0.5)
  cut(paper, arch(x, y + 3, 12.5, 44), mix(top, tints.rim, 0.2), {
    shadow: null,
    rim: seen(tints.rim, 0.25),
    rimWidth: 0.8,
  })
  hole(
    paper,
    pane(opening),
    lit ? down(paper, y - 38, y, ['#fff0b8', '#ffc05a']) : mix(tints.pane, foot, 0.12),
    {
      edge: seen(tints.shadow, 0.85),
    },
  )
  if (open)
    for (const side of [-1, 1])
      cut(paper, rect(side < 0 ? x - 20 : x + 11, y - 30, 9, 30), mix(tints.leaf[1], foot, 0.35), {
        shadow: { y: 2, blur: 3, colour: seen(tints.shadow, 0.5) },
        rim: seen(tints.rim, 0.3),
        rimWidth: 0.7,
      })
  if (row === 0 || (row + column) % 2 === 1) return
  // A balcony of wrought iron.
  let bars = rect(x - 17, y - 16, 34, 2)
  for (let bar = -16; bar <= 16; bar += 5.3) bars += rect(x + bar - 0.7, y - 15, 1.4, 15)
  paper.pen.fillStyle = dark
  paper.pen.fill(new Path2D(bars))
  cut(paper, rect(x - 19, y, 38, 4), dark, {
    shadow: { y: 4, blur: 5, colour: seen(tints.shadow, 0.6) },
    rim: seen(tints.rim, 0.4),
    rimWidth: 0.7,
  })
}

/** One row of houses, house by house. @param near whether it is the one with all its windows */
export function* row(
  paper: Paper,
  tints: Tints,
  houses: readonly House[],
  near: boolean,
  dusk: boolean,
): Painting {
  for (const [at, house] of houses.entries()) {
    const [x, width, top, roof] = house
    const pair = near ? (tints.front[at % 3] ?? tints.front[0]) : tints.back
    cut(
      paper,
      `M${x},${FOOT}V${top}${ROOFS[roof](width)}V${FOOT}Z`,
      down(paper, top - 40, 660, pair),
      edged(tints, near ? 1.2 : 0.9, near ? 0.42 : 0.5),
    )
    cut(
      paper,
      rect(x - 5, top - 2, width + 10, 7) + rect(x - 2, top + 9, width + 4, 3),
      mix(pair[0], tints.rim, 0.2),
      {
        shadow: { y: 3, blur: 5, colour: seen(tints.shadow, 0.5) },
        rim: null,
      },
    )
    if (roof === 'baroque')
      cut(
        paper,
        `M${x + width / 2 - 9},${top - 22}a9,9 0 1 1 18,0a9,9 0 1 1 -18,0Z`,
        mix(pair[0], tints.shadow, 0.45),
        { shadow: null, rim: seen(tints.rim, 0.4), rimWidth: 0.8 },
      )
    yield
    const next = chance(x * 3 + 77)
    for (const opening of openings(house)) {
      if (near) window(paper, tints, pair, opening, dusk && next() < 0.3)
      else if (opening.row < 2)
        hole(paper, pane(opening), mix(pair[1], tints.pane, 0.4), { edge: seen(tints.shadow, 0.6) })
      if (opening.column === 1) yield
    }
  }
}
