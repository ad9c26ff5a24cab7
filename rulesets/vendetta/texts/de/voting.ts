/** How a vote goes, step by step, for the big screen while the host says it. */
import type { Text } from '../../../../src/i18n/writtenTexts'
import { by } from '../by'

export const voting: readonly Text[] = [
  'Erst die Verdächtigen, mindestens zwei. Alle im Spiel dürfen genannt werden.',
  'Name für Name gehen die Hände hoch: eine Hand pro Kopf.',
  'Oben bleibt oben. Ihr dürft sie auch unten lassen.',
  'Auch Verdächtige stimmen ab.',
  'Wer draußen, im Gefängnis oder mundtot ist, stimmt nicht.',
  'Genannt werden nur die Summen.',
  by('mystery', {
    false: 'Die meisten Stimmen: draußen, Karte offen. Gleichstand oder gar keine Hand: niemand.',
    true: 'Die meisten Stimmen: draußen, Karte verdeckt. Gleichstand oder gar keine Hand: niemand.',
  }),
]
