/** What the big screen shows and the host reads: announcements by their kind, headings by what is going on. */
import type { WrittenTexts } from '../../../../src/i18n/rulesetTexts'

export const items = {
  nightFalls: 'Zapada noc {count}.',
  dayBreaks: 'Wstaje dzień {count}.',
  timer: '{count} {count|sekunda|sekundy|sekund|sekundy}.',
  speech: 'Mówi {name}.',
  tally: 'Głosy policzone.',
  jailed: 'Tę noc w więzieniu spędza {names}.',
  drunk: '{name} ma tej nocy mocno w czubie.',
  cards: '{name} siedzi tej nocy przy kartach.',
  statuette: 'Posążek zmienia stronę. Ma go teraz strona: {name}.',
  statuetteLost: 'Posążek traci strona: {name}.',
  died: '{name} nie żyje.',
  nobodyDied: 'Tej nocy nikt nie zginął.',
  investigated: 'Są wyniki śledztwa. {name}: {card}.',
  duelRefused: 'Pojedynku nie będzie: {names}.',
  duel: 'Pojedynek: {names}.',
  gunman: 'Rewolwerowiec strzela szybciej, niż wy głosujecie.',
  duelWon: 'Pojedynek wygrywa {name}.',
  tie: 'Remis: {names}.',
  revealed: '{name} odkrywa kartę: {card}.',
  saved: '{name} zostaje przy życiu.',
  candidates: 'Kogo przeszukać? {names}.',
  searched: 'Przeszukanie: {names}.',
  'searched.none': 'Dziś bez przeszukania.',
  found: 'Jest posążek! Ma go {name}.',
  underInvestigation: 'Śledztwo do rana: {name}.',
  executed: 'Na szubienicy kończy {name}.',
  noExecution: 'Nikomu nic się nie dzieje.',
  janosikWins: '{name} uśmiecha się pod szubienicą. Wygrywa Janosik.',
  winner: 'Zwycięstwo: {names}.',
  'winner.none': 'Nie wygrywa nikt.',
} as const satisfies WrittenTexts['items']

export const phases = {
  night: ['Zapada noc. Wszyscy zamykają oczy.'],
} as const satisfies WrittenTexts['phases']

export const stages = {
  introductions: { title: 'Kto jest kim', line: 'Powiedzcie miastu, kim jesteście.' },
  discussion: { title: 'Samo południe', line: 'Mówią wszyscy.' },
  duels: { title: 'Pojedynek?', line: 'Każdy może wyzwać każdego.' },
  challenge: { title: 'Wyzwanie', line: 'Bić się czy nie bić.' },
  duel: { title: 'Pojedynek', line: 'Stoją dwie osoby. Reszta milczy.' },
  duelOver: { title: 'Dym opada', line: 'Czy ktoś się wtrąca?' },
  candidates: { title: 'Przeszukanie', line: 'Czyje kieszenie?' },
  search: { title: 'Przeszukanie', line: 'Oczy zamknięte. Od każdego tyle samo imion.' },
  tie: { title: 'Remis', line: 'Rozstrzyga burmistrz.' },
  whether: { title: 'I co teraz?', line: 'Czy ktoś z nich za to zapłaci?' },
  kind: { title: 'Stryczek czy śledztwo', line: 'Oczy zamknięte.' },
  who: { title: 'Kto z nich?', line: 'Oczy zamknięte. Każdy podaje jedno imię.' },
  condemned: { title: 'Pod szubienicą', line: 'Czy ktoś się wtrąca?' },
} as const satisfies WrittenTexts['stages']
