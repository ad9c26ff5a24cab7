import { hasStatus, seatsWith, type Json, type Reminder, type SeatId } from '../../src/engine'
import { blastTarget } from './night/chains'
import {
  dealt,
  holderOf,
  isDealt,
  isAlive,
  isFrozen,
  isOutOfGame,
  isSpent,
  roleOf,
  yodaIsOpen,
  yodaWaits,
  type StarwarsState,
} from './state'
import type { HouseRules } from './options'
import { SILENT } from './roles/roles'
import { tieBreakerNow } from './day/ties'

const line = (
  key: string,
  seat: SeatId | null | undefined,
  params?: Readonly<Record<string, Json>>,
): Reminder[] => (seat ? [{ key, seats: [seat], ...(params ? { params } : {}) }] : [])

/** SW-33, SW-34, SW-38: on which side Anakin is now. */
function anakin(state: StarwarsState): Reminder[] {
  const seat = holderOf(state, 'anakin')
  if (!seat) return []
  if (roleOf(state, seat) === 'vader') return line('vader', seat)
  const amidala = holderOf(state, 'amidala')
  if (!amidala) return []
  const key = isFrozen(state, amidala) ? 'anakinWithoutVote' : 'anakinFollows'
  return line(key, seat, { amidala })
}

/** SW-39 to SW-42: where the Death Star points, and whom it would hit at this moment. */
function deathStar(state: StarwarsState, rules: HouseRules): Reminder[] {
  const seat = holderOf(state, 'deathStar')
  if (!seat) return []
  const left = hasStatus(state, seat, 'directionLeft')
  if (!left && !hasStatus(state, seat, 'directionRight')) return line('noDirection', seat)
  const target = blastTarget(state, rules, seat)
  if (!target) return line(left ? 'blastLeftNobody' : 'blastRightNobody', seat)
  return line(left ? 'blastLeft' : 'blastRight', seat, { target })
}

/** SW-22. */
function selfHeals(state: StarwarsState): Reminder[] {
  const seat = holderOf(state, 'quigon')
  if (!seat) return []
  const used = hasStatus(state, seat, 'selfHeal2') ? 2 : hasStatus(state, seat, 'selfHeal1') ? 1 : 0
  return line('selfHeals', seat, { used })
}

/** SW-26 to SW-28. */
function yoda(state: StarwarsState): Reminder[] {
  return dealt(state, 'yoda').flatMap((seat) => {
    if (yodaWaits(state, seat)) return line('yodaLastChance', seat)
    return line(isAlive(state, seat) && !isSpent(state, seat) ? 'yodaOpen' : 'yodaUsed', seat)
  })
}

/** SW-29, SW-75: whether the dead may look, from the moment Yoda's ability is gone. */
function eyes(state: StarwarsState): Reminder[] {
  const seats = state.seats
    .filter(({ id, alive }) => !alive && !isOutOfGame(state, id))
    .map(({ id }) => id)
  if (seats.length === 0) return []
  return [{ key: yodaIsOpen(state) ? 'deadKeepEyesClosed' : 'deadMayWatch', seats }]
}

/** SW-60c to SW-60f: the dead among them too, as long as Yoda can raise somebody. */
const silent = (state: StarwarsState): Reminder[] =>
  SILENT.flatMap((card) =>
    dealt(state, card)
      .filter((seat) => isAlive(state, seat) || (isDealt(state, 'yoda') && yodaIsOpen(state)))
      .flatMap((seat) => line(card, seat)),
  )

const shield = (state: StarwarsState): Reminder[] => {
  const seat = holderOf(state, 'luke')
  return seat && !isSpent(state, seat) ? line('shield', seat) : []
}

/** What the host has to keep track of at any time. */
export function reminders(state: StarwarsState, rules: HouseRules): Reminder[] {
  const frozen = seatsWith(state, 'frozen').filter((seat) => isAlive(state, seat))
  const chewbacca = holderOf(state, 'chewbacca')
  return [
    ...shield(state),
    ...anakin(state),
    ...deathStar(state, rules),
    ...selfHeals(state),
    ...yoda(state),
    ...line('chewbacca', chewbacca),
    ...line('diedLast', tieBreakerNow(state)),
    ...(frozen.length > 0 ? [{ key: 'frozen', seats: frozen }] : []),
    ...eyes(state),
    ...silent(state),
    ...(rules.noDirectClaims ? [{ key: 'noDirectClaims', seats: [] }] : []),
  ]
}
