/** Deaths: who is asked before, what becomes of the statuette, and what blackmail forbids (K-32, K-37, K-62, K-89d). */
import {
  ask,
  call,
  information,
  living,
  show,
  type Script,
  type SeatId,
  type Stage,
  type StepSpec,
} from '../../../src/engine'
import {
  holderOf,
  isAlive,
  isDealt,
  isKnownDead,
  isShielded,
  isStopped,
  roleOf,
  type KtuluState,
  type KtuluTable,
} from '../state'
import type { Role } from '../roles/roles'
import { carrier, winByDeath, type Gainer } from './statuette'

/** K-37: against whom this player may do nothing. */
export const blackmailersOf = (state: KtuluState, victim: SeatId): SeatId[] =>
  state.seats.some(({ id, statuses }) => id === victim && statuses.includes('blackmailed'))
    ? state.game.blackmails.filter(({ target }) => target === victim).map(({ by }) => by)
    : []

/** The living others whom he may name. */
export const othersFor = (state: KtuluState, by: SeatId): SeatId[] => {
  const barred = blackmailersOf(state, by)
  return living(state).filter((seat) => seat !== by && !barred.includes(seat))
}

/** Whether a role is called: it was dealt, and nobody knows yet that whoever has it is dead (K-88). */
export const isCalled = (state: KtuluState, role: Role): boolean =>
  isDealt(state, role) &&
  state.seats.some(({ id }) => roleOf(state, id) === role && !isKnownDead(state, id))

export const timesUsed = (state: KtuluState, step: string): number => state.game.used[step] ?? 0

type Stopped = 'gone' | 'spent' | 'blocked'

/** By day the eyes have to be closed first, aloud and whoever is there; at night they are. */
const readingOf = (state: KtuluState, why?: Stopped): string | undefined => {
  if (state.phase.kind !== 'day') return why
  return why ? `${why}ByDay` : 'byDay'
}

function doctorStep(
  { state, options }: KtuluTable,
  target: SeatId,
  rest: Pick<StepSpec, 'stage'>,
): StepSpec | null {
  if (!isCalled(state, 'doctor') || !isAlive(state, target)) return null
  const isSpent = timesUsed(state, 'doctor.block') > 0
  if (isSpent && !options.callUsedUp) return null
  const by = holderOf(state, 'doctor')
  const id = 'doctor.block'
  const params = { target }
  const read = (why?: Stopped) => {
    const variant = readingOf(state, why)
    return { params, ...rest, ...(variant ? { variant } : {}) }
  }
  if (by === null) return call(information(id, read('gone')))
  if (isSpent) return information(id, { asked: [by], ...read('spent') })
  if (isStopped(state, by)) return information(id, { asked: [by], ...read('blocked') })
  return {
    id,
    form: { kind: 'option', options: ['block'], pass: true },
    asked: [by],
    neutral: { kind: 'pass' },
    ...read(),
  }
}

/**
 * K-32, K-89d: asked in secret as a death is due.
 * @param stage what the room goes on to see where it may not know that a death is due
 * @returns whether it is blocked
 */
export function* doctorBlocks(
  table: KtuluTable,
  target: SeatId,
  stage?: Stage | undefined,
): Script<boolean> {
  let isAsked = false
  const answer = yield* ask(() => {
    const step = doctorStep(table, target, stage ? { stage } : {})
    isAsked = step !== null && step.form.kind !== 'ok'
    return step
  })
  if (!isAsked) return false
  show(table, 'doctor.block', target)
  if (answer.kind !== 'option') return false
  table.emit('used', { step: 'doctor.block', times: 1 })
  table.emit('saved', { target, aloud: table.state.phase.kind !== 'night' })
  return true
}

/** What a killing by night came to. */
export type Outcome = 'died' | 'statuette' | 'shielded' | 'blocked'

/** K-62, K-67, K-70, K-89a to K-89e: somebody is killed by night; the statuette goes to the killers. */
export function* killByNight(table: KtuluTable, target: SeatId, gainer: Gainer): Script<Outcome> {
  const { state } = table
  if (!isAlive(state, target) || isShielded(state, target)) return 'shielded'
  if (yield* doctorBlocks(table, target)) return 'blocked'
  if (!isAlive(state, target)) return 'shielded'
  const hadIt = carrier(state) === target
  const aloud = table.options.revealNightDeaths === 'atOnce'
  table.emit('fellAtNight', { target, role: roleOf(state, target), aloud })
  if (!hadIt) return 'died'
  winByDeath(table, target, gainer)
  return 'statuette'
}

/** Deaths by day that nothing but the Doctor stops, at the same moment; told in this order. */
export function* dieByDay(
  table: KtuluTable,
  seats: readonly SeatId[],
  how: 'died' | 'executed' = 'died',
): Script {
  const { state } = table
  const dying: SeatId[] = []
  for (const target of seats) {
    if (isAlive(state, target) && !(yield* doctorBlocks(table, target))) dying.push(target)
  }
  for (const target of dying) {
    if (isAlive(state, target)) table.emit(how, { target, role: roleOf(state, target) })
  }
}
