/** Whoever has ever had one of these roles. */
import { someNamed } from '../../../schema/marks'
import { ownSeat } from '../../../state/facts'
import { listOf } from '../../base/scalars'
import { among } from '../../base/sets'
import { secret, setForm } from '../../base/entry'

export const was = setForm({
  shape: () => ({ was: someNamed('role') }),
  about: { was: 'Who has ever had this role.' },
  stands: 'everywhere',
  trail: false,
  dead: false,
  level: secret,
  reach: ({ was }, { roles }) => roles(was),
  evaluate: ({ was }) => {
    const roles = listOf(was)
    return among(({ state }, seat) => ownSeat(state, seat).was.some((role) => roles.includes(role)))
  },
  phrases: {
    was: {
      en: 'players who have ever been {x}',
      de: 'Leute, die jemals {x} waren',
      pl: 'żywi, rola teraz lub dawniej: {x}',
    },
  },
  phrase: ({ was: ids }, { names }, phrases) => [phrases.was, { x: names(ids) }],
})
