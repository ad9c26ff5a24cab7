/** What somebody has beside roles and statuses: numbers, ties to others, objects. */
import type { SeatId } from '../../../engine'
import { counterKey, type Bearer } from '../../state/state'
import { isIn, tiedBy } from '../../state/facts'
import { literal } from '../../language/base/scalars'
import type { Run } from '../base/run'
import { tell } from '../base/telling'

/** Sets a number by what it is now. */
export function count(run: Run, counter: string, on: Bearer, to: (now: number) => number): void {
  const { state, plan, table } = run
  const now =
    state.game.counters[counterKey(counter, on)] ?? Number(plan.doc.counters?.[counter]?.start ?? 0)
  table.emit('counted', { counter, on, to: Math.max(-999, Math.min(999, to(now))) })
}

/** Ties players together. */
export function tie(
  { table, plan }: Run,
  link: string,
  from: () => readonly SeatId[],
  to: readonly SeatId[],
): void {
  if (to.length === 0) return
  if (plan.doc.links?.[link]?.kind === 'group') {
    if (to.length > 1) table.emit('tied', { link, from: null, to })
    return
  }
  for (const one of from()) table.emit('tied', { link, from: one, to })
}

/** Loosens such ties. */
export function untie({ table, plan, state }: Run, link: string, from: readonly SeatId[]): void {
  const isGroup = plan.doc.links?.[link]?.kind === 'group'
  for (const one of from) {
    const to = isGroup ? [one] : tiedBy(state, link, [one])
    table.emit('untied', { link, from: isGroup ? null : one, to })
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
