/**
 * The town square as a stage has it: rows of figures down both sides and along the front, open towards the town, so that words
 * stand before the sky and whoever steps forward has the middle. Clockwise still, from the right of the opening.
 */
import type { Size } from '../../../ui/ring'
import { textWidth } from '../../../ui/textFit'
import { LEAST } from '../../parts/plateName'
import { curtainOf, VALANCE } from './proscenium'
import { stepsUnder } from './steps'
import type { Town } from './tile'

/** A plate in units of the tile: as wide as names need, with a line for one or two of them; cards stand up behind it. */
const WIDTH = 236
const PAPER = { one: 64, two: 90 }
const BEHIND_PAPER = 50
/** How high figures are above their plates, hats included, in units of the picture: at most, the more rows the less, and at least. */
const FIGURE = { most: [232, 232, 196, 178, 152], least: 104 }
/** How much less in each row behind: a little, as what is farther off. */
const SMALLER = 0.03
/** The front row takes what is left of the height: so high at most, and so much higher than its plates are wide. */
const FRONT = { most: 330, slim: 1.4 }
/** Nobody stands higher than this for it, in shares of the height. */
const HIGHEST = 0.26
/** How much higher those at the sides may be than their plan, where the front row leaves that. */
const ASIDE = 1.16
/** How far nearer rows stand further in: steps lead down to the square from all sides. */
const INWARDS = 20
/** Where there is no room beside the curtains, rows behind stand before the frame: so far from its edge. */
const FRAME = 40
const frameOf = (whole: Size): number => (curtainOf(whole) > 0 ? 0 : FRAME)
/** The middle of the front is nearer to us than its ends. */
const BOW = 14
const LARGEST = 1.06
/** The second column of a row stands higher, by one part in so many of what a row takes. */
const RISE = 5
/** What the words need at least of the width. */
const MIDDLE = 860
const MOST_ROWS = 5
/** Names need plates that are so large. */
const LEAST_SCALE = 0.72
/** From here down, in shares of the height, the painted ground lies: rows that find room on it are worth more than plates as large. */
const GROUND = 0.44
/** What it costs to stand above it, what a figure is worth per unit, and what a second column and smaller plates cost, in scale. */
const WORTH = { above: 1, figure: 1 / 300, column: 0.3, small: 3 }

interface Plan {
  readonly rows: number
  /** On each side of every row but the front one. */
  readonly columns: number
  readonly front: number
  readonly scale: number
  /** How high figures are, and what a row takes of the height with them. */
  readonly figure: number
  readonly pitch: number
}

/** Whether every name stands on one line of its plate. */
const isShort = (names: readonly string[], scale: number): boolean =>
  names.every((name) => textWidth(name) * LEAST * 0.8 <= (WIDTH - 20) * scale)

function planFor(count: number, area: Size, paper: number, frame: number): Plan | null {
  let best: { plan: Plan; worth: number } | null = null
  for (let rows = 1; rows <= MOST_ROWS; rows += 1) {
    for (const columns of [1, 2]) {
      const front = count - 2 * columns * (rows - 1)
      if (front < Math.min(count, 2 * columns) || (rows === 1 && columns > 1)) continue
      const scale = Math.min(
        LARGEST,
        area.width / (front * WIDTH),
        (area.width - 2 * frame - MIDDLE) / (2 * (columns * WIDTH + (rows - 1) * INWARDS)),
        (area.height - VALANCE) / (rows * (paper + FIGURE.least)),
      )
      // Rows of two columns rise towards the curtain.
      const high = rows + (columns - 1) / RISE
      const pitch = Math.min(
        paper * scale + (FIGURE.most[rows - 1] ?? FIGURE.least),
        (area.height - VALANCE) / high,
      )
      const figure = pitch - paper * scale
      const feet = area.height - paper * scale - (high - 1) * pitch
      const above = Math.max(0, GROUND - feet / area.height)
      const worth =
        scale +
        figure * WORTH.figure -
        above * WORTH.above -
        (columns - 1) * WORTH.column -
        Math.max(0, LEAST_SCALE - scale) * WORTH.small
      if (!best || worth > best.worth)
        best = { plan: { rows, columns, front, scale, figure, pitch }, worth }
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
  const frame = frameOf(whole)
  const area = { width: whole.width - 2 * curtain, height: whole.height }
  const lowPlan = planFor(count, area, PAPER.one, frame)
  if (!lowPlan) return null
  const paper = isShort(names, lowPlan.scale) ? PAPER.one : PAPER.two
  const plan = paper === PAPER.one ? lowPlan : planFor(count, area, paper, frame)
  if (!plan) return null
  const { rows, columns, front, scale } = plan
  const tile = { width: WIDTH, height: paper + BEHIND_PAPER }
  const [width, height] = [tile.width * scale, tile.height * scale]
  /** What the plan leaves of the height, and what the front row takes with it. */
  const behind = rows - 1 + (columns - 1) / RISE
  const highest = rows > 1 ? area.height * HIGHEST - plan.figure : VALANCE
  const spare = Math.max(0, area.height - (behind + 1) * plan.pitch - Math.max(VALANCE, highest))
  const nearest = Math.max(
    plan.figure,
    Math.min(plan.figure + spare, FRONT.most, width * FRONT.slim),
  )
  const figure = Math.min(
    plan.figure * ASIDE,
    plan.figure + (spare - nearest + plan.figure) / Math.max(1, behind),
  )
  const pitch = paper * scale + figure
  const foremost = paper * scale + nearest
  const lowest = area.height - height / 2
  /** From the right above, down, along the front from the right, and up on the left. */
  const right: { x: number; y: number; row: number }[] = []
  for (let row = rows - 1; row > 0; row -= 1) {
    for (let column = columns - 1; column >= 0; column -= 1) {
      const x = area.width - frame - width * (column + 0.5) - (rows - 1 - row) * INWARDS * scale
      const up = nearest - figure + (row + (columns - 1 - column) / RISE) * pitch
      right.push({ x, y: lowest - up, row })
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
  const sides = rows > 1 ? 2 * (frame + columns * width + (rows - 1) * INWARDS * scale) : 0
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
    figures: seats.map(({ row }) => (row === 0 ? nearest : figure * (1 - SMALLER * row))),
    steps: stepsUnder(
      right.map(({ x, y }) => ({
        reach: whole.width - curtain - x + width / 2,
        y: y + height / 2 - paper * scale,
      })),
      paper * scale,
    ),
    centre: {
      width: area.width - sides - 30,
      height: area.height - foremost - VALANCE - 24,
    },
    centreTop: VALANCE,
  }
}
