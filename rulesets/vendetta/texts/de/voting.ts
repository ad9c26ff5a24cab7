/** How a vote goes, step by step, for the big screen while the host says it. */
import type { Text } from '../../../../src/i18n/writtenTexts'
import { by } from '../by'

export const voting: readonly Text[] = [
  'Erst die Verdächtigen, mindestens zwei. Alle im Spiel dürfen genannt werden.',
  'Name für Name gehen die Hände hoch; alle heben sie höchstens ein Mal.',
  'Oben bleibt oben. Ihr dürft sie auch unten lassen.',
  'Auch Verdächtige stimmen ab.',
  'Wer raus, im Gefängnis oder mundtot ist, stimmt nicht ab.',
  'Genannt werden nur die Summen.',
  by('mystery', {
    false:
      'Wer die meisten Stimmen hat, ist raus und deckt die Karte auf. Bei Gleichstand oder ohne eine Hand: niemand.',
    true: 'Wer die meisten Stimmen hat, ist raus, die Karte bleibt verdeckt. Bei Gleichstand oder ohne eine Hand: niemand.',
  }),
]
