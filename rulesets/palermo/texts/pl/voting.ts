/** How a vote goes, step by step, for the big screen while the host says it. */
import type { Text } from '../../../../src/i18n/writtenTexts'
import { by } from '../by'

export const voting: readonly Text[] = [
  by('condemnation', {
    accusation: 'Każdy może dopisać imię do listy i je skreślić. Zamykacie ją razem.',
    nomination: 'Każdy podaje do dwóch imion.',
    forcedVote: 'Głosować można już podczas rozmowy. Głosu się nie cofa.',
  }),
  by('condemnation', {
    accusation: 'Trzeba dwóch imion, inaczej wyroku nie ma.',
    nomination: 'Oskarżone są dwie osoby z największą liczbą zgłoszeń.',
    forcedVote: 'Gdy zagłosuje połowa żywych, reszta musi.',
  }),
  by('condemnation', {
    accusation: 'Oskarżenie i odpowiedź, para po parze.',
    nomination: 'Oskarżeni się bronią.',
    forcedVote: 'Kto ma najwięcej głosów bez remisu, słyszy wyrok. Obrony nie ma.',
  }),
  by('condemnation', {
    forcedVote: 'Przy remisie rozmowa i głosy od nowa. Po trzecim remisie wyroku nie ma.',
    else: 'Imię po imieniu: każdy ma jeden głos, oskarżeni też.',
  }),
  by('mayor', { true: 'Ręka burmistrza liczy się podwójnie.', false: '' }),
  by('condemnation', {
    forcedVote: '',
    else: by('tieRule', {
      runoff: 'Remis: dogrywka, jeśli oskarżonych jest więcej niż dwoje; inaczej wyroku nie ma.',
      allCondemned: 'Remis: skazani są wszyscy, których dotyczy.',
      lastDead:
        'Remis: rozstrzyga, kto odpadł ostatni. Jeśli nikt jeszcze nie odpadł, wyroku nie ma.',
      mayor: by('mayor', {
        true: 'Remis: rozstrzyga głos burmistrza, jeśli padł na kogoś z remisu. Jeśli nie: dogrywka, gdy oskarżonych jest więcej niż dwoje, albo wyroku nie ma.',
        false: 'Remis: dogrywka, jeśli oskarżonych jest więcej niż dwoje; inaczej wyroku nie ma.',
      }),
    }),
  }),
  by('hiddenIdentity', {
    true: by('deal', {
      cards: 'Skazana osoba odpada i nie pokazuje karty.',
      director: 'Skazana osoba odpada i nie zdradza roli.',
    }),
    false: by('detectiveVariant', {
      omniscient: 'Skazana osoba mówi „obywatel” albo „mafioso” i odpada.',
      else: by('deal', {
        cards: 'Skazana osoba odkrywa kartę i odpada.',
        director: 'Skazana osoba mówi, kim była, i odpada.',
      }),
    }),
  }),
  'Jeden wyrok dziennie.',
]
