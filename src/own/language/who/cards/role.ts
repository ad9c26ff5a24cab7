/** Whoever has one of these roles. */
import { someNamed } from '../../../schema/marks'
import { holdersOf } from '../../../state/facts'
import { listOf } from '../../base/scalars'
import { among, isPlain, seenRoles } from '../../base/sets'
import { secret, setForm } from '../../base/entry'

export const role = setForm({
  shape: () => ({ role: someNamed('role') }),
  about: { role: 'Who has one of these roles.' },
  stands: 'everywhere',
  trail: false,
  dead: false,
  level: secret,
  reach: ({ role }, { roles }) => roles(role),
  evaluate: ({ role }) => {
    const roles = listOf(role)
    const all = among((env, seat) => seenRoles(env, seat).some((one) => roles.includes(one)))
    return (env) => (isPlain(env) ? holdersOf(env.plan, env.state, roles) : all(env))
  },
  phrases: {
    role: {
      en: 'players with the role {x}',
      de: 'Leute mit der Rolle {x}',
      pl: 'żywi, rola: {x}',
    },
  },
  phrase: ({ role: ids }, { names }, phrases) => [phrases.role, { x: names(ids) }],
})
