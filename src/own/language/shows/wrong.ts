/** What is shown in place of what is so, to somebody who learns wrongly: never the same, where there is anything else. */
import type { SeatId, Signal } from '../../../engine'
import type { Env } from '../../state/asking'
import { rolesDealt, rolesInDeck } from '../../state/deck'
import { inOrder, livingAmong } from '../../state/facts'

/** How something wrong is found. */
export interface Misleading {
  /** Draws in secret. */
  readonly draw: (n: number) => number
  /** The call in which something is shown. */
  readonly call: string
  /** The signs that this call can give. */
  readonly signs: readonly string[]
  /** Who is shown it; absent: whoever is awake. */
  readonly to?: readonly SeatId[]
}

/** What is shown, and the moment it is shown in. */
interface Shown extends Misleading {
  readonly env: Env
  readonly is: Signal
  /** Between which numbers fingers are shown. */
  readonly range: readonly [number, number] | undefined
  /** Of what something is shown, such as a pile. */
  readonly of: unknown
}

/** How many fingers there are. */
const MOST_FINGERS = 10

/** Another one of these, drawn; the same where there is no other. */
function another({ draw }: Shown, all: readonly string[], is: string): string {
  const others = all.filter((one) => one !== is)
  return others.length === 0 ? is : (others[draw(others.length)] ?? is)
}

const listed = (is: Signal): readonly string[] =>
  typeof is === 'string' ? [is] : Array.isArray(is) ? (is as readonly string[]) : []

/** So many of these, drawn, in their order; one by itself. */
export function someOf(
  all: readonly string[],
  most: number,
  draw: (n: number) => number,
): string | readonly string[] {
  const left = [...all]
  while (left.length > most) left.splice(draw(left.length), 1)
  return left.length === 1 ? (left[0] ?? '') : left
}

/** Another in place of each. */
function eachOther(shown: Shown, all: readonly string[]): Signal {
  const faces = listed(shown.is).map((face) => another(shown, all, face))
  return typeof shown.is === 'string' ? (faces[0] ?? shown.is) : faces
}

/** As many others who are in; whoever is awake knows himself, and is pointed at only where nobody else is left. */
function otherSeats({ env, is, draw }: Shown): readonly SeatId[] {
  const { state, self, holders = [] } = env
  const seats = listed(is) as readonly SeatId[]
  const awake = self === undefined ? holders : [self]
  const others = livingAmong(
    state,
    state.seats.map(({ id }) => id).filter((seat) => !seats.includes(seat)),
  )
  const taken: SeatId[] = []
  const from = [
    others.filter((seat) => !awake.includes(seat)),
    others.filter((seat) => awake.includes(seat)),
    seats,
  ]
  for (const group of from) {
    const left = [...group]
    while (left.length > 0 && taken.length < seats.length)
      taken.push(...left.splice(draw(left.length), 1))
  }
  return inOrder(state, taken)
}

/** Another number of fingers: within its range, or of as many as are in. */
function otherFingers(shown: Shown): Signal {
  const { env, is, range } = shown
  const { seats } = env.state
  const [least, most] = range ?? [0, seats.filter(({ alive }) => alive).length]
  const all = Array.from({ length: MOST_FINGERS + 1 }, (_, n) => n)
  return another(shown, all.filter((n) => n >= least && n <= most).map(String), is as string)
}

/** The opposite of an answer of two. */
const opposite =
  (yes: string, no: string) =>
  ({ is }: Shown): Signal =>
    is === yes ? no : yes

/** What is shown instead, by what it is. */
export const INSTEAD = {
  thumb: opposite('thumbUp', 'thumbDown'),
  nod: opposite('yes', 'no'),
  role: (shown: Shown) => eachOther(shown, rolesInDeck(shown.env)),
  team: (shown: Shown) => {
    const { doc } = shown.env.plan
    const teams = new Set(rolesInDeck(shown.env).map((role) => doc.roles[role]?.team))
    return eachOther(
      shown,
      shown.env.plan.teams.filter((team) => teams.has(team)),
    )
  },
  seats: otherSeats,
  fingers: otherFingers,
  notDealt: ({ env, is, draw }: Shown) => someOf(rolesDealt(env), listed(is).length, draw),
  top: (shown: Shown) => {
    const { draw = [], gone = [], played = [] } = shown.env.state.game.piles[String(shown.of)] ?? {}
    return eachOther(shown, [...new Set([...draw, ...gone, ...played])].sort())
  },
  // Whoever gave the answer was misled or was not.
  answerOf: ({ is }: Shown) => is,
  sign: (shown: Shown) => another(shown, shown.signs, shown.is as string),
} as const satisfies Readonly<Record<string, (shown: Shown) => Signal>>
