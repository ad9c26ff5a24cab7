/** How a vote goes, step by step, for the big screen while the host says it. */
import type { Text } from '../../../../src/i18n/writtenTexts'
import { by } from '../by'

export const voting: readonly Text[] = [
  'Die ersten zwei Hände nominieren. Jede Nominierung braucht Unterstützung.',
  'Wer nominiert, wer unterstützt, wer nominiert ist: drei verschiedene Personen, keine davon in Karbonit.',
  by('singleNominee', {
    noTrial: 'Nur ein Name: kein Prozess.',
    yesNoVote: 'Nur ein Name: Ja oder Nein, und es braucht mehr als die Hälfte.',
  }),
  'Beide Angeklagten sprechen. Niemand unterbricht.',
  'Dann stimmen alle ab, offen und genau einmal, auch die Angeklagten. Eingefrorene nicht.',
  'Wer mehr Stimmen hat, ist verurteilt: keine letzten Worte, keine Karte.',
  'Gleichstand: Wer zuletzt gestorben ist, entscheidet.',
  by('firstTie', {
    revoteThenNone:
      'Solange niemand tot ist: noch eine Abstimmung. Wieder gleich: Niemand wird verurteilt.',
    none: 'Solange niemand tot ist: Niemand wird verurteilt.',
    forceDecides: 'Solange niemand tot ist: Die Spielleitung entscheidet.',
    lot: 'Solange niemand tot ist: das Los.',
  }),
]
