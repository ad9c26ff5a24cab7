/** How many lives these players have left. */
import { seatIndex } from '../../../engine'
import { livesOf } from '../../state/facts'
import { numberForm } from '../base/entry'
import { worst } from '../base/level'
import { isSelf, total } from '../base/numbers'

export const lives = numberForm({
  shape: ({ who }) => ({ lives: who }),
  about: { lives: 'How many lives these have left.' },
  compared: { lives: 'How many lives these have left.' },
  level: ({ lives: who }, { of }) =>
    // How many lives a player has left is told with each loss; who is meant by a word of the place is known there.
    isSelf(who) ? 'open' : worst(['open', of(who)]),
  evaluate: ({ lives: set }, inner) => {
    const who = inner.who(set)
    return (env) =>
      total(
        who(env).map((seat) => {
          const known = env.told ? env.state.record.seats[seatIndex(seat)]?.lives : undefined
          return known ?? livesOf(env.plan, env.state, seat)
        }),
      )
  },
  phrases: {
    lives: { en: 'the lives of {of}', de: 'Leben ({of})', pl: 'życia ({of})' },
  },
  phrase: ({ lives: who }, { set }, phrases) => [phrases.lives, { of: set(who) }],
})
