/** Threads of hands: among seats, and to those who stand in it at the end that is turned to the hand. */
import type { Size } from '../../../ui/ring'
import { seatThreads } from './seatThreads'
import { middleOf, tileSize, type Town } from './tile'
import { wayAlong, wayLines, type Point, type WayLine } from './wayLines'

/** How far below the plates those threads hang that pass somebody else in the middle, in units of the picture. */
const BELOW = 330
const LOW = 120
/** Where they turn, before whomever they come to. */
const TURN = 70
/** How long their heads are; from so many on all are finer. */
const HEAD = { few: 30, many: 24 }
export const MANY = 12
/** A thread begins at the card that is held up, beside the figure: so far from the middle of its plate, in plates. */
const CARD = 0.36

/**
 * @param legs whose hand is for whom, by their places
 * @param board how far down the words reach
 */
export function handLines(
  town: Town,
  legs: readonly (readonly [by: number, target: number])[],
  area: Size,
  board = 0,
): WayLine[] {
  const { seats, forward = [], centreTop } = town
  const tile = tileSize(town)
  const middle = middleOf(town, area)
  if (centreTop === undefined) return wayLines(legs, seats, tile, area, middle)
  const plate = (town.tile.height - (town.behind ?? 0)) * town.scale

  const head = legs.length >= MANY ? HEAD.many : HEAD.few
  const among = seatThreads(town, area, { board, head })
  return legs.map(([by, target], index) => {
    if (by === target || !forward.includes(target)) return among([by, target], index)
    const [from, to] = [seats[by] ?? middle, seats[target] ?? middle]
    const side = Math.sign(from.x - to.x)
    const start = { x: from.x - side * tile.width * CARD, y: from.y - tile.height / 2 }
    const aside = (x: number, y: number): Point => ({ x: x + side * TURN, y })
    const foot = to.y + tile.height / 2
    const others = forward.flatMap((other) => {
      const x = seats[other]?.x ?? to.x
      const isPassed = (x - to.x) * side > 0 && (from.x - x) * side > 0
      return other !== target && other !== by && isPassed ? [x + side * (tile.width / 2)] : []
    })
    const isFromBelow = start.y >= foot - plate
    if (others.length > 0 || Math.abs(from.x - to.x) < tile.width) {
      // Up to the plate's lower edge, each a little apart from the others.
      const spread = Math.max(-0.4, Math.min(0.4, (from.x - to.x) / area.width))
      const tip = { x: to.x + spread * tile.width, y: foot + 4 }
      const low = { x: (start.x + tip.x) / 2, y: tip.y + (others.length > 0 ? LOW : 18) }
      if (isFromBelow || others.length === 0) return wayAlong([start, low, tip], index)
      // Down before whoever stands between, and on below the plates.
      const turn = side > 0 ? Math.max(...others) : Math.min(...others)
      const at = aside(turn, start.y + (tip.y - start.y) * 0.6)
      return wayAlong([start, at, { x: at.x, y: tip.y + BELOW }, tip], index)
    }
    const tip = { x: to.x + side * (tile.width / 2 + 4), y: foot - plate / 2 }
    if (isFromBelow) return wayAlong([start, { x: (start.x + tip.x) / 2, y: tip.y }, tip], index)
    return wayAlong([start, aside(tip.x, start.y), aside(tip.x, tip.y), tip], index)
  })
}
