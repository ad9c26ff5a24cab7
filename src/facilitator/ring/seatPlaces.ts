/**
 * Where the desk's seats stand, clockwise from above. Few sit round a circle in large tiles; more sit round a table; where
 * even that is too narrow, tiles take two lines, and at last the sides stand in two staggered columns. All lengths in pixels.
 */
import { seatRing, type Size } from '../../ui/ring'

/** `full`: name, role, conditions, each with room to wrap; `short`: name above, side, role and lives below. */
export type SeatForm = 'full' | 'short'

export interface SeatPlace {
  readonly x: number
  readonly y: number
}

export interface SeatPlaces {
  readonly form: SeatForm
  /** The tiles' type size. */
  readonly em: number
  /** A tile as it is drawn, the room around it left out. */
  readonly tile: Size
  readonly seats: readonly SeatPlace[]
  /** Where the host sits, if that is known. */
  readonly host: SeatPlace | null
  readonly centre: Size
}

export interface SeatPlacesOptions {
  /** The page's own type size, which the host chooses. */
  readonly em?: number
  /** The seat at the host's left hand; the circle then stands as he sees it, himself below. -1: as on the big screen. */
  readonly left?: number
}

/** Tiles in their own type size, the room around them included. */
const TILES: Readonly<Record<SeatForm, Size>> = {
  full: { width: 9.3, height: 5.85 },
  short: { width: 8.3, height: 2.95 },
}
/** The room between two tiles. */
const GAP = 0.25
/** Below this nobody reads a name across a laptop. */
const LEAST = 0.77
const LEAST_FULL = 0.82
/** More would leave the middle of a small laptop's circle too narrow for what is asked. */
const LARGEST = 1.2
const STEP = 0.02
/** Fewer do not sit on four sides; the lobby's circle begins with nobody. */
const FEW = 5

interface Table {
  readonly seats: readonly SeatPlace[]
  readonly centre: Size
}

const NO_TABLE: Table = { seats: [], centre: { width: 0, height: 0 } }

/** Finds the largest tiles for so many players in an area. */
export function seatPlaces(
  count: number,
  area: Size,
  { em: page = 16, left = -1 }: SeatPlacesOptions = {},
): SeatPlaces {
  const places = left < 0 ? count : count + 1
  const { form, em, table } = largest(places, area, page)
  const tile = { width: (TILES[form].width - GAP) * em, height: (TILES[form].height - GAP) * em }
  const common = { form, em, tile, centre: table.centre }
  if (left < 0) return { ...common, seats: table.seats, host: null }
  // Upside down the first place is the lowest; read backwards, the others follow it clockwise again.
  const turned = table.seats.map(({ x, y }) => ({ x, y: area.height - y })).reverse()
  const [host = null, ...others] = [...turned.slice(-1), ...turned.slice(0, -1)]
  const seats = Array.from(
    { length: count },
    (_, seat) => others[(seat - left + count) % count] ?? { x: 0, y: 0 },
  )
  return { ...common, seats, host }
}

function largest(count: number, area: Size, page: number) {
  const tile = times(TILES.full, page)
  // A circle is dear to reckon and holds few: no more are tried than a table of its size would seat.
  if (count < FEW || tableOf(count, area, times(tile, LEAST_FULL), 1)) {
    const circle = seatRing(count, area, { tile, maxScale: LARGEST })
    if (circle.scale >= LEAST_FULL) {
      return { form: 'full' as const, em: circle.scale * page, table: circle }
    }
  }
  for (const [form, least, layers] of [
    ['full', LEAST_FULL, 1],
    ['short', LEAST, 1],
    ['short', LEAST, 2],
  ] as const) {
    for (let em = page; em >= least * page; em -= STEP * page) {
      const table = tableOf(count, area, times(TILES[form], em), layers)
      if (table) return { form, em, table }
    }
  }
  // Nothing is large enough: whoever makes the window so small sees tiles that are smaller, never two on each other.
  for (let em = LEAST * page; ; em *= 0.95) {
    const table = tableOf(count, area, times(TILES.short, em), 2)
    if (table || em < 1) return { form: 'short' as const, em, table: table ?? NO_TABLE }
  }
}

const times = ({ width, height }: Size, factor: number): Size => ({
  width: width * factor,
  height: height * factor,
})

/** Seats along the four sides of a table; null where they do not all fit. The most even of all ways is taken. */
function tableOf(count: number, area: Size, tile: Size, layers: 1 | 2): Table | null {
  let best: { table: Table; unevenness: number } | null = null
  for (let side = 1; side * 2 < count; side += 1) {
    const rows = count - 2 * side
    const found = around(Math.ceil(rows / 2), side, Math.floor(rows / 2), area, tile, layers)
    if (found && (!best || found.unevenness < best.unevenness)) best = found
  }
  return best?.table ?? null
}

/** One way to seat them: so many above, on each side, and below. */
function around(
  above: number,
  side: number,
  below: number,
  { width, height }: Size,
  tile: Size,
  layers: 1 | 2,
): { table: Table; unevenness: number } | null {
  const column = tile.width * layers
  // The corners belong to the rows or to the columns, whichever leaves more room to both.
  const wide = above * tile.width > width - 2 * column
  const across = { from: wide ? 0 : column, to: wide ? width : width - column }
  const down = { from: wide ? tile.height : 0, to: wide ? height - tile.height : height }
  const steps = { across: (across.to - across.from) / above, down: (down.to - down.from) / side }
  const pitch = layers === 1 ? tile.height : tile.height / 2
  const length = pitch * (side - 1) + tile.height
  if (steps.across < tile.width || down.to - down.from < length) return null
  if (layers > 1 && width - 2 * column < tile.width / 2) return null

  const row = (places: number, y: number) => evenly(places, across.from, across.to, tile.width, y)
  const depth = (index: number) => tile.width / 2 + (index % layers) * tile.width
  const stack = lined(side, down.from, down.to, tile.height)
  const right = stack.map((y, index) => ({ x: width - depth(index), y }))
  const left = stack.map((y, index) => ({ x: depth(index), y }))
  const top = row(above, tile.height / 2)
  const bottom = row(below, height - tile.height / 2)
  const first = Math.floor(above / 2)
  const seats = [
    ...top.slice(first),
    ...right,
    ...bottom.reverse(),
    ...left.reverse(),
    ...top.slice(0, first),
  ]
  const centre = { width: width - 2 * column, height: height - 2 * tile.height }
  const gaps = { across: steps.across - tile.width, down: steps.down - pitch }
  return { table: { seats, centre }, unevenness: Math.abs(gaps.across - gaps.down) }
}

/** Places in the middle of equal shares, drawn together where there is more room than they need. */
function evenly(places: number, from: number, to: number, width: number, y: number): SeatPlace[] {
  const share = Math.min((to - from) / Math.max(1, places), width * 1.6)
  const start = (from + to - share * places) / 2
  return Array.from({ length: places }, (_, index) => ({ x: start + share * (index + 0.5), y }))
}

/** The heights of a column's tiles, from its top to its bottom. */
function lined(places: number, from: number, to: number, height: number): number[] {
  if (places === 1) return [(from + to) / 2]
  const step = (to - from - height) / (places - 1)
  return Array.from({ length: places }, (_, index) => from + height / 2 + index * step)
}
