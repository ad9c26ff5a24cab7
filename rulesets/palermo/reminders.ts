import { hasStatus, living, seatsWith, type Reminder, type SeatId } from '../../src/engine'
import { wantedNames } from './day/accusation'
import {
  isAlive,
  isBlindfold,
  livingAs,
  mayor,
  provisionalHost,
  teamOf,
  type PalermoState,
} from './state'
import type { HouseRules } from './options'

const line = (key: string, seats: readonly SeatId[], params?: Reminder['params']): Reminder[] =>
  seats.length > 0 ? [{ key, seats, ...(params ? { params } : {}) }] : []

const noteFor = (seat: SeatId | null): SeatId[] => (seat ? [seat] : [])

/** P-21, P-26, P-44, P-23: what abilities are left, and whom a sign would mean. */
function abilities(state: PalermoState, rules: HouseRules): Reminder[] {
  const { potions, hides, guardedBefore } = state.game
  const pharmacist = livingAs(state, 'pharmacist')
  const angel = livingAs(state, 'guardianAngel')
  const isNight = state.phase.kind === 'night'
  return [
    ...(potions.heal ? line('healLeft', pharmacist) : []),
    ...(potions.poison ? line('poisonLeft', pharmacist) : []),
    ...(rules.threeHides ? line('hides', livingAs(state, 'scaredyCat'), { count: 3 - hides }) : []),
    ...(isNight && !rules.angelRepeat && guardedBefore && angel.length > 0
      ? line('notAgain', [guardedBefore])
      : []),
    ...(isNight ? line('wanderer', livingAs(state, 'nightWanderer')) : []),
  ]
}

/** P-65, P-97: what the dead do with their eyes and mouths. */
function dead(state: PalermoState, { talkingDead, hiddenIdentity }: HouseRules): Reminder[] {
  const out = state.seats.filter(({ id, alive }) => !alive && !hasStatus(state, id, 'host'))
  const seats = out.map(({ id }) => id)
  if (!talkingDead) return line('deadMayWatch', seats)
  const isSilent = (seat: SeatId) => !hiddenIdentity && teamOf(state, seat) === 'mafia'
  return [
    ...line(
      'deadTalk',
      seats.filter((seat) => !isSilent(seat)),
    ),
    ...line('deadMayWatch', seats.filter(isSilent)),
  ]
}

/** P-104 to P-104b. */
function host(state: PalermoState): Reminder[] {
  const seat = provisionalHost(state)
  if (!seat) return []
  if (state.phase.n < 2) return line(state.phase.kind === 'day' ? 'immune' : 'leads', [seat])
  return line('opensEyes', [seat])
}

/** What the host has to keep track of at any time. */
export function reminders(state: PalermoState, rules: HouseRules): Reminder[] {
  const secrets = isBlindfold(state, rules)
    ? []
    : [
        ...line(
          'lovers',
          seatsWith(state, 'lover').filter((seat) => isAlive(state, seat)),
        ),
        ...abilities(state, rules),
        ...line(
          'bombers',
          state.phase.kind === 'day' ? livingAs(state, 'suicidalCitizen', 'mafiaKiller') : [],
        ),
        ...(state.game.citizensWon && living(state).length > 0
          ? [{ key: 'secretlyWon', seats: [] }]
          : []),
      ]
  const isList = state.phase.kind === 'day' && rules.condemnation === 'accusation'
  return [
    ...line('mayor', noteFor(mayor(state))),
    ...host(state),
    ...secrets,
    ...(isList
      ? [{ key: 'listLength', seats: [], params: { count: wantedNames(state.phase.n) } }]
      : []),
    ...dead(state, rules),
  ]
}
