/** What the Mafia's murder, the poison and broken hearts come to (P-66 to P-71). */
import { hasStatus, living, strike, type SeatId, type Shield } from '../../../src/engine'
import { isAlive, roleOf, teamOf, type PalermoState } from '../state'
import type { HouseRules } from '../options'

/** Where a scaredy-cat hides tonight; null: nowhere, or nobody lives there any more. */
function shelterOf(state: PalermoState, seat: SeatId): SeatId | null {
  const { shelter } = state.game.night
  const hides = shelter?.by === seat && roleOf(state, seat) === 'scaredyCat'
  return hides && isAlive(state, shelter.at) ? shelter.at : null
}

const isHiddenWith = (state: PalermoState, seat: SeatId, team: 'mafia' | 'citizens'): boolean => {
  const at = shelterOf(state, seat)
  return at !== null && teamOf(state, at) === team
}

/** P-66: what may stand between somebody and the Mafia, the first that holds. */
const shieldsOf = ({ hiddenAtCitizen }: HouseRules): readonly Shield<PalermoState>[] => [
  { name: 'guarded', holds: (state, { target }) => hasStatus(state, target, 'protected') },
  { name: 'sheltered', holds: (state, { target }) => isHiddenWith(state, target, 'mafia') },
  {
    name: 'hidden',
    holds: (state, { target }) =>
      hiddenAtCitizen === 'survives' && isHiddenWith(state, target, 'citizens'),
  },
]

/** Tonight's victim, as long as nothing has happened to him otherwise. */
export function chosenVictim(state: PalermoState): SeatId | null {
  const { victim } = state.game.night
  return victim && isAlive(state, victim) ? victim : null
}

/** What saves the victim before the pharmacist is asked; null: nothing does, or there is none. */
export function savedBy(state: PalermoState, rules: HouseRules): string | null {
  const target = chosenVictim(state)
  return target ? strike(shieldsOf(rules), state, { target, cause: 'murder' }).held : null
}

/** P-28: whom the healing potion can bring back. */
export function fatalVictim(state: PalermoState, rules: HouseRules): SeatId | null {
  return savedBy(state, rules) === null ? chosenVictim(state) : null
}

/** P-42, P-67: who dies with the victim, in either direction between a scaredy-cat and a shelter. */
function dragsAlong(state: PalermoState, rules: HouseRules, victim: SeatId): SeatId | null {
  const { shelter } = state.game.night
  if (!shelter || !isHiddenWith(state, shelter.by, 'citizens')) return null
  const other =
    shelter.at === victim
      ? shelter.by
      : shelter.by === victim && rules.hiddenAtCitizen === 'both'
        ? shelter.at
        : null
  return other && isAlive(state, other) && !hasStatus(state, other, 'protected') ? other : null
}

export type Cause = 'murdered' | 'poisonKilled' | 'heartbroken'

/** P-32: whose hearts break with these deaths. */
export function broken(state: PalermoState, dying: readonly SeatId[]): SeatId[] {
  if (!dying.some((seat) => hasStatus(state, seat, 'lover'))) return []
  return living(state).filter((seat) => hasStatus(state, seat, 'lover') && !dying.includes(seat))
}

/** Everybody who dies of this night, by what he dies of (P-66 to P-71). */
export function toll(state: PalermoState, rules: HouseRules): Map<SeatId, Cause> {
  const { healed, poisoned } = state.game.night
  const deaths = new Map<SeatId, Cause>()
  const victim = healed ? null : fatalVictim(state, rules)
  if (victim) {
    deaths.set(victim, 'murdered')
    const other = dragsAlong(state, rules, victim)
    if (other) deaths.set(other, 'murdered')
  }
  if (poisoned && isAlive(state, poisoned) && !deaths.has(poisoned)) {
    deaths.set(poisoned, 'poisonKilled')
  }
  for (const seat of broken(state, [...deaths.keys()])) deaths.set(seat, 'heartbroken')
  return deaths
}
