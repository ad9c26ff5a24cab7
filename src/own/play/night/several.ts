/**
 * Several acts in one waking: one step after the other, until no more is wanted or nothing is left. They are done together
 * once the last is known. What is said opens the first step and closes the last, whatever comes between them in silence.
 */
import { information, show, type Json, type Script, type SeatId } from '../../../engine'
import type { Deed } from '../../state/state'
import type { CallPlan } from '../../plan/types'
import { choiceOf, type Choice } from '../base/question'
import { put, type Run } from '../base/run'
import { luckOf, shownFirst, type Moment } from './first'
import { awakeFor, momentOf, stepOf } from './moment'
import { settleChoice, thenSteps } from './settle'

const NOBODY: readonly SeatId[] = []

/** Which part of a call a step is: what is spoken opens the first and closes the last. */
function partOf(opens: boolean, closes: boolean): string | null {
  if (opens) return closes ? null : 'first'
  return closes ? 'last' : 'next'
}

/** All that was chosen, in the order of the document. */
function togetherOf(call: CallPlan, done: readonly Deed[]): Choice | null {
  if (done.length === 0) return null
  const { from } = call.choose ?? {}
  const order = from?.kind === 'acts' ? from.acts.map(({ id }) => id) : []
  const deeds = [...done].sort((one, other) => order.indexOf(one.act) - order.indexOf(other.act))
  return { deeds, targets: [...new Set(deeds.flatMap(({ targets }) => targets))] }
}

/** The step after the last act, in which nothing is asked any more. */
function enough(call: CallPlan, { asked }: Moment, night: number, players: number) {
  const params: Record<string, Json> = { night, players, part: 'last' }
  if (call.silent) params['silent'] = true
  return information(call.id, { asked, variant: 'enough', params })
}

/** One of those called, or a group that acts as one (`only` is null). */
function* waking(
  run: Run,
  call: CallPlan,
  only: SeatId | null,
  { isFirst, isLast }: { readonly isFirst: boolean; readonly isLast: boolean },
): Script {
  const { table, state } = run
  const most = call.choose?.upTo ?? 1
  const done: Deed[] = []
  const now = (): Moment => momentOf(run, call, only, done)
  const ends = () => enough(call, momentOf(run, call, only), state.game.round, state.seats.length)
  const luck = luckOf(run, call)
  const before = shownFirst(run, call, now(), luck)
  if (before !== null) show(table, call.id, before)
  let who: Moment | null = null
  for (let n = 0; n < most; n++) {
    const isOver = () => n > 0 && now().reading !== null
    if (isOver() && !isLast) break
    const answer = yield* put(run, () => {
      if (isOver()) return ends()
      const moment = now()
      const closes = isLast && (moment.reading !== null || n + 1 === most)
      const step = stepOf(run, call, moment, { part: partOf(isFirst && n === 0, closes), luck })
      return n === 0 ? step : { ...step, variant: 'more' }
    })
    const moment = now()
    const [one] = moment.each
    if (moment.reading !== null || !one?.asking) break
    who = moment
    const { act, targets } = choiceOf(one.asking, answer) ?? {}
    if (act !== undefined) {
      done.push({ act, targets: targets ?? NOBODY })
      continue
    }
    if (isLast && n + 1 < most) yield* put(run, ends)
    break
  }
  if (before !== null && state.shown[call.id] === undefined) show(table, call.id, before)
  if (!who) return
  const self = who.each[0]?.self ?? null
  const holders = call.joint ? who.asked : self === null ? NOBODY : [self]
  const how = { wasAsked: true, among: false }
  const met = settleChoice(run, call, self, holders, togetherOf(call, done), how)
  if (met) yield* thenSteps(run, call, met)
}

/** A call in which several acts may be done: who is asked alone does his after whoever sits before him. */
export function* severalActs(run: Run, call: CallPlan): Script {
  const awake = call.joint ? NOBODY : awakeFor(run, call)
  const each = awake.length < 2 ? [null] : awake
  for (const [at, only] of each.entries()) {
    const place = { isFirst: at === 0, isLast: at + 1 === each.length }
    yield* waking(run, call, only, place)
  }
}
