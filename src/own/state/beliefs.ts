/** Who believes to be something that he is not. */
import { seatIndex, type Seed, type SeatId } from '../../engine'
import type { Ground } from './asking'
import { ownSeat, rolesOf } from './facts'
import { drawsBy } from './luck'
import type { OwnState } from './state'

/** The chance that the deal of an evening has, as it is known before the evening begins. */
export const chanceOf = ({ seed }: { readonly seed: Seed }): string =>
  typeof seed === 'number' ? String(seed) : seed.secret

/** What each hand makes its holder believe in, as it was dealt: none that somebody was dealt, or another believes in, if there are others. */
export function believedBy(
  beliefs: Readonly<Record<string, readonly string[]>>,
  hands: readonly { readonly cards: readonly string[] }[],
  roleOf: (card: string) => string | undefined,
  chance: string,
): readonly (string | null)[] {
  const dealt = hands.flatMap(({ cards }) => cards.map(roleOf))
  const taken: (string | undefined)[] = [...dealt]
  return hands.map(({ cards: [card = ''] }, at) => {
    const roles = Object.hasOwn(beliefs, card) ? (beliefs[card] ?? []) : []
    if (roles.length === 0) return null
    const left = roles.filter((role) => !taken.includes(role))
    const apart = left.length > 0 ? left : roles.filter((role) => !dealt.includes(role))
    const among = apart.length > 0 ? apart : roles
    const believed = among[drawsBy(0, `${chance} belief ${at}`)(among.length)] ?? null
    if (believed !== null) taken.push(believed)
    return believed
  })
}

/** The role that somebody believes to have: as long as he has the card with which he came to believe it, and it alone. */
export function beliefOf(plan: Ground, state: OwnState, seat: SeatId): string | null {
  const believed = state.game.beliefs?.[seatIndex(seat)] ?? null
  if (believed === null) return null
  const { role, cards, dealt } = ownSeat(state, seat)
  if (role !== null || cards[0] !== dealt[0]) return null
  return rolesOf(plan, state, seat).includes(believed) ? null : believed
}

/** The living who believe to have a role. */
export const believersOf = (plan: Ground, state: OwnState, role: string): readonly SeatId[] =>
  state.game.beliefs === undefined
    ? []
    : state.seats
        .filter(({ id, alive }) => alive && beliefOf(plan, state, id) === role)
        .map(({ id }) => id)
