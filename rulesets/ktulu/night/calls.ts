/** The calls of single roles: whether they are made, and what stops whoever is called (K-15, K-88, K-89e). */
import { living, oneOrNobody, type RoleCall } from '../../../src/engine'
import { isCalled, timesUsed } from '../deeds/deaths'
import { carries, statuette } from '../deeds/statuette'
import {
  holderOf,
  isDealt,
  isStopped,
  livingOf,
  roleOf,
  type KtuluState,
  type KtuluTable,
} from '../state'
import type { HouseRules } from '../options'
import type { Faction, Role } from '../roles/roles'
import { abilityOf } from './abilities'
import { ROULETTE_FROM, type Does } from './sequence'

export interface SingleCall {
  readonly id: string
  readonly role: Role
  readonly does: Does
  readonly uses?: number
  readonly gainsFor?: Faction
}

/** K-24, K-25: two drunk variants in play have one drink each. */
export function usesOf(state: KtuluState, { does, role, uses }: SingleCall): number {
  const both = isDealt(state, 'drunkJudge') && isDealt(state, 'drunkMayor')
  if (does === 'drink' && role !== 'drunkard' && both) return 1
  return uses ?? Infinity
}

const isSpent = (state: KtuluState, call: SingleCall): boolean =>
  timesUsed(state, call.id) >= usesOf(state, call)

/** K-45, K-O12: whether the Lone Coyote has a kill of his own. */
function coyotIsDue(state: KtuluState, { coyotAlone }: HouseRules): boolean {
  if (coyotAlone === 'onlyVoter') return state.game.coyotVotedAlone
  const indians = livingOf(state, 'indians')
  return indians.every((seat) => roleOf(state, seat) === 'loneCoyot')
}

/** Calls that are made in some nights only. */
function isDue(state: KtuluState, rules: HouseRules, { id, role }: SingleCall): boolean {
  switch (id) {
    case 'sheriff.jail':
      return state.phase.n > 0 || rules.sheriffNightZero
    case 'parson.investigate':
      return state.phase.n > 0 || rules.parsonNightZero
    case 'burningRage.kill':
      return state.game.gotTonight
    case 'loneCoyot.kill':
      return coyotIsDue(state, rules)
    case 'quietFoot.plant':
      return living(state).some((seat) => roleOf(state, seat) === role && carries(state, seat))
    default:
      return true
  }
}

/** Whether the call is made at all. */
export const isMade = ({ state, options }: KtuluTable, call: SingleCall): boolean =>
  isCalled(state, call.role) &&
  isDue(state, options, call) &&
  (options.callUsedUp || !isSpent(state, call))

/** Why whoever is called can do nothing, as a variant of the text; null: he can. */
export function stoppedBy({ state }: KtuluTable, call: SingleCall): string | null {
  const by = holderOf(state, call.role)
  if (by !== null && isStopped(state, by)) return 'blocked'
  if (isSpent(state, call)) return 'spent'
  if (call.does === 'roulette' && state.phase.n < ROULETTE_FROM) return 'tooEarly'
  return call.does === 'plant' && statuette(state).bound ? 'bound' : null
}

/** One role's call, as the engine makes it; the roulette has its own course. */
export function callOf(call: SingleCall): RoleCall<KtuluTable> {
  const { id, role, does, gainsFor } = call
  return {
    id,
    isMade: (table) => isMade(table, call),
    whom: ({ state }) => oneOrNobody(holderOf(state, role)),
    stopped: ({ table }) => stoppedBy(table, call),
    ...(does === 'roulette' ? {} : { ability: abilityOf(does, gainsFor) }),
  }
}
