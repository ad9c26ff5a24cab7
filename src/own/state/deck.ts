/** Which roles are in the game, which were dealt, and which were not. */
import type { Env } from './asking'

type Table = Pick<Env, 'plan' | 'state'>

/** The roles of the document of which this holds, in its order. */
const rolesWith = ({ plan }: Table, holds: (role: string) => boolean): string[] =>
  Object.keys(plan.doc.roles).filter(holds)

/** The roles that this deck makes, those in the middle included. */
export function rolesInDeck(table: Table): string[] {
  const { plan, state } = table
  const { deck } = state.game
  const there = new Set(
    Object.keys(deck).map((card) => ((deck[card] ?? 0) > 0 ? plan.cards[card]?.role : undefined)),
  )
  return rolesWith(table, (role) => there.has(role))
}

const isDealt = ({ plan, state }: Table): ((role: string) => boolean) => {
  const dealt = new Set(
    state.game.seats.flatMap((seat) => seat.dealt.map((card) => plan.cards[card]?.role)),
  )
  return (role) => dealt.has(role)
}

/** The roles that somebody was dealt. */
export const rolesDealt = (table: Table): string[] => rolesWith(table, isDealt(table))

/** The roles that nobody was dealt; what lies in the middle is among them. */
export function rolesNotDealt(table: Table): string[] {
  const was = isDealt(table)
  return rolesWith(table, (role) => !was(role))
}
