/** What is said and done step by step: the gangs, dawn and day; the single roles have their words in `roles.ts`. */
import type { WrittenTexts } from '../../../../src/i18n/rulesetTexts'
import { sentences } from '../../../../src/i18n/writtenTexts'
import { by } from '../by'
import { GONE, HAND } from './calls'
import { roleSteps } from './cards'

const gang = (name: string, note: string) => ({
  close: [`${name} zasypia.`],
  signals: {
    chosen: { sign: 'Wybrane', do: `Kiwnij głową: widzisz ofiarę. ${note}`.trim() },
    noVictim: { sign: 'Bez ofiary', do: 'Nie ma większości. Kiwnij jak zawsze, niech zasną.' },
    blocked: HAND,
  },
  variants: {
    gone: GONE,
    blocked: {
      sign: 'Podnieś rękę',
      do: 'Tej nocy nie mogą zabić. Odczekaj tyle co na otwarte oczy, podnieś rękę i idź dalej.',
    },
  },
})

const mafia = gang('Mafia', 'Nie mów nikomu, kto to.')
const MAJORITY =
  'Tę samą osobę musi wskazać więcej niż połowa tych, którzy nie śpią. Więźniowie śpią dalej.'
const WHOM = 'Kogo wskazuje każdy z nich?'
const POINT = 'Zgadzają się bez słowa i wskazują ofiarę.'

const WITH_THEM = 'Jeśli w grze jest oszust, budzi się razem z nimi.'
const IMPOSTOR_WAKES = by('mode', {
  standard: '',
  yakuza: by('combineYakuzaLoner', { false: '', true: WITH_THEM }),
  loner: WITH_THEM,
})

export const steps = {
  ...roleSteps,
  'mafia.meet': {
    title: 'Mafia się poznaje',
    say: ['Budzi się mafia. Popatrzcie na siebie.'],
    do: sentences('Tej nocy nikogo nie wybierają. Niech się odnajdą.', IMPOSTOR_WAKES),
    options: { ok: 'Znają się' },
    ...gang('Mafia', ''),
  },
  'mafia.kill': {
    title: 'Mafia zabija',
    say: ['Budzi się mafia.', POINT],
    do: sentences(
      MAJORITY,
      by('mafiaSelfTarget', {
        impostorOnly: '',
        always: 'Mafia może wskazać kogoś ze swoich.',
      }),
    ),
    ask: WHOM,
    options: { pass: 'Nie ma większości' },
    ...mafia,
    variants: {
      ...mafia.variants,
      impostor: {
        do: `${MAJORITY} Oszust też musi wskazać, a mafia może wybrać kogoś ze swoich.`,
        ask: WHOM,
      },
      impostorGone: {
        do: `${MAJORITY} Oszusta już nie ma, ale nikt tego nie widzi: mafia może wybrać kogoś ze swoich.`,
        ask: WHOM,
      },
    },
  },
  'yakuza.meet': {
    title: 'Yakuza się poznaje',
    say: ['Budzi się Yakuza. Popatrzcie na siebie.'],
    do: 'Tej nocy nikogo nie wybierają. Niech się odnajdą.',
    options: { ok: 'Znają się' },
    ...gang('Yakuza', ''),
  },
  'yakuza.kill': {
    title: 'Yakuza zabija',
    say: ['Budzi się Yakuza.', POINT],
    do: 'Decyduje większość. Nie daj po sobie poznać, jeśli mafia wybrała tę samą ofiarę. Ofiara mafii jeszcze bierze udział.',
    ask: WHOM,
    options: { pass: 'Nie ma większości' },
    ...gang('Yakuza', 'Ani słowa o ofierze mafii.'),
  },
  'dawn.announce': {
    title: 'Świt',
    say: ['Dzień dobry. Budzą się wszyscy.'],
    do: sentences(
      'Ogłaszaj po kolei.',
      by('mystery', {
        false: 'Kto zginął, odkrywa kartę.',
        true: 'Kto zginął, zostawia kartę zakrytą.',
      }),
      by('deadMayWatch', { false: 'Nikt się nie dowiaduje, kim są zabójcy.', true: '' }),
    ),
    options: { ok: 'Ogłoszone' },
  },
  'day.discussion': {
    title: 'Dyskusja',
    say: ['Miasto rozmawia. Kogo podejrzewacie?'],
    do: sentences(
      by('dayTimer', { 0: '', else: 'Jest zegar.' }),
      'Pilnuj tempa i notuj, kogo podejrzewają. Kto jest poza grą, milczy. Więźniom i uciszonym wolno mówić.',
    ),
    options: { ok: 'Wystarczy' },
  },
  'day.suspects': {
    title: 'Podejrzani',
    say: ['Nad kim głosujemy? Potrzebuję co najmniej dwóch imion.'],
    do: 'Kliknij co najmniej dwie osoby, w kolejności, w której je wymienisz.',
    ask: 'Kto jest podejrzany?',
    options: { ok: 'Głosujemy' },
  },
  'day.vote': {
    title: 'Głosowanie',
    say: [
      'Wymieniam podejrzanych po kolei: {names}.',
      'Każdy ma jedną rękę i podnosi ją raz albo wcale. Kto podniesie, trzyma do końca.',
    ],
    do: 'Wpisz każdą podniesioną rękę. Więźniowie i uciszeni nie głosują. Program dolicza drugi głos sędziego i przesuwa głos osoby w hipnozie. Podawaj tylko sumy.',
    ask: 'Czyja ręka jest w górze?',
    options: { ok: 'Policz' },
  },
  'day.result': {
    title: 'Wynik',
    say: ['{news}'],
    do: sentences(
      'Najpierw podaj sumy. Nigdy nie mów, kto kogo hipnotyzuje.',
      by('mystery', {
        false: 'Kto odpada, odkrywa kartę.',
        true: 'Kto odpada, zostawia kartę zakrytą.',
      }),
    ),
    options: { ok: 'Dalej' },
  },
} as const satisfies WrittenTexts['steps']
