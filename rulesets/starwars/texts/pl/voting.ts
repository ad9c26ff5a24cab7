/** How a vote goes, step by step, for the big screen while the host says it. */
import type { Text } from '../../../../src/i18n/writtenTexts'
import { by } from '../by'

export const voting: readonly Text[] = [
  'Pierwsze dwie ręce wskazują. Każda potrzebuje poparcia.',
  'Za każdym razem to trzy różne osoby, żadna zamrożona.',
  by('singleNominee', {
    noTrial: 'Tylko jedno imię: procesu nie ma.',
    yesNoVote: 'Tylko jedno imię: tak albo nie, i trzeba więcej niż połowy.',
  }),
  'Oskarżeni mówią po kolei. Nikt nie przerywa.',
  'Potem głosują wszyscy, jawnie i dokładnie raz, oskarżeni też. Zamrożeni nie.',
  'Więcej głosów: lincz, bez ostatnich słów i bez karty.',
  'Remis: rozstrzyga, kto zginął ostatni.',
  by('firstTie', {
    revoteThenNone: 'Nikt jeszcze nie zginął: głosowanie od nowa. Znów remis: nikt.',
    none: 'Nikt jeszcze nie zginął: linczu nie ma.',
    forceDecides: 'Nikt jeszcze nie zginął: rozstrzyga prowadzący.',
    lot: 'Nikt jeszcze nie zginął: los.',
  }),
]
