/**
 * Cords of hands: each of those voted on has one with a lane of its own, which all hands for that one join. Lanes lie below the board
 * and above the hats of the front row, or below the plates of those who stand in the middle. What is drawn lies behind plates and cards.
 */
import type { Size } from '../../../ui/ring'
import { tileSize, type Town } from './tile'
import type { Point } from './wayLines'

export interface Cord {
  /** Drawn from whom it is for, so that patterns of those that run together fall on each other. */
  readonly path: string
  /** Where it is tied. */
  readonly tip: Point
}

/** What words take of the picture: how far down, and to each side of its middle. */
export interface Board {
  readonly bottom: number
  readonly half: number
}

export type Leg = readonly [by: number, target: number]

/** Between two cords, beside plates, below the board and above hats. */
const APART = 9
const FROM = { plates: 16, board: 22, hats: 14, foot: 8, words: 6 }
/** Under a side plate cords go aside between it and the hat below: so far under it, and within so much. */
const UNDER = { foot: 4, room: 34 }
/** Below those in the middle, at least; and beside the board where it does not reach down to anybody. */
const ROOM = { low: 34, free: 300 }
/** How round a cord turns. */
const ROUND = 64
/** Where hands leave a plate: beside the figure, in plates, and below its upper edge; the next ones of the same voter so far on. */
const HAND = { aside: 0.4, further: 0.08, below: 10, next: 13, out: 6 }
/** Where a cord is tied: beside the figure or the bust, in plates; how far down a side plate; from below, and how far below it runs. */
const TIED = { figure: -0.28, bust: 0.06, end: 0.44, side: 0.74, below: 0.3, under: 8, next: 11 }

const write = ({ x, y }: Point): string => `${x.toFixed(1)},${y.toFixed(1)}`

/** A line with its corners rounded. */
function rounded(points: readonly Point[]): string {
  const line = points.filter((point, at) => {
    const before = points[at - 1]
    return !before || Math.hypot(point.x - before.x, point.y - before.y) > 1
  })
  return line
    .map((corner, at) => {
      const [before, after] = [line[at - 1], line[at + 1]]
      if (!before) return `M${write(corner)}`
      if (!after) return `L${write(corner)}`
      const towards = (end: Point): Point => {
        const far = Math.hypot(end.x - corner.x, end.y - corner.y)
        const share = Math.min(ROUND, far / 2) / far
        return {
          x: corner.x + (end.x - corner.x) * share,
          y: corner.y + (end.y - corner.y) * share,
        }
      }
      return `L${write(towards(before))}Q${write(corner)} ${write(towards(after))}`
    })
    .join('')
}

/** Where the middle of each cord runs, side by side from 0; closer where there is not room for all. */
function lanes(
  targets: readonly number[],
  widthOf: (target: number) => number,
  room: number,
): Map<number, number> {
  const needed = targets.reduce((sum, target) => sum + widthOf(target) + APART, -APART)
  const share = Math.min(1, Math.max(0, room) / Math.max(1, needed))
  let from = 0
  return new Map(
    targets.map((target) => {
      const at = (from + widthOf(target) / 2) * share
      from += widthOf(target) + APART
      return [target, at]
    }),
  )
}

/** @param widthOf how thick the cord of each is */
export function cords(
  town: Town,
  legs: readonly Leg[],
  area: Size,
  { board, widthOf }: { readonly board: Board; readonly widthOf: (target: number) => number },
): Cord[] {
  const { seats, scale, behind = 0, figures = [], form, forward = [] } = town
  const { width, height } = tileSize(town)
  const plate = height - behind * scale
  const middle = area.width / 2
  const seatAt = (at: number) => seats[at] ?? { x: middle, y: area.height / 2 }
  const footOf = (at: number) => seatAt(at).y + height / 2
  const topOf = (at: number) => footOf(at) - plate
  const isForward = (at: number) => forward.includes(at)
  const isFront = (at: number) => !isForward(at) && footOf(at) > area.height - plate * 0.7
  const isSide = (at: number) => !isForward(at) && !isFront(at)
  /** 1 where the square is to its right. */
  const inwardOf = (at: number) => (seatAt(at).x <= middle ? 1 : -1)
  /** Whether another seat is between it and the square. */
  const isOuter = (at: number) => {
    const [seat, inward] = [seatAt(at), inwardOf(at)]
    return seats.some(
      (other, place) =>
        isSide(place) &&
        Math.abs(other.y - seat.y) < height * 0.7 &&
        (other.x - seat.x) * inward > width * 0.5 &&
        (middle - other.x) * inward > 0,
    )
  }

  const hats = Math.min(
    area.height,
    ...seats.flatMap((_, at) => (isFront(at) ? [topOf(at) - (figures[at] ?? 0)] : [])),
  )
  const targets = [...new Set(legs.map(([, target]) => target))].sort(
    (one, other) => Number(isSide(one)) - Number(isSide(other)) || one - other,
  )
  const below = forward.length > 0 ? Math.max(...forward.map(footOf)) + FROM.foot : null
  const floor = below ?? Math.min(board.bottom + FROM.board, hats - FROM.hats)
  const room = below === null ? hats - FROM.hats - floor : Math.max(ROOM.low, hats - below)
  const low = lanes(targets, widthOf, room)
  const laneOf = (target: number) =>
    floor + (below === null ? room - (low.get(target) ?? 0) : (low.get(target) ?? 0))

  /** How far down those reach who sit right above a seat of the front row; null: nobody does. */
  const footAbove = (at: number) => {
    const { x } = seatAt(at)
    const feet = seats.flatMap((other, place) =>
      isSide(place) && Math.abs(other.x - x) < width * 0.75 ? [footOf(place)] : [],
    )
    return isFront(at) && feet.length > 0 ? Math.max(...feet) : null
  }
  /** Where cords go up and down beside the plates of one side. */
  const besideOf = (inward: number) => {
    const side = seats.flatMap(({ x }, at) =>
      isSide(at) && inwardOf(at) === inward ? [(x + (inward * width) / 2) * inward] : [],
    )
    const edge = inward * Math.max(...side, -Infinity) + inward * FROM.plates
    const isOn = (at: number) => (isSide(at) || footAbove(at) !== null) && inwardOf(at) === inward
    const using = legs.filter((leg) => leg.some(isOn))
    const isBeside = using
      .flat()
      .some((at) => isSide(at) && isOn(at) && topOf(at) < board.bottom + FROM.board)
    const free = isBeside ? Math.abs(middle - edge) - board.half - FROM.words : ROOM.free
    const from = lanes(targets.filter((one) => using.some(([, target]) => target === one)), widthOf, free) // prettier-ignore
    return (target: number) => edge + inward * (from.get(target) ?? 0)
  }
  const beside = { left: besideOf(1), right: besideOf(-1) }
  const besideAt = (at: number, target: number) =>
    (inwardOf(at) > 0 ? beside.left : beside.right)(target)

  /** Aside under the plate above it, and up or down beside all plates; nothing where nobody is above. @param x where it rises */
  function asideUnder(at: number, target: number, x: number): Point[] {
    const foot = footAbove(at)
    // Where lanes are below whoever that is, there is nobody in the way.
    const turn = besideAt(at, target)
    if (foot === null || foot < laneOf(target) || (turn - x) * inwardOf(at) < 0) return []
    const using = targets.filter((one) =>
      legs.some((leg) => leg[1] === one && leg.some((end) => footAbove(end) === foot)),
    )
    const y = foot + UNDER.foot + (lanes(using, widthOf, UNDER.room).get(target) ?? 0)
    return [
      { x, y },
      { x: turn, y },
    ]
  }

  /** From the plate of whoever raises a hand. @param nth which of that one's hands it is, of how many */
  function startOf(by: number, target: number, nth: number, of: number): Point {
    const seat = seatAt(by)
    const inward = inwardOf(by)
    if (isSide(by)) {
      if (!isOuter(by)) return { x: seat.x + inward * (width / 2 - HAND.out), y: topOf(by) + HAND.below + nth * HAND.next } // prettier-ignore
      const first = targets.includes(by) ? 1 : 0
      return { x: seat.x + inward * width * HAND.aside, y: footOf(by) + TIED.under + (first + nth) * TIED.next } // prettier-ignore
    }
    // Under somebody else all of them leave on the side of the square: before no head.
    const isUnder = footAbove(by) !== null
    const towards = Math.sign(seatAt(target).x - seat.x) || 1
    const side = isUnder ? inward : of > 1 ? (nth % 2) * 2 - 1 : towards
    const aside = HAND.aside + (isUnder ? nth : Math.floor(nth / 2)) * HAND.further
    const y = isForward(by) ? footOf(by) - HAND.below : topOf(by) + HAND.below
    return { x: seat.x + side * width * aside, y }
  }
  /** Its last stretch, from the lane or from beside the plates on. */
  function tiedTo(target: number): Point[] {
    const seat = seatAt(target)
    const inward = inwardOf(target)
    const lane = laneOf(target)
    if (isForward(target)) return [{ x: seat.x, y: lane }, { x: seat.x, y: footOf(target) }] // prettier-ignore
    if (isFront(target)) {
      const isUnder = footAbove(target) !== null && inward > 0
      const beside = isUnder ? TIED.end : TIED.figure
      const x = seat.x + width * (form === 'gallery' ? inward * TIED.bust : beside)
      const aside = asideUnder(target, target, x).reverse()
      const from = { x: aside[0]?.x ?? x, y: lane }
      return [from, ...aside, { x, y: topOf(target) }]
    }
    const x = besideAt(target, target)
    if (isOuter(target)) {
      const [y, end] = [footOf(target) + TIED.under, seat.x + inward * width * TIED.below]
      return [{ x, y }, { x: end, y }, { x: end, y: footOf(target) }] // prettier-ignore
    }
    const y = topOf(target) + plate * TIED.side
    return [{ x, y }, { x: seat.x + (inward * width) / 2, y }] // prettier-ignore
  }

  return legs.map(([by, target], index) => {
    const own = legs.flatMap(([other], at) => (other === by ? [at] : []))
    const start = startOf(by, target, own.indexOf(index), own.length)
    const lane = laneOf(target)
    const last = tiedTo(target)
    const isSame = isSide(by) && isSide(target) && inwardOf(by) === inwardOf(target)
    const first = isSide(by)
      ? [{ x: besideAt(by, target), y: start.y }]
      : asideUnder(by, target, start.x)
    const across: Point[] = [...first]
    if (!isSame) across.push({ x: first.at(-1)?.x ?? start.x, y: lane })
    if (!isSame && isSide(target)) across.push({ x: besideAt(target, target), y: lane })
    return {
      path: rounded([start, ...across, ...last].reverse()),
      tip: last.at(-1) ?? start,
    }
  })
}
