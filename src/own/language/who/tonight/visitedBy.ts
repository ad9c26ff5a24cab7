/** Whomever these visited tonight. */
import { anybody, secret, setForm } from '../../base/entry'
import { visits } from '../../base/sets'

export const visitedBy = setForm({
  shape: ({ who }) => ({ visitedBy: who }),
  about: { visitedBy: 'The players they visited tonight.' },
  stands: 'everywhere',
  trail: true,
  dead: false,
  level: secret,
  reach: anybody,
  evaluate: ({ visitedBy: who }, inner) => visits(inner.who(who), 'by', 'at'),
  phrases: {
    visitedBy: {
      en: 'the player visited tonight by {of}',
      de: 'heute Nacht Besuchte von: {of}',
      pl: 'tej nocy odwiedzeni, odwiedza: {of}',
    },
  },
  phrase: ({ visitedBy: who }, { set }, phrases) => [phrases.visitedBy, { of: set(who) }],
})
