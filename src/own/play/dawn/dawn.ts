/** The dawn: the night is settled, then told, then come the questions that dead players are asked. */
import { announce, ask, beginPhase, information, type Script, type SeatId } from '../../../engine'
import type { OwnState, SeenGiven } from '../../state/state'
import { inOrder, isIn } from '../../state/facts'
import { untilNext } from '../../state/people'
import { nightsOf } from '../../language/base/scalars'
import type { Plan, ToldPlan } from '../../plan/types'
import { answerAsks, isAnythingAsked } from '../asked/asks'
import { tellFallen } from '../deaths/deaths'
import { comes } from './moments'
import type { Run } from '../base/run'
import { clearAfter, killersIn, uncover } from '../deaths/after'
import { meetAttacks, settlement, useUpShields, type Settlement } from '../deaths/settle'
import { loseLives } from '../deaths/waves'
import { tried } from '../effects/copy'
import { readyFor, runMoment, runReady } from '../effects/triggers'
import { inTellingOrder } from '../base/telling'
import { checkVictory } from '../base/victory'

/** What the night has gathered, up to the moment in which attacks are met. */
function closeNight(run: Run): void {
  comes(run, 'nightEnd')
  if (run.plan.waiting.has('visited')) {
    for (const { by, at } of [...run.state.game.visits]) {
      for (const ready of readyFor(run, 'visited', at)) {
        runReady(run, ready, { it: by })
      }
    }
  }
  runMoment(run, 'nightEnds')
}

/** Attacks are met, and what lasted until dawn ends. */
function meetAll(run: Run): Settlement {
  const settling = settlement(true)
  meetAttacks(run, settling)
  comes(run, 'dawn')
  meetAttacks(run, settling)
  return settling
}

export function* dawn(run: Run, round: number): Script {
  const { table, state } = run
  beginPhase(table, 'dawn', round)
  run.open = false
  closeNight(run)
  if (checkVictory(run, 'nightEnds')) return
  const settling = meetAll(run)
  const out = loseLives(run, settling)
  clearAfter(run, killersIn(settling))
  for (const seat of [...state.game.returning]) table.emit('cameBack', { seat })
  runMoment(run, 'dawn')
  const more = loseLives(run, settling)
  // What held has held for the whole night, for what followed from its deaths, too.
  useUpShields(run)
  clearAfter(run, killersIn(settling))
  uncover(run)
  out.push(...more)
  tellNight(run)
  if (out.length > 0 && checkVictory(run, 'always')) return
  yield* ask(() => information('dawn.announce', { tells: true }))
  run.chain = 0
  run.open = true
  if (isAnythingAsked(run)) yield* answerAsks(run)
  checkVictory(run, 'dawn')
}

/** The telling: deaths, what waited, then statuses that ended, that came, that are told every dawn. */
function tellNight(run: Run): void {
  const { state, table, plan } = run
  const { deaths } = plan.doc
  const isQuiet = state.game.fallen.length === 0
  tellFallen(run, true)
  if (isQuiet && nightsOf(deaths?.nobody, true)(state.game.round)) {
    announce(table, 'nobodyDied', true)
  }
  for (const { kind, of } of inTellingOrder(run, state.game.queue)) announce(table, kind, of)
  const statuses = plan.doc.statuses ?? {}
  for (const status in statuses) {
    const ended = state.game.ended[status]
    if (!ended) continue
    const still = inOrder(state, ended).filter(
      (seat) => isIn(state, seat) || plan.lasting.has(status),
    )
    if (ended.length === 0) announce(table, `ended.${status}`, true)
    else if (still.length > 0) announce(table, `ended.${status}`, still)
  }
  tellStatuses(run)
  table.emit('queueTold', {})
}

/** Statuses that came, then those that are told every dawn. */
function tellStatuses(run: Run): void {
  const { state, plan } = run
  if (state.game.given.length === 0) return
  for (const told of plan.toldAtDawn) tellStatus(run, told)
}

/** Whoever the room heard of last comes first; of whom it hears in one moment, in seat order. */
function newestFirst({ state }: Run, held: readonly SeenGiven[]): readonly SeatId[] {
  const moments = [...new Set(held.map(({ heard }) => heard))].sort((one, other) => other - one)
  return moments.flatMap((moment) => {
    const of = held.filter(({ heard }) => heard === moment)
    return inOrder(
      state,
      of.flatMap(({ on }) => (on === 'table' ? [] : [on])),
    )
  })
}

function tellStatus(run: Run, { status, every, newest }: ToldPlan): void {
  const { state, table } = run
  const held = state.game.given.filter((given) => given.status === status)
  // What is told every dawn names whoever came newly and whoever had it before in one list.
  const found = held.filter(({ known, night }) => (known ? every : night !== 0))
  if (found.length === 0) return
  for (const { n } of found) table.emit('statusKnown', { n })
  const seats = found.flatMap(({ on }) => (on === 'table' ? [] : [on]))
  const listed = newest ? newestFirst(run, found) : inOrder(state, seats)
  announce(table, `became.${status}`, seats.length === 0 ? true : listed)
}

/** Copies that are just being settled. */
const SETTLING = new WeakSet<object>()

/** Who would lose a life if dawn came now: the settlement, on a copy, without chance and without asking. */
export function doomedNow(
  plan: Plan,
  state: OwnState,
  causes: (cause: string) => boolean,
): readonly SeatId[] {
  // What a trait asks about the doomed while they are looked for has no answer.
  if (SETTLING.has(state.game) || state.phase.kind === 'day') return []
  const seats = strikesNow(plan, state)
    .filter(({ cause }) => causes(cause))
    .map(({ target }) => target)
  return inOrder(state, seats)
}

/** What may still attack somebody as a night is settled. */
const STRIKING = ['ends', 'visited', 'nightEnds'] as const

/** What would get through if dawn came now. */
const strikesNow = untilNext((plan: Plan, state): Settlement['strikes'] => {
  const { attacks, settled } = state.game
  if (attacks.length <= settled && !STRIKING.some((on) => plan.waiting.has(on))) return []
  const run = tried(plan, state)
  SETTLING.add(run.state.game)
  closeNight(run)
  return meetAll(run).strikes
})
