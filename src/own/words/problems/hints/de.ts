/** What helps against mistakes that everybody makes, in German. */
import type { Hints } from '../base/table'

export const hints: Hints = {
  comma: 'Vielleicht hat ein Komma einen Satz geteilt: Setze ihn in Anführungszeichen.',
  tab: 'Rücke mit Leerzeichen ein: Tabulatoren werden nicht gelesen.',
  colon: 'Ein Text mit einem Doppelpunkt braucht Anführungszeichen.',
  quote: 'Ein Anführungszeichen fehlt oder steht zu früh; ein Text mit Apostroph kommt in "…".',
  bracket: 'Eine Klammer ist nicht geschlossen.',
  indent: 'Wörter desselben Teils müssen genau untereinander stehen.',
  blank: 'Nach dem Doppelpunkt muss ein Leerzeichen stehen.',
  sign: 'Ein Text, der mit einem Zeichen wie { @ % oder * beginnt, braucht Anführungszeichen.',
  plainNumber: 'Zahlen stehen ohne Anführungszeichen.',
  list: 'Setze es in eckige Klammern: [ … ].',
  map: 'Setze es in geschweifte Klammern: { wort: wert }.',
  nameLast: 'Die letzte Zeile eines Endes schließt mit {name}, und sonst steht {name} nirgends.',
  ofTable:
    'Es gehört dem Tisch und niemandem daran: Frage mit { stacks: {word}, of: table, atLeast: 1 }.',
  ofGroup:
    'Dieser Aufruf ist gemeinsam (joint), die ganze Gruppe entscheidet: Schreibe { not: holders } statt others.',
  comment: 'Setze es in Anführungszeichen: Ohne sie ist alles ab # ein Kommentar.',
  curly: 'Nimm gerade Anführungszeichen: "…".',
  known: 'Möglich ist: {known}.',
}
