/** What the big screen shows: announcements by their kind, and headings by what is going on. */
import { by } from '../by'

export const items = {
  nightFalls: 'Zapada noc {count}.',
  dayBreaks: 'Wstaje dzień {count}.',
  timer: '{count} {count|sekunda|sekundy|sekund|sekundy}.',
  speech: 'Mówi {name}.',
  tally: 'Głosy policzone.',
  died: by('multiCauseCards', {
    one: by('assassinTakes', {
      topCard: '{name} ginie i traci kartę.',
      wholePlayer: '{name} ginie.',
    }),
    each: '{name} ginie.',
  }),
  eliminated: '{name} nie ma już kart i odpada.',
  nobodyDied: 'Nikt nie zginął.',
  hunter: '{name} to łowca i zabiera ze sobą: {target}.',
  'hunter.none': '{name} to łowca i nie zabiera nikogo.',
  tie: 'Remis: {names}.',
  lot: 'Los wskazuje: {name}.',
  executed: 'Miasto decyduje. Kartę traci {name}.',
  revealed: '{name} traci tę kartę: {card}.',
  noExecution: 'Nikt nie dostał głosu, nikt nie traci karty.',
  winner: 'Zwycięstwo: {names}.',
  'winner.none': 'Nie wygrywa nikt.',
} as const

export const stages = {
  discussion: { title: 'Dyskusja', line: 'Mówią wszyscy.' },
  funeral: { title: 'Ostatnie słowo', line: 'O wszystkim, byle nie o rolach.' },
  turn: { title: 'Kto mówi', line: 'Reszta słucha.' },
  defence: { title: 'Obrona', line: 'Remis. Walcz o życie.' },
  vote: { title: 'Głosowanie', line: 'Za każdą kartę jeden głos.' },
  runoff: { title: 'Dogrywka', line: 'Reszta głosuje wszystkimi głosami.' },
  lot: { title: 'Los', line: 'Remis. Rozstrzyga los.' },
  lastShot: { title: 'Ostatnia kula', line: 'Kogo trafi?' },
} as const

export const phases = {
  night: ['Nad Chiang Mai zapada noc.', 'Wszyscy zamykają oczy.'],
} as const
