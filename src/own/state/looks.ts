/** How a player looks to whoever looks. */
import type { SeatId } from '../../engine'
import type { Env } from './asking'
import { rolesOf, teamOf, traitsOf, type Borne } from './facts'
import { drawsBy } from './luck'

interface Look {
  readonly roles: readonly string[]
  readonly team: string
}

/** What somebody is. */
const truth = ({ plan, state }: Env, seat: SeatId): Look => ({
  roles: rolesOf(plan, state, seat),
  team: teamOf(plan, state, seat),
})

/** The role that is drawn for somebody: as long as he has what it comes from, or each time that he is looked at. */
function drawn({ state, luck = 0 }: Env, seat: SeatId, { map, from }: Borne): string | undefined {
  const { seenAs = {} } = map
  if (!('random' in seenAs)) return undefined
  const draw = drawsBy(seenAs.each === true ? luck : state.game.luck, `${seat} ${from}`)
  return seenAs.random[draw(seenAs.random.length)]
}

/** The role and the side that somebody seems to have. */
function named(env: Env, seat: SeatId, { role, team }: Record<'role' | 'team', unknown>): Look {
  const { plan } = env
  const is = truth(env, seat)
  const own = typeof role === 'string' ? plan.doc.roles[role]?.team : undefined
  return {
    roles: typeof role === 'string' ? [role] : is.roles,
    team: (team as string | undefined) ?? own ?? is.team,
  }
}

/** How a player looks: a status before a role. Whoever looks like somebody else looks like what that one is. */
export function appearanceOf(env: Env, seat: SeatId): Look {
  for (const borne of traitsOf(env, seat, 'seenAs')) {
    const { map, env: own } = borne
    const { seenAs } = map
    if (!seenAs) continue
    if ('sameAs' in seenAs) return truth(env, env.plan.who(seenAs.sameAs)(own)[0] ?? seat)
    if ('random' in seenAs)
      return named(env, seat, { role: drawn(env, seat, borne), team: undefined })
    return named(env, seat, { role: seenAs.role, team: seenAs.team })
  }
  return truth(env, seat)
}
