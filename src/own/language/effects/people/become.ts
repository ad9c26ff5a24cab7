/** Somebody becomes somebody else, like another, or what is drawn. */
import * as v from 'valibot'
import type { SeatId } from '../../../../engine'
import { named, newer } from '../../../schema/marks'
import type { SetWithin } from '../../../schema/fields'
import type { Env } from '../../../state/asking'
import { rolesDealt, rolesNotDealt } from '../../../state/deck'
import type { Inner } from '../../base/entry'
import { roleOr, whom } from '../base/whom'
import { CHOSEN, chosenRoles } from '../../base/middle'
import { effectForm, never, plain, type Deed } from '../base/effect'

/** Finds a role for one player; for each of several anew where it is drawn. */
type Finds = () => string | undefined
type Does = Deed<'become', [seats: readonly SeatId[], role: Finds]>

const Random = v.union([v.array(named('role')), v.picklist(['notDealt', 'dealt'])])
type Random = v.InferOutput<typeof Random>
type Role = string | { readonly sameAs: SetWithin } | { readonly random: Random }

/** The roles that one is drawn from. */
function drawnFrom(random: Random, env: Env): readonly string[] {
  if (typeof random !== 'string') return random
  return random === 'dealt' ? rolesDealt(env) : rolesNotDealt(env)
}

/** Where nothing may be drawn, there is no role. */
const drawn = (random: Random, env: Env): string | undefined => {
  const roles = drawnFrom(random, env)
  return roles.length === 0 || !env.draw ? undefined : roles[env.draw(roles.length)]
}

function finding(role: Role, inner: Inner): (env: Env) => Finds {
  if (typeof role === 'object' && 'random' in role) return (env) => () => drawn(role.random, env)
  const name = roleOr(role, inner)
  return (env) => {
    const isNamed = role !== CHOSEN || CHOSEN in env.plan.doc.roles
    const is = isNamed ? name(env) : chosenRoles(env)[0]
    return () => is
  }
}

/** All roles that somebody may come to by it: those that are named, or any of all. */
export function rolesBrought(role: unknown, all: readonly string[]): readonly string[] {
  // What is chosen may be any of them, unless a role is called so.
  if (role === CHOSEN && all.length > 0 && !all.includes(CHOSEN)) return all
  if (typeof role === 'string') return [role]
  const { random } = role as { readonly random?: unknown }
  return Array.isArray(random) ? (random as readonly string[]) : all
}

export const become = effectForm({
  shape: ({ who }) => ({
    become: v.strictObject({
      role: v.union([
        v.literal(CHOSEN),
        named('role'),
        v.strictObject({ sameAs: who }),
        newer('random', v.strictObject({ random: Random })),
      ]),
      who: v.exactOptional(who),
    }),
  }),
  about:
    'Gives somebody another role; `chosen` is that of the card in the middle, or the one that was named.',
  stands: 'everywhere',
  drawn: true,
  oneCard: false,
  onChosen: never,
  class: () => 'change',
  brings: ({ become: { role } }) =>
    rolesBrought(role, []).map((id) => ({ kind: 'role', id }) as const),
  evaluate: ({ become: { role, who } }, inner) => {
    const [finds, seats] = [finding(role, inner), whom(who, 'self', inner)]
    return plain((deeds: Does, env) => deeds.become(seats(env), finds(env)))
  },
})
