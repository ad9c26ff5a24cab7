/** How often these players, or the table, have a status. */
import * as v from 'valibot'
import { named } from '../../schema/marks'
import type { Env } from '../../state/asking'
import { givenOf } from '../../state/facts'
import { numberForm } from '../base/entry'
import { worst } from '../base/level'
import { isOfTable, total } from '../base/numbers'
import { one } from '../base/sets'

export const stacks = numberForm({
  shape: ({ who }) => ({ stacks: named('status'), of: v.exactOptional(who) }),
  about: { stacks: 'How often they have the status.', of: 'Who or what it is about.' },
  compared: {
    stacks: 'How often they have the status, compared with a number.',
    of: 'Who or what it is about.',
  },
  level: ({ stacks: id, of: who }, { isPublicStatus, of }) =>
    worst([isPublicStatus(id) ? 'open' : 'secret', ...(who === undefined ? [] : [of(who)])]),
  evaluate: ({ stacks: id, of }, inner) => {
    const who = of === undefined ? ({ self }: Env) => one(self) : inner.who(of)
    return (env) => {
      const places = isOfTable(of) ? (['table'] as const) : who(env)
      const counted = places.map((place) => {
        const given = givenOf(env.state, place, id)
        return (env.told ? given?.told : given?.stacks) ?? 0
      })
      return total(counted)
    }
  },
  phrases: {
    stacks: {
      en: 'how often “{x}” counts',
      de: 'wie oft „{x}“ zählt',
      pl: 'ile razy liczy się „{x}”',
    },
  },
  phrase: ({ stacks: id }, { names }, phrases) => [phrases.stacks, { x: names(id) }],
})
