/** What is said and done by day, and in what hangs on another step. */
import type { WrittenTexts } from '../../../../src/i18n/rulesetTexts'
import { sentences } from '../../../../src/i18n/writtenTexts'
import { by } from '../by'

const GONE = { do: 'Nikt nie odpowiada. Poczekaj chwilę i idź dalej.' }
const RAISED = 'Podnieś rękę i idź dalej.'
const EYES = 'Wszyscy zamykają oczy i głosują na twoje hasło; potem patrzą.'

const swap = {
  title: 'Sędzia',
  say: ['{news}', 'Czy sędzia odwraca ten wynik?'],
  do: 'Krótka pauza. Kto się zgłasza, pokazuje wszystkim kartę sędziego.',
  options: { pass: 'Nikt się nie zgłasza', swap: 'Sędzia odwraca wynik' },
}
const save = {
  title: 'Burmistrz',
  say: ['{news}', 'Na szubienicę idzie {target}. Czy burmistrz ułaskawia?'],
  do: 'Krótka pauza. Kto się zgłasza, pokazuje wszystkim kartę burmistrza.',
  options: { pass: 'Nikt się nie zgłasza', save: 'Burmistrz ułaskawia' },
}
const breakTie = {
  title: 'Remis',
  say: ['{news}', 'Remis. Decyduje burmistrz.'],
  do: 'Burmistrz rozstrzyga albo zostawia.',
  ask: 'Co postanawia burmistrz?',
  options: {
    pass: 'Zostawia',
    yes: 'Tak',
    no: 'Nie',
    hang: 'Powiesić',
    investigate: 'Śledztwo',
  },
}
const factionTie = {
  title: 'Remis',
  say: ['{news}'],
  do: 'Ani słowa: głosy są równe. Rozstrzyga jedna osoba, jednym palcem.',
  ask: 'Na kogo pada wybór?',
  options: { pass: 'Kręci głową' },
}

const DOCTOR =
  'Wszystkie oczy zamknięte. Zapytaj bez słowa: ma zginąć {target}. Czy lekarz to powstrzymuje?'
const SPENT_DOCTOR = { do: `Moc lekarza jest już zużyta. ${RAISED}`, sign: 'Podniesiona ręka' }
const BLOCKED_DOCTOR = { do: `Lekarz nie może działać. ${RAISED}`, sign: 'Podniesiona ręka' }
/** By day the Doctor is asked among closed eyes as well (K-89d). */
const BY_DAY = {
  say: ['{news}', 'Wszyscy zamykają oczy.'],
  close: ['Wszyscy otwierają oczy.'],
} as const

export const daySteps = {
  'leader.breakTie': factionTie,
  'megaAlien.breakTie': factionTie,
  'doctor.block': {
    title: 'Lekarz',
    say: ['{news}'],
    do: DOCTOR,
    options: { pass: 'Kręci głową', block: 'Zostaje przy życiu {target}', ok: 'Dalej' },
    variants: {
      gone: GONE,
      spent: SPENT_DOCTOR,
      blocked: BLOCKED_DOCTOR,
      byDay: { ...BY_DAY, do: DOCTOR },
      goneByDay: { ...BY_DAY, ...GONE },
      spentByDay: { ...BY_DAY, ...SPENT_DOCTOR },
      blockedByDay: { ...BY_DAY, ...BLOCKED_DOCTOR },
    },
  },
  'dawn.announce': {
    title: 'Świt',
    say: ['Wszyscy otwierają oczy.'],
    do: 'Ogłaszaj po kolei. Nigdy nie mów, jak ktoś zginął ani przez kogo.',
    options: { ok: 'Ogłoszone' },
  },
  'day.introductions': {
    title: 'Kto jest kim',
    say: ['Kim jesteście w tym mieście? Przedstawcie się.'],
    do: 'Same opowieści. Bez pojedynków i głosowań.',
    options: { ok: 'Wystarczy' },
  },
  'day.discussion': {
    title: 'Rozmowa',
    say: ['Kto ma posążek? Rozmawiajcie.'],
    do: 'Niech mówią. Każdy może wyzwać każdego.',
    options: { ok: 'Do pojedynków' },
  },
  'day.duel': {
    title: 'Wyzwania',
    say: ['{news}', 'Czy ktoś wyzywa kogoś na pojedynek?'],
    do: 'Zapisz, kto wyzywa kogo. Najwyżej dwa pojedynki dziennie.',
    ask: 'Kto wyzywa kogo?',
    options: { pass: 'Koniec pojedynków', ok: 'Do pojedynku' },
  },
  'day.duelAnswer': {
    title: 'Odpowiedź',
    say: ['{target}, wyzywa cię {by}. Przyjmujesz pojedynek?'],
    do: 'Szeryf żyje, więc można odmówić.',
    options: { accept: 'Przyjmuje', refuse: 'Odmawia' },
  },
  'day.speeches': {
    title: 'Mowa',
    say: ['{name}, masz głos. Co masz przeciw drugiej stronie?'],
    do: 'Obie osoby stoją. Reszta milczy.',
    options: { ok: 'Po mowie' },
  },
  'journalist.watch': {
    title: 'Dziennikarz',
    say: ['Wszyscy zamykają oczy.', 'Czy dziennikarz chce podejrzeć to głosowanie?'],
    do: 'Wszystkie oczy zamknięte. Po skinieniu dziennikarz patrzy i nie głosuje.',
    options: { pass: 'Kręci głową', watch: 'Podgląda', ok: 'Dalej' },
    variants: {
      gone: GONE,
      spent: { do: `Oba podglądania są zużyte. ${RAISED}`, sign: 'Podniesiona ręka' },
    },
  },
  'day.duelVote': {
    title: 'Głosowanie: pojedynek',
    say: ['Oczy zamknięte. Kto ma żyć? Jedna ręka albo żadna.'],
    close: ['Wszyscy otwierają oczy.'],
    do: by('secretDuelVotes', {
      true: 'Policz w ciszy i podaj tylko, kto wygrywa. Tych dwoje nie głosuje.',
      false: `${EYES} Tych dwoje nie głosuje.`,
    }),
    ask: 'Kto głosuje za kim?',
    options: { ok: 'Policz' },
  },
  'judge.swap': swap,
  'drunkJudge.swap': swap,
  'stagecoachOperator.strike': {
    title: 'Dyliżans',
    say: ['{news}', 'Czy słychać dyliżans?'],
    do: 'Krótka pauza. Kto się zgłasza, pokazuje kartę wszystkim, a giną obie strony pojedynku.',
    options: { pass: 'Nic nie jedzie', strike: 'Rozjeżdża oboje' },
  },
  'day.candidates': {
    title: 'Kandydaci',
    say: ['{news}', 'Kogo chcecie przeszukać?'],
    do: 'Zbieraj imiona, aż będzie ich około {count}.',
    ask: 'Kto jest na liście?',
    options: { ok: 'Ta lista', pass: 'Nikt: dziś nie przeszukujemy' },
  },
  'day.searchVote': {
    title: 'Głosowanie: rewizja',
    say: ['Zamknijcie oczy. Każdy podaje {count} {count|imię|różne imiona|różnych imion|imienia}.'],
    close: ['Wszyscy otwierają oczy.'],
    do: sentences(EYES, 'Każdy musi użyć wszystkich głosów.'),
    ask: 'Kogo podaje każdy z nich?',
    options: { ok: 'Policz' },
  },
  'mayor.breakTie': breakTie,
  'drunkMayor.breakTie': breakTie,
  'day.mistreat': {
    title: 'Czy ktoś zapłaci?',
    say: ['{news}', 'Zamknijcie oczy. Czy ktoś z przeszukanych ma za to zapłacić? Tak czy nie.'],
    close: ['Wszyscy otwierają oczy.'],
    do: `${EYES} Wstrzymać się nie można.`,
    ask: 'Co mówi każdy z nich?',
    options: { yes: 'Tak', no: 'Nie', ok: 'Policz' },
  },
  'day.mistreatKind': {
    title: 'Stryczek czy śledztwo?',
    say: ['{news}', 'Zamknijcie oczy. Wieszamy czy prowadzimy śledztwo?'],
    close: ['Wszyscy otwierają oczy.'],
    do: `${EYES} Wstrzymać się nie można.`,
    ask: 'Co mówi każdy z nich?',
    options: { hang: 'Powiesić', investigate: 'Śledztwo', ok: 'Policz' },
  },
  'day.mistreatWho': {
    title: 'Kto z nich?',
    say: ['{news}', 'Zamknijcie oczy. Kto z przeszukanych? Każdy podaje jedno imię.'],
    close: ['Wszyscy otwierają oczy.'],
    do: `${EYES} Wstrzymać się nie można.`,
    ask: 'Kogo podaje każdy z nich?',
    options: { ok: 'Policz' },
  },
  'mayor.save': save,
  'drunkMayor.save': save,
  'day.result': {
    title: 'Koniec dnia',
    say: ['{news}'],
    do: 'Od razu wszyscy milkną i zamykają oczy.',
    options: { ok: 'Dalej' },
  },
  'crystallicCitizen.reveal': {
    title: 'Agent się ujawnia',
    say: [],
    do: 'Kartę widzą wszyscy.',
    options: { use: 'Ujawnia się' },
  },
  'host.cheated': {
    title: 'Pokazana karta',
    say: [],
    do: 'Kto udowadnia, kim jest, ginie: w dzień od razu, w nocy o świcie.',
    ask: 'Kto pokazuje kartę?',
  },
  'host.heir': {
    title: 'Posążek wychodzi z gry',
    say: [],
    do: '{target} wraca do domu z posążkiem. Czy ta strona gra dalej z kimś innym, czy wygrywa miasto?',
    ask: 'Kto go teraz nosi?',
    options: { draw: 'Losuje program', citizens: 'Wygrywa miasto' },
  },
} as const satisfies WrittenTexts['steps']
