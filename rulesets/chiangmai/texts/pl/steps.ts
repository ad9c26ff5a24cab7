import type { WrittenTexts } from '../../../../src/i18n/rulesetTexts'
import { sentences } from '../../../../src/i18n/writtenTexts'
import { by } from '../by'

/*
 * The night is spoken the same way every night, whoever is still there: a call that nobody answers is
 * read from `gone`, which changes only what the host does, never what he says (CM-35).
 */

const CLOCK = 'Jest zegar.'

const GONE = {
  do: 'Nikt się nie budzi. Mów jak zawsze, odczekaj tyle co zwykle i idź dalej.',
}

export const steps = {
  'killers.meet': {
    title: 'Zabójcy się poznają',
    say: ['Budzą się zabójcy i patrzą na siebie.'],
    close: ['Zabójcy zasypiają.'],
    do: 'Tej nocy nikt nie ginie. Niech się odnajdą.',
    variants: { gone: GONE },
  },
  'doctor.meet': {
    title: 'Lekarz się pokazuje',
    say: ['Budzi się lekarz i podnosi rękę.'],
    close: ['Lekarz zasypia.'],
    do: 'Tej nocy nikogo się nie szczepi.',
    variants: { gone: GONE },
  },
  'police.meet': {
    title: 'Policjanci się poznają',
    say: ['Budzą się policjanci i patrzą na siebie.'],
    close: ['Policjanci zasypiają.'],
    do: 'Tej nocy bez pytania. Niech się odnajdą.',
    variants: { gone: GONE },
  },
  'assassin.meet': {
    title: 'Skrytobójca się pokazuje',
    say: ['Budzi się skrytobójca i podnosi rękę.'],
    close: ['Skrytobójca zasypia.'],
    do: 'Tej nocy ciosu nie ma.',
    variants: { gone: GONE },
  },
  'killers.poison': {
    title: 'Zabójcy trują',
    say: [
      'Budzą się zabójcy i patrzą na siebie.',
      'Zgadzają się bez słowa i wskazują, kogo trują.',
    ],
    close: ['Zabójcy zasypiają.'],
    do: 'Wszyscy muszą wskazać tę samą osobę, inaczej trucizny nie ma. Wolno im wskazać kogoś ze swoich.',
    ask: 'Kogo wskazuje każdy zabójca?',
    options: { pass: '{count|Nikt|Nie ma zgody|Nie ma zgody|Nie ma zgody}' },
    variants: { gone: GONE },
  },
  'doctor.vaccinate': {
    title: 'Lekarz szczepi',
    say: [
      'Budzi się lekarz.',
      by('doctorMayPass', {
        false: 'Wskazuje, kogo szczepi.',
        true: 'Wskazuje, kogo szczepi, albo kręci głową.',
      }),
    ],
    close: ['Lekarz zasypia.'],
    do: sentences(
      by('doctorSelf', {
        true: 'Lekarz musi wybrać, może i siebie.',
        false: 'Lekarz musi wybrać kogoś innego.',
      }),
      'Nie zdradź, kogo otruto. Dwóch lekarzy wskazuje każdy po swojemu.',
    ),
    ask: 'Kogo wskazuje każdy lekarz?',
    options: { pass: 'Nie szczepi nikogo' },
    variants: {
      gone: GONE,
      mayPass: {
        do: sentences(
          by('doctorSelf', {
            true: 'Lekarz może wybrać kogokolwiek, także siebie, albo pokręcić głową.',
            false: 'Lekarz może wybrać kogoś innego albo pokręcić głową.',
          }),
          'Nie zdradź, kogo otruto. Dwóch lekarzy wskazuje każdy po swojemu.',
        ),
        ask: 'Kogo wskazuje każdy lekarz?',
      },
    },
  },
  'police.investigate': {
    title: 'Policjanci pytają',
    say: [
      'Budzą się policjanci i patrzą na siebie.',
      'Zgadzają się bez słowa i wskazują, o kogo pytają.',
    ],
    close: ['Policjanci zasypiają.'],
    do: 'Jedno pytanie na wszystkich. Bez wspólnego wyboru nie ma odpowiedzi.',
    ask: 'Kogo wskazuje każdy policjant?',
    options: { pass: '{count|Nikt|Nie ma zgody|Nie ma zgody|Nie ma zgody}' },
    signals: {
      thumbUp: {
        sign: 'Kciuk w górę',
        do: 'Na wierzchu jest król. Pokaż kciuk w górę, w milczeniu.',
      },
      thumbDown: {
        sign: 'Kciuk w dół',
        do: 'Na wierzchu nie ma króla. Pokaż kciuk w dół, w milczeniu.',
      },
      none: { sign: 'Bez odpowiedzi', do: 'Nie dawaj żadnego znaku.' },
    },
    variants: { gone: GONE },
  },
  'assassin.kill': {
    title: 'Skrytobójca uderza',
    say: ['Budzi się skrytobójca.', 'Wskazuje, w kogo uderza.'],
    close: ['Skrytobójca zasypia.'],
    do: 'Skrytobójca musi wskazać kogoś innego. Szczepionka nie pomaga. Dwóch skrytobójców wskazuje każdy po swojemu.',
    ask: 'Kogo wskazuje każdy skrytobójca?',
    options: { pass: 'Kręci głową' },
    variants: {
      gone: GONE,
      mayDecline: {
        do: 'Tej nocy skrytobójca może jeszcze pokręcić głową. Szczepionka nie pomaga. Dwóch skrytobójców wskazuje każdy po swojemu.',
        ask: 'Kogo wskazuje każdy skrytobójca?',
      },
    },
  },
  'hunter.take': {
    title: 'Łowca zabiera kogoś ze sobą',
    say: [
      'Łowca słucha. Jeśli dotknę ramienia, budzi się.',
      'Wskazuje, kogo zabiera ze sobą, albo kręci głową.',
    ],
    close: ['Łowca zasypia.'],
    do: 'Obejdź krąg. Dotknij ramienia: tej nocy strzela {name}.',
    ask: 'Kogo zabiera ze sobą {name}?',
    options: { pass: 'Nie zabiera nikogo' },
    variants: {
      gone: { do: 'Żaden łowca nie odchodzi. Obejdź krąg jak zawsze i nie dotykaj nikogo.' },
      secret: {
        do: 'Obejdź krąg. Dotknij ramienia: tej nocy strzela {name}.',
        ask: 'Kogo zabiera ze sobą {name}?',
      },
      secretAgain: {
        say: [],
        do: 'Jeszcze jeden łowca, bez słowa. Dotknij ramienia poprzedniego, niech zamknie oczy. Idź dalej i dotknij ramienia, teraz strzela {name}.',
        ask: 'Kogo zabiera ze sobą {name}?',
      },
      eyesClosed: {
        say: [
          'Wszyscy jeszcze raz zamykają oczy.',
          'Jeśli dotknę ramienia łowcy, wskazuje, kogo zabiera ze sobą, albo kręci głową.',
        ],
        close: ['Wszyscy otwierają oczy.'],
        do: 'Obejdź krąg i dotknij ramienia, strzela {name}. Nikt nie może tego zobaczyć.',
        ask: 'Kogo zabiera ze sobą {name}?',
      },
      openly: {
        say: [
          '{name} to łowca.',
          '{name} wskazuje, kogo zabiera ze sobą, albo nie zabiera nikogo.',
        ],
        close: [],
        do: 'Wybór widzą wszyscy: ktoś inny albo nikt.',
        ask: 'Kogo zabiera ze sobą {name}?',
      },
    },
  },
  'dawn.announce': {
    title: 'Świt',
    say: ['Dzień dobry, Chiang Mai. Budzą się wszyscy.'],
    do: 'Ogłaszaj po kolei. Powiedz, kto ginie i kto odpada, ale nigdy jak ani z jaką rolą.',
    options: { ok: 'Ogłoszone' },
    variants: {
      again: {
        say: [
          by('hunterTiming', {
            openly: 'Wybór łowcy już padł.',
            secret: 'To jeszcze nie wszystko.',
          }),
        ],
        do: 'Powiedz, co wynikło z wyboru łowcy.',
      },
    },
  },
  'funeral.speech': {
    title: 'Mowa pożegnalna',
    say: ['Ostatnie słowo ma {name}. O wszystkim, byle nie o rolach.'],
    do: sentences(
      by('timers.funeral', { 0: '', else: CLOCK }),
      'Przerwij od razu, gdy padnie jakaś rola.',
    ),
    options: { ok: 'Dziękuję' },
  },
  'day.discussion': {
    title: 'Dyskusja',
    say: ['Macie głos. Rozmawiajcie.'],
    do: sentences(by('timers.discussion', { 0: '', else: CLOCK }), 'Kto jest poza grą, milczy.'),
    options: { ok: 'Wystarczy' },
  },
  'day.speeches': {
    title: 'Mowy',
    say: ['Głos ma {name}. Nikt nie przerywa.'],
    do: by('timers.speech', {
      0: 'Nikt inny nie mówi. Idź dalej, gdy {name} skończy.',
      else: CLOCK,
    }),
    options: { ok: 'Następna osoba' },
  },
  'day.vote': {
    title: 'Głosowanie',
    say: [
      'Głosujemy. Za każdą kartę macie jeden głos: palec to głos.',
      'Dwie karty? Dwa palce na jedną osobę albo po jednym palcu każdej ręki na dwie.',
      'Można się wstrzymać. Na trzy wskazujecie, wszyscy naraz, i trzymacie: raz, dwa, trzy!',
    ],
    do: 'Policz palce. Głosy na siebie się liczą.',
    ask: 'Kto na kogo głosuje?',
    options: { ok: 'Policz' },
  },
  'day.defence': {
    title: 'Obrona',
    say: ['Remis. Broni się {name}.'],
    do: sentences(by('timers.defence', { 0: '', else: CLOCK }), 'Nikt nie przerywa.'),
    options: { ok: 'Dziękuję' },
  },
  'day.runoff': {
    title: 'Dogrywka',
    say: [
      'Głosujemy jeszcze raz, tylko na nich: {names}. Oni sami nie głosują.',
      'Reszta używa wszystkich swoich głosów. Palec to głos. Raz, dwa, trzy!',
    ],
    do: 'Policz palce. Wszystkie głosy muszą paść.',
    ask: 'Kto na kogo głosuje?',
    options: { ok: 'Policz' },
  },
  'day.lot': {
    title: 'Los',
    say: ['Remis: {names}. Rozstrzyga los.'],
    do: 'Niech losuje program albo losuj po swojemu i kliknij, na kogo padło.',
    ask: 'Na kogo pada los?',
    options: { draw: 'Losuj' },
  },
  'day.result': {
    title: 'Wynik',
    say: ['{news}'],
    do: sentences(
      by('revealVotedCard', {
        false: 'Utracona karta odchodzi zakryta. Nikt na nią nie patrzy.',
        true: 'Kartę, którą zabrało głosowanie, widzą wszyscy. Każda inna odchodzi zakryta.',
      }),
      by('hunterTiming', {
        openly: '',
        secret:
          'Jeśli program nie pyta potem łowcy, i tak powiedz: „Wszyscy jeszcze raz zamykają oczy. Jeśli dotknę ramienia łowcy, wskazuje, kogo zabiera ze sobą, albo kręci głową.” Obejdź krąg, nie dotykaj nikogo i każ otworzyć oczy.',
      }),
    ),
    options: { ok: 'Dalej' },
  },
} as const satisfies WrittenTexts['steps']
