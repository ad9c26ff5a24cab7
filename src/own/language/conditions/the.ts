/** Whether all of a set are in another one, or none of them. */
import * as v from 'valibot'
import { conditionForm } from '../base/entry'
import { isEveryone } from '../base/sets'

export const the = conditionForm({
  shape: ({ who }) => ({
    the: who,
    is: v.exactOptional(who),
    isNot: v.exactOptional(who),
  }),
  about: {
    the: 'The set that is compared with another.',
    is: 'Equal, or within this set.',
    isNot: 'Outside this set.',
  },
  stands: 'everywhere',
  one: ['is', 'isNot'],
  level: ({ the, is, isNot }, { of }) => of(...[the, is, isNot].filter((set) => set !== undefined)),
  evaluate: ({ the, is, isNot }, inner) => {
    const set = inner.who(the)
    const other = is ?? isNot
    const inside = other === undefined ? () => [] : inner.who(other)
    const wanted = is !== undefined
    return (env) => {
      const seats = set(env)
      if (seats.length === 0) return false
      const others = inside(env)
      return seats.every((seat) => others.includes(seat) === wanted)
    }
  },
  phrases: {
    apart: {
      en: '{a}: no {b}',
      de: '{a}: niemand aus ({b})',
      pl: 'nikt nie należy do grupy ({b}): {a}',
    },
    alive: { en: '{a}: still alive', de: '{a}: noch am Leben', pl: '{a}: wciąż przy życiu' },
    within: { en: '{a}: only {b}', de: '{a}: nur {b}', pl: 'wszyscy należą do grupy ({b}): {a}' },
  },
  phrase: ({ the, is, isNot }, { set }, phrases) => {
    const a = set(the)
    if (isNot !== undefined) return [phrases.apart, { a, b: set(isNot) }]
    if (is === undefined || isEveryone(is)) return [phrases.alive, { a }]
    return [phrases.within, { a, b: set(is) }]
  },
})
