/** Whoever has one of these roles, or the one that was chosen by its name. */
import * as v from 'valibot'
import { someNamed } from '../../../schema/marks'
import { holdersOf } from '../../../state/facts'
import { listOf } from '../../base/scalars'
import { CHOSEN, chosenRoles } from '../../base/middle'
import { among, isPlain, seenRoles } from '../../base/sets'
import { secret, setForm } from '../../base/entry'

export const role = setForm({
  shape: () => ({ role: v.union([v.literal(CHOSEN), someNamed('role')]) }),
  about: {
    role: 'Who has one of these roles; `chosen` is the one that the question named, or found in the middle.',
  },
  stands: 'everywhere',
  trail: false,
  dead: false,
  level: secret,
  reach: ({ role }, { roles }) => role === CHOSEN || roles(role),
  evaluate: ({ role }) => {
    const roles = listOf(role)
    const named = among((env, seat) =>
      seenRoles(env, seat).some((one) => chosenRoles(env).includes(one)),
    )
    const all = among((env, seat) => seenRoles(env, seat).some((one) => roles.includes(one)))
    return (env) => {
      if (role === CHOSEN && !(CHOSEN in env.plan.doc.roles)) return named(env)
      return isPlain(env) ? holdersOf(env.plan, env.state, roles) : all(env)
    }
  },
  phrases: {
    chosen: {
      en: 'players with the role that was named',
      de: 'Leute mit der genannten Rolle',
      pl: 'żywi z wymienioną rolą',
    },
    role: {
      en: 'players with the role {x}',
      de: 'Leute mit der Rolle {x}',
      pl: 'żywi, rola: {x}',
    },
  },
  phrase: ({ role: ids }, { names }, phrases) =>
    ids === CHOSEN ? [phrases.chosen] : [phrases.role, { x: names(ids) }],
})
