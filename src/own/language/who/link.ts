/** Whoever is tied by one of these links; with `of` to one of those, in a group otherwise everybody in it. */
import * as v from 'valibot'
import { someNamed } from '../../schema/marks'
import { tiedBy } from '../../state/facts'
import { anybody, secret, setForm } from '../base/entry'
import { listOf } from '../base/scalars'
import { within } from '../base/sets'

export const link = setForm({
  shape: ({ who }) => ({ link: someNamed('link'), of: v.exactOptional(who) }),
  about: { link: 'Players who are tied.', of: 'Who or what it is about.' },
  stands: 'everywhere',
  trail: false,
  dead: false,
  level: secret,
  reach: anybody,
  evaluate: ({ link: ids, of }, inner) => {
    const links = listOf(ids)
    const from = of === undefined ? null : inner.who(of)
    return (env) => {
      const isGroup = links.every((id) => env.plan.doc.links?.[id]?.kind === 'group')
      const seats = from ? from(env) : isGroup || env.self === undefined ? null : [env.self]
      return within(
        env,
        links.flatMap((id) => tiedBy(env.state, id, seats)),
      )
    }
  },
  phrases: {
    link: { en: 'players tied by “{x}”', de: 'Leute im Bund „{x}“', pl: 'żywi w więzi „{x}”' },
    linkOf: {
      en: 'the player tied by “{x}” to {of}',
      de: 'Leute im Bund „{x}“ mit: {of}',
      pl: 'w więzi „{x}”, druga strona: {of}',
    },
  },
  phrase: ({ link: ids, of }, { names, set }, phrases) => {
    const x = names(ids)
    return of === undefined ? [phrases.link, { x }] : [phrases.linkOf, { x, of: set(of) }]
  },
})
