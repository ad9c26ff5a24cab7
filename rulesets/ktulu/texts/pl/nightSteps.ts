/** What is said and done in the calls of the nights, read off their sequence. */
import { sentences, type Text } from '../../../../src/i18n/writtenTexts'
import {
  LATER_NIGHTS,
  NIGHT_ZERO,
  type NightCall,
  type Place,
  type ZeroPlace,
} from '../../night/sequence'
import { by } from '../by'
import type { CallTexts } from '../en/nightSteps'
import { roles } from './roles'
import {
  beside,
  OPTIONS,
  roleSigns,
  shots,
  sides,
  small,
  teamSigns,
  thefts,
  SILENT_VARIANTS,
  VARIANTS,
  wonIt,
  type Sign,
} from './signs'

/*
 * A call sounds the same whoever is there and whatever was done to him (K-88, K-89e). What only some nights have, and
 * nobody may know of, is done without a word: the host taps whom it concerns.
 */

/** What is asked of whoever is called, and what the host does. */
interface Asking {
  readonly asks?: Text
  readonly do: Text
  readonly ask?: string
  readonly signals?: Readonly<Record<string, Sign>>
  /** Nobody may hear that this is asked at all. */
  readonly silent?: true
}

const POINT = 'Wskazuje kogoś albo kręci głową.'
const NOD = 'Czy używa teraz swojej mocy? Kiwa albo kręci głową.'
const EACH = 'Kogo wskazuje każdy z nich?'
const KILL: Asking = {
  asks: `Kogo zabija? ${POINT}`,
  do: 'Jeśli posążek był u zabitej osoby, kciuk w górę.',
  ask: 'Kto ginie?',
  signals: wonIt,
}
const JAILED = by('announceJailed', {
  true: 'Potem powiedz na głos, kto siedzi.',
  false: 'Nie podawaj imienia.',
})

const ASKING: Readonly<Record<NightCall['does'], Asking>> = {
  meetOne: {
    asks: 'Wskazuje osobę, którą chce poznać.',
    do: 'Dotknij tej osoby, niech i ona otworzy oczy. Pokaż damie, kto to.',
    ask: 'Kogo poznaje?',
    signals: roleSigns,
  },
  blackmail: {
    asks: 'Wskazuje osobę, na którą ma haka.',
    do: 'Dotknij tej osoby, niech i ona otworzy oczy. Teraz wie, kogo się bać.',
    ask: 'Kto jest ofiarą?',
  },
  steal: { asks: POINT, do: 'Pokaż, czy się udało.', ask: 'Kogo okrada?', signals: thefts },
  kill: KILL,
  trail: {
    asks: `Kogo dziś tropi? ${POINT}`,
    do: 'Kiwnij głową. Nikt tego nie słyszy.',
    ask: 'Kogo tropi?',
  },
  seeCarrier: { do: 'Wskaż osobę, która ma posążek.' },
  findCarrier: { asks: NOD, do: 'Wskaż osobę, która ma posążek.' },
  jail: {
    asks: 'Wskazuje, kto idzie do więzienia.',
    do: sentences('Pokaż, czy był tam posążek.', JAILED),
    ask: 'Kto idzie do więzienia?',
    signals: thefts,
  },
  learnTeam: { asks: POINT, do: 'Pokaż frakcję.', ask: 'Kogo spowiada?', signals: teamSigns },
  learnRole: { asks: POINT, do: 'Pokaż, kto to jest.', ask: 'Kogo sprawdza?', signals: roleSigns },
  incite: {
    asks: `Kogo mają jutro przeszukać? ${POINT}`,
    do: 'Kiwnij głową.',
    ask: 'Kto jutro idzie do przeszukania?',
  },
  protect: {
    asks: POINT,
    do: 'Kiwnij głową. Nie zdradź, czy to potrzebne.',
    ask: 'Kogo chroni?',
  },
  roulette: {
    asks: `Czy chce zagrać? ${POINT}`,
    do: 'Pokaż, co z tego wyszło. Póki trwa gra, ani słowa.',
    ask: 'Do kogo strzela?',
    signals: shots,
  },
  drink: {
    asks: `Kto z nim dziś pije? ${POINT}`,
    do: 'Powiedz na głos, kto jest pod wpływem, jeśli ktoś jest.',
    ask: 'Kto pije?',
  },
  playCards: {
    asks: `Kogo sadza do kart? ${POINT}`,
    do: 'Podaj imię na głos. Pokaż, czy był tam posążek.',
    ask: 'Kto gra?',
    signals: thefts,
  },
  lookBeside: { asks: NOD, do: 'Pokaż, czy posążek jest tuż obok.', signals: beside },
  poison: {
    asks: `Komu dosypuje trucizny? ${POINT}`,
    do: 'Kiwnij głową.',
    ask: 'Kto to wypije?',
  },
  plant: {
    silent: true,
    do: 'Dotknij cichej stopy, bo nosi posążek: może wskazać, komu go podłożyć.',
    ask: 'Komu go podkłada?',
  },
  detect: { asks: POINT, do: 'Pokaż stronę kręgu.', ask: 'Kogo wskazuje?', signals: sides },
  bind: { asks: NOD, do: 'Kiwnij głową. Kto ma posążek, sam go już nie odda.' },
  meet: {
    asks: by('tellMateRoles', {
      true: 'Popatrzcie, kto jest z wami. Pokażę, kto jest kim.',
      false: 'Popatrzcie, kto jest z wami.',
    }),
    do: by('tellMateRoles', {
      true: 'Pokaż każdej osobie role pozostałych.',
      false: 'Niech się odnajdą. Swoich ról nie poznają.',
    }),
  },
  mormons: {
    asks: 'Popatrzcie na siebie. Łączy was wiara, nie strona.',
    do: 'Jest ich troje. Dotknij każdej z tych osób, niech otworzą oczy.',
  },
  groupSteal: {
    asks: 'Kogo okradają? Wskazują razem.',
    do: 'Liczy się największa liczba palców. Pokaż, czy się udało.',
    ask: EACH,
    signals: thefts,
  },
  groupCarrier: {
    asks: 'Kto z nich nosi posążek? Wskazują razem.',
    do: 'Liczy się największa liczba palców; bez wyboru zostaje tam, gdzie jest, albo losuje program. Kto siedzi w więzieniu, pije albo gra w karty, nie może go nosić.',
    ask: EACH,
  },
  groupKill: {
    ...KILL,
    asks: 'Kogo dziś zabijają? Wskazują razem.',
    do: 'Liczy się największa liczba palców. Jeśli posążek był u zabitej osoby, kciuk w górę.',
    ask: EACH,
  },
  secondKill: {
    ...KILL,
    silent: true,
    do: 'Mają posążek: pokaż dwa palce. Kogo jeszcze zabijają?',
    ask: EACH,
  },
  use: { asks: 'Nadają sygnał.', do: 'Sygnał numer {count}. Trzeci wygrywa.' },
  takeBack: {
    silent: true,
    do: 'Nikt się nie budzi. Cicha stopa ma posążek z powrotem; zapamiętaj to.',
  },
}

/** Burning Rage and the Lone Coyot kill besides, when nobody may know it. */
const BESIDES = ['burningRage.kill', 'loneCoyot.kill']

const GROUPS: Readonly<Record<string, string>> = {
  bandits: 'Bandyci',
  indians: 'Indianie',
  aliens: 'Ufoki',
  mormons: 'Mormoni',
}

const whoOf = (made: NightCall): string => made.id.split('.')[0] ?? ''

const nameOf = (made: NightCall): string => {
  if ('role' in made) return roles[made.role].name
  const who = whoOf(made)
  return GROUPS[who] ?? (who === 'quietFoot' ? roles.quietFoot.name : who)
}

function textsOf(made: NightCall): CallTexts {
  const title = nameOf(made)
  const asking = ASKING[made.does]
  const isSilent = asking.silent === true || BESIDES.includes(made.id)
  const words = {
    title,
    do:
      isSilent && made.does === 'kill'
        ? `Ani słowa: dotknij ramienia i poczekaj. ${title} może zabić jeszcze raz.`
        : asking.do,
    ...(asking.ask === undefined ? {} : { ask: asking.ask }),
    ...(asking.signals ? { signals: asking.signals } : {}),
    variants: isSilent ? SILENT_VARIANTS : VARIANTS,
    options: OPTIONS,
  }
  if (isSilent) return { ...words, say: ['{news}'] }
  const wakes = whoOf(made) in GROUPS ? 'Budzą się' : 'Budzi się'
  const sleeps = whoOf(made) in GROUPS ? 'zasypiają' : 'zasypia'
  return {
    ...words,
    say: ['{news}', `${wakes} ${small(title)}.`, asking.asks ?? ''],
    close: [`${title} ${sleeps}.`],
  }
}

const all: readonly NightCall[] = [...LATER_NIGHTS, ...NIGHT_ZERO]

export const nightSteps = Object.fromEntries(all.map((made) => [made.id, textsOf(made)])) as Record<
  Place | ZeroPlace,
  CallTexts
>

const PLACE_WORDS: Readonly<Record<NightCall['does'], string>> = {
  meetOne: 'poznaje kogoś',
  blackmail: 'szantażuje',
  steal: 'kradnie',
  kill: 'zabija',
  trail: 'tropi',
  seeCarrier: 'poznaje posiadacza',
  findCarrier: 'pyta o posiadacza',
  jail: 'zamyka',
  learnTeam: 'poznaje frakcję',
  learnRole: 'poznaje rolę',
  incite: 'podburza',
  protect: 'chroni',
  roulette: 'gra w ruletkę',
  drink: 'spija',
  playCards: 'gra w karty',
  lookBeside: 'pyta o sąsiadów',
  poison: 'truje',
  plant: 'podkłada',
  detect: 'wykrywa',
  bind: 'przywiązuje',
  meet: 'poznają się',
  mormons: 'poznają się',
  groupSteal: 'kradną',
  groupCarrier: 'wybierają posiadacza',
  groupKill: 'zabijają',
  secondKill: 'zabijają drugi raz',
  use: 'nadają sygnał',
  takeBack: 'odbiera przed zabójstwem',
}

/** What the places of an order are called, for the host who moves them. */
export const placeNames = Object.fromEntries(
  all.map((made) => [made.id, `${nameOf(made)}: ${PLACE_WORDS[made.does]}`]),
) as Record<Place | ZeroPlace, string>
