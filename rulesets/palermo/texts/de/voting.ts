/** How a vote goes, step by step, for the big screen while the host says it. */
import type { Text } from '../../../../src/i18n/writtenTexts'
import { by } from '../by'

export const voting: readonly Text[] = [
  by('condemnation', {
    accusation:
      'Alle dürfen Namen auf die Liste setzen und wieder streichen. Ihr schließt sie gemeinsam.',
    nomination: 'Alle nennen bis zu zwei Namen.',
    forcedVote: 'Schon während ihr redet, dürft ihr stimmen. Gegeben ist gegeben.',
  }),
  by('condemnation', {
    accusation: 'Zwei Namen braucht es, sonst wird niemand verurteilt.',
    nomination: 'Ein erster und ein zweiter Platz, oder zwei erste, sind angeklagt.',
    forcedVote: 'Hat die Hälfte der Lebenden gestimmt, müssen alle anderen auch.',
  }),
  by('condemnation', {
    accusation: 'Anklage und Antwort, Paar für Paar.',
    nomination: 'Die Angeklagten verteidigen sich.',
    forcedVote: 'Die meisten Stimmen allein: verurteilt, ohne Verteidigung.',
  }),
  by('condemnation', {
    forcedVote: 'Sonst redet und stimmt ihr noch einmal. Nach dem dritten Mal ist Schluss.',
    else: 'Name für Name: Alle haben genau eine Stimme, auch die Angeklagten.',
  }),
  by('mayor', { true: 'Die Hand des Bürgermeisters zählt doppelt.', false: '' }),
  by('condemnation', {
    forcedVote: '',
    else: by('tieRule', {
      runoff:
        'Gleichstand: Stichwahl bei mehr als zwei Angeklagten, sonst wird niemand verurteilt.',
      allCondemned: 'Gleichstand: Alle Gleichen sind verurteilt.',
      lastDead:
        'Gleichstand: Wer zuletzt ging, entscheidet. Ist noch niemand gegangen, wird niemand verurteilt.',
      mayor: by('mayor', {
        true: 'Gleichstand: Die Stimme des Bürgermeisters entscheidet, wenn sie einem der Gleichen galt. Sonst Stichwahl bei mehr als zwei Angeklagten, oder niemand wird verurteilt.',
        false:
          'Gleichstand: Stichwahl bei mehr als zwei Angeklagten, sonst wird niemand verurteilt.',
      }),
    }),
  }),
  by('hiddenIdentity', {
    true: by('deal', {
      cards: 'Wer verurteilt ist, ist draußen und zeigt keine Karte.',
      director: 'Wer verurteilt ist, ist draußen und sagt keine Rolle.',
    }),
    false: by('detectiveVariant', {
      omniscient: 'Wer verurteilt ist, sagt „Bürger“ oder „Mafioso“ und ist draußen.',
      else: by('deal', {
        cards: 'Wer verurteilt ist, deckt die Karte auf und ist draußen.',
        director: 'Wer verurteilt ist, sagt die Rolle und ist draußen.',
      }),
    }),
  }),
  'Eine Verurteilung am Tag.',
]
