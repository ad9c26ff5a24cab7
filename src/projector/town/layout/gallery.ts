/**
 * The town square where many sit: theatre boxes in straight rows down both sides and a row along the front, a bust above each plate.
 * It is open towards the town, so that words hang in its middle.
 */
import type { Size } from '../../../ui/ring'
import { LEAST } from '../../parts/plateName'
import { CURTAIN, VALANCE } from './proscenium'
import { stepsUnder } from './steps'
import type { Town } from './tile'

/** A plate in units of the tile; its frame takes some of the height, and a line of the smallest letters has to fit. */
const WIDTH = 236
const PAPER = 58
export const FRAME = 8
const LINE = LEAST + 4
const SCALE = { least: 0.7, most: 1.06 }
/** How high a bust is on the picture: with less nobody is known by it. */
const BUST_HEIGHT = { least: 48, most: 120 }
/** What the words need at least of the width. */
const MIDDLE = 860
const MOST_ROWS = 10
/** Those of the front row that have nobody above them come nearer: so much larger, and so high at most. */
const NEARER = { by: 1.5, most: 137 }
/** What larger busts are worth beside larger plates, per unit, and how much of the width the front row shall take. */
const BUST_WORTH = 1 / 400
const FRONT = { share: 0.62, cost: 0.4 }

interface Plan {
  readonly rows: number
  /** On each side of every row but the front one. */
  readonly columns: number
  readonly front: number
  readonly scale: number
  /** How high a plate and a bust are, on the picture. */
  readonly paper: number
  readonly bust: number
}

function planFor(count: number, area: Size): Plan | null {
  let best: { plan: Plan; worth: number } | null = null
  for (let rows = 2; rows <= MOST_ROWS; rows += 1) {
    for (const columns of [1, 2, 3]) {
      const front = count - 2 * columns * (rows - 1)
      if (front < 2) continue
      const scale = Math.min(
        SCALE.most,
        area.width / (front * WIDTH),
        (area.width - MIDDLE) / (2 * columns * WIDTH),
      )
      const paper = Math.max(PAPER * scale, LINE + FRAME * scale)
      const bust = Math.min(BUST_HEIGHT.most, area.height / rows - paper)
      if (scale < SCALE.least || bust < BUST_HEIGHT.least) continue
      const bare = Math.max(0, FRONT.share - (front * WIDTH * scale) / area.width)
      const worth = scale + bust * BUST_WORTH - FRONT.cost * bare
      if (!best || worth > best.worth)
        best = { plan: { rows, columns, front, scale, paper, bust }, worth }
    }
  }
  return best?.plan ?? null
}

/** @param whole the room for it, in units of the picture @returns null where it does not fit */
export function gallery(count: number, whole: Size): Town | null {
  const area = { width: whole.width - 2 * CURTAIN, height: whole.height - VALANCE }
  const plan = planFor(count, area)
  if (!plan) return null
  const { rows, columns, front, scale, paper, bust } = plan
  const width = WIDTH * scale
  const pitch = paper + bust
  const y = (row: number) => whole.height - pitch * (row + 0.5)
  /** From the right above, down, along the front from the right, and up on the left. */
  const right: { x: number; y: number }[] = []
  for (let row = rows - 1; row > 0; row -= 1) {
    for (let column = columns - 1; column >= 0; column -= 1) {
      right.push({ x: area.width - width * (column + 0.5), y: y(row) })
    }
  }
  const gap = Math.min(1.14 * width, area.width / front)
  const along = Array.from({ length: front }, (_, index) => ({
    x: area.width / 2 + ((front - 1) / 2 - index) * gap,
    y: y(0),
  }))
  const left = [...right].reverse().map((seat) => ({ x: area.width - seat.x, y: seat.y }))
  const seats = [...right, ...along, ...left].map((seat) => ({ ...seat, x: seat.x + CURTAIN }))
  const middle = { x: whole.width / 2, y: whole.height * 0.6 }
  const nearer = Math.max(bust, Math.min(bust * NEARER.by, NEARER.most))
  const free = area.width / 2 - columns * width
  const isNearer = ({ x, y: at }: { x: number; y: number }) =>
    at === y(0) && Math.abs(x - middle.x) + width / 2 < free
  return {
    form: 'gallery',
    scale,
    tile: { width: WIDTH, height: pitch / scale },
    behind: bust / scale,
    seats: seats.map((seat) => ({
      ...seat,
      angle: ((Math.atan2(seat.x - middle.x, middle.y - seat.y) * 180) / Math.PI + 360) % 360,
    })),
    figures: seats.map((seat) => (isNearer(seat) ? nearer : bust)),
    steps: stepsUnder(
      right
        .filter((_, index) => index % columns === 0)
        .map(({ y: middleOfRow }) => ({
          reach: CURTAIN + columns * width,
          y: middleOfRow + pitch / 2 - paper,
        })),
      paper,
    ),
    centre: {
      width: area.width - 2 * columns * width - 30,
      height: area.height - paper - nearer - 24,
    },
    centreTop: VALANCE,
  }
}
