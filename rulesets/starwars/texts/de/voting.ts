/** How a vote goes, step by step, for the big screen while the host says it. */
import type { Text } from '../../../../src/i18n/writtenTexts'
import { by } from '../by'

export const voting: readonly Text[] = [
  'Die ersten zwei Hände klagen an. Jede braucht Unterstützung.',
  'Das sind jedes Mal drei Personen, niemand davon eingefroren.',
  by('singleNominee', {
    noTrial: 'Nur ein Name: kein Prozess.',
    yesNoVote: 'Nur ein Name: Ja oder Nein, und es braucht mehr als die Hälfte.',
  }),
  'Beide Angeklagten sprechen. Niemand unterbricht.',
  'Dann stimmen alle ab, offen und genau einmal, auch die Angeklagten. Eingefrorene nicht.',
  'Mehr Stimmen: verurteilt, ohne letzte Worte, ohne Karte.',
  'Gleichstand: Wer zuletzt gestorben ist, entscheidet.',
  by('firstTie', {
    revoteThenNone: 'Noch niemand tot: noch eine Abstimmung. Wieder gleich: niemand.',
    none: 'Noch niemand tot: Niemand wird verurteilt.',
    forceDecides: 'Noch niemand tot: Die Spielleitung entscheidet.',
    lot: 'Noch niemand tot: das Los.',
  }),
]
