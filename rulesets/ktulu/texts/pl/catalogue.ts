/** Names and meanings: sides and conditions. */
import type { WrittenTexts } from '../../../../src/i18n/rulesetTexts'
import { sentences } from '../../../../src/i18n/writtenTexts'
import { by } from '../by'

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
