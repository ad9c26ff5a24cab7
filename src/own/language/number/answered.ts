/** How many gave an answer in the last ballot of this name. */
import { named } from '../../schema/marks'
import { numberForm } from '../base/entry'

const about = {
  answered: 'How many gave this answer, when the ballot was held last; 0 before it.',
  of: 'Which ballot.',
}

export const answered = numberForm({
  isNewer: true,
  shape: () => ({ answered: named('answer'), of: named('ballot') }),
  about,
  compared: about,
  level: ({ of }, { answers }) => answers(of),
  evaluate:
    ({ answered: answer, of }) =>
    ({ state }) =>
      state.game.ballots[of]?.[answer] ?? 0,
  phrases: {
    answered: {
      en: 'the number of answers “{x}”',
      de: 'die Zahl der Antworten „{x}“',
      pl: 'liczba odpowiedzi „{x}”',
    },
  },
  phrase: ({ answered: answer }, { names }, phrases) => [phrases.answered, { x: names(answer) }],
})
