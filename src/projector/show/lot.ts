/** The drawing of a lot, as a show: a mark that hops from one to the next, slower and slower, and stops. */
import type { ProjectorView, SeatId } from '../../bridge'
import { LOT_STROKE_MS } from '../../sound/manifest'

export interface Drawing {
  readonly among: readonly SeatId[]
  readonly winner: SeatId
}

export interface Hop {
  readonly seat: SeatId
  /** Milliseconds after the start. */
  readonly at: number
}

/** The drawing's length in milliseconds, the look at the result included. */
export const DRAWING_MS = 4400
const HOPS = 22

/** The mark's way, ending on the winner with the stroke that ends the drum roll. */
export function lotHops({ among, winner }: Drawing): Hop[] {
  const end = among.indexOf(winner)
  return Array.from({ length: HOPS }, (_, index) => {
    const back = HOPS - 1 - index
    const place = (((end - back) % among.length) + among.length) % among.length
    return {
      seat: among[place] ?? winner,
      at: Math.round(LOT_STROKE_MS * (index / (HOPS - 1)) ** 1.9),
    }
  })
}

/** Whether a new view brings the result of a lot that the room has been waiting for. */
export function newDrawing(shown: ProjectorView | null, next: ProjectorView): Drawing | null {
  if (shown?.scene !== 'lot' || next.phase?.n !== shown.phase?.n) return null
  const before = lotsIn(shown)
  const [winner] = lotsIn(next).slice(before.length)
  if (!winner) return null
  const among = shown.stage?.candidates ?? []
  return { among: among.includes(winner) ? among : [...among, winner], winner }
}

const lotsIn = ({ items }: ProjectorView): SeatId[] =>
  items.flatMap(({ show, of }) => (show === 'lot' && typeof of === 'string' ? [of as SeatId] : []))
