/** Whoever visited these tonight. */
import { anybody, secret, setForm } from '../../base/entry'
import { visits } from '../../base/sets'

export const visitorsOf = setForm({
  shape: ({ who }) => ({ visitorsOf: who }),
  about: { visitorsOf: 'Who visited them tonight.' },
  stands: 'everywhere',
  trail: true,
  dead: false,
  level: secret,
  reach: anybody,
  evaluate: ({ visitorsOf: who }, inner) => visits(inner.who(who), 'at', 'by'),
  phrases: {
    visitorsOf: {
      en: 'tonight’s visitors of {of}',
      de: 'heute Nacht zu Besuch bei: {of}',
      pl: 'tej nocy goście, gospodarz: {of}',
    },
  },
  phrase: ({ visitorsOf: who }, { set }, phrases) => [phrases.visitorsOf, { of: set(who) }],
})
