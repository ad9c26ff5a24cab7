/** A figure that is cut at the chest, where there is no room for a whole one: where it stands. */
import type { Size } from '../../../ui/ring'
import type { TownSeat } from '../../show/useTown'
import type { Town } from './tile'

/** Where it is cut, how high it is from there to the hat, and how wide, in units of the figure. */
export const CUT = 52
export const BUST = { height: 78, width: 54 }
/** How far it is cut below the upper edge of its plate, where nobody sees it, in units of the tile. */
const HIDDEN = 4

/** Whether something stands beside it above its plate, so that it steps to the plate's end. */
const hasBeside = ({
  faces, lives, out, hands, revealed, badges, looked, total,
}: TownSeat): boolean =>
  !!faces || (lives ?? 0) > 0 || out || hands.length > 0 || !!revealed || badges.length > 0 || looked || total > 0 // prettier-ignore

/** Whether the inner end of a plate is its right one: there busts stand, away from the curtains. */
export const isMirrored = (x: number, area: { readonly width: number }): boolean =>
  x < area.width / 2 - 1

/** Where the feet of a bust would be. @param at the middle of its seat's tile; `unit` is one of the figure in those of the picture */
export function bustAt(
  { form, tile, scale, behind = 0 }: Town,
  at: { readonly x: number; readonly y: number },
  { unit, seat, area }: { readonly unit: number; readonly seat: TownSeat; readonly area: Size },
): { readonly x: number; readonly y: number } {
  const end = (isMirrored(at.x, area) ? 1 : -1) * ((tile.width * scale) / 2)
  const half = (Math.sign(end) * (BUST.width * unit)) / 2
  if (form === 'list')
    return {
      x: at.x + end + half,
      y: at.y + (BUST.height / 2 + CUT) * unit,
    }
  const upper = (tile.height / 2 - behind - HIDDEN) * scale
  return {
    x: hasBeside(seat) ? at.x + end - half : at.x,
    y: at.y - upper + CUT * unit,
  }
}
