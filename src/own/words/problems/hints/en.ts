/** What helps against mistakes that everybody makes, in English. */
import type { Hints } from '../base/table'

export const hints: Hints = {
  comma: 'A comma may have split a sentence: put the sentence in quotation marks.',
  tab: 'Indent with spaces: tabs are not read.',
  colon: 'A text with a colon in it needs quotation marks.',
  quote: 'A quotation mark is missing or comes too early; put a text with an apostrophe in "…".',
  bracket: 'A bracket has not been closed.',
  indent: 'Words of the same part have to be indented equally.',
  blank: 'There has to be a space after the colon.',
  sign: 'A text that begins with a sign such as { @ % or * needs quotation marks.',
  plainNumber: 'Numbers are written without quotation marks.',
  list: 'Put it in square brackets: [ … ].',
  map: 'Put it in braces: { word: value }.',
  nameLast: 'The last line of an end closes with {name}, and {name} appears nowhere else.',
  ofTable:
    'It belongs to the table, not to a player: ask { stacks: {word}, of: table, atLeast: 1 }.',
  ofGroup:
    'This call is joint, a whole group decides as one: write { not: holders } instead of others.',
  comment: 'Put it in quotation marks: without them everything from # on is a comment.',
  curly: 'Use straight quotation marks: "…".',
  known: 'It can be: {known}.',
}
