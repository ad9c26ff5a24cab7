/** How a vote goes, step by step, for the big screen while the host says it. */
import type { Text } from '../../../../src/i18n/writtenTexts'
import { by } from '../by'

export const voting: readonly Text[] = [
  'Eine Stimme für jede Karte. Ihr dürft sie aufteilen, behalten oder euch selbst geben.',
  'Alle zeigen zugleich, offen.',
  by('revealVotedCard', {
    false: 'Wer die meisten hat, verliert die oberste Karte, verdeckt.',
    true: 'Wer die meisten hat, verliert die oberste Karte und zeigt sie.',
  }),
  'Gar keine Stimme: Niemand verliert eine Karte.',
  'Gleichstand: Wer gleichauf liegt, verteidigt sich. Dann entscheiden die anderen, mit allen Stimmen.',
  'Noch einmal gleich: das Los. Alle gleich: sofort das Los.',
  'Wer raus ist, schweigt und stimmt nicht ab.',
]
