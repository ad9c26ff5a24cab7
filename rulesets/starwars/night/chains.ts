import {
  getsThrough,
  hasStatus,
  living,
  seatIndex,
  seatsFrom,
  strike,
  type SeatId,
  type Shield,
} from '../../../src/engine'
import {
  accused,
  isAlive,
  isFrozen,
  isHealed,
  isSpent,
  roleOf,
  twinOf,
  type StarwarsState,
} from '../state'
import type { HouseRules } from '../options'
import { SITH_BY_RANK } from '../roles/roles'

/** By what somebody dies. Nobody but the host ever hears it (SW-91, SW-92). */
export type Cause =
  | 'killed'
  | 'executed'
  | 'shotDown'
  | 'paidForIt'
  | 'dragged'
  | 'fellAlong'
  | 'blasted'
  | 'twinDied'

export interface Death {
  readonly target: SeatId
  readonly cause: Cause
}

/**
 * What may stand between somebody and his death, the first that holds (SW-42, SW-77, SW-80, SW-O7): ice and a
 * heal save Luke's shield.
 */
const shieldsOf = (rules: HouseRules): readonly Shield<StarwarsState, Cause>[] => [
  { name: 'frozen', holds: (state, { target }) => isFrozen(state, target) },
  {
    name: 'healed',
    against: rules.healStopsBlast ? ['killed', 'blasted'] : ['killed'],
    holds: (state, { target }) => isHealed(state, target),
  },
  {
    name: 'shield',
    against: ['killed'],
    holds: (state, { target }) => roleOf(state, target) === 'luke' && !isSpent(state, target),
  },
]

/** Whether somebody can die in this way. */
export const isMortal = (state: StarwarsState, rules: HouseRules, death: Death): boolean =>
  getsThrough(shieldsOf(rules), state, death)

/** SW-39, SW-41: left is clockwise. Without a direction there is no blast. */
function lineOfFire(state: StarwarsState, from: SeatId): SeatId[] {
  const clockwise = seatsFrom(state, seatIndex(from) + 1).slice(0, -1)
  if (hasStatus(state, from, 'directionLeft')) return clockwise
  return hasStatus(state, from, 'directionRight') ? clockwise.reverse() : []
}

/** SW-41, SW-42: whom a Death Star at this seat would take along now; the dying no longer count. */
export const blastTarget = (
  state: StarwarsState,
  rules: HouseRules,
  from: SeatId,
  dying: readonly SeatId[] = [],
): SeatId | null =>
  lineOfFire(state, from).find(
    (seat) =>
      isAlive(state, seat) &&
      !dying.includes(seat) &&
      isMortal(state, rules, { target: seat, cause: 'blasted' }),
  ) ?? null

/** SW-40, SW-81: the lowest Sith by rank who can die; Vader is none of them (SW-35). */
function lowestSith(state: StarwarsState, dying: readonly SeatId[]): SeatId | null {
  const mortal = living(state).filter((seat) => !dying.includes(seat) && !isFrozen(state, seat))
  for (const role of [...SITH_BY_RANK].reverse()) {
    const last = mortal.findLast((seat) => roleOf(state, seat) === role)
    if (last) return last
  }
  return null
}

/** SW-40, SW-41, SW-59, SW-60: what one death brings with it. */
function consequence(
  state: StarwarsState,
  rules: HouseRules,
  { target, cause }: Death,
  dying: readonly SeatId[],
): Death | null {
  const lynched = cause === 'executed'
  const as = (next: SeatId | null | undefined, how: Cause): Death | null =>
    next ? { target: next, cause: how } : null
  switch (roleOf(state, target)) {
    case 'deathStar':
      return lynched
        ? as(lowestSith(state, dying), 'fellAlong')
        : as(blastTarget(state, rules, target, dying), 'blasted')
    case 'chewbacca': {
      if (!lynched) return null
      const other = accused(state).find((seat) => seat !== target && isAlive(state, seat))
      return as(other && !isFrozen(state, other) ? other : null, 'dragged')
    }
    default:
      return as(twinOf(state, target), 'twinDied')
  }
}

/** SW-79: deaths with all that follows from them, in the order in which they happen. */
export function withChains(
  state: StarwarsState,
  rules: HouseRules,
  first: readonly Death[],
): Death[] {
  const deaths = [...first]
  for (let at = 0; at < deaths.length; at++) {
    const death = deaths[at]
    if (!death) break
    const dying = deaths.map(({ target }) => target)
    const next = consequence(state, rules, death, dying)
    if (next && !dying.includes(next.target)) deaths.push(next)
  }
  return deaths
}

/** What becomes of the Sith's target (SW-77). */
export type Fate = 'none' | 'dies' | 'frozen' | 'healed' | 'shield'

export function fateOf(state: StarwarsState, rules: HouseRules, target: SeatId | null): Fate {
  if (!target || !isAlive(state, target)) return 'none'
  const { held } = strike(shieldsOf(rules), state, { target, cause: 'killed' })
  return (held as Fate | null) ?? 'dies'
}

/** Who dies of this night as it stands, the victim first. */
export function nightDeaths(state: StarwarsState, rules: HouseRules): Death[] {
  const { victim } = state.game.night
  if (!victim || fateOf(state, rules, victim) !== 'dies') return []
  return withChains(state, rules, [{ target: victim, cause: 'killed' }])
}
