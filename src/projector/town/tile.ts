/** How the town square is laid out: tiles of lanterns, and flat ones where very many sit around it. */
import { seatRing, type Ring, type Size } from '../../ui/ring'

/** A player's tile in units of the picture, and how much it may grow where few play. */
const TILE = { width: 250, height: 150 }
const LARGEST_TILE = 1.15

/** Beyond so many players there is room for a name and one line below it, side by side along the edges. */
const MOST_LANTERNS = 25
const FLAT_TILE = { width: 210, height: 94 }
const LARGEST_FLAT_TILE = 1.2
/** Nearly the frame of the picture: on a rounder one fewer find room. */
const FRAME = 30

export interface Town extends Ring {
  readonly tile: Size
  /** Whether tiles are flat ones. */
  readonly flat: boolean
}

/** @param area the room for the ring, in units of the picture */
export function townRing(count: number, area: Size): Town {
  const flat = count > MOST_LANTERNS
  const tile = flat ? FLAT_TILE : TILE
  const ring = flat
    ? seatRing(count, area, { tile, maxScale: LARGEST_FLAT_TILE, squareness: FRAME })
    : seatRing(count, area, { tile, maxScale: LARGEST_TILE })
  return { ...ring, tile, flat }
}
