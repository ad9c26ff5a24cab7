/** For whom the own hands of these were up in the last count, however they counted. */
import { anybody, setForm } from '../../base/entry'
import { worst } from '../../base/level'
import { within } from '../../base/sets'

export const votedBy = setForm({
  shape: ({ who }) => ({ votedBy: who }),
  isNewer: true,
  about: { votedBy: 'For whom the own hands of these were up in the last count.' },
  stands: 'everywhere',
  trail: false,
  dead: true,
  level: ({ votedBy: who }, { of, hands }) => worst([of(who), hands()]),
  reach: anybody,
  evaluate: ({ votedBy: who }, inner) => {
    const seats = inner.who(who)
    return (env) => {
      const by = [...seats({ ...env, dead: false }), ...seats({ ...env, dead: true })]
      return within(
        env,
        by.flatMap((seat) => env.state.game.votes[seat] ?? []),
      )
    }
  },
  phrases: {
    votedBy: {
      en: 'whoever got a hand from {of}',
      de: 'für wen die Hand gehoben wurde von: {of}',
      pl: 'na kogo padł głos, a oddał go: {of}',
    },
  },
  phrase: ({ votedBy: who }, { set }, phrases) => [phrases.votedBy, { of: set(who) }],
})
