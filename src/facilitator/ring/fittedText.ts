/** How large names and roles are set on a seat, in ems of the seat: they shrink before anything of them is cut. */
import { textWidth } from '../../ui/textFit'
import type { SeatForm } from './seatPlaces'

/** The desk's typeface beside the one that was measured. */
const STRETCH = { name: 0.94, role: 0.9 }

/** What paddings, the border, key and the space beside it leave of a tile's width. */
const NAME_ROOM: Readonly<Record<SeatForm, number>> = { full: 7.7, short: 6.95 }
const KEY = 1.65
const ROLE_ROOM = { all: 6.2, life: 0.75, mark: 0.9, figure: 1.75 }

const fitted = (width: number, room: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, room / Math.max(width, 0.1)))

/** A name's size; nine letters of any kind fit at the least. */
export const fittedName = (name: string, form: SeatForm, hasKey: boolean): number =>
  fitted(textWidth(name) * STRETCH.name, NAME_ROOM[form] - (hasKey ? KEY : 0), 0.78, 1)

/** What tokens and a figure take of the line, in ems of the seat. */
const TOKEN = { space: 0.5, padding: 0.7, letters: 0.68, leastPx: 11 }

/** Widths of the tokens beside a role, with the space before each. @param em of the seat, pixels */
function tokensWidth(tokens: readonly string[], em: number): number {
  const letters = Math.max(TOKEN.letters, TOKEN.leastPx / em)
  return tokens.reduce(
    (sum, text) => sum + TOKEN.space + (TOKEN.padding + textWidth(text)) * letters,
    0,
  )
}

/** What else stands on the line of a role. */
export interface Beside {
  readonly lives: number
  readonly isMarked: boolean
  readonly hasFigure: boolean
  readonly tokens: readonly string[]
  /** The seat's type size in pixels, below which tokens do not shrink along. */
  readonly em: number
}

/** Room for a role on a line of its own, beside the lives, the mark of a condition, a figure and tokens. */
export const roleRoom = ({ lives, isMarked, hasFigure, tokens, em }: Beside): number =>
  ROLE_ROOM.all -
  lives * ROLE_ROOM.life -
  (isMarked ? ROLE_ROOM.mark : 0) -
  (hasFigure ? ROLE_ROOM.figure : 0) -
  tokensWidth(tokens, em)

const LEAST_ROLE = 0.6

/** A role in less room than this says nothing. */
export const LEAST_ROOM = 2.2

export const fittedRole = (role: string, room: number): number =>
  fitted(textWidth(role) * STRETCH.role, room, LEAST_ROLE, 0.8)

const fits = (role: string, room: number): boolean =>
  textWidth(role) * STRETCH.role * LEAST_ROLE <= room

/** Shorter and shorter forms of a role's name, each word cut by a stop: `Security Guard`, `Sec. Guard`, `Sec. Gua.`. */
function forms(role: string): string[] {
  const words = role.split(' ')
  const cut = (count: number, from: number) =>
    words
      .map((word, at) =>
        at < from || [...word].length <= count + 1
          ? word
          : `${[...word].slice(0, count).join('')}.`,
      )
      .join(' ')
  const firstOnly = words.map((word, at) =>
    at === 0 ? `${[...word].slice(0, 4).join('')}.` : word,
  )
  return [
    role,
    ...(words.length > 1 ? [firstOnly.join(' ')] : []),
    ...[7, 6, 5, 4, 3, 2].map((count) => cut(count, 0)),
  ]
}

/**
 * A role's name as it fits on its line: whole in smaller letters, else a short form that no other role in play has.
 * @param others the roles in play
 */
export function shortRole(role: string, room: number, others: readonly string[]): string {
  if (fits(role, room)) return role
  const isOwn = (form: string) =>
    !others.some((other) => other !== role && forms(other).includes(form))
  const own = forms(role).filter(isOwn)
  return own.find((form) => fits(form, room)) ?? own.at(-1) ?? role
}
