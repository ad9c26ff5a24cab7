/** The preview in German. */
import type { PreviewWords } from './words'

export const de: PreviewWords = {
  readings: {
    gone: 'Niemand von ihnen lebt',
    blocked: 'Blockiert',
    rest: 'Heute Nacht nichts zu wählen',
    spent: 'Aufgebraucht',
    idle: 'Niemand steht zur Wahl',
  },
  shows: {
    card: 'die Karte',
    team: 'die Seite',
    seats: 'du zeigst auf Personen',
    fingers: 'eine Zahl mit den Fingern',
  },
  day: {
    before: 'Vor der ersten Nacht: {title}',
    onlyIf: 'Nur wenn gilt: {if}.',
  },
  ends: {
    but: '{wins}, außer: {but}',
    aim: 'Das Ziel dieser Karte ist erreicht.',
    beside: 'Gewinnt mit, wenn gilt: {if}.',
    longest: 'Tag {n} endet ohne Sieg.',
    nobody: 'Niemand',
  },
}
