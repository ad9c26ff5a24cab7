/**
 * The calls of a night. What they sound like follows from the document and the round alone; who can answer decides only
 * what the host does in silence.
 *
 * For texts: the step's id is the call's id; its `variant` is the reading (`gone`, `blocked`, `rest`, `spent`, `idle`, or
 * none); `params` have `night`, `players`, `first` (what is shown before the question), `handUp` (to whom of several the
 * raised hand is shown), and `part` where players are
 * asked one after the other (`first`, `next`, `last`: what is spoken opens the first and closes the last).
 * Silent steps that follow a call have their own ids, and `sign` in their `params`.
 */
import {
  information,
  PASS,
  show,
  type Answer,
  type Json,
  type Script,
  type SeatId,
  type StepSpec,
} from '../../../engine'
import { hasTrait, inOrder, livingAmong, tableTraits } from '../../state/facts'
import { literal } from '../../language/base/scalars'
import type { Env } from '../../state/asking'
import type { CallPlan } from '../../plan/types'
import { perform, wouldMeet } from './acts'
import { choiceOf, pointing, questionOf, type Asking, type Choice } from '../base/question'
import { breakable, envOf, put, type Run } from '../base/run'
import { envOfCall, isOfEach, shownFirst, type Called, type Moment, type Reading } from './first'

const NOBODY: readonly SeatId[] = []

const keyOf = (call: CallPlan, seat: SeatId | null): string => `${call.id}|${seat ?? ''}`

const usesLeft = (run: Run, call: CallPlan, seat: SeatId | null): boolean =>
  call.uses === null ||
  (run.state.game.uses[keyOf(call, seat)] ?? 0) < call.uses(envOfCall(run, call, seat, []))

function restsTonight(run: Run, call: CallPlan): boolean {
  if (call.rests(run.state.game.round)) return true
  return tableTraits(run.still, 'rests').some((trait) =>
    (literal(trait.rests) as readonly string[] | undefined)?.includes(call.id),
  )
}

/** Everybody whom a call wakes, asleep members of a group included. */
export function awakeFor(run: Run, call: CallPlan): readonly SeatId[] {
  const woken = inOrder(
    run.state,
    livingAmong(run.state, call.wake(envOfCall(run, call, null, []))),
  )
  const held = run.held.get(call.id)
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
): Asking | null {
  if (!call.choose) return null
  return {
    choose: call.choose,
    env: envOfCall(run, call, self, asked),
    asked,
    joint: call.joint,
    barred: barredFor(run, call, self),
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
): Called {
  const asking = askingOf(run, call, self, asked)
  const why = hinders(run, call, self, awake)
  const question = asking && why === null ? questionOf(asking) : null
  return { self, asking, question, why: why ?? (asking && !question ? 'idle' : null) }
}

const GONE: Moment = { reading: 'gone', asked: [], handUp: [], each: [] }

function momentOf(run: Run, call: CallPlan, only: SeatId | null): Moment {
  const all = awakeFor(run, call)
  if (all.length === 0) return GONE
  if (call.joint) {
    const awake = all.filter((seat) => !isStopped(run, call, seat, 'noGroup'))
    const group = lookAt(run, call, null, awake, awake)
    return { reading: group.why, asked: awake, handUp: NOBODY, each: [group] }
  }
  const called = only === null ? all : all.filter((seat) => seat === only)
  const [first] = called
  if (first !== undefined && called.length === 1) return momentOfOne(run, call, first, all)
  const readings = called.map((self) => ({ ...lookAt(run, call, self, [self], all), self }))
  const each = readings.filter(({ why }) => why === null)
  const able = each.map(({ self }) => self)
  // Where nobody can act, whoever is stopped has to see the raised hand.
  const stopped = readings.filter(({ why }) => why === 'blocked').map(({ self }) => self)
  if (able.length > 0) return { reading: null, asked: able, handUp: stopped, each }
  if (stopped.length > 0) return { reading: 'blocked', asked: stopped, handUp: NOBODY, each }
  return { reading: readings[0]?.why ?? 'gone', asked: called, handUp: NOBODY, each }
}

/** One alone is called: he is asked, or he is who is told why not. */
function momentOfOne(run: Run, call: CallPlan, self: SeatId, all: readonly SeatId[]): Moment {
  const asked = [self]
  const one = lookAt(run, call, self, asked, all)
  return { reading: one.why, asked, handUp: NOBODY, each: one.why === null ? [one] : [] }
}

function stepOf(run: Run, call: CallPlan, moment: Moment, part: string | null): StepSpec {
  const { reading, asked, each, handUp } = moment
  const first = shownFirst(run, call, moment)
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

function* oneStep(run: Run, call: CallPlan, only: SeatId | null, part: string | null): Script {
  const { table, state } = run
  // Nothing but events changes what a call amounts to.
  let seen: { readonly at: number; readonly moment: Moment } | null = null
  const now = (): Moment => {
    const at = state.game.changes.all
    if (seen?.at !== at) seen = { at, moment: momentOf(run, call, only) }
    return seen.moment
  }
  const before = shownFirst(run, call, now())
  if (before !== null) show(table, call.id, before)
  const answer = yield* put(run, () => stepOf(run, call, now(), part))
  const moment = now()
  const first = shownFirst(run, call, moment)
  // What each of several is shown goes on with what he is shown after it.
  if (isOfEach(first)) show(table, call.id, first)
  if (moment.reading === null) {
    for (const one of moment.each) {
      const met = take(run, call, moment, one, answer)
      if (met) yield* thenSteps(run, call, met)
    }
  }
  if (first !== null && state.shown[call.id] === undefined) show(table, call.id, first)
}

/** One who was asked acts. @returns the moment for what follows in silence; null: nothing does */
function take(
  run: Run,
  call: CallPlan,
  { each, asked, handUp }: Moment,
  { self, asking }: Moment['each'][number],
  answer: Answer,
): Env | null {
  const holders = call.joint ? asked : [self as SeatId]
  const own = each.length > 1 ? pointOf(answer, self as SeatId) : answer
  const choice: Choice | null = asking ? choiceOf(asking, own) : { targets: NOBODY }
  const how = { wasAsked: asking !== null, among: each.length + handUp.length > 1 }
  return settleChoice(run, call, self, holders, choice, how)
}

const pointOf = (answer: Answer, seat: SeatId): Answer => {
  const at = answer.kind === 'points' ? answer.points[seat] : null
  return at ? { kind: 'seat', seat: at } : PASS
}

function settleChoice(
  run: Run,
  call: CallPlan,
  self: SeatId | null,
  holders: readonly SeatId[],
  choice: Choice | null,
  { wasAsked, among }: { readonly wasAsked: boolean; readonly among: boolean },
): Env | null {
  const { table, state } = run
  const targets = choice?.targets ?? NOBODY
  if (choice && wasAsked) {
    if (call.uses !== null) table.emit('used', { key: keyOf(call, self) })
    if (choice.act !== undefined) {
      table.emit('used', { key: `${call.id}.${choice.act}|${self ?? ''}` })
    }
    if (targets.length > 0) {
      table.emit('chose', { call: call.id, key: keyOf(call, self), seats: targets })
    }
  }
  const does = choice ? call.does : call.otherwise
  const isTaken = does.length > 0 || (choice !== null && targets.length > 0)
  const waits = isTaken && call.waits
  let done: Env | null | undefined
  if (isTaken) {
    const taken = { call: call.id, self, holders, ...choice, targets, declined: !choice }
    if (waits) table.emit('actTaken', taken)
    else done = perform(run, taken, among)
  }
  if (!choice || done === null || state.winner !== null || call.then.length === 0) return null
  if (done) return done
  // A silent step meets whom a choice that waits will meet, as far as the night stands.
  const met = waits ? wouldMeet(run) : targets
  if (!met) return null
  const { act, word } = choice
  return envOf(run, { ...envOfCall(run, call, self, holders), targets: met, act, word })
}

function* thenSteps(run: Run, call: CallPlan, env: Env): Script {
  for (const { source, to, if: condition } of call.then) {
    const now = (): readonly SeatId[] => livingAmong(run.state, to(env))
    if (condition && !condition(env)) continue
    const { sign } = source
    const params: Record<string, Json> = sign === undefined ? {} : { sign }
    yield* put(run, () => {
      const asked = now()
      return asked.length === 0 ? null : information(source.id, { asked, params })
    })
    if (sign !== undefined && now().length > 0) show(run.table, source.id, sign)
  }
}

function* oneByOne(run: Run, call: CallPlan, called: readonly SeatId[]): Script {
  for (const [at, seat] of called.entries()) {
    const part = at === 0 ? 'first' : at + 1 === called.length ? 'last' : 'next'
    yield* oneStep(run, call, seat, part)
  }
}

/** Makes one call; a power may break it off. */
export function makeCall(run: Run, call: CallPlan): Script {
  return breakable(run, 'call', () => {
    const inOne = call.joint || !call.choose || call.choose.from.kind === 'seat'
    const called = inOne ? [] : awakeFor(run, call)
    return called.length < 2 ? oneStep(run, call, null, null) : oneByOne(run, call, called)
  })
}
