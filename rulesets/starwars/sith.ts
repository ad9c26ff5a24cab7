import {
  ask,
  call,
  information,
  living,
  pointAt,
  pointsOf,
  pointTogether,
  seatOfAnswer,
  unanimous,
  type Answer,
  type Script,
  type SeatId,
  type StepSpec,
} from '../../src/engine'
import {
  inCast,
  isFrozen,
  livingOf,
  roleOf,
  teamOf,
  type StarwarsState,
  type StarwarsTable,
} from './evening'
import { cards, SITH_BY_RANK, type Card } from './roles'

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

/** SW-74, SW-83: nobody can point where all are gone or in the ice; the call sounds the same. */
function killStep(state: StarwarsState): StepSpec {
  const members = awake(state)
  const all = livingOf(state, 'sith')
  if (members.length === 0 && all.length > 0) {
    return information('sith.kill', { asked: all, variant: 'frozen' })
  }
  const targets = targetsOf(state)
  return pointTogether('sith.kill', { members, targets, notSelf: true, must: false })
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

const hasSith = (state: StarwarsState): boolean =>
  inCast(state, 'anakin') ||
  (Object.keys(cards) as Card[]).some((id) => cards[id].team === 'sith' && inCast(state, id))

/** SW-15 to SW-20, SW-67. */
export function* sithKill(table: StarwarsTable): Script {
  const { state } = table
  if (!hasSith(state)) return
  const answer = yield* ask(() => killStep(state))
  const members = awake(state)
  let victim = unanimous(pointsOf(answer), members)
  if (differ(answer, members)) {
    const by = decider(state)
    if (by) table.emit('sithSplit', { seat: by })
    victim = seatOfAnswer(yield* ask(() => decideStep(state)))
  }
  if (victim) table.emit('sithChose', { target: victim })
  else table.emit('sithMissed', {})
}

/** SW-63: all Sith cards see each other. */
export const sithMeet = (state: StarwarsState): StepSpec =>
  call(information('sith.meet', { asked: livingOf(state, 'sith') }))
