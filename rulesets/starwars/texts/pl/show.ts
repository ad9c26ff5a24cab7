/** What the big screen shows: announcements by their kind, and headings by what is going on. */
import type { RulesetTexts } from '../../../../src/i18n/rulesetTexts'

export const items = {
  nightFalls: 'Zapada noc {count}.',
  dayBreaks: 'Wstaje dzień {count}.',
  timer: '{count} {count|sekunda|sekundy|sekund|sekundy}.',
  speech: 'Mówi {name}.',
  tally: 'Głosy policzone.',
  shield: '{name} używa swojej mocy.',
  died: '{name} nie żyje.',
  nobodyDied: 'Nikt nie zginął.',
  returned: '{name} znów jest wśród żywych.',
  revealed: '{name} to {card}.',
  frozen: 'W karbonicie: {names}.',
  accused: 'Na ławie: {names}.',
  tie: 'Remis: {names}.',
  lot: 'Los wskazuje: {name}.',
  executed: 'Lincz: {name}.',
  noExecution: 'Dziś linczu nie ma.',
  banished: 'Na wygnanie idzie {name}.',
  winner: 'Zwycięstwo: {names}.',
  'winner.none': 'Nie wygrywa nikt.',
} as const satisfies RulesetTexts['items']

export const phases = {
  night: ['Nad galaktyką zapada noc.', 'Wszyscy zamykają oczy.'],
} as const satisfies RulesetTexts['phases']

export const stages = {
  discussion: { title: 'Dyskusja', line: 'Aluzje, cytaty, blef.' },
  nominations: { title: 'Zgłoszenia', line: 'Dwie ręce i ktoś, kto popiera.' },
  defence: { title: 'Na ławie', line: 'Mówi jedna osoba. Reszta słucha.' },
  vote: { title: 'Głosowanie', line: 'Głosują wszyscy, raz i jawnie.' },
  yesNo: { title: 'Głosowanie', line: 'Kto za linczem, ręka w górę.' },
  runoff: { title: 'Dogrywka', line: 'Remis. Wszyscy głosują jeszcze raz.' },
  count: { title: 'Wynik', line: 'Wszystkie głosy oddane.' },
  tie: { title: 'Remis', line: 'Rozstrzyga ktoś z umarłych.' },
  tieForce: { title: 'Remis', line: 'Rozstrzyga osoba prowadząca.' },
  lot: { title: 'Los', line: 'Remis. Rozstrzyga los.' },
} as const satisfies RulesetTexts['stages']
