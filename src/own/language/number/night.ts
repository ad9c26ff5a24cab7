/** The number of the round. */
import * as v from 'valibot'
import { fixed, numberForm } from '../base/entry'

export const night = numberForm({
  shape: () => ({ night: v.literal(true) }),
  about: { night: 'The number of the round.' },
  compared: { night: 'The number of the round, compared with a number.' },
  level: fixed,
  evaluate:
    () =>
    ({ state }) =>
      state.game.round,
  phrases: {
    night: { en: 'the number of the night', de: 'Zahl der Nacht', pl: 'numer nocy' },
  },
  phrase: (_form, _saying, phrases) => [phrases.night],
})
