/** What follows from an answer to a call: what is noted of it, that it is done or waits, and what is shown to others. */
import { information, show, type Json, type Script, type SeatId } from '../../../engine'
import { livingAmong } from '../../state/facts'
import type { Env } from '../../state/asking'
import type { CallPlan } from '../../plan/types'
import type { Choice } from '../base/question'
import { envOf, put, type Run } from '../base/run'
import { perform, wouldMeet } from './acts'
import { envOfCall } from './first'
import { keyOf } from './moment'

const NOBODY: readonly SeatId[] = []

/** All that was chosen to be done in one waking. */
const actsOf = ({ act, deeds }: Choice): readonly string[] =>
  deeds ? deeds.map((deed) => deed.act) : act === undefined ? [] : [act]

/** Somebody who was asked acts, or a group that acts as one. @returns the moment for what follows in silence; null: nothing does */
export function settleChoice(
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
    for (const act of actsOf(choice)) {
      table.emit('used', { key: `${call.id}.${act}|${self ?? ''}` })
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
    const mark = call.believed ? { believed: true as const } : {}
    const taken = { call: call.id, self, holders, ...choice, ...mark, targets, declined: !choice }
    if (waits) table.emit('actTaken', taken)
    else done = perform(run, taken, among)
  }
  if (!choice || done === null || state.winner !== null || call.then.length === 0) return null
  if (done) return done
  // A silent step meets whom a choice that waits will meet, as far as the night stands.
  const met = waits ? wouldMeet(run) : targets
  if (!met) return null
  const { act, word, middle } = choice
  const acts = actsOf(choice)
  return envOf(run, {
    ...envOfCall(run, call, self, holders),
    targets: met,
    act,
    acts,
    word,
    middle,
  })
}

/** What is shown to others in silence after a call. */
export function* thenSteps(run: Run, call: CallPlan, env: Env): Script {
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
