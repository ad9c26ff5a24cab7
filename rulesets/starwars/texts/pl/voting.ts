/** How a vote goes, step by step, for the big screen while the host says it. */
import type { Text } from '../../../../src/i18n/writtenTexts'
import { by } from '../by'

export const voting: readonly Text[] = [
  'Zgłaszają dwie pierwsze ręce. Każde zgłoszenie ktoś musi poprzeć.',
  'Zgłasza, popiera, siada na ławie: zawsze trzy różne osoby, żadna w karbonicie.',
  by('singleNominee', {
    noTrial: 'Tylko jedno imię: procesu nie ma.',
    yesNoVote: 'Tylko jedno imię: do linczu trzeba więcej niż połowy głosów.',
  }),
  'Oskarżeni mówią po kolei. Nikt nie przerywa.',
  'Potem głosują wszyscy, jawnie i dokładnie raz, oskarżeni też. Zamrożeni nie.',
  'Kto ma więcej głosów, tego czeka lincz, bez ostatniego słowa i bez pokazywania karty.',
  'Remis: rozstrzyga ten, kto zginął ostatni.',
  by('firstTie', {
    revoteThenNone: 'Nikt jeszcze nie zginął: głosowanie od nowa. Znów remis: linczu nie ma.',
    none: 'Nikt jeszcze nie zginął: linczu nie ma.',
    forceDecides: 'Nikt jeszcze nie zginął: rozstrzyga osoba prowadząca.',
    lot: 'Nikt jeszcze nie zginął: rozstrzyga los.',
  }),
]
