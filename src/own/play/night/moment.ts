/** What a call comes to at a moment: who is asked what, or why nobody is; and the step that this opens. */
import {
  CHOOSES_ONE,
  information,
  LOOKS,
  type Cover,
  type Json,
  type SeatId,
  type StepSpec,
} from '../../../engine'
import { deadAmong, hasTrait, inOrder, livingAmong, tableTraits } from '../../state/facts'
import type { Deed } from '../../state/state'
import { literal } from '../../language/base/scalars'
import type { CallPlan } from '../../plan/types'
import { pointing, questionOf, type Asking } from '../base/question'
import type { Run } from '../base/run'
import { envOfCall, shownFirst, type Called, type Moment, type Reading } from './first'

const NOBODY: readonly SeatId[] = []
const NONE: readonly Deed[] = []

/** Under which it is kept what somebody, or a group that acts as one, did in a call. */
export const keyOf = (call: CallPlan, seat: SeatId | null): string => `${call.id}|${seat ?? ''}`

const usesLeft = (run: Run, call: CallPlan, seat: SeatId | null): boolean =>
  call.uses === null ||
  (run.state.game.uses[keyOf(call, seat)] ?? 0) < call.uses(envOfCall(run, call, seat, []))

function restsTonight(run: Run, call: CallPlan): boolean {
  if (call.rests(run.state.game.round)) return true
  return tableTraits(run.still, 'rests').some((trait) =>
    (literal(trait.rests) as readonly string[] | undefined)?.includes(call.id),
  )
}

/** Everybody whom a call wakes, asleep members of a group and the dead who are called included. */
export function awakeFor(run: Run, call: CallPlan): readonly SeatId[] {
  const env = envOfCall(run, call, null, [])
  const alive = call.dead === 'only' ? NOBODY : livingAmong(run.state, call.wake(env))
  const dead = call.dead ? deadAmong(run.state, call.wake({ ...env, dead: true })) : NOBODY
  const woken = inOrder(run.state, dead.length > 0 ? [...alive, ...dead] : alive)
  const held = call.believed ? undefined : run.held.get(call.id)
  return held ? woken.filter((seat) => held.includes(seat)) : woken
}

/** Collected acts are stopped when they are carried out, unless they were stopped before this night. */
function isStopped(run: Run, call: CallPlan, seat: SeatId, name: 'noActs' | 'noGroup'): boolean {
  const { waits } = call
  return hasTrait(run.still, seat, name, ({ night }) => !waits || night !== run.state.game.round)
}

/** Who may not be chosen again. */
function barredFor(run: Run, call: CallPlan, seat: SeatId | null): readonly SeatId[] {
  const again = call.choose?.again ?? 'always'
  if (again === 'always') return NOBODY
  const last = run.state.game.last[keyOf(call, seat)] ?? []
  return last
    .filter(({ night }) => again === 'never' || night === run.state.game.round - 1)
    .flatMap(({ seats }) => [...seats])
}

function askingOf(
  run: Run,
  call: CallPlan,
  self: SeatId | null,
  asked: readonly SeatId[],
  done: readonly Deed[],
): Asking | null {
  if (!call.choose) return null
  return {
    choose: call.choose,
    env: envOfCall(run, call, self, asked),
    asked,
    joint: call.joint,
    barred: barredFor(run, call, self),
    done,
    used: (act) => run.state.game.uses[`${call.id}.${act}|${self ?? ''}`] ?? 0,
  }
}

/** Why one who is called cannot act, whatever he would be asked, or a group that acts as one (`seat` is null). */
function hinders(
  run: Run,
  call: CallPlan,
  seat: SeatId | null,
  awake: readonly SeatId[],
): Reading | null {
  const stopped =
    seat === null ? awake.length === 0 : !call.unstoppable && isStopped(run, call, seat, 'noActs')
  if (stopped || call.blocked?.(envOfCall(run, call, seat, awake))) return 'blocked'
  if (restsTonight(run, call)) return 'rest'
  return usesLeft(run, call, seat) ? null : 'spent'
}

/** What a call comes to for one, or for a group that acts as one. `awake` are all whom it wakes. */
function lookAt(
  run: Run,
  call: CallPlan,
  self: SeatId | null,
  asked: readonly SeatId[],
  awake: readonly SeatId[],
  done: readonly Deed[],
): Called {
  const asking = askingOf(run, call, self, asked, done)
  const why = hinders(run, call, self, awake)
  const question = asking && why === null ? questionOf(asking) : null
  return { self, asking, question, why: why ?? (asking && !question ? 'idle' : null) }
}

const GONE: Moment = { reading: 'gone', asked: [], handUp: [], each: [] }

/** What a step amounts to now: for one of those called (`only`), or for all of them; `done`: what was chosen in this waking. */
export function momentOf(
  run: Run,
  call: CallPlan,
  only: SeatId | null,
  done: readonly Deed[] = NONE,
): Moment {
  const all = awakeFor(run, call)
  if (all.length === 0) return GONE
  if (call.joint) {
    const awake = all.filter((seat) => !isStopped(run, call, seat, 'noGroup'))
    const group = lookAt(run, call, null, awake, awake, done)
    return { reading: group.why, asked: awake, handUp: NOBODY, each: [group] }
  }
  const called = only === null ? all : all.filter((seat) => seat === only)
  const [first] = called
  if (first !== undefined && called.length === 1) return momentOfOne(run, call, first, all, done)
  const readings = called.map((self) => ({ ...lookAt(run, call, self, [self], all, done), self }))
  const each = readings.filter(({ why }) => why === null)
  const able = each.map(({ self }) => self)
  // Where nobody can act, whoever is stopped has to see the raised hand.
  const stopped = readings.filter(({ why }) => why === 'blocked').map(({ self }) => self)
  if (able.length > 0) return { reading: null, asked: able, handUp: stopped, each }
  if (stopped.length > 0) return { reading: 'blocked', asked: stopped, handUp: NOBODY, each }
  return { reading: readings[0]?.why ?? 'gone', asked: called, handUp: NOBODY, each }
}

/** One alone is called: he is asked, or he is who is told why not. */
function momentOfOne(
  run: Run,
  call: CallPlan,
  self: SeatId,
  all: readonly SeatId[],
  done: readonly Deed[],
): Moment {
  const asked = [self]
  const one = lookAt(run, call, self, asked, all, done)
  return { reading: one.why, asked, handUp: NOBODY, each: one.why === null ? [one] : [] }
}

/** Which of several steps of a call it is, and by which luck something is shown in it. */
interface Part {
  readonly part: string | null
  readonly luck: number
}

/** What the call can ask at its widest: what somebody’s uses, conditions or cards leave of it is his secret. */
function coverOf(run: Run, call: CallPlan): Cover {
  const { choose } = call
  if (!choose) return LOOKS
  const { from } = choose
  const env = envOfCall(run, call, null, [])
  switch (from.kind) {
    case 'seat':
      return CHOOSES_ONE
    case 'seats':
      return { seats: from.count(env).max, words: [] }
    case 'acts': {
      const seats = from.acts.some(({ one }) => one !== null) ? 1 : 0
      return { seats, words: from.acts.map(({ id }) => id), wordFirst: true }
    }
    case 'options':
      return { seats: 0, words: (from.widest ?? ((all) => from.options(all, false)))(env) }
  }
}

/** The step that this moment opens. */
export function stepOf(run: Run, call: CallPlan, moment: Moment, part: Part): StepSpec {
  return { ...openedBy(run, call, moment, part), cover: coverOf(run, call) }
}

function openedBy(run: Run, call: CallPlan, moment: Moment, { part, luck }: Part): StepSpec {
  const { reading, asked, each, handUp } = moment
  const first = shownFirst(run, call, moment, luck)
  const params: Record<string, Json> = {
    night: run.state.game.round,
    players: run.state.seats.length,
  }
  if (first !== null)
    params['first'] = Array.isArray(first) && first.length === 0 ? 'nobody' : first
  if (part !== null) params['part'] = part
  if (call.silent) params['silent'] = true
  if (handUp.length > 0) params['handUp'] = handUp
  if (reading !== null) return information(call.id, { asked, variant: reading, params })
  const askings = each.flatMap(({ asking }) => asking ?? [])
  if (askings.length === 0) return information(call.id, { asked, params })
  const question =
    askings.length > 1 ? pointing(askings) : each.find(({ asking }) => asking)?.question
  if (!question) return information(call.id, { asked, variant: 'idle', params })
  return { id: call.id, asked, params, ...question }
}
