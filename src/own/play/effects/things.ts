/** What somebody has beside roles and statuses: numbers, ties to others, objects. */
import type { SeatId } from '../../../engine'
import { counterKey, type Place } from '../../state/state'
import { isIn, livingAmong, tiedBy } from '../../state/facts'
import { literal } from '../../language/scalars'
import type { Env, WhoOf } from '../../state/asking'
import type { EffectPlan } from '../../plan/types'
import type { Run } from '../run'
import { tell } from '../telling'

/** Who of these can be meant: the living, or the table. */
export function places(run: Run, of: WhoOf | 'table', env: Env): readonly Place[] {
  return of === 'table' ? ['table'] : livingAmong(run.state, of(env))
}

/** Counts up, or sets a number. */
export function count(run: Run, effect: Extract<EffectPlan, { kind: 'count' }>, env: Env): void {
  const { counter, of = null } = effect
  const all: readonly Place[] = of === null ? [env.self ?? 'table'] : places(run, of, env)
  for (const on of all) {
    const now =
      run.state.game.counters[counterKey(counter, on)] ??
      Number(run.plan.doc.counters?.[counter]?.start ?? 0)
    const to = effect.set ? effect.set(env) : now + (effect.add?.(env) ?? 0)
    run.table.emit('counted', { counter, on, to: Math.max(-999, Math.min(999, to)) })
  }
}

/** Ties players together. */
export function link(
  { table, plan }: Run,
  effect: Extract<EffectPlan, { kind: 'link' }>,
  env: Env,
): void {
  const { link: id } = effect
  const to = effect.to(env)
  if (to.length === 0) return
  if (plan.doc.links?.[id]?.kind === 'group') {
    if (to.length > 1) table.emit('tied', { link: id, from: null, to })
    return
  }
  for (const from of effect.from(env)) table.emit('tied', { link: id, from, to })
}

/** Loosens such ties. */
export function unlink(
  { table, plan, state }: Run,
  effect: Extract<EffectPlan, { kind: 'unlink' }>,
  env: Env,
) {
  const { link: id } = effect
  const isGroup = plan.doc.links?.[id]?.kind === 'group'
  for (const from of effect.from(env)) {
    const to = isGroup ? [from] : tiedBy(state, id, [from])
    table.emit('untied', { link: id, from: isGroup ? null : from, to })
  }
}

/** Puts an object into somebody's hands, or out of the game. */
export function moveObject(run: Run, object: string, to: SeatId | null): void {
  if (to !== null && !isIn(run.state, to)) return
  if ((run.state.game.holds[object] ?? null) === to) return
  run.table.emit('objectMoved', { object, to, heard: run.open })
  const isPublic = literal(run.plan.doc.objects?.[object]?.public) === 'atOnce'
  if (isPublic) tell(run, `moved.${object}`, to === null ? [] : [to])
}
