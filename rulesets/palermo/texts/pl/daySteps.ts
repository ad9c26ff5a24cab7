/** The morning and the day, and who may blow himself up. */
import type { WrittenTexts } from '../../../../src/i18n/rulesetTexts'
import { sentences } from '../../../../src/i18n/writtenTexts'
import { by } from '../by'

/** What the dead do with their cards (P-79, P-99, P-101, P-105). */
const CARDS = by('hiddenIdentity', {
  true: by('deal', {
    cards: 'Karty leżą w poprzek, zakryte.',
    director: 'Kto odpadł, nic o sobie nie mówi.',
  }),
  false: by('detectiveVariant', {
    omniscient: 'Kto odpadł, mówi „obywatel” albo „mafioso” i nic więcej.',
    else: by('deal', {
      cards: 'Kto odpadł, odkrywa kartę.',
      director: 'Kto odpadł, mówi, jaką miał rolę.',
    }),
  }),
})

const EXACTLY_ONE = sentences(
  'Każdy żywy ma dokładnie jeden głos, oskarżeni też.',
  by('mayor', { false: '', true: 'Głos burmistrza program liczy podwójnie.' }),
)
const LAST_BREATH = {
  title: 'Ostatnim tchem',
  say: [],
  do: 'Złamane serce, a w ręku ładunek: {name} może zabrać jeszcze kogoś albo nie. Poczekaj na znak, nie pytaj na głos.',
  ask: 'Kogo zabiera ze sobą?',
  options: { pass: 'Nikogo' },
} as const

const EXPLODES = {
  title: 'Wybuch',
  say: ['Stop! Ktoś zapalił lont. Kogo zabiera ze sobą?'],
  do: sentences(
    'Kogoś trzeba wskazać. Oboje giną od razu.',
    by('hiddenIdentity', {
      false: '',
      true: by('detectiveVariant', {
        omniscient: 'Tylko ten, kto zapalił lont, mówi „obywatel” albo „mafioso”.',
        else: by('deal', {
          cards: 'Kartę pokazuje tylko ten, kto zapalił lont.',
          director: 'Rolę zdradza tylko ten, kto zapalił lont.',
        }),
      }),
    }),
  ),
  ask: 'Kogo zabiera ze sobą?',
} as const

export const daySteps = {
  'dawn.announce': {
    title: 'Świt',
    say: ['Noc się skończyła. Budzą się wszyscy mieszkańcy Palermo.'],
    do: sentences('Ogłaszaj po kolei. Nigdy nie mów, jak ktoś zginął.', CARDS),
    options: { ok: 'Ogłoszone' },
  },
  'suicidalCitizen.takeAlong': LAST_BREATH,
  'mafiaKiller.takeAlong': LAST_BREATH,
  'mayor.nameSuccessor': {
    title: 'Następca',
    say: [
      by('theme', {
        execution:
          'Palermo traci burmistrza. Ostatnim tchem {name} wskazuje następcę. Kto nim będzie?',
        prison: 'Palermo traci burmistrza. {name} jeszcze wskazuje następcę. Kto nim będzie?',
      }),
    ],
    do: 'Ktoś z żywych. Dyskusji nie ma.',
    ask: 'Kto zostaje burmistrzem?',
    variants: {
      decided: {
        do: 'Gra jest rozstrzygnięta, zaraz potem nastąpi koniec. Zaznacz dowolne imię.',
      },
    },
  },
  'host.handover': {
    title: 'Nowy prowadzący',
    say: ['{name}, odpadasz z gry jako pierwsza osoba: od teraz ty prowadzisz.'],
    do: 'Oddaj panel. Od tej chwili pokazuje, kto jest kim; nikt inny nie może go widzieć.',
    options: { ok: 'Oddane' },
  },
  'day.campaign': {
    title: 'Kampania',
    say: ['Palermo potrzebuje burmistrza. Kto chce nim być i dlaczego?'],
    do: 'Krótko. Urzędu nikt nie może odmówić.',
    options: { ok: 'Do wyborów' },
  },
  'day.election': {
    title: 'Wybory',
    say: ['Wybieramy burmistrza. Każdy podnosi rękę raz.'],
    do: 'Kto ma najwięcej głosów, zostaje burmistrzem. Wybrać można każdego żywego.',
    ask: 'Kto na kogo głosuje?',
    options: { ok: 'Policz' },
  },
  'day.electionRunoff': {
    title: 'Dogrywka',
    say: ['Remis. Jeszcze raz, tylko między nimi: {names}.'],
    do: 'Przy kolejnym remisie losuje program.',
    ask: 'Kto na kogo głosuje?',
    options: { ok: 'Policz' },
  },
  'day.discussion': {
    title: 'Dyskusja',
    say: ['Rada jest otwarta. Kogo podejrzewacie?'],
    do: sentences(
      'Bez zegara. Zacznij, jeśli nikt nie zaczyna, i popędzaj, gdy się ślimaczy.',
      by('talkingDead', {
        false: 'Kto odpadł, milczy.',
        true: by('hiddenIdentity', {
          true: 'Kto odpadł, rozmawia, ale nie głosuje.',
          false:
            'Obywatele, którzy odpadli, rozmawiają, ale nie głosują; mafiosi, którzy odpadli, milczą.',
        }),
      }),
    ),
    options: { ok: 'Wystarczy' },
  },
  'suicidalCitizen.explode': EXPLODES,
  'mafiaKiller.explode': EXPLODES,
  'day.unanimity': {
    title: 'Jeszcze jeden wyrok?',
    say: [
      'Czy chcecie dziś jeszcze jednego wyroku? Muszą chcieć wszyscy żywi. Kciuki w górę albo w dół, teraz!',
    ],
    do: 'Wystarczy jedno „nie”, a zapada noc. Kto nic nie pokazuje, mówi „nie”.',
    ask: 'Kto co mówi?',
    options: { yes: 'Tak', no: 'Nie', ok: 'To wszystko' },
  },
  'day.accuse': {
    title: 'Oskarżenie',
    say: ['Lista jest otwarta. Kogo oskarżacie?'],
    close: ['Lista jest zamknięta.'],
    do: sentences(
      'Dobra liczba imion: {wanted}. Dwa są konieczne, bez imion nie ma wyroku. Kto imię podał, może je skreślić.',
      by('oneAccusationEach', { false: '', true: 'Naraz każdy może mieć na liście jedno imię.' }),
      'Zamknij, gdy wszyscy się zgadzają.',
    ),
    ask: 'Kto kogo oskarża?',
    options: { ok: 'Lista zamknięta' },
  },
  'day.speeches': {
    title: 'Mowy',
    say: ['Mówi {name}.'],
    do: 'Jest zegar. Dyskusji już nie ma.',
    options: { ok: 'Po mowie' },
    variants: {
      accuser: {
        say: ['Oskarża {name}. Dlaczego? Masz {seconds} {seconds|sekundę|sekundy|sekund|sekundy}.'],
        do: 'Samo oskarżenie, nic na własną obronę. Nikt nie przerywa.',
      },
      accused: {
        say: [
          'Odpowiada {name}. Co ty na to? Masz {seconds} {seconds|sekundę|sekundy|sekund|sekundy}.',
        ],
        do: 'Sama odpowiedź, bez oskarżeń. Nikt nie przerywa.',
      },
    },
  },
  'day.nominate': {
    title: 'Zgłoszenia',
    say: ['Po kolei: każdy podaje najwyżej dwa imiona do oskarżenia.'],
    close: ['Koniec zgłoszeń.'],
    do: 'Nikt nie zgłasza siebie ani dwa razy tej samej osoby. Przy więcej niż dwóch pierwszych miejscach zgłaszacie drugi raz; jeśli to nie pomoże, losuje program.',
    ask: 'Kto kogo zgłasza?',
    options: { ok: 'Zgłosili wszyscy' },
  },
  'day.nominateSecond': {
    title: 'Drugie miejsce',
    say: ['Drugie miejsce jest wolne. Po jednym imieniu, spośród nich: {names}.'],
    do: 'Jeśli i po powtórce jest remis, losuje program.',
    ask: 'Kto kogo zgłasza?',
    options: { ok: 'Zgłosili wszyscy' },
  },
  'day.defence': {
    title: 'Mowa końcowa',
    say: ['Mowę końcową ma {name}.'],
    do: 'Jest zegar. Nikt nie przerywa.',
    options: { ok: 'Po mowie' },
    variants: {
      accused: {
        say: ['Mowę końcową ma {name}. Masz {seconds} {seconds|sekundę|sekundy|sekund|sekundy}.'],
        do: 'Jest zegar. Nikt nie przerywa.',
      },
    },
  },
  'day.vote': {
    title: 'Wyrok',
    say: ['Teraz wyrok: {names}. Gdy padnie imię, ręka w górę. Każdy głosuje raz.'],
    do: EXACTLY_ONE,
    ask: 'Kto głosuje przeciw komu?',
    options: { ok: 'Policz' },
  },
  'day.runoff': {
    title: 'Dogrywka',
    say: ['Remis. Jeszcze raz, między nimi: {names}.'],
    do: sentences(
      EXACTLY_ONE,
      by('tieRule', {
        mayor: by('mayor', {
          true: 'Przy kolejnym remisie rozstrzyga głos burmistrza, jeśli padł na kogoś z remisu; inaczej nikt nie zostaje dziś skazany.',
          false: 'Przy kolejnym remisie nikt nie zostaje dziś skazany.',
        }),
        else: 'Przy kolejnym remisie nikt nie zostaje dziś skazany.',
      }),
    ),
    ask: 'Kto głosuje przeciw komu?',
    options: { ok: 'Policz' },
  },
  'day.lastDeadDecides': {
    title: 'Remis',
    say: [
      by('theme', {
        execution: 'Remis. Rozstrzyga głos zza grobu, a ma go {name}.',
        prison: 'Remis. Rozstrzyga, kto odpadł ostatni: {name}.',
      }),
    ],
    do: 'Palcem, bez słowa.',
    ask: 'Kto zostaje skazany?',
  },
  'day.earlyVotes': {
    title: 'Wczesne głosy',
    say: ['Kto jest pewien, może już zagłosować przeciw komuś innemu. Głosu się nie cofa.'],
    close: ['Koniec wczesnych głosów.'],
    do: 'Gdy zagłosuje połowa ({half}), głosować muszą wszyscy. Jeśli tylu chętnych nie ma, zamknij: wyroku dziś nie będzie.',
    ask: 'Kto głosuje przeciw komu?',
    options: { ok: 'Zamknij wczesne głosy' },
  },
  'day.forcedVote': {
    title: 'Głosowanie przymusowe',
    say: ['Połowa głosów już jest. Koniec rozmów: reszta głosuje teraz, po kolei.'],
    do: sentences(
      'Przy remisie znów rozmawiacie i głosujecie; po trzecim remisie z rzędu dzień kończy się bez wyroku.',
      by('mayor', { false: '', true: 'Głos burmistrza program liczy podwójnie.' }),
    ),
    ask: 'Kto głosuje przeciw komu?',
    options: { ok: 'Policz' },
  },
  'day.result': {
    title: 'Wynik',
    say: ['{news}'],
    do: sentences(
      by('theme', {
        execution: by('talkingDead', {
          false: 'Skazana osoba już nie mówi i nie głosuje.',
          true: 'Skazana osoba już nie głosuje.',
        }),
        prison: by('talkingDead', {
          false: 'Kto siedzi w więzieniu, już nie mówi i nie głosuje.',
          true: 'Kto siedzi w więzieniu, już nie głosuje.',
        }),
      }),
      CARDS,
    ),
    options: { ok: 'Dalej' },
  },
} as const satisfies WrittenTexts['steps']
