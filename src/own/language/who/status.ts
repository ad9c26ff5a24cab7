/** Whoever has one of these statuses. */
import { someNamed } from '../../schema/marks'
import { givenOf } from '../../state/facts'
import { listOf } from '../base/scalars'
import { among } from '../base/sets'
import { anybody, setForm } from '../base/entry'

export const status = setForm({
  shape: () => ({ status: someNamed('status') }),
  about: { status: 'Who has one of these statuses.' },
  stands: 'everywhere',
  trail: false,
  dead: false,
  level: ({ status }, { isPublicStatus }) =>
    listOf(status).every(isPublicStatus) ? 'open' : 'secret',
  reach: anybody,
  evaluate: ({ status }) => {
    const statuses = listOf(status)
    return among(({ state, told }, seat) =>
      statuses.some((id) => {
        const given = givenOf(state, seat, id)
        return given !== undefined && (!told || given.known)
      }),
    )
  },
  phrases: {
    status: {
      en: 'players who are “{x}”',
      de: 'Leute im Zustand „{x}“',
      pl: 'żywi w stanie „{x}”',
    },
  },
  phrase: ({ status: ids }, { names }, phrases) => [phrases.status, { x: names(ids) }],
})
