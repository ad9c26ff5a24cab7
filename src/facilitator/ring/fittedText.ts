/** How large names and roles are set on a seat, in ems of the seat: they shrink before anything of them is cut. */
import { textWidth } from '../../ui/textFit'
import type { SeatForm } from './seatPlaces'

/** The desk's typeface beside the one that was measured. */
const STRETCH = { name: 0.94, role: 0.9 }

/** What paddings, key and the space beside it leave of a tile's width. */
const NAME_ROOM: Readonly<Record<SeatForm, number>> = { full: 7.7, short: 7.05 }
const KEY = 1.65
const ROLE_ROOM = { all: 6.45, life: 0.75, mark: 0.9 }

const fitted = (width: number, room: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, room / Math.max(width, 0.1)))

/** A name's size; nine letters of any kind fit at the least. */
export const fittedName = (name: string, form: SeatForm, hasKey: boolean): number =>
  fitted(textWidth(name) * STRETCH.name, NAME_ROOM[form] - (hasKey ? KEY : 0), 0.78, 1)

/** A role's size on a line of its own, beside the lives and the mark of a condition. */
export function fittedRole(role: string, lives: number, isMarked: boolean): number {
  const room = ROLE_ROOM.all - lives * ROLE_ROOM.life - (isMarked ? ROLE_ROOM.mark : 0)
  return fitted(textWidth(role) * STRETCH.role, room, 0.6, 0.8)
}
