/** The house rules: what each is about, and what each of its values means. */
import type { WrittenTexts } from '../../../../src/i18n/rulesetTexts'
import { NIGHT_ORDER, ZERO_ORDER } from '../../night/sequence'
import { placeNames } from './nightSteps'

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
