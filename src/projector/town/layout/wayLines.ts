/** Lines from seat to seat: from the inner edge of one tile to that of another, bent towards the middle of the ring. */
import type { Size } from '../../../ui/ring'

export interface Point {
  readonly x: number
  readonly y: number
}

export interface WayLine {
  readonly path: string
  /** The arrow's head. */
  readonly head: string
  /** Where its number stands. */
  readonly number: Point
}

const HEAD = 34
/** How far the number stands along the line, near its end, where no words are; alternating, for two who end alike. */
const NUMBER_AT = [0.8, 0.72]
const BEND = [0.45, 0.7]

/** What is between two points. */
const mix = (one: Point, other: Point, share: number): Point => ({
  x: one.x + (other.x - one.x) * share,
  y: one.y + (other.y - one.y) * share,
})
const spot = ({ x, y }: Point): string => `${x.toFixed(1)},${y.toFixed(1)}`

/** Where a straight line from the middle of a tile to the middle of the picture leaves the tile. */
function innerEdge(seat: Point, middle: Point, tile: Size): Point {
  const [dx, dy] = [middle.x - seat.x, middle.y - seat.y]
  const out = Math.min(
    dx === 0 ? 1 : tile.width / 2 / Math.abs(dx),
    dy === 0 ? 1 : tile.height / 2 / Math.abs(dy),
  )
  return mix(seat, middle, Math.min(1, out + 0.02))
}

/** The head of an arrow. @param from where its line comes from @param length how long it is */
export function headAt(tip: Point, from: Point, length = HEAD): string {
  const angle = Math.atan2(tip.y - from.y, tip.x - from.x)
  const wing = (turn: number): Point => ({
    x: tip.x - length * Math.cos(angle + turn),
    y: tip.y - length * Math.sin(angle + turn),
  })
  return `M${spot(tip)}L${spot(wing(0.5))}L${spot(wing(-0.5))}Z`
}

/**
 * @param legs places of the seats; from null, where nobody had it before, the line comes from the middle
 * @param middle what the lines bend towards
 */
export function wayLines(
  legs: readonly (readonly [from: number | null, to: number])[],
  seats: readonly Point[],
  tile: Size,
  area: Size,
  middle: Point = { x: area.width / 2, y: area.height / 2 },
): WayLine[] {
  const edge = (seat: number) => innerEdge(seats[seat] ?? middle, middle, tile)
  return legs.map(([from, to], index) => {
    const tip = edge(to)
    const start = from === null ? mix(tip, middle, 0.55) : edge(from)
    const turn = index % 2
    const bend = mix(mix(start, tip, 0.5), middle, from === null ? 0 : (BEND[turn] ?? 0))
    return wayAlong([start, bend, tip], index)
  })
}

/** A line that is bent towards one point, or two. @param points from its start to its tip @param index how many there are before it */
export function wayAlong(points: readonly Point[], index: number): WayLine {
  const along = NUMBER_AT[index % 2] ?? 0.5
  const [start, ...more] = points.map(spot)
  const [tip, bend] = [...points].reverse()
  let rest = points
  while (rest.length > 1)
    rest = rest.slice(1).map((point, at) => mix(rest[at] ?? point, point, along))
  const number = rest[0] ?? { x: 0, y: 0 }
  return {
    path: `M${start}${more.length > 2 ? 'C' : 'Q'}${more.join(' ')}`,
    head: tip && bend ? headAt(tip, bend) : '',
    number,
  }
}
