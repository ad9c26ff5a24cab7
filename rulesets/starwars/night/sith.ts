/** The Sith by night: they choose together, and the highest of them where they point at different players. */
import {
  ask,
  living,
  pointAt,
  pointsOf,
  seatOfAnswer,
  together,
  unanimous,
  type Answer,
  type RoleCall,
  type SeatId,
  type StepSpec,
} from '../../../src/engine'
import {
  isDealt,
  isFrozen,
  livingOf,
  roleOf,
  teamOf,
  type StarwarsState,
  type StarwarsTable,
} from '../state'
import { SITH_BY_RANK } from '../roles/roles'

/** SW-15, SW-84: who points tonight, Vader among them (SW-34). */
const awake = (state: StarwarsState): SeatId[] =>
  livingOf(state, 'sith').filter((seat) => !isFrozen(state, seat))

/** SW-18, SW-19: everybody alive who is no Sith. */
const targetsOf = (state: StarwarsState): SeatId[] =>
  living(state).filter((seat) => teamOf(state, seat) !== 'sith')

/** SW-16, SW-17: the highest of those awake; Vader comes last. */
function decider(state: StarwarsState): SeatId | null {
  const able = awake(state)
  for (const role of SITH_BY_RANK) {
    const highest = able.find((seat) => roleOf(state, seat) === role)
    if (highest) return highest
  }
  return able[0] ?? null
}

function decideStep(state: StarwarsState): StepSpec | null {
  const by = decider(state)
  return by && pointAt('sith.decide', by, targetsOf(state))
}

/** SW-16: whether they point at different players; nobody at all is agreement too (SW-20). */
function differ(answer: Answer, members: readonly SeatId[]): boolean {
  const points = pointsOf(answer)
  const idle = members.every((member) => !points[member])
  return !idle && unanimous(points, members) === null
}

/** Whether this cast has them meet in the first night. */
export const sithMeets = (state: StarwarsState): boolean =>
  SITH_BY_RANK.some((card) => isDealt(state, card))

/** Whether this cast has them kill later; a turned Anakin does it alone (SW-34). */
export const sithKills = (state: StarwarsState): boolean =>
  sithMeets(state) || isDealt(state, 'anakin')

function choose(table: StarwarsTable, target: SeatId | null): void {
  if (target) table.emit('sithChose', { target })
  else table.emit('sithMissed', {})
}

/** SW-15 to SW-20, SW-67; SW-74, SW-83: the call sounds the same where all are gone or in the ice. */
export const sithKill: RoleCall<StarwarsTable> = {
  id: 'sith.kill',
  isMade: ({ state }) => sithKills(state),
  whom({ state }) {
    const able = awake(state)
    return able.length > 0 ? able : livingOf(state, 'sith')
  },
  stopped: ({ table }) => (awake(table.state).length === 0 ? 'frozen' : null),
  ability: {
    ...together<StarwarsTable>(
      () => unanimous,
      ({ table, awake: members }, target, answer) => {
        const by = decider(table.state)
        if (!differ(answer, members)) choose(table, target)
        else if (by) table.emit('sithSplit', { seat: by })
      },
      { targets: ({ table }) => targetsOf(table.state), notSelf: () => true },
    ),
    *then({ table, awake: members }, answer) {
      if (!differ(answer, members)) return
      choose(table, seatOfAnswer(yield* ask(() => decideStep(table.state))))
    },
  },
  idle: (table) => choose(table, null),
}

/** SW-63: all Sith cards see each other. */
export const sithMeet: RoleCall<StarwarsTable> = {
  id: 'sith.meet',
  isMade: ({ state }) => sithMeets(state),
  whom: ({ state }) => livingOf(state, 'sith'),
}
