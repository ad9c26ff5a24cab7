/** What a counter of these players, or of the table, shows. */
import * as v from 'valibot'
import { named } from '../../schema/marks'
import type { Env } from '../../state/asking'
import { counterKey } from '../../state/state'
import { numberForm, secret } from '../base/entry'
import { one } from '../base/sets'
import { isOfTable, total } from '../base/numbers'

export const counter = numberForm({
  shape: ({ who }) => ({ counter: named('counter'), of: v.exactOptional(who) }),
  about: { counter: 'A counter by its name.', of: 'Who or what it is about.' },
  compared: { counter: 'A counter by its name.', of: 'Who or what it is about.' },
  level: secret,
  evaluate: ({ counter: id, of }, inner) => {
    const who = of === undefined ? ({ self }: Env) => one(self) : inner.who(of)
    const start = (env: Env) => Number(env.plan.doc.counters?.[id]?.start ?? 0)
    return (env) => {
      const { counters } = env.state.game
      const isTable = isOfTable(of) || (of === undefined && env.self === undefined)
      const places = isTable ? (['table'] as const) : who(env)
      return total(places.map((place) => counters[counterKey(id, place)] ?? start(env)))
    }
  },
  phrases: {
    counter: { en: '“{x}”', de: '„{x}“', pl: '„{x}”' },
  },
  phrase: ({ counter: id }, { names }, phrases) => [phrases.counter, { x: names(id) }],
})
