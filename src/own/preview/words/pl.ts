/** The preview in Polish. Names stand behind a colon, in the nominative. */
import type { PreviewWords } from './words'

export const pl: PreviewWords = {
  readings: {
    gone: 'Nikt z nich nie żyje',
    blocked: 'Blokada',
    rest: 'Tej nocy bez wyboru',
    spent: 'Zużyte',
    idle: 'Nie ma kogo wybrać',
  },
  shows: {
    card: 'karta',
    team: 'strona',
    seats: 'wskazujesz osoby',
    fingers: 'liczba na palcach',
  },
  day: {
    before: 'Przed pierwszą nocą: {title}',
    onlyIf: 'Tylko pod warunkiem: {if}.',
  },
  ends: {
    but: '{wins}, oprócz: {but}',
    aim: 'Cel tej karty zostaje osiągnięty.',
    beside: 'Wygrywa przy okazji, pod warunkiem: {if}.',
    longest: 'Dzień {n} kończy się bez zwycięstwa.',
    nobody: 'Nikt',
  },
}
