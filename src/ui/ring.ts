/**
 * Where players sit on a screen: n equal tiles on a rounded rectangle, clockwise as seen from above, the
 * first at the top. The tiles are as large as they can be without touching. Any unit of length will do.
 */
export interface Size {
  readonly width: number
  readonly height: number
}

export interface RingSeat {
  /** The middle of the tile, from the area's left and top edges. */
  readonly x: number
  readonly y: number
  /** Direction from the middle of the area, in degrees clockwise from the top. */
  readonly angle: number
}

export interface Ring {
  /** What the tile's size is multiplied by. */
  readonly scale: number
  readonly seats: readonly RingSeat[]
  /** The largest rectangle around the middle of the area that no tile reaches into. */
  readonly centre: Size
}

export interface RingOptions {
  /** The tile at scale 1, room around it included. */
  readonly tile: Size
  /** Tiles of few players do not grow beyond this; 1 if not given. */
  readonly maxScale?: number
  /** From 2 (an ellipse) upwards (nearer to a rectangle); by the number of seats if not given. */
  readonly squareness?: number
}

interface Point {
  readonly x: number
  readonly y: number
}

const SAMPLES = 1440
const STEPS = 24

/** @param area the room for the ring; tiles never reach beyond its edges */
export function seatRing(count: number, area: Size, options: RingOptions): Ring {
  const { tile, maxScale = 1 } = options
  const squareness = options.squareness ?? Math.min(9, 2.4 + (count / 12) ** 2 * 1.6)
  const pathAt = (scale: number) => ringPath(area, times(tile, scale), squareness)
  const fits = (scale: number) => walk(pathAt(scale), count, times(tile, scale), 1) !== null

  const largest = Math.min(maxScale, area.width / tile.width, area.height / tile.height)
  const scale = fits(largest) ? largest : highest(0, largest, fits)
  const size = times(tile, scale)
  const path = pathAt(scale)
  // Tiles sit on the tightest spacing that still closes the ring, so that all gaps are alike.
  const spacing = highest(0, 4 * (area.width / size.width + area.height / size.height), (gap) =>
    Boolean(walk(path, count, size, gap)),
  )
  const points = walk(path, count, size, spacing) ?? path.slice(0, count)
  return {
    scale,
    seats: points.map(({ x, y }) => ({
      x: x + area.width / 2,
      y: y + area.height / 2,
      angle: ((Math.atan2(x, -y) * 180) / Math.PI + 360) % 360,
    })),
    centre: freeCentre(points, area, size),
  }
}

const times = ({ width, height }: Size, factor: number): Size => ({
  width: width * factor,
  height: height * factor,
})

/**
 * The line the tiles' middles sit on, as points around the origin, clockwise from the top. Points are taken at equal
 * angles, so that none is far from the next: a step over the middle of a long side would leave a hole in the ring.
 */
function ringPath(area: Size, tile: Size, squareness: number): Point[] {
  const a = Math.max(0, (area.width - tile.width) / 2)
  const b = Math.max(0, (area.height - tile.height) / 2)
  return Array.from({ length: SAMPLES }, (_, index) => {
    const turn = (index / SAMPLES) * 2 * Math.PI
    const [across, down] = [Math.sin(turn), -Math.cos(turn)]
    const reach =
      (Math.abs(across) ** squareness + Math.abs(down) ** squareness) ** (-1 / squareness)
    return { x: a * across * reach, y: b * down * reach }
  })
}

/** How far apart two tiles are, in tiles: from 1 on they do not overlap. */
const apart = (one: Point, other: Point, tile: Size): number =>
  Math.max(Math.abs(one.x - other.x) / tile.width, Math.abs(one.y - other.y) / tile.height)

/** Puts tiles along the path, each `gap` from the one before. @returns null if they do not all fit */
function walk(path: readonly Point[], count: number, tile: Size, gap: number): Point[] | null {
  const [first] = path
  if (!first) return null
  const seats = [first]
  let last = first
  let before = first
  for (let index = 1; index <= path.length && seats.length < count; index += 1) {
    const here = path[index % path.length] as Point
    if (apart(here, last, tile) >= gap) {
      last = between(before, here, last, tile, gap)
      seats.push(last)
    }
    before = here
  }
  if (seats.length < count) return null
  return count < 2 || apart(last, first, tile) >= gap - 1e-9 ? seats : null
}

/** The point between two samples that is exactly `gap` away from the seat before. */
function between(low: Point, high: Point, from: Point, tile: Size, gap: number): Point {
  const at = (share: number): Point => ({
    x: low.x + (high.x - low.x) * share,
    y: low.y + (high.y - low.y) * share,
  })
  const under = highest(0, 1, (share) => apart(at(share), from, tile) < gap)
  return at(Math.min(1, under + 2e-7))
}

/** The highest number for which something holds that holds up to some point. */
function highest(low: number, high: number, holds: (value: number) => boolean): number {
  let [yes, no] = [low, high]
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (yes + no) / 2
    if (holds(middle)) yes = middle
    else no = middle
  }
  return yes
}

function freeCentre(points: readonly Point[], area: Size, tile: Size): Size {
  const tiles = points.map(({ x, y }) => ({
    x: Math.max(0, Math.abs(x) - tile.width / 2),
    y: Math.max(0, Math.abs(y) - tile.height / 2),
  }))
  let best = { width: 0, height: 0 }
  for (const halfWidth of [...tiles.map(({ x }) => x), area.width / 2]) {
    const halfHeight = Math.min(
      area.height / 2,
      ...tiles.filter(({ x }) => x < halfWidth - 1e-6).map(({ y }) => y),
    )
    if (halfWidth * halfHeight * 4 > best.width * best.height) {
      best = { width: halfWidth * 2, height: halfHeight * 2 }
    }
  }
  return best
}
