/** How a vote goes, step by step, for the big screen while the host says it. */
import type { Text } from '../../../../src/i18n/writtenTexts'
import { by } from '../by'

export const voting: readonly Text[] = [
  'Augen zu beim Abstimmen; danach sehen alle hin.',
  'Duell: Alle außer den beiden dürfen einmal stimmen. Wer mehr Stimmen hat, gewinnt; bei gleich vielen sterben beide, ganz ohne Stimmen niemand.',
  by('secretDuelVotes', { true: 'Beim Duell erfahrt ihr nur das Ergebnis.', false: '' }),
  by('gunmanTie', {
    gunman:
      'Ein Revolverheld gewinnt, egal, wie ihr abstimmt, nur nicht gegen einen anderen Revolverhelden.',
    tie: 'Ein Revolverheld gewinnt auch mit weniger Stimmen, nur nicht gegen einen anderen Revolverhelden.',
  }),
  'Durchsuchung: Erst sammelt ihr Namen. Dann stimmen alle für so viele, wie durchsucht werden.',
  'Wer die meisten Stimmen hat, wird durchsucht. Gleichstand um den letzten Platz: niemand von ihnen, es sei denn, ein bekannter Bürgermeister entscheidet.',
  by('executorInvestigator', {
    true: 'Nichts gefunden: Ihr stimmt ab, ob jemand von ihnen dafür büßt, wie und wer.',
    false: 'Nichts gefunden: Ihr stimmt ab, ob jemand von ihnen dafür büßt und wer.',
  }),
  'Ein Gleichstand verschont hier alle, es sei denn, ein bekannter Bürgermeister entscheidet.',
]
