/** Statuses that run out: at dawn, at dusk, before a night is settled. */
import { seatIndex } from '../../../engine'
import type { Moments, SeenGiven } from '../../state/state'
import type { UntilOne } from '../../schema/until'
import { listOf } from '../../language/base/scalars'
import { endStatus } from '../effects/statuses'
import { readyOf, readyOfAll, runReady } from '../effects/triggers'
import type { Run } from '../base/run'

function hasRunOut({ state, plan }: Run, given: SeenGiven, moment: keyof Moments): boolean {
  const until = given.until ?? plan.doc.statuses?.[given.status]?.until
  const passed = state.game.moments[moment] - given.since[moment]
  return listOf(until as UntilOne | readonly UntilOne[] | undefined).some((end) => {
    if (end === moment) return passed >= 1
    if (typeof end === 'string') return false
    if ('dawns' in end) return moment === 'dawn' && passed >= end.dawns
    return moment === 'dusk' && passed >= end.dusks
  })
}

const rank = ({ on }: SeenGiven): number => (on === 'table' ? Infinity : seatIndex(on))

/** A moment comes: whatever lasts until then ends, in seat order, what the table has last. */
export function comes(run: Run, moment: keyof Moments): void {
  const { state, table } = run
  table.emit('momentCame', { moment })
  if (state.game.given.length === 0) return
  const over = state.game.given.filter((given) => hasRunOut(run, given, moment))
  if (over.length === 0) return
  const ending = over.slice().sort((one, other) => rank(one) - rank(other) || one.n - other.n)
  for (const { n, on, status, giver, used } of ending) {
    const all = on === 'table' ? readyOfAll(run, 'ends') : readyOf(run, 'ends', on)
    for (const ready of all) {
      const { kind, id } = ready.trigger.owner
      if (kind === 'status' && id === status) {
        runReady(run, ready, { used, giver: giver ?? undefined })
      }
    }
    endStatus(run, n)
  }
}
