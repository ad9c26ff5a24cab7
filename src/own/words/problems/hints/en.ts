/** What helps against mistakes that everybody makes, in English. */
import type { Hints } from '../table'

export const hints: Hints = {
  comma: 'A comma may have split a sentence: put it into quotation marks.',
  tab: 'Indent with blanks: tabs are not read.',
  colon: 'A text with a colon in it needs quotation marks.',
  quote:
    'A quotation mark is missing or stands too early; a text with an apostrophe goes into "…".',
  bracket: 'A bracket has not been closed.',
  indent: 'Words of the same part have to stand exactly below one another.',
  blank: 'After the colon there has to be a blank.',
  sign: 'A text that begins with a sign such as { @ % or * needs quotation marks.',
  plainNumber: 'Numbers stand without quotation marks.',
  list: 'Put it into square brackets: [ … ].',
  map: 'Put it into braces: { word: value }.',
  nameLast: 'The last line of an end closes with {name}, and {name} stands nowhere else.',
}
