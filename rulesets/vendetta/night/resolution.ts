/** What the attacks of a night come to: a table of shields, and the deaths that are told at dawn. */
import { hasStatus, living, strike, type SeatId, type Shield } from '../../../src/engine'
import { holderOf, isAlive, roleOf, type Shot, type VendettaState } from '../state'
import type { HouseRules } from '../options'

/** V-66, V-69 (a): nobody kills whom the Vixen has seduced. */
const seduction: Shield<VendettaState> = {
  name: 'seduction',
  holds: (state, { target }) => hasStatus(state, target, 'seduced'),
}

/** V-69 (b): whom the Nurse protects lives. */
const nurse: Shield<VendettaState> = {
  name: 'nurse',
  holds: (state, { target }) => hasStatus(state, target, 'protected'),
}

/** V-69 (c), V-70: the Bodyguard falls instead, unless he is safe himself. */
const bodyguard: Shield<VendettaState> = {
  name: 'bodyguard',
  holds: (state, { target }) => hasStatus(state, target, 'guarded'),
  stepsIn: (state) => holderOf(state, 'bodyguard'),
}

const orders: Readonly<Record<HouseRules['bodyguardVsNurse'], readonly Shield<VendettaState>[]>> = {
  nurseFirst: [seduction, nurse, bodyguard],
  bodyguardFirst: [seduction, bodyguard, nurse],
}

/** Who dies of an attack on this player, if anybody (V-69 to V-73, V-O4). */
const fallsFor = (state: VendettaState, rules: HouseRules, target: SeatId): SeatId | null =>
  strike(orders[rules.bodyguardVsNurse], state, { target, cause: 'kill' }).falls

/** V-50: a Bystander has nothing to fear from the Femme Fatale. */
const isHarmless = (state: VendettaState, { by, target }: Shot): boolean =>
  roleOf(state, by) === 'femmeFatale' && roleOf(state, target) === 'bystander'

/** A ruling may have put the chosen player out since. */
const stillThere = (state: VendettaState, target: SeatId | null): target is SeatId =>
  target !== null && isAlive(state, target)

/** Everybody who was shot at, by whomever but the Mafia. */
function otherTargets(state: VendettaState): SeatId[] {
  const { chosen, shots } = state.game.night
  const shotAt = shots.filter((shot) => !isHarmless(state, shot)).map(({ target }) => target)
  return [chosen.yakuza, ...shotAt].filter((target) => stillThere(state, target))
}

/** V-29, V-81, V-O3: whether a player has been killed this very night already. */
export function isDoomed(state: VendettaState, rules: HouseRules, seat: SeatId): boolean {
  const { mafia } = state.game.night.chosen
  const targets = [mafia, ...(rules.leaderBlockedByAnyKill ? otherTargets(state) : [])]
  return targets.includes(seat) && fallsFor(state, rules, seat) === seat
}

/** What the night comes to. */
export interface Toll {
  /** Announced as killed by the Mafia (V-87, V-O5). */
  readonly mafiaVictim: SeatId | null
  /** Whether the Yakuza had chosen him as well (V-92). */
  readonly byBoth: boolean
  /** Everybody else who died, in seat order (V-88). */
  readonly others: readonly SeatId[]
  /** Attacked, but alive, in seat order. */
  readonly saved: readonly SeatId[]
}

/** All kills of a night at once (V-68, V-71, V-77). */
export function toll(state: VendettaState, rules: HouseRules): Toll {
  const { mafia, yakuza } = state.game.night.chosen
  const mafiaTarget = stillThere(state, mafia) ? mafia : null
  const byMafia = mafiaTarget && fallsFor(state, rules, mafiaTarget)
  const targets = [...(mafiaTarget ? [mafiaTarget] : []), ...otherTargets(state)]
  const dead = targets.map((target) => fallsFor(state, rules, target))
  const named = byMafia === mafiaTarget || rules.bodyguardDeathCause === 'asMafiaVictim'
  const mafiaVictim = named ? byMafia : null
  const all = living(state)
  return {
    mafiaVictim,
    byBoth: mafiaVictim !== null && mafiaVictim === mafiaTarget && yakuza === mafiaTarget,
    others: all.filter((seat) => dead.includes(seat) && seat !== mafiaVictim),
    saved: all.filter((seat) => targets.includes(seat) && !dead.includes(seat)),
  }
}
