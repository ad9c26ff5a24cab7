/** Whoever has a role of one of these kinds. */
import { someNamed } from '../../../schema/marks'
import { rolesOf } from '../../../state/facts'
import { listOf } from '../../base/scalars'
import { among } from '../../base/sets'
import { anybody, secret, setForm } from '../../base/entry'

export const kind = setForm({
  shape: () => ({ kind: someNamed('kind') }),
  about: { kind: 'Who has a role of this kind.' },
  stands: 'everywhere',
  trail: false,
  dead: false,
  level: secret,
  reach: anybody,
  evaluate: ({ kind }) => {
    const kinds = listOf(kind)
    return among(({ plan, state }, seat) =>
      rolesOf(plan, state, seat).some((role) => kinds.includes(plan.doc.roles[role]?.kind ?? '')),
    )
  },
  phrases: {
    kind: {
      en: 'players with a role of the kind {x}',
      de: 'Leute mit einer Rolle der Art {x}',
      pl: 'żywi, rodzaj roli: {x}',
    },
  },
  phrase: ({ kind: ids }, { names }, phrases) => [phrases.kind, { x: names(ids) }],
})
