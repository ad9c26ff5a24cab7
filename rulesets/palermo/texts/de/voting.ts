/** How a vote goes, step by step, for the big screen while the host says it. */
import type { Text } from '../../../../src/i18n/writtenTexts'
import { by } from '../by'

export const voting: readonly Text[] = [
  by('condemnation', {
    accusation:
      'Alle dürfen Namen auf die Liste setzen und wieder streichen. Ihr schließt sie gemeinsam.',
    nomination: 'Alle nennen bis zu zwei Namen.',
    forcedVote: 'Schon während ihr redet, dürft ihr abstimmen. Zurücknehmen geht nicht.',
  }),
  by('condemnation', {
    accusation: 'Mindestens zwei Namen, sonst wird niemand verurteilt.',
    nomination: 'Angeklagt sind die zwei, die am häufigsten genannt werden.',
    forcedVote: 'Hat die Hälfte der Lebenden abgestimmt, müssen alle anderen auch.',
  }),
  by('condemnation', {
    accusation: 'Anklage und Antwort, Paar für Paar.',
    nomination: 'Die Angeklagten verteidigen sich.',
    forcedVote: 'Wer allein die meisten Stimmen hat, ist verurteilt, ohne Verteidigung.',
  }),
  by('condemnation', {
    forcedVote:
      'Bei Gleichstand redet ihr und stimmt noch einmal ab. Nach dem dritten Mal ist Schluss.',
    else: 'Name für Name: Alle haben genau eine Stimme, auch die Angeklagten.',
  }),
  by('mayor', { true: 'Die Hand des Bürgermeisters zählt doppelt.', false: '' }),
  by('condemnation', {
    forcedVote: '',
    else: by('tieRule', {
      runoff:
        'Gleichstand: Stichwahl bei mehr als zwei Angeklagten, sonst wird niemand verurteilt.',
      allCondemned: 'Gleichstand: Alle mit den meisten Stimmen sind verurteilt.',
      lastDead:
        'Gleichstand: Es entscheidet, wer zuletzt gehen musste. Ist noch niemand raus, wird niemand verurteilt.',
      mayor: by('mayor', {
        true: 'Gleichstand: Die Stimme des Bürgermeisters entscheidet, wenn sie jemandem mit den meisten Stimmen galt. Sonst Stichwahl bei mehr als zwei Angeklagten, oder niemand wird verurteilt.',
        false:
          'Gleichstand: Stichwahl bei mehr als zwei Angeklagten, sonst wird niemand verurteilt.',
      }),
    }),
  }),
  by('hiddenIdentity', {
    true: by('deal', {
      cards: 'Wer verurteilt wird, ist raus und zeigt keine Karte.',
      director: 'Wer verurteilt wird, ist raus und verrät die Rolle nicht.',
    }),
    false: by('detectiveVariant', {
      omniscient: 'Wer verurteilt wird, sagt „Bürger“ oder „Mafioso“ und ist raus.',
      else: by('deal', {
        cards: 'Wer verurteilt wird, deckt die Karte auf und ist raus.',
        director: 'Wer verurteilt wird, verrät die Rolle und ist raus.',
      }),
    }),
  }),
  'Ein Urteil am Tag.',
]
