/** How a vote goes, step by step, for the big screen while the host says it. */
import type { Text } from '../../../../src/i18n/writtenTexts'

export const voting: readonly Text[] = [
  'Erst die Verdächtigen, mindestens zwei. Alle im Spiel dürfen genannt werden.',
  'Name für Name gehen die Hände hoch: eine Hand pro Kopf.',
  'Oben bleibt oben. Ihr dürft sie auch unten lassen.',
  'Auch Verdächtige stimmen ab.',
  'Wer draußen, im Gefängnis oder mundtot ist, stimmt nicht.',
  'Genannt werden nur die Summen.',
  'Die meisten Stimmen: draußen, Karte offen. Gleichstand oder gar keine Hand: niemand.',
]
