/** What happens by itself: finds who has a trigger for an event and lets it run. */
import { draw, living, type SeatId } from '../../../engine'
import { givenOf, isImpaired, rolesOf, teamOf, tiedBy } from '../../state/facts'
import type { OwnTable } from '../../state/state'
import type { Env } from '../../state/asking'
import type { Owner } from '../../analyse/owners'
import type { Plan, TriggerPlan } from '../../plan/types'
import { carryOut } from './effects'
import { envOf, LONGEST_CHAIN, mayGoOn, stillEnv, type Run } from '../base/run'

/** A trigger of somebody, as it stood before what happens now. */
export interface Ready {
  readonly trigger: TriggerPlan
  readonly self: SeatId | null
  readonly giver: SeatId | null
  /** Whether nothing comes of it: whoever has it was impaired. */
  readonly fails?: boolean
}

const NOBODY: readonly Ready[] = []

function holds({ plan, state }: Run, { kind, id }: Owner, seat: SeatId): boolean {
  switch (kind) {
    case 'team':
      return teamOf(plan, state, seat) === id
    case 'role':
      return rolesOf(plan, state, seat).includes(id)
    case 'status':
      return givenOf(state, seat, id) !== undefined
    case 'link':
      return tiedBy(state, id, null).includes(seat)
    case 'object':
      return state.game.holds[id] === seat
    case 'top':
      return false
  }
}

/** Somebody's triggers for an event, in the order of the document. */
export function readyOf(run: Run, on: TriggerPlan['on'], seat: SeatId): readonly Ready[] {
  const waiting = run.plan.waiting.get(on)
  if (!waiting) return NOBODY
  // Of most triggers somebody has none: nothing is made before one is found.
  let found: Ready[] | null = null
  for (const trigger of waiting) {
    const { owner } = trigger
    if (!holds(run, owner, seat)) continue
    const given = owner.kind === 'status' ? givenOf(run.state, seat, owner.id) : undefined
    const isOwn = owner.kind === 'role' || owner.kind === 'object'
    const fails = isOwn && isImpaired(run.still, seat)
    ;(found ??= []).push({ trigger, self: seat, giver: given?.giver ?? null, fails })
  }
  return found ?? NOBODY
}

/** The triggers that stand at nobody, such as those of the whole game; whom the event befalls may be their `self`. */
export function readyOfAll(
  { plan, state }: Run,
  on: TriggerPlan['on'],
  self: SeatId | null = null,
): readonly Ready[] {
  const waiting = plan.waiting.get(on)
  if (!waiting) return NOBODY
  return waiting
    .filter(
      ({ owner }) =>
        owner.kind === 'top' ||
        (owner.kind === 'status' && givenOf(state, 'table', owner.id) !== undefined),
    )
    .map((trigger) => ({ trigger, self, giver: null }))
}

/** The triggers for an event that befalls somebody: his own, then those that stand at nobody. */
export function readyFor(run: Run, on: TriggerPlan['on'], seat: SeatId): readonly Ready[] {
  if (!run.plan.waiting.has(on)) return NOBODY
  return [...readyOf(run, on, seat), ...readyOfAll(run, on, seat)]
}

const useKey = ({ trigger, self }: Ready): string =>
  `${trigger.key}|${trigger.owner.kind === 'top' ? '' : (self ?? '')}`

/** Everybody's triggers for an event, in seat order, then those of the game. */
export function readyOfEverybody(run: Run, on: TriggerPlan['on']): readonly Ready[] {
  if (!run.plan.waiting.has(on)) return NOBODY
  const found: Ready[] = []
  for (const seat of living(run.state)) found.push(...readyOf(run, on, seat))
  found.push(...readyOfAll(run, on))
  return found
}

/** Lets one trigger run where its conditions hold; `before` is told first. @returns whether it ran */
export function runReady(
  run: Run,
  ready: Ready,
  more: Partial<Env> = {},
  before?: () => void,
): boolean {
  const { trigger, self, giver, fails = false } = ready
  const { table, state } = run
  // A question before everybody is put all the same: they would notice.
  if (fails && !trigger.ask) return false
  const env = envOf(run, { self: self ?? undefined, giver: giver ?? undefined, ...more })
  const { uses } = trigger
  if (uses && (state.game.uses[useKey(ready)] ?? 0) >= uses(env)) return false
  if (trigger.if && !trigger.if(env)) return false
  if (run.chain >= LONGEST_CHAIN && !mayGoOn(run)) return false
  if (uses !== null) table.emit('used', { key: useKey(ready) })
  if (!fails) before?.()
  const by = self === null ? [] : [self]
  carryOut(run, trigger.does, env, { by, joint: false, step: null, counted: true, fails })
  if (trigger.ask && !run.dry && mayGoOn(run)) {
    table.emit('asked', {
      trigger: trigger.key,
      self,
      it: more.it ?? null,
      giver,
      killers: more.killers ?? [],
      cause: more.cause ?? null,
      late: trigger.on === 'dawn',
      rank: run.plan.triggers.indexOf(trigger),
      ...(fails ? { fails: true as const } : {}),
    })
  }
  return !fails
}

/** Runs somebody's triggers for an event; `only` those that stand at one owner. */
export function runTriggers(run: Run, on: TriggerPlan['on'], seat: SeatId, only?: Owner): void {
  for (const ready of readyOf(run, on, seat)) {
    const { kind, id } = ready.trigger.owner
    if (!only || (only.kind === kind && only.id === id)) runReady(run, ready)
  }
}

/** What a part of an evening works with; `open`: before everybody's eyes. */
export const runOf = (table: OwnTable, plan: Plan, open = false, dry = false): Run => ({
  table,
  plan,
  state: table.state,
  still: { plan, state: table.state },
  asTold: { plan, state: table.state, told: true },
  chain: 0,
  open,
  room: null,
  untold: null,
  held: new Map(),
  draws: (n) => draw(table, 'secret', n),
  dry,
  got: (run, seat, kind, id) => runTriggers(run, 'gets', seat, { kind, id }),
})

/**
 * Runs everybody's triggers for a moment of the course, in seat order, then those of the game. Whoever comes to hold one
 * only by what these do is too late for it.
 */
export function runMoment(run: Run, on: TriggerPlan['on']): void {
  for (const one of readyOfEverybody(run, on)) {
    const { self, trigger } = one
    if (self === null || holds(run, trigger.owner, self)) runReady(run, one)
  }
}

/** Whom a trigger on others' deaths watches. */
export const watched = (run: Run, { trigger, self, giver }: Ready): readonly SeatId[] =>
  trigger.of
    ? trigger.of(stillEnv(run, { self: self ?? undefined, giver: giver ?? undefined }))
    : living(run.state)
