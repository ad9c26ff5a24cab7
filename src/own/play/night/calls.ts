/**
 * The calls of a night. What they sound like follows from the document and the round alone; who can answer decides only
 * what the host does in silence.
 *
 * For texts: the step's id is the call's id; its `variant` is the reading (`gone`, `blocked`, `rest`, `spent`, `idle`, or
 * none; of several acts in one waking `more` and `enough`, too); `params` have `night`, `players`, `first` (what is shown before the question), `handUp` (to whom of several the
 * raised hand is shown), and `part` where players are
 * asked one after the other, or one for several acts (`first`, `next`, `last`: what is spoken opens the first and closes the last).
 * Silent steps that follow a call have their own ids, and `sign` in their `params`.
 */
import { PASS, show, type Answer, type Script, type SeatId } from '../../../engine'
import { calledFor } from '../../analyse/beliefs'
import type { Env } from '../../state/asking'
import { TURNED_AWAY } from '../../language/shows/shows'
import type { CallPlan } from '../../plan/types'
import { choiceOf, type Choice } from '../base/question'
import { breakable, put, type Run } from '../base/run'
import { isOfEach, luckOf, shownFirst, type Moment } from './first'
import { awakeFor, momentOf, stepOf } from './moment'
import { severalActs } from './several'
import { settleChoice, thenSteps } from './settle'

const NOBODY: readonly SeatId[] = []

function* oneStep(run: Run, call: CallPlan, only: SeatId | null, part: string | null): Script {
  const { table, state } = run
  // Nothing but events changes what a call amounts to.
  let seen: { readonly at: number; readonly moment: Moment } | null = null
  const now = (): Moment => {
    const at = state.game.changes.all
    if (seen?.at !== at) seen = { at, moment: momentOf(run, call, only) }
    return seen.moment
  }
  const luck = luckOf(run, call)
  const before = shownFirst(run, call, now(), luck)
  if (before !== null) show(table, call.id, before)
  const answer = yield* put(run, () => stepOf(run, call, now(), { part, luck }))
  const moment = now()
  const first = shownFirst(run, call, moment, luck)
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

function* oneByOne(run: Run, call: CallPlan, called: readonly SeatId[]): Script {
  for (const [at, seat] of called.entries()) {
    const part = at === 0 ? 'first' : at + 1 === called.length ? 'last' : 'next'
    yield* oneStep(run, call, seat, part)
  }
}

/** Remembers what a call has shown tonight, for those that show it again; a raised hand is no answer. @returns whether it showed something */
function remember({ plan, table, state }: Run, { id }: CallPlan): boolean {
  const shown = plan.answered.has(id) ? state.shown[id] : undefined
  if (shown === undefined) return false
  const each = isOfEach(shown) ? Object.values(shown) : [shown]
  const signal = each.find((one) => one !== 'handUp' && one !== TURNED_AWAY)
  if (signal !== undefined) table.emit('answered', { call: id, signal })
  return signal !== undefined
}

/** Makes one call, and remembers what it showed: for those whose it is, and apart for those who only believe so. */
export function* makeCall(run: Run, call: CallPlan): Script {
  const believed = run.plan.believed.get(call.id)
  let isNoted = false
  for (const whom of believed ? whomOf(run, call) : HOLDERS) {
    yield* callOf(run, whom === 'believers' && believed ? believed : call)
    isNoted ||= remember(run, call)
    if (run.state.winner) return
  }
}

const HOLDERS = ['holders'] as const

/** Whom a role's call is made for: the deck says it, and never who lives. */
const whomOf = ({ plan, state }: Run, { owner: { id } }: CallPlan) =>
  calledFor(plan.doc, state.game, id, plan.enterable.held.has(id))

/** A power may break it off. */
function callOf(run: Run, call: CallPlan): Script {
  return breakable(run, 'call', () => {
    if ((call.choose?.upTo ?? 1) > 1) return severalActs(run, call)
    const inOne = call.joint || !call.choose || call.choose.from.kind === 'seat'
    const called = inOne ? [] : awakeFor(run, call)
    return called.length < 2 ? oneStep(run, call, null, null) : oneByOne(run, call, called)
  })
}
