/**
 * The town square as a stage has it: rows of figures down both sides and along the front, open towards the town, so that words
 * stand before the sky and whoever steps forward has the middle. Clockwise still, from the right of the opening.
 */
import type { Size } from '../../../ui/ring'
import { textWidth } from '../../../ui/textFit'
import { LEAST } from '../../parts/plateName'
import { curtainOf, VALANCE } from './proscenium'
import type { Town } from './tile'

/** A plate in units of the tile: as wide as names need, with a line for one or two of them; cards stand up behind it. */
const WIDTH = 236
const PAPER = { one: 64, two: 90 }
const BEHIND_PAPER = 50
/** How high a figure is above its plate, its hat included, and how much less in each row behind. */
const FIGURE = 168
const SMALLER = 0.06
/** How much the front row is larger than it takes of the height: nobody stands before it. */
const FRONT = 1.14
/** How far rows behind stand further in, as things do that are farther off. */
const INWARDS = 22
/** The middle of the front is nearer to us than its ends. */
const BOW = 14
const LARGEST = 1.06
/** What the words need at least of the width. */
const MIDDLE = 860
/** So many to a row, about, makes a square and no queue. */
const A_ROW = 4.4
const MOST_ROWS = 5
/** What one row too many or too few costs, in scale. */
const ROW_COST = 0.04

interface Plan {
  readonly rows: number
  /** On each side of every row but the front one. */
  readonly columns: number
  readonly front: number
  readonly scale: number
}

/** Whether every name stands on one line of its plate. */
const isShort = (names: readonly string[], scale: number): boolean =>
  names.every((name) => textWidth(name) * LEAST * 0.8 <= (WIDTH - 20) * scale)

function planFor(count: number, area: Size, paper: number): Plan | null {
  const pitch = paper + FIGURE
  const ideal = Math.min(MOST_ROWS, Math.max(1, Math.round(count / A_ROW)))
  let best: { plan: Plan; worth: number } | null = null
  for (let rows = 1; rows <= MOST_ROWS; rows += 1) {
    for (const columns of [1, 2]) {
      const front = count - 2 * columns * (rows - 1)
      if (front < Math.min(count, 2 * columns) || (rows === 1 && columns > 1)) continue
      const scale = Math.min(
        LARGEST,
        area.width / (front * WIDTH),
        (area.width - MIDDLE) / (2 * (columns * WIDTH + (rows - 1) * INWARDS)),
        area.height / (rows * pitch + 20),
      )
      const worth = scale - ROW_COST * Math.abs(rows - ideal) - 0.03 * (columns - 1)
      if (!best || worth > best.worth) best = { plan: { rows, columns, front, scale }, worth }
    }
  }
  return best?.plan ?? null
}

/**
 * @param whole the room for it, in units of the picture
 * @param names everybody's: long ones take higher plates
 */
export function horseshoe(count: number, whole: Size, names: readonly string[]): Town | null {
  const curtain = curtainOf(whole)
  const area = { width: whole.width - 2 * curtain, height: whole.height }
  const lowPlan = planFor(count, area, PAPER.one)
  if (!lowPlan) return null
  const paper = isShort(names, lowPlan.scale) ? PAPER.one : PAPER.two
  const plan = paper === PAPER.one ? lowPlan : planFor(count, area, paper)
  if (!plan) return null
  const { rows, columns, front, scale } = plan
  const tile = { width: WIDTH, height: paper + BEHIND_PAPER }
  const [width, height] = [tile.width * scale, tile.height * scale]
  const pitch = (paper + FIGURE) * scale
  /** What the front row takes of the height. */
  const foremost = (paper + FIGURE * FRONT) * scale
  const lowest = area.height - height / 2
  /** From the right above, down, along the front from the right, and up on the left. */
  const right: { x: number; y: number; row: number }[] = []
  for (let row = rows - 1; row > 0; row -= 1) {
    for (let column = columns - 1; column >= 0; column -= 1) {
      const x = area.width - width * (column + 0.5) - row * INWARDS * scale
      right.push({ x, y: lowest - row * pitch - (column * pitch) / 5, row })
    }
  }
  const gap = Math.min(1.14 * width, area.width / front)
  const along = Array.from({ length: front }, (_, index) => {
    const from = (front - 1) / 2 - index
    const bow = front < 3 ? 0 : (BOW * scale * (2 * from) ** 2) / (front - 1) ** 2
    return { x: area.width / 2 + from * gap, y: lowest - bow, row: 0 }
  })
  const left = [...right].reverse().map(({ x, y, row }) => ({ x: area.width - x, y, row }))
  const seats = [...right, ...along, ...left].map((seat) => ({ ...seat, x: seat.x + curtain }))
  const middle = { x: whole.width / 2, y: area.height * 0.6 }
  const sides = rows > 1 ? 2 * (columns * width + (rows - 1) * INWARDS * scale) : 0
  return {
    form: 'stage',
    scale,
    tile,
    behind: BEHIND_PAPER,
    seats: seats.map(({ x, y }) => ({
      x,
      y,
      angle: ((Math.atan2(x - middle.x, middle.y - y) * 180) / Math.PI + 360) % 360,
    })),
    figures: seats.map(({ x, row }) => {
      const isUnderSide =
        x < curtain + columns * width || x > whole.width - curtain - columns * width
      if (row > 0) return FIGURE * scale * (1 - SMALLER * row)
      return FIGURE * scale * (rows > 1 && isUnderSide ? 1 : FRONT)
    }),
    centre: {
      width: area.width - sides - 30,
      height: area.height - foremost - VALANCE - 24,
    },
    centreTop: VALANCE,
  }
}
