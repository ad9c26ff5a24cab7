/** How a vote goes, step by step, for the big screen while the host says it. */
import type { Text } from '../../../../src/i18n/writtenTexts'
import { by } from '../by'

export const voting: readonly Text[] = [
  'Augen zu beim Abstimmen; danach sehen alle hin.',
  'Duell: Alle außer den beiden dürfen einmal stimmen. Wer mehr Stimmen hat, gewinnt; bei gleich vielen sterben beide, ganz ohne Stimmen niemand.',
  by('secretDuelVotes', { true: 'Vom Duell wird nur das Ergebnis gesagt.', false: '' }),
  by('gunmanTie', {
    gunman:
      'Ein Revolverheld gewinnt, egal, wie ihr abstimmt, nur nicht gegen einen anderen Revolverhelden.',
    tie: 'Ein Revolverheld gewinnt auch mit weniger Stimmen, nur nicht gegen einen anderen Revolverhelden.',
  }),
  'Durchsuchung: Erst sammelt ihr Namen. Dann nennen alle so viele, wie durchsucht werden.',
  'Wer die meisten Stimmen hat, wird durchsucht. Gleichstand an der Grenze: niemand davon, außer ein bekannter Bürgermeister entscheidet.',
  by('executorInvestigator', {
    true: 'Vergeblich gesucht: Ihr stimmt ab, ob jemand davon büßt, wie, und wer.',
    false: 'Vergeblich gesucht: Ihr stimmt ab, ob jemand davon büßt, und wer.',
  }),
  'Gleichstand bei diesen Abstimmungen verschont alle, außer ein bekannter Bürgermeister entscheidet.',
]
