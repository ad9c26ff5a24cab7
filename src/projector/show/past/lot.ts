/** The drawing of a lot, as a show: a mark that hops from one to the next, slower and slower; black; then one name. */
import type { ProjectorView, SeatId } from '../../../bridge'
import { LOT_STROKE_MS } from '../../../sound/manifest'

export interface Drawing {
  readonly among: readonly SeatId[]
  readonly winner: SeatId
}

export interface Hop {
  readonly seat: SeatId
  /** Milliseconds after the start. */
  readonly at: number
}

/** When the picture goes black; the name comes with the stroke that ends the drum roll. */
export const LOT_BLACK_MS = 2200
/** The drawing's length in milliseconds, the look at the name included; where nothing moves, the look alone. */
export const DRAWING_MS = 4600
export const STILL_DRAWING_MS = DRAWING_MS - LOT_STROKE_MS
const HOPS = 20
/** How long the last one stands before it goes black: it need not be the one. */
const LAST_HOP_MS = 300

/** The mark's way until it goes black; where it stops tells nothing. */
export function lotHops({ among }: Pick<Drawing, 'among'>): Hop[] {
  return Array.from({ length: HOPS }, (_, index) => ({
    seat: among[index % among.length] as SeatId,
    at: Math.round((LOT_BLACK_MS - LAST_HOP_MS) * (index / (HOPS - 1)) ** 1.9),
  }))
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

/** Whether a running drawing has been overtaken: the host went on, or it was taken back. */
export const isDrawingOver = (started: ProjectorView, next: ProjectorView): boolean =>
  started.scene !== next.scene ||
  started.phase?.kind !== next.phase?.kind ||
  started.phase?.n !== next.phase?.n ||
  started.items.length !== next.items.length ||
  started.stage?.speaker !== next.stage?.speaker

const lotsIn = ({ items }: ProjectorView): SeatId[] =>
  items.flatMap(({ show, of }) => (show === 'lot' && typeof of === 'string' ? [of as SeatId] : []))
