/**
 * Threads of hands among seats down both sides and along the front: they leave beside the figure, keep below the board, and end
 * at the plate's inner edge, or over the hat in the front row: before no face, no card and no number.
 */
import type { Size } from '../../../ui/ring'
import { BUST } from './bust'
import { tileSize, type Town } from './tile'
import { headAt, type Point, type WayLine } from './wayLines'

/** Between a plate's edge and a thread's end. */
const GAP = 5
/** Where cards stand up: above the plate, in units of the tile, and beside the figure, in plates. */
const CARD = { above: 16, aside: 0.36 }
/** How far threads bend: into the square, over hats, and down where they come from beside the board. */
const BEND = { in: 150, same: 84, beside: 30, over: 84, down: 80 }
/** How much lower the next ones run, which come the same way. */
const APART = { step: 9, turns: 4 }
/** Beside the board they go down so far from the plates. */
const CORRIDOR = 14
/** How far below the board they stay, and up to where they do. */
const BELOW = { board: 22, hats: 20 }
/** Under another plate a thread ends beside the head: so far from its middle and above the feet, in figures. */
const BESIDE = { aside: 0.36, up: 0.62, room: 40 }
/** What share of a plate a thread reaches that comes from below, between its middle and its inner end. */
const FROM_BELOW = 0.3

interface End extends Point {
  readonly isFront: boolean
  /** 1 where the square is to its right. */
  readonly inward: number
  /** Whether another seat is between it and the square. */
  readonly isOuter: boolean
}

/** How round a thread turns beside the board. */
const ROUND = 14

const write = ({ x, y }: Point): string => `${x.toFixed(1)},${y.toFixed(1)}`

/** Round one corner, level first or last. @param last whether it goes up or down before it goes level */
function roundTo(from: Point, to: Point, last = false): string {
  const corner = last ? { x: from.x, y: to.y } : { x: to.x, y: from.y }
  const towards = (point: Point): Point => {
    const far = Math.hypot(point.x - corner.x, point.y - corner.y)
    const share = far === 0 ? 0 : Math.min(1, ROUND / far)
    return {
      x: corner.x + (point.x - corner.x) * share,
      y: corner.y + (point.y - corner.y) * share,
    }
  }
  return `L${write(towards(from))}Q${write(corner)} ${write(towards(to))}L${write(to)}`
}

/**
 * Makes the threads of a town.
 * @param board how far down the words reach
 * @param head how long an arrow's head is
 */
export function seatThreads(
  town: Town,
  area: Size,
  { board, head }: { readonly board: number; readonly head: number },
): (leg: readonly [by: number, target: number], index: number) => WayLine {
  const { seats, scale, behind = 0, figures = [], form, forward = [] } = town
  const { width, height } = tileSize(town)
  const plate = height - behind * scale
  const middle = area.width / 2
  const isFront = ({ y }: Point) => y + height / 2 > area.height - plate * 0.7
  const isBust = form === 'gallery'
  /** Where the plates of each side end towards the square. */
  const edgeOf = (inward: number) => {
    const side = seats.filter(
      (seat, at) =>
        !forward.includes(at) && !isFront(seat) && Math.sign(middle - seat.x) === inward,
    )
    const ends = side.map(({ x }) => (x + (inward * width) / 2) * inward)
    return inward * Math.max(...ends, -Infinity)
  }
  const edges = { left: edgeOf(1), right: edgeOf(-1) }
  const corridor = (inward: number) => (inward > 0 ? edges.left : edges.right) + inward * CORRIDOR
  const hats = Math.min(
    area.height,
    ...seats.map((seat, at) =>
      isFront(seat) ? seat.y + height / 2 - plate - (figures[at] ?? 0) : area.height,
    ),
  )
  const floor = Math.min(board + BELOW.board, hats - BELOW.hats)

  function seatAt(at: number): End & { readonly top: number; readonly foot: number } {
    const seat = seats[at] ?? { x: middle, y: area.height / 2 }
    const inward = seat.x <= middle ? 1 : -1
    return {
      x: seat.x,
      y: seat.y,
      inward,
      isFront: isFront(seat),
      isOuter: seats.some(
        (other) =>
          Math.abs(other.y - seat.y) < height * 0.7 &&
          !isFront(other) &&
          (other.x - seat.x) * inward > width * 0.5 &&
          (middle - other.x) * inward > 0,
      ),
      top: seat.y + height / 2 - plate,
      foot: seat.y + height / 2,
    }
  }
  /** Where a thread leaves a seat. */
  function startOf(by: number, towards: number): Point {
    const seat = seatAt(by)
    const side = Math.sign(towards - seat.x) || -seat.inward
    if (seat.isFront) return { x: seat.x + side * width * CARD.aside, y: seat.top - CARD.above * scale * 2 } // prettier-ignore
    if (seat.isOuter) return { x: seat.x + (seat.inward * width) / 2, y: seat.foot + GAP }
    const y = isBust ? seat.top + plate / 2 : seat.top - CARD.above * scale
    return { x: seat.x + seat.inward * (width / 2 + 2), y }
  }
  /** Where a thread ends, and where it comes from there. */
  function tipOf(target: number): { readonly tip: Point; readonly from: Point } {
    const seat = seatAt(target)
    const { inward } = seat
    if (seat.isFront) {
      const figure = figures[target] ?? 0
      const isUnder = seats.some(
        (other, at) =>
          at !== target &&
          !forward.includes(at) &&
          !isFront(other) &&
          Math.abs(other.x - seat.x) < width * 0.75 &&
          other.y + height / 2 > seat.top - figure - BESIDE.room,
      )
      if (isUnder && !isBust) {
        const tip = {
          x: seat.x + inward * figure * BESIDE.aside,
          y: seat.top - figure * BESIDE.up,
        }
        return { tip, from: { x: tip.x + (inward * BEND.in) / 2, y: tip.y - BEND.over } }
      }
      const aside = isBust ? (inward * (width - (figure * BUST.width) / BUST.height)) / 2 : 0
      const tip = { x: seat.x + aside, y: seat.top - figure - GAP }
      return { tip, from: { x: tip.x, y: tip.y - BEND.over } }
    }
    if (seat.isOuter) {
      const tip = { x: seat.x + inward * width * FROM_BELOW, y: seat.foot + GAP }
      return { tip, from: { x: tip.x + inward * width * 0.3, y: tip.y + 18 } }
    }
    const tip = { x: seat.x + inward * (width / 2 + GAP), y: seat.top + plate / 2 }
    return { tip, from: { x: tip.x + inward * BEND.in, y: tip.y } }
  }

  return ([by, target], index) => {
    const [one, other] = [seatAt(by), seatAt(target)]
    const { tip, from } = tipOf(target)
    const start = startOf(by, tip.x)
    const lower = (index % APART.turns) * APART.step
    const isSame = !one.isFront && !other.isFront && one.inward === other.inward
    const isFlat = isSame && !one.isOuter && !other.isOuter
    if (isFlat) {
      // Beside the board there is a narrow way.
      const isBeside = Math.min(start.y, tip.y) < floor
      const bend = isBeside ? BEND.beside : BEND.same + lower
      const x = (at: Point) => at.x + one.inward * bend
      const [first, second] = [
        { x: x(start), y: start.y },
        { x: x(tip), y: tip.y },
      ]
      return {
        path: `M${write(start)}C${[first, second, tip].map(write).join(' ')}`,
        head: headAt(tip, second, head),
        number: tip,
      }
    }
    /** Beside the board, or past a neighbour, down to where there is room. */
    const down = !one.isFront && (start.y < floor || one.isOuter)
    const up = !other.isFront && (tip.y < floor || other.isOuter)
    const a = down ? { x: corridor(one.inward), y: Math.max(floor + lower, start.y + 6) } : start
    const b = up ? { x: corridor(other.inward), y: Math.max(floor + lower, tip.y + 6) } : tip
    const leaves = one.isFront
      ? { x: start.x, y: Math.max(floor, hats - BEND.over - lower) }
      : down
        ? { x: a.x + one.inward * 10, y: a.y + BEND.down }
        : { x: start.x + one.inward * BEND.in, y: start.y + lower }
    const comes = up
      ? { x: b.x + other.inward * 10, y: b.y + BEND.down }
      : other.isFront
        ? { x: from.x, y: Math.max(floor, from.y - lower) }
        : { x: from.x, y: from.y + lower }
    const before = down ? roundTo(start, a) : ''
    const low = { x: b.x, y: other.isOuter ? from.y : tip.y }
    const after = !up
      ? ''
      : other.isOuter
        ? `${roundTo(b, low, true)}L${write({ x: from.x, y: low.y })}Q${write({ x: tip.x, y: low.y })} ${write(tip)}`
        : roundTo(b, tip, true)
    const last = up ? (other.isOuter ? { x: tip.x, y: low.y } : { x: b.x, y: tip.y }) : comes
    return {
      path: `M${write(start)}${before}C${[leaves, comes, b].map(write).join(' ')}${after}`,
      head: headAt(tip, last, head),
      number: tip,
    }
  }
}
