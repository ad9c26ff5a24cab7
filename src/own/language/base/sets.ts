/** What the forms of a set have in common. */
import type { SeatId } from '../../../engine'
import { inOrder, rolesOf, teamOf, universe } from '../../state/facts'
import { appearanceOf } from '../../state/looks'
import type { Env, WhoOf } from '../../state/asking'
import type { SetWithin } from '../../schema/fields'

/** Nobody, or the one there is. */
export const one = (seat: SeatId | undefined): readonly SeatId[] =>
  seat === undefined ? [] : [seat]

/** True if a set is everybody, said in one word. */
export const isEveryone = (set: SetWithin): boolean => (set as unknown) === 'everyone'

/** Everybody who is asked about and of whom this holds. */
export const among = (keeps: (env: Env, seat: SeatId) => boolean): WhoOf => {
  return (env) => universe(env).filter((seat) => keeps(env, seat))
}

/** Those of these who are asked about, in the order of the seats. */
export const within = (env: Env, seats: readonly SeatId[]): readonly SeatId[] => {
  if (seats.length === 0) return seats
  const all = universe(env)
  return inOrder(
    env.state,
    seats.filter((seat) => all.includes(seat)),
  )
}

/** Roles and side of a player: the truth, or how he appears where something is shown. */
export const seenRoles = (env: Env, seat: SeatId): readonly string[] =>
  env.appears ? appearanceOf(env, seat).roles : rolesOf(env.plan, env.state, seat)
export const seenTeam = (env: Env, seat: SeatId): string =>
  env.appears ? appearanceOf(env, seat).team : teamOf(env.plan, env.state, seat)

/** Whether it is asked who is in the game, as it is. */
export const isPlain = ({ dead, told, appears }: Env): boolean => !dead && !told && !appears

/** Where these went tonight, or who came to them. */
export const visits =
  (of: WhoOf, from: 'by' | 'at', to: 'by' | 'at'): WhoOf =>
  (env) => {
    const seats = of(env)
    const found = env.state.game.visits.filter((visit) => seats.includes(visit[from]))
    return inOrder(
      env.state,
      found.map((visit) => visit[to]),
    )
  }
