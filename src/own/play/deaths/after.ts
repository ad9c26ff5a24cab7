/** What follows from deaths once all lives are lost. */
import type { SeatId } from '../../../engine'
import type { SeenGiven } from '../../state/state'
import { isIn, livingAmong } from '../../state/facts'
import { endStatuses } from '../effects/statuses'
import { moveObject } from '../effects/things'
import { envOf, type Run } from '../base/run'
import type { Settlement } from './settle'

/** What lasts only until its giver is out, and whose giver is. */
export const withoutGiver = ({ plan, state }: Pick<Run, 'plan' | 'state'>): SeenGiven[] =>
  state.game.given.filter(({ status, giver, until }) => {
    if (giver === null || isIn(state, giver)) return false
    return [until ?? plan.doc.statuses?.[status]?.until ?? []].flat().includes('giverOut')
  })

/** The killers of each who fell, for what they held. */
export const killersIn =
  ({ killers }: Settlement) =>
  (seat: SeatId): readonly SeatId[] =>
    killers[seat] ?? []

/** What covers the cards of those who die holds for one settlement. */
export function uncover({ table, state }: Run): void {
  if (state.game.covers.length > 0) table.emit('uncovered', {})
}

/** Objects of the dead go their way, and what dead players gave until they die ends. */
export function clearAfter(run: Run, killersOf: (seat: SeatId) => readonly SeatId[]): void {
  const { plan, state } = run
  const { holds } = state.game
  for (const object in holds) {
    const holder = holds[object] ?? null
    // Whoever was put out by a ruling leaves his things now, too.
    if (holder === null || isIn(state, holder)) continue
    const way = plan.doc.objects?.[object]?.whenOut ?? 'gone'
    const env = envOf(run, { self: holder, killers: killersOf(holder) })
    const to = way === 'gone' ? [] : livingAmong(state, plan.who(way)(env))
    moveObject(run, object, to[0] ?? null)
  }
  endStatuses(run, withoutGiver(run))
}
