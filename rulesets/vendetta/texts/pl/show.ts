/** What the big screen shows: announcements by their kind, and headings by what is going on; and how the nights begin. */
import type { WrittenTexts } from '../../../../src/i18n/rulesetTexts'
import { by } from '../by'

export const items = {
  nightFalls: 'Zapada noc {count}.',
  dayBreaks: 'Wstaje dzień {count}.',
  timer: '{count} {count|sekunda|sekundy|sekund|sekundy}.',
  speech: 'Mówi {name}.',
  tally: 'Głosy policzone.',
  died: '{name} nie dożywa ranka.',
  'died.mafia': 'Z ręki mafii ginie {name}.',
  sameVictim: 'Yakuza wybrała tę samą ofiarę: {name}.',
  revealed: '{name} odkrywa kartę: {card}.',
  nobodyDied: 'Nikt nie zginął.',
  freed: 'Więzienie otwarte. Znów na wolności: {names}.',
  silenced: 'Dziś bez głosu: {name}.',
  jailed: 'W więzieniu, bez głosu: {names}.',
  hypnotized: '{name} jest w hipnozie. Ten głos dostaje {target}.',
  'hypnotized.none': '{name} jest w hipnozie. Tego głosu nie dostaje nikt.',
  tie: 'Remis: {names}.',
  executed: 'Odpada {name}.',
  noExecution: 'Nikt nie odpada.',
  winner: 'Zwycięstwo: {names}.',
  'winner.none': 'Nie wygrywa nikt.',
} as const satisfies WrittenTexts['items']

export const phases = {
  firstNight: [
    by('mode', {
      standard: 'To było spokojne miasto. Aż przyszła wieść: mafia jest w mieście.',
      yakuza: 'To było spokojne miasto. Aż przyszła wieść: w mieście są mafia i Yakuza.',
      loner: 'To było spokojne miasto. Aż przyszła wieść: mafia jest w mieście, i nie tylko ona.',
    }),
    'Koperta na progu mówi wam, kim jesteście. Nikt inny tego nie wie.',
  ],
  night: ['Nad miastem zapada noc.', 'Wszyscy zamykają oczy.'],
} as const satisfies WrittenTexts['phases']

export const stages = {
  discussion: { title: 'Dyskusja', line: 'Mówią wszyscy.' },
  suspects: { title: 'Podejrzani', line: 'Nad kim głosujemy?' },
  vote: { title: 'Głosowanie', line: 'Jedna ręka. Podniesiona zostaje w górze.' },
} as const satisfies WrittenTexts['stages']
