/** How the town square is laid out: figures round a stage, busts in a gallery for many, two columns on upright screens. */
import { seatRing, type Ring, type Size } from '../../../ui/ring'
import { BUST } from './bust'
import { gallery } from './gallery'
import { horseshoe } from './horseshoe'

/** A player's tile in units of the picture, and how much it may grow where few play. */
const TILE = { width: 250, height: 150 }
const LARGEST_TILE = 1.15

/** Beyond so many players there is room for a name and one line below it, side by side along the edges. */
const MOST_LANTERNS = 25
/** Beyond so many, whole figures would be smaller than their busts. */
const MOST_FIGURES = 24
const FLAT_TILE = { width: 210, height: 94 }
const LARGEST_FLAT_TILE = 1.2
/** Nearly the frame of the picture: on a rounder one fewer find room. */
const FRAME = 30

/** From this height on, in widths, a picture is upright. */
const UPRIGHT = 1.2
/** How much of an upright picture the columns may take, and how high a row is. */
const COLUMNS_SHARE = 0.6
const ROW = { least: 62, most: 132 }
/** A bust stands beside a row that is so high or higher, as high as its plate; and what of a row is none. */
const BUST_ROW = { least: 76, edge: 16 }

/** A step of the stands that a side row stands on, in units of the picture. */
export interface Step {
  readonly side: 'left' | 'right'
  /** How far it reaches from its curtain into the square. */
  readonly reach: number
  /** Where feet stand on it, and where its face ends. */
  readonly top: number
  readonly foot: number
}

/** `stage`: figures with their plates; `gallery`: busts; in a `list` they stand beside; the others are plates alone. */
export type TownForm = 'stage' | 'gallery' | 'ring' | 'flat' | 'list'

export interface Town extends Ring {
  readonly tile: Size
  readonly form: TownForm
  /** How much of a tile's height is above its plate, in units of the tile; absent: nothing stands there. */
  readonly behind?: number
  /** How high each figure is above its plate, in units of the picture; absent where none stands there. */
  readonly figures?: readonly number[]
  /** How high they are in their rows, where some stand in front; absent: as high as they are. */
  readonly rest?: readonly number[]
  /** What side rows stand on, those behind first; absent: all stand on the ground. */
  readonly steps?: readonly Step[]
  /** How far below the upper edge the middle begins; absent: it is in the middle. */
  readonly centreTop?: number
  /** Who stands in front of the others, by their places, from left to right; absent: nobody. */
  readonly forward?: readonly number[]
}

/** What the town stands around, in units of the picture: on a stage the free ground before the words. */
export const middleOf = ({ form }: Town, { width, height }: Size): { x: number; y: number } => ({
  x: width / 2,
  y: height * (form === 'stage' || form === 'gallery' ? 0.7 : 0.5),
})

/** How large a tile of the ring is, in units of the picture. */
export const tileSize = ({ tile, scale }: Town): Size => ({
  width: tile.width * scale,
  height: tile.height * scale,
})

const CORNER = { width: 220, height: 200 }

/** Whether somebody stands in the lower left corner, and so in both. */
export const reachesCorners = ({ seats }: Town, { height }: Size): boolean =>
  seats.some(({ x, y }) => x < CORNER.width && y > height - CORNER.height)

/**
 * @param area the room for the ring, in units of the picture
 * @param names everybody's, where they stand on a stage
 */
export function townRing(count: number, area: Size, names: readonly string[] | null = null): Town {
  if (area.height > area.width * UPRIGHT) return twoColumns(count, area)
  const stage =
    names && count > 0
      ? count <= MOST_FIGURES
        ? horseshoe(count, area, names)
        : gallery(count, area)
      : null
  if (stage) return stage
  const form = count > MOST_LANTERNS ? 'flat' : 'ring'
  const tile = form === 'flat' ? FLAT_TILE : TILE
  const ring =
    form === 'flat'
      ? seatRing(count, area, { tile, maxScale: LARGEST_FLAT_TILE, squareness: FRAME })
      : seatRing(count, area, { tile, maxScale: LARGEST_TILE })
  return { ...ring, tile, form }
}

/** The circle pressed flat: clockwise still, down the right column and up the left one; the words stand above. */
function twoColumns(count: number, area: Size): Town {
  const rows = Math.max(1, Math.ceil(count / 2))
  const height = Math.max(
    ROW.least,
    Math.min(ROW.most, Math.floor((area.height * COLUMNS_SHARE) / rows)),
  )
  const bust = height >= BUST_ROW.least ? height - BUST_ROW.edge : 0
  const beside = (bust * BUST.width) / BUST.height
  const column = area.width / 2
  const tile = { width: column - beside, height }
  const top = area.height - rows * height
  const seats = Array.from({ length: count }, (_, index) => {
    const right = index < rows
    const row = right ? index : count - 1 - index
    return {
      x: column * (right ? 1.5 : 0.5) + (beside / 2) * (right ? 1 : -1),
      y: top + height * (row + 0.5),
      angle: right ? 90 : 270,
    }
  })
  return {
    scale: 1,
    seats,
    centre: { width: area.width, height: top },
    tile,
    form: 'list',
    ...(bust > 0 ? { figures: seats.map(() => bust) } : {}),
  }
}
