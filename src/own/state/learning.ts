/** Who is shown something else than what is so. */
import type { SeatId } from '../../engine'
import type { Env } from './asking'
import { isImpaired, traitsOf } from './facts'

/** How somebody is misled: always, half the time, never. */
function misled(env: Env, seat: SeatId): 'wrongly' | 'random' | null {
  if (isImpaired(env, seat)) return 'wrongly'
  const all = traitsOf(env, seat, 'learns').map(({ map }) => map.learns)
  if (all.includes('wrongly')) return 'wrongly'
  return all.length > 0 ? 'random' : null
}

/** Whether something wrong is shown in this moment: to one who is asked, or to a group all of whom would be shown it. */
export function learnsWrongly(env: Env, draw: (n: number) => number) {
  const { plan, state, self, holders, believed } = env
  if (believed) return true
  if (!plan.bearers.learns && !plan.bearers.impaired) return false
  const awake = self === undefined ? (holders ?? []) : [self]
  const ways = awake.map((seat) => misled({ plan, state }, seat))
  if (ways.length === 0 || ways.includes(null)) return false
  return ways.includes('random') ? draw(2) === 1 : true
}
