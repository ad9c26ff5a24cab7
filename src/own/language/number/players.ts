/** How many players began the evening. */
import * as v from 'valibot'
import { fixed, numberForm } from '../base/entry'

export const players = numberForm({
  shape: () => ({ players: v.literal(true) }),
  about: { players: 'How many players began the evening.' },
  compared: { players: 'How many players began the evening, compared with a number.' },
  level: fixed,
  evaluate:
    () =>
    ({ state }) =>
      state.seats.length,
  phrases: {
    players: { en: 'the number of players', de: 'Anzahl aller Mitspielenden', pl: 'liczba graczy' },
  },
  phrase: (_form, _saying, phrases) => [phrases.players],
})
