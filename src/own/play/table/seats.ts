/** What the room and the host may see of a seat. */
import type { OptionValues, PrivateSeat, PublicSeat, Reminder, SeatId } from '../../../engine'
import type { OwnState } from '../../evening'
import { hasTrait, isIn, livesOf, ownSeat, rolesOf, statusesOf, teamOf } from '../../facts'
import { literal } from '../../plan/fold'
import type { Plan } from '../../plan/types'
import { faceOf } from '../effects/identity'
import { runOf } from '../triggers'

export function publicSeat(plan: Plan, state: OwnState, seat: SeatId): PublicSeat {
  const out = !isIn(state, seat)
  const before = state.record.seats.find(({ id }) => id === seat)
  const show = literal(plan.doc.deaths?.show) ?? 'role'
  const badges: string[] = []
  for (const { on, known, status } of state.game.given) {
    if (on !== seat || !known) continue
    if (literal(plan.doc.statuses?.[status]?.public ?? 'never') !== 'never') badges.push(status)
  }
  const isTurned = out && show !== 'nothing' && plan.perSeat === 1
  const face = isTurned ? faceOf(runOf({ state, options: {}, emit() {} }, plan), seat, show) : null
  const revealed = before?.revealed ?? face
  return {
    id: seat,
    out,
    badges,
    ...(plan.perSeat > 1 ? { lives: livesOf(plan, state, seat) } : {}),
    ...(revealed === null ? {} : { revealed }),
  }
}

export function privateSeat(plan: Plan, state: OwnState, seat: SeatId): PrivateSeat {
  const { cards } = ownSeat(state, seat)
  const holds = Object.keys(state.game.holds).filter((object) => state.game.holds[object] === seat)
  return {
    roles: rolesOf(plan, state, seat),
    team: teamOf(plan, state, seat),
    statuses: statusesOf(state, seat).map(({ status }) => status),
    ...(holds.length > 0 ? { holds } : {}),
    ...(plan.doc.cards ? { cards } : {}),
  }
}

/** Who may not speak today. Texts: `mustBeSilent` with those players, `cut` where effects were left out. */
export function reminders(plan: Plan, state: OwnState, _options: OptionValues): Reminder[] {
  const found: Reminder[] = []
  if (state.phase.kind === 'day') {
    const seats = state.seats
      .map(({ id }) => id)
      .filter((seat) => isIn(state, seat) && hasTrait({ plan, state }, seat, 'noSpeech'))
    if (seats.length > 0) found.push({ key: 'mustBeSilent', seats })
  }
  if (state.game.dropped > 0) found.push({ key: 'cut', seats: [] })
  return found
}
