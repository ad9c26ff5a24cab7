/** Names and meanings: sides, conditions and house rules. */
import type { WrittenTexts } from '../../../../src/i18n/rulesetTexts'
import { sentences } from '../../../../src/i18n/writtenTexts'
import { NIGHT_ORDER, ZERO_ORDER } from '../../night/sequence'
import { by } from '../by'
import { placeNames } from './nightSteps'

export const teams = {
  citizens: {
    name: 'Miasto',
    goal: 'Miejcie posążek w dzień: zabierzcie go w nocy, znajdźcie przy przeszukaniu albo niech posiadacz zginie za dnia.',
    won: 'Posążek trafia do miejskiego muzeum.',
  },
  bandits: {
    name: 'Bandyci',
    goal: 'Miejcie posążek na koniec nocy, w której przypływa statek, albo którejś późniejszej.',
    won: 'Statek odpływa z posążkiem na pokładzie.',
  },
  indians: {
    name: 'Indianie',
    goal: 'Zostańcie jako jedyni przy życiu.',
    won: 'Na prerii znów jest cicho.',
  },
  aliens: {
    name: 'Ufoki',
    goal: 'Nadajcie posążkiem sygnał trzy razy, najwyżej raz na noc.',
    won: 'W niebo wzbija się światło i nikt nie umie tego wyjaśnić.',
  },
  luckyLuke: {
    name: 'Lucky Luke',
    goal: 'Miej posążek, gdy zaczyna się noc.',
    won: 'Jeździec odjeżdża w stronę zachodu, a coś mu ciąży w jukach.',
  },
  janosik: { name: 'Janosik', goal: 'Zawiśnij.', won: 'Legenda wisi wyżej niż ktokolwiek.' },
} as const satisfies WrittenTexts['teams']

const ASLEEP = 'Do świtu nic nie robi i nie wskazuje z innymi.'

export const statuses = {
  jailed: {
    name: 'w więzieniu',
    help: 'Do świtu nic nie robi; zabójstwo, kradzież, trucizna, picie i karty nie działają.',
  },
  drunk: { name: 'pod wpływem', help: ASLEEP },
  atCards: { name: 'przy kartach', help: ASLEEP },
  protected: {
    name: 'pod ochroną',
    help: 'Póki ochroniarz żyje, zabójstwo, kradzież, trucizna, picie i karty nie działają.',
  },
  poisoned: {
    name: 'z trucizną',
    help: by('poisonMoment', {
      beforeSearch: 'Umiera przed przeszukaniem.',
      dawn: 'Umiera o świcie.',
      beforeDuels: 'Umiera przed pojedynkami.',
      beforeMistreatment: 'Umiera po przeszukaniu.',
    }),
  },
  blackmailed: { name: 'pod szantażem', help: 'Nie może tknąć osoby, która szantażuje.' },
  incited: {
    name: 'do przeszukania',
    help: by('executorInvestigator', {
      true: 'Idzie do przeszukania bez względu na głosy; jeśli tylko dlatego, nie grozi za to szubienica ani śledztwo.',
      false:
        'Idzie do przeszukania bez względu na głosy; jeśli tylko dlatego, nie grozi za to szubienica.',
    }),
  },
  trailed: {
    name: 'pod obserwacją',
    help: sentences(
      'Jeśli posążek tu trafia, bierze go ten, kto tropi.',
      by('trailerNextNight', { true: 'Działa jeszcze następnej nocy.', false: '' }),
    ),
  },
  bound: {
    name: 'z posążkiem na stałe',
    help: 'Nie pozbędzie się posążka, chyba że ktoś odbierze go siłą.',
  },
  unaware: { name: 'nosi, nie wiedząc', help: 'Ma posążek i o tym nie wie.' },
  revealed: { name: 'znana rola', help: 'Wszyscy znają tę rolę: po ujawnieniu albo po śledztwie.' },
  mormon: { name: 'mormon', help: 'Zna dwie osoby tej samej wiary, ale nie ich strony.' },
} as const satisfies WrittenTexts['statuses']

const orderOf = <P extends keyof typeof placeNames>(places: readonly P[]) =>
  Object.fromEntries(places.map((place) => [place, placeNames[place]])) as Record<P, string>

export const options = {
  tellMateRoles: {
    name: 'Swoi znają swoje role',
    help: 'Co bandyci, Indianie i ufoki wiedzą o sobie nawzajem.',
    values: { true: 'Twarze i role.', false: 'Tylko twarze.' },
  },
  dayZero: {
    name: 'Dzień na poznanie się',
    help: 'Przed pierwszą nocą.',
    values: { true: 'Przedstawiacie się.', false: 'Gra zaczyna się nocą.' },
  },
  shipNight: {
    name: 'Noc statku',
    help: 'Pierwsza noc, po której bandyci mogą wygrać. 0: zależy od liczby osób.',
    values: {},
  },
  searches: {
    name: 'Przeszukania dziennie',
    help: 'Ile osób idzie do przeszukania. 0: dwie przy najwyżej szesnastu osobach, powyżej trzy.',
    values: {},
  },
  announceRolesInPlay: {
    name: 'Role w grze',
    help: 'Czy Manitou mówi na początku, jakie role grają.',
    values: { true: 'Mówi.', false: 'Nie mówi.' },
  },
  announceJailed: {
    name: 'Kto siedzi w więzieniu',
    help: 'Czy więźnia szeryfa podaje się w nocy na głos.',
    values: { true: 'Na głos.', false: 'Po cichu.' },
  },
  sheriffNightZero: {
    name: 'Więzienie w noc zerową',
    help: 'Czy szeryf zaczyna od razu.',
    values: { true: 'Od nocy zerowej.', false: 'Od nocy pierwszej.' },
  },
  sheriffSelf: {
    name: 'Szeryf we własnym więzieniu',
    help: 'Czy szeryf może zamknąć siebie.',
    values: { true: 'Może.', false: 'Nie może.' },
  },
  parsonNightZero: {
    name: 'Spowiedź w noc zerową',
    help: 'Czy pastor zaczyna od razu.',
    values: { true: 'Od nocy zerowej.', false: 'Od nocy pierwszej.' },
  },
  secretDuelVotes: {
    name: 'Tajne głosowanie w pojedynku',
    help: 'Do gier z dziennikarzem.',
    values: { true: 'Mówi się tylko wynik.', false: 'Potem widać, kto jak głosował.' },
  },
  poisonMoment: {
    name: 'Kiedy działa trucizna',
    help: 'Następnego dnia.',
    values: {
      beforeSearch: 'Przed przeszukaniem.',
      dawn: 'O świcie.',
      beforeDuels: 'Przed pojedynkami.',
      beforeMistreatment: 'Po przeszukaniu.',
    },
  },
  coyotAlone: {
    name: 'Samotność kojota',
    help: 'Kiedy zabija jeszcze jedną osobę.',
    values: {
      othersDead: 'Jako ostatni Indianin.',
      onlyVoter: 'Zawsze, gdy tylko kojot wskazuje ofiarę Indian.',
    },
  },
  trailerNextNight: {
    name: 'Długi trop',
    help: 'Jak długo trop trzyma.',
    values: { true: 'Do następnej nocy, aż obudzą się Indianie.', false: 'Jedną noc.' },
  },
  janosikEnds: {
    name: 'Koniec Janosika',
    help: 'Co oznacza jego powieszenie.',
    values: { true: 'Wygrywa i gra się kończy.', false: 'Wygrywa obok innych.' },
  },
  callUsedUp: {
    name: 'Zużyte role',
    help: 'Czy wzywać role, którym nic nie zostało.',
    values: { true: 'Jak zawsze.', false: 'Pomijać.' },
  },
  revealNightDeaths: {
    name: 'Ofiary nocy',
    help: 'Kiedy się o nich mówi, razem z rolą.',
    values: { dawn: 'O świcie.', atOnce: 'Od razu.' },
  },
  gunmanTie: {
    name: 'Rewolwerowiec przy remisie',
    help: 'Co przy równych głosach.',
    values: { gunman: 'I tak wygrywa.', tie: 'Remis jak u każdego.' },
  },
  mistreatOrder: {
    name: 'Kolejność trzech głosowań',
    help: 'Z katem i śledczym.',
    values: { whether: 'Czy w ogóle', kind: 'Stryczek czy śledztwo', who: 'Kto' },
  },
  executorInvestigator: {
    name: 'Kat i śledczy',
    help: 'Dwie role miasta: zamiast wieszać można prowadzić śledztwo.',
    values: { true: 'Grają obie.', false: 'Nie gra żadna.' },
  },
  aliens: {
    name: 'Ufoki',
    help: 'Czwarta frakcja.',
    values: { true: 'Wylądowały.', false: 'Niebo jest puste.' },
  },
  luckyLuke: {
    name: 'Lucky Luke',
    help: 'Jeździec na własną rękę.',
    values: { true: 'Jest w mieście.', false: 'Jest gdzie indziej.' },
  },
  janosik: {
    name: 'Janosik',
    help: 'Zbójnik, który chce zawisnąć.',
    values: { true: 'Gra.', false: 'Nie gra.' },
  },
  mormons: {
    name: 'Mormoni',
    help: 'Troje graczy zna się ponad podziałem na frakcje. Losuje program.',
    values: { true: 'Po jednej osobie z miasta, bandytów i Indian.', false: 'Brak.' },
  },
  nightOrder: {
    name: 'Kolejność nocy',
    help: 'Od nocy pierwszej. Moc działa od nowego miejsca i może przyjść za późno.',
    values: orderOf(NIGHT_ORDER),
  },
  drunkVariants: {
    name: 'Pijani urzędnicy',
    help: 'Zamiast trzeźwych.',
    values: { drunkJudge: 'Pijany sędzia', drunkMayor: 'Pijany burmistrz' },
  },
  nightZeroOrder: {
    name: 'Kolejność nocy zerowej',
    help: 'Kto budzi się po kim.',
    values: orderOf(ZERO_ORDER),
  },
  politeWords: {
    name: 'Grzeczne słowa',
    help: 'Czy dosadne nazwy zastąpić łagodniejszymi.',
    values: { true: 'Łagodniejsze nazwy.', false: 'Tak jak w grze.' },
  },
} as const satisfies WrittenTexts['options']
