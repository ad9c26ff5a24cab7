import type { PlantKind } from '../plant'

const DE = 'src/i18n/locales/de/projector.ts'
const PL = 'src/i18n/locales/pl/projector.ts'

export const sexedWords: PlantKind = {
  id: 'sexed-words',
  says: 'The big screen calls nobody a man or a woman.',
  tests: ['tests/i18n/sexedWords.test.ts'],
  plants: [
    {
      says: 'In German a man speaks.',
      file: DE,
      find: 'Eine Person spricht, alle hören zu',
      put: 'Der Spieler spricht, alle hören zu',
    },
    {
      says: 'In German he looks at his cards.',
      file: DE,
      find: "looks: '{name} sieht nach'",
      put: "looks: '{name} sieht seine Karten an'",
    },
    {
      says: 'In German a man is next.',
      file: DE,
      find: "next: 'Als Nächstes'",
      put: "next: 'Der Nächste'",
    },
    {
      says: 'In German one of two is accused.',
      file: DE,
      find: "stand: 'Unter Anklage'",
      put: "stand: 'Er oder sie ist angeklagt'",
    },
    {
      says: 'In German winners are men.',
      file: DE,
      find: "won: 'Gewonnen: {names}'",
      put: "won: 'Gewinner: {names}'",
    },
    {
      says: 'In German no man wins.',
      file: DE,
      find: "draw: 'Niemand gewinnt'",
      put: "draw: 'Keiner gewinnt'",
    },
    {
      says: 'In Polish the host is a man.',
      file: PL,
      find: "waiting: 'Zaraz zaczynamy'",
      put: "waiting: 'Prowadzący zaraz zaczyna'",
    },
    {
      says: 'In Polish a man has looked.',
      file: PL,
      find: "looks: 'Teraz patrzy {name}'",
      put: "looks: 'Patrzył {name}'",
    },
    {
      says: 'In Polish a woman has won.',
      file: PL,
      find: "won: 'Zwycięstwo: {names}'",
      put: "won: 'Wygrała: {names}'",
    },
    {
      says: 'In Polish a man is out.',
      file: PL,
      find: "out: 'poza grą'",
      put: "out: 'martwy'",
    },
    {
      says: 'In Polish winners are men.',
      file: PL,
      find: "won: 'Zwycięstwo: {names}'",
      put: "won: 'Zwycięzca: {names}'",
    },
    {
      says: 'In Polish her cards are told of.',
      file: PL,
      find: "wait: 'Zaraz odkryjemy karty'",
      put: "wait: 'Zaraz odkryjemy jej karty'",
    },
    {
      says: 'In Polish a tie of Star Wars is for a man to decide.',
      file: 'rulesets/starwars/texts/pl/show.ts',
      find: 'Rozstrzyga osoba prowadząca.',
      put: 'Rozstrzyga prowadzący.',
    },
  ],
}
