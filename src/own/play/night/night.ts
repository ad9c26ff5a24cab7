/** A night: its calls in their order, and the moment in which what was chosen is carried out. */
import { beginPhase, type Script } from '../../../engine'
import { literal } from '../../language/base/scalars'
import type { CallPlan } from '../../plan/types'
import { isResolved, resolveActs } from './acts'
import { makeCall } from './calls'
import { awakeFor } from './moment'
import type { Run } from '../base/run'
import { runMoment } from '../effects/triggers'

/** How many cards of the deck make somebody of this role or team. */
function dealtOf({ plan, state }: Run, fits: (role: string) => boolean): number {
  const { deck } = state.game
  let dealt = 0
  for (const card in deck) if (fits(plan.cards[card]?.role ?? '')) dealt += deck[card] ?? 0
  return dealt
}

/** Whether everybody who could answer lies openly dead, and nobody can come after. */
function isShownGone(run: Run, { owner }: CallPlan): boolean {
  const { plan, state } = run
  const { deaths, night, roles } = plan.doc
  if (literal(night?.called) !== 'untilShown' || plan.perSeat > 1) return false
  // A forged card would close the call of somebody who lives.
  if (plan.forges || literal(deaths?.show) === 'nothing') return false
  const { kind, id } = owner
  if (kind !== 'role' && kind !== 'team') return false
  if ((kind === 'role' ? plan.enterable.roles : plan.enterable.teams).has(id)) return false
  const fits = (role: string) => (kind === 'role' ? role === id : roles[role]?.team === id)
  let shown = 0
  for (const { out, revealed } of state.record.seats) {
    if (!out || revealed === undefined) continue
    if (fits(plan.cards[revealed]?.role ?? revealed) || (kind === 'team' && revealed === id)) {
      shown += 1
    }
  }
  return shown >= dealtOf(run, fits)
}

/** Whether a call is made tonight: by the document, the deck, the round and what everybody knows. */
const isMade = (run: Run, call: CallPlan): boolean =>
  run.state.game.calls.includes(call.id) &&
  call.nights(run.state.game.round) &&
  (!call.if || call.if(run.asTold)) &&
  // Where the dead are called, a card that is open closes nothing.
  (call.dead !== false || !isShownGone(run, call))

/** Carries out what waits. Whoever becomes a call's own by it is not woken by it tonight. */
function resolve(run: Run, left: readonly CallPlan[]): void {
  if (isResolved(run)) return
  for (const call of left) {
    if (call.source.wake === undefined) run.held.set(call.id, awakeFor(run, call))
  }
  resolveActs(run)
}

export function* night(run: Run, round: number): Script {
  const { table, plan, state } = run
  run.open = false
  beginPhase(table, 'night', round)
  table.emit('roundBegan', { round })
  runMoment(run, 'dusk')
  run.held.clear()
  for (const call of plan.calls) {
    if (!isMade(run, call)) continue
    // Whoever looks sees the night as it was resolved.
    if (!call.waits && call.class !== 'know') {
      resolve(run, plan.calls.slice(plan.calls.indexOf(call)))
    }
    yield* makeCall(run, call)
    if (state.winner) return
  }
  resolveActs(run)
}
