/** Where a seat is seen with its figure, for the camera. */
import type { Size } from '../../../ui/ring'
import type { Meant } from '../../camera/framings'
import { BUST } from './bust'
import { tileSize, type Town } from './tile'

/**
 * A seat in shares of the picture; null where nobody sits.
 * @param at at its place @param area the safe area @param margin around that, as a share of the picture's side
 */
export function meantAt(town: Town, at: number, area: Size, margin: number): Meant | null {
  const seat = town.seats[at]
  if (!seat) return null
  const { width, height } = tileSize(town)
  const { behind = 0, scale, form } = town
  const figure = town.figures?.[at] ?? 0
  // Beside a plate or above it.
  const beside = form === 'list' ? (figure * BUST.width) / BUST.height : 0
  const above = form === 'list' ? 0 : figure - behind * scale
  const share = (length: number, of: number) => margin + (length / of) * (1 - 2 * margin)
  return {
    left: share(seat.x - width / 2 - beside, area.width),
    right: share(seat.x + width / 2 + beside, area.width),
    top: share(seat.y - height / 2 - Math.max(0, above), area.height),
    bottom: share(seat.y + height / 2, area.height),
  }
}
