/** When it is over, and who has won. */
import { win, type SeatId } from '../../../engine'
import type { OwnState } from '../../state/state'
import { inOrder, rolesOf, teamOf } from '../../state/facts'
import type { Env } from '../../state/asking'
import type { Plan, VictoryMoment, VictoryPlan } from '../../plan/types'
import type { Run } from './run'

/** Who was somebody whose aim is reached beside whoever wins. */
function beside(plan: Plan, env: Env): SeatId[] {
  const { state } = env
  return state.seats
    .map(({ id }) => id)
    .filter((seat) =>
      rolesOf(plan, state, seat).some((role) => plan.alsoWins[role]?.({ ...env, self: seat })),
    )
}

const isTeam = (plan: Plan, id: string): boolean => plan.teams.includes(id)

/** Teams first, then players, each once. */
function together(plan: Plan, names: readonly string[]): string[] {
  const all = [...new Set(names)]
  return [...all.filter((id) => isTeam(plan, id)), ...all.filter((id) => !isTeam(plan, id))]
}

/** Teams and players who have reached an aim, in the order of the document and of seats: who did so first is not told. */
function aimsOf(plan: Plan, state: OwnState): string[] {
  const names = state.game.wins.map(({ who }) => who)
  const players = names.filter((id) => !isTeam(plan, id)) as SeatId[]
  return [...plan.teams.filter((id) => names.includes(id)), ...inOrder(state, players)]
}

/** At the usual moments, and wherever an entry of the document wants it. */
const isChecked = (plan: Plan, check: string | undefined): boolean =>
  check === undefined ||
  check === 'dawn' ||
  check === 'day' ||
  plan.victory.some(({ checks }) => checks.includes(check))

/** Those who win by an entry: teams as such, unless somebody of them is left out; then its players, the dead among them. */
function winnersBy({ wins, but }: VictoryPlan, plan: Plan, env: Env): readonly string[] {
  const { state } = env
  const named = typeof wins === 'function' ? wins(env) : wins
  if (!but) return named
  const out = new Set<string>([...but(env), ...but({ ...env, dead: true })])
  const isNamed = (seat: SeatId) =>
    named.includes(seat) || named.includes(teamOf(plan, state, seat))
  const seats = state.seats.map(({ id }) => id).filter(isNamed)
  return seats.some((seat) => out.has(seat)) ? seats.filter((seat) => !out.has(seat)) : named
}

/** Who has won as the table stands; null while the game goes on. */
export function winnersNow(
  plan: Plan,
  state: OwnState,
  check?: VictoryMoment,
): readonly string[] | null {
  const env: Env = { plan, state }
  const { wins: aims } = state.game
  const also = () => [...aimsOf(plan, state), ...beside(plan, env)]
  if (aims.some(({ ends }) => ends) && isChecked(plan, check)) return together(plan, also())
  for (const entry of plan.victoryAt[check ?? 'ruling']) {
    if (!entry.if(env)) continue
    return together(plan, [...winnersBy(entry, plan, env), ...also()])
  }
  return null
}

/** Ends the game where somebody has won. @returns whether it is over */
export function checkVictory(run: Run, check: VictoryMoment): boolean {
  if (run.state.winner) return true
  const winners = winnersNow(run.plan, run.state, check)
  if (winners) win(run.table, winners)
  return winners !== null
}
