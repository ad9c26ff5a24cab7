/** How a vote goes, step by step, for the big screen while the host says it. */
import type { Text } from '../../../../src/i18n/writtenTexts'
import { by } from '../by'

export const voting: readonly Text[] = [
  'Augen zu beim Abstimmen; danach sehen alle hin.',
  'Duell: Alle außer den beiden haben eine Hand, oder keine. Mehr Stimmen gewinnen, gleich viele töten beide, gar keine niemanden.',
  by('secretDuelVotes', { true: 'Vom Duell wird nur das Ergebnis gesagt.', false: '' }),
  by('gunmanTie', {
    gunman: 'Ein Revolverheld gewinnt jedes Duell.',
    tie: 'Ein Revolverheld gewinnt, wenn die Stimmen nicht gleich sind.',
  }),
  'Durchsuchung: Erst sammelt ihr Namen. Dann nennen alle so viele, wie durchsucht werden.',
  'Wer die meisten Stimmen hat, wird durchsucht. Gleichstand an der Grenze: niemand davon, außer ein bekannter Bürgermeister entscheidet.',
  'Vergeblich gesucht: Ihr stimmt ab, ob jemand davon büßt, und wer.',
  'Gleichstand verschont alle, außer ein bekannter Bürgermeister entscheidet.',
]
