/** Whose own hand was up for one of these in the last count, however it counted. */
import { anybody, setForm } from '../../base/entry'
import { worst } from '../../base/level'
import { within } from '../../base/sets'

export const votersOf = setForm({
  shape: ({ who }) => ({ votersOf: who }),
  isNewer: true,
  about: { votersOf: 'Whose own hand was up for one of these in the last count.' },
  stands: 'everywhere',
  trail: false,
  dead: true,
  level: ({ votersOf: who }, { of, hands }) => worst([of(who), hands()]),
  reach: anybody,
  evaluate: ({ votersOf: who }, inner) => {
    const seats = inner.who(who)
    return (env) => {
      const of = [...seats({ ...env, dead: false }), ...seats({ ...env, dead: true })]
      const { game, seats: all } = env.state
      const voted = all
        .map(({ id }) => id)
        .filter((id) => game.votes[id]?.some((at) => of.includes(at)))
      return within(env, voted)
    }
  },
  phrases: {
    votersOf: {
      en: 'whoever raised a hand for {of}',
      de: 'wer die Hand gehoben hat für: {of}',
      pl: 'kto podniósł rękę, a był to głos na: {of}',
    },
  },
  phrase: ({ votersOf: who }, { set }, phrases) => [phrases.votersOf, { of: set(who) }],
})
