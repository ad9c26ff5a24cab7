import type { WrittenTexts } from '../../../../src/i18n/rulesetTexts'
import { sentences } from '../../../../src/i18n/writtenTexts'
import { by } from '../by'

/** SW-37, SW-38, SW-105. */
const ANAKIN =
  'Póki Anakin nie jest Sithem, jego głos możesz pominąć: idzie za głosem Amidali. Gdy ona jest w karbonicie, on głosu nie ma.'
const COUNTED = `Wpisz każdy głos. ${ANAKIN}`

/** SW-O9, SW-O13: one on the stand. */
const ONE_ACCUSED = {
  say: ['Na ławie tylko jedna osoba: {names}. Kto jest za linczem? Ręka w górę.'],
  do: `Trzeba więcej niż połowy głosów. Wpisz podniesione ręce; reszta jest przeciw. ${ANAKIN}`,
  ask: 'Kto podnosi rękę?',
} as const

/** SW-58, SW-O13. */
const IN_CARBONITE = by('frozenAccused', {
  trialGoesOn: 'Oskarżony w karbonicie zostaje na ławie, ale zlinczować go nie można.',
  removedFromStand: 'Oskarżony w karbonicie schodzi z ławy, głosujecie tylko nad drugim.',
})

/** The morning, the day, and who may step in. */
export const daySteps = {
  'dawn.announce': {
    title: 'Świt',
    say: ['Budzą się wszyscy.'],
    do: 'O śmierci opowiedz długo i niemądrze, z imieniem na samym końcu. Nigdy nie mów, czemu ktoś żyje, kto kim był ani co łączy dwie śmierci.',
    options: { ok: 'Opowiedziane' },
  },
  'day.discussion': {
    title: 'Dyskusja',
    say: ['Teraz wy. Komu nie ufacie?'],
    do: 'Bez zegara. Niech trwa, póki coś wnosi; gdy cichnie, idź dalej. Umarli i zamrożeni milczą.',
    options: { ok: 'Wystarczy' },
  },
  'day.nominate': {
    title: 'Zgłoszenia',
    say: [
      'Kogo sadzamy na ławie? Ręce w górę, zgłaszają dwie pierwsze osoby.',
      'Czy ktoś to popiera?',
    ],
    do: sentences(
      'Dwa zgłoszenia od dwóch różnych osób, każde poparte przez kogoś jeszcze. Bez poparcia zgłoszenie przepada i mówi następna ręka.',
      by('singleNominee', {
        noTrial: 'Przy jednym zgłoszeniu procesu dziś nie ma.',
        yesNoVote:
          'Jeśli jest tylko jedno, na ławie siada jedna osoba, a do linczu trzeba więcej niż połowy głosów.',
      }),
    ),
    ask: 'Kto kogo zgłasza i kto popiera?',
    options: { ok: 'To wszystko' },
  },
  'day.defence': {
    title: 'Obrona',
    say: ['Broni się {name}. Nikt nie przerywa.'],
    do: 'W kolejności zgłoszeń. Milczące postacie bronią się gestami.',
    options: { ok: 'Po obronie' },
  },
  'day.vote': {
    title: 'Głosowanie',
    say: ['Głosujemy: {names}. Każdy podnosi rękę raz, gdy padnie imię.'],
    do: COUNTED,
    ask: 'Kto na kogo głosuje?',
    options: { ok: 'Policz' },
    variants: { yesNo: ONE_ACCUSED },
  },
  'day.confirm': {
    title: 'Czy wynik zostaje?',
    say: [],
    do: 'Jeśli coś poszło nie tak, na przykład ktoś się wygadał, że musi głosować jak ktoś inny, zarządź powtórkę. Inaczej wynik zostaje. Zanim go ogłosisz, oskarżony Han albo Lando może jeszcze działać.',
    ask: 'Zostaje?',
    options: { stands: 'Zostaje', repeat: 'Głosujemy jeszcze raz' },
  },
  'day.tieBreaker': {
    title: 'Kto rozstrzyga remis?',
    say: [],
    do: 'Ostatnio zginęło kilka osób naraz albo ostatnia ofiara znów żyje. Wybierasz spośród umarłych; program proponuje: {preferred}.',
    ask: 'Kto z umarłych rozstrzyga?',
  },
  'day.tieBreak': {
    title: 'Remis',
    say: ['Remis. Rozstrzyga {name}: proszę wskazać jedno z dwojga.'],
    do: 'Umarli wskazują bez słowa.',
    ask: 'Kogo spotyka lincz?',
    variants: {
      forceDecides: {
        say: ['Remis. Rozstrzygam ja.'],
        do: 'Wybierasz jedno z dwojga.',
        ask: 'Kogo spotyka lincz?',
      },
    },
  },
  'day.runoff': {
    title: 'Dogrywka',
    say: ['Remis. Wszyscy głosują jeszcze raz: {names}. Ręka w górę, gdy padnie imię.'],
    do: `Drugi remis oszczędza oboje. ${COUNTED}`,
    ask: 'Kto na kogo głosuje?',
    options: { ok: 'Policz' },
    variants: { yesNo: ONE_ACCUSED },
  },
  'day.lot': {
    title: 'Los',
    say: ['Remis. Rozstrzyga los.'],
    do: 'Niech losuje program albo losuj po swojemu i kliknij, kto przegrywa.',
    ask: 'Na kogo pada los?',
    options: { draw: 'Losuj' },
  },
  'day.result': {
    title: 'Wynik',
    say: ['Dziś linczu nie ma.'],
    do: 'Bez ostatniego słowa i bez pokazywania karty. Potem zapada noc.',
    options: { ok: 'Dalej' },
    variants: {
      lynched: {
        say: ['Lincz: {lynched}.'],
        do: 'Jeśli ktoś ginie razem, podaj i to imię, ale nigdy przyczyny. Bez ostatniego słowa i bez pokazywania karty. Potem zapada noc.',
      },
    },
  },
  'han.shoot': {
    title: 'Han strzela',
    say: ['{name} to Han Solo. Wskazuje, do kogo strzela.'],
    do: sentences(
      'Raz w grze. Jeśli sam jest na ławie, proces się kończy i zapada noc.',
      by('hanMidTrial', {
        allowed: 'Proces innych trwa dalej, chyba że ginie oskarżony.',
        notDuringOthersTrial: 'W czasie procesu innych musi czekać.',
      }),
      by('freezeStopsShot', {
        true: 'Do kogoś w karbonicie strzelić nie można.',
        false: 'Karbonit strzału nie zatrzymuje.',
      }),
      by('hanChewiePenalty', { true: 'Jeśli zastrzeli Chewbaccę, ginie i on.', false: '' }),
    ),
    ask: 'Do kogo strzela?',
  },
  'lando.freeze': {
    title: 'Lando zamraża',
    say: ['{name} to Lando Calrissian. Wskazuje, kto trafia do karbonitu.'],
    do: sentences(
      by('freezeUntil', {
        nextDawn: 'Raz w grze, do następnego ranka; może wskazać siebie.',
        nextDusk: 'Raz w grze, do końca następnego dnia; może wskazać siebie.',
      }),
      'Jeśli sam jest na ławie, proces się kończy i zapada noc.',
      IN_CARBONITE,
    ),
    ask: 'Kto zamarza?',
  },
  'mace.swap': {
    title: 'Mace zamienia',
    say: ['{name} to Mace Windu. Na ławie siada teraz ten, kto zgłaszał.'],
    do: 'Raz w grze, zanim ruszy głosowanie, i nie dla siebie. Kto zgłaszał, teraz się broni.',
    ask: 'Kto schodzi z ławy?',
  },
  'force.banish': {
    title: 'Wygnanie',
    say: ['To była podpowiedź. Giniesz jeszcze raz, tym razem na dobre.'],
    do: 'Dla umarłych, którzy nie umieją milczeć. Z wygnania nikt nie wraca.',
    ask: 'Kto z umarłych?',
  },
  'force.disturbance': {
    title: 'Zaburzenie Mocy',
    say: ['Wyczuwam zaburzenie Mocy. Wszyscy zamykają oczy.'],
    do: 'Na twoją pomyłkę, nocną czy dzienną: zadaj prawdziwe pytanie wśród niepotrzebnych. W grze nic się nie zmienia.',
    ask: 'Które pytanie jest prawdziwe?',
  },
} as const satisfies WrittenTexts['steps']
