/** What the room and the host may see of a seat. */
import type { OptionValues, PrivateSeat, PublicSeat, Reminder, SeatId } from '../../../engine'
import type { OwnState, SeenGiven } from '../../state/state'
import { beliefOf } from '../../state/beliefs'
import { secretlyBound } from '../day/bound'
import { hasTrait, isIn, livesOf, ownSeat, rolesOf, statusesOf, teamOf } from '../../state/facts'
import { literal } from '../../language/base/scalars'
import type { Plan } from '../../plan/types'
import { turnedOver } from '../deaths/face'
import { runOf } from '../effects/triggers'

/** What the room knows that somebody has, as it heard of it, and what it heard of in one moment as the document has it. */
function badgesOf(plan: Plan, state: OwnState, seat: SeatId): string[] {
  const { statuses = {} } = plan.doc
  const held = state.game.given.filter(
    ({ on, known, status }) =>
      on === seat && known && literal(statuses[status]?.public ?? 'never') !== 'never',
  )
  if (held.length < 2) return held.map(({ status }) => status)
  const ids = Object.keys(statuses)
  const place = ({ status }: SeenGiven) => ids.indexOf(status)
  return [...held]
    .sort((one, other) => one.heard - other.heard || place(one) - place(other))
    .map(({ status }) => status)
}

export function publicSeat(plan: Plan, state: OwnState, seat: SeatId): PublicSeat {
  const out = !isIn(state, seat)
  const before = state.record.seats.find(({ id }) => id === seat)
  const isTurned = out && plan.perSeat === 1 && !state.game.hidden.includes(seat)
  // Of whoever is out by a ruling it is shown what is shown after a cause that is not told.
  const face = isTurned
    ? turnedOver(runOf({ state, options: {}, emit() {} }, plan), seat, { cause: '', unnamed: true })
    : null
  const revealed = before?.revealed ?? face
  return {
    id: seat,
    out,
    badges: badgesOf(plan, state, seat),
    ...(plan.perSeat > 1 ? { lives: livesOf(plan, state, seat) } : {}),
    ...(revealed === null ? {} : { revealed }),
  }
}

export function privateSeat(plan: Plan, state: OwnState, seat: SeatId): PrivateSeat {
  const { cards } = ownSeat(state, seat)
  const believes = beliefOf(plan, state, seat)
  const holds = Object.keys(state.game.holds).filter((object) => state.game.holds[object] === seat)
  return {
    roles: rolesOf(plan, state, seat),
    team: teamOf(plan, state, seat),
    statuses: statusesOf(state, seat).map(({ status }) => status),
    ...(holds.length > 0 ? { holds } : {}),
    ...(plan.doc.cards ? { cards } : {}),
    ...(believes === null ? {} : { believes }),
  }
}

/** Who may not speak today. Texts: `mustBeSilent` with those players, `boundHands` with whose votes a secret binds, `cut` where effects were left out. */
export function reminders(plan: Plan, state: OwnState, _options: OptionValues): Reminder[] {
  const found: Reminder[] = []
  if (state.phase.kind === 'day') {
    const seats = state.seats
      .map(({ id }) => id)
      .filter(
        (seat) => isIn(state, seat) && hasTrait({ plan, state, told: true }, seat, 'noSpeech'),
      )
    if (seats.length > 0) found.push({ key: 'mustBeSilent', seats })
    const bound = secretlyBound(plan, state)
    if (bound.length > 0) found.push({ key: 'boundHands', seats: bound })
  }
  if (state.game.dropped > 0) found.push({ key: 'cut', seats: [] })
  return found
}
