/** The house rules: what each is about, and what each of its values means. */
import type { WrittenTexts } from '../../../../src/i18n/rulesetTexts'

export const options = {
  redSpecialsTopOnly: {
    name: 'Dama i as tylko na wierzchu',
    help: 'Czy lekarz i skrytobójca działają, gdy ich karta leży pod spodem.',
    values: {
      false: 'Działają w każdym miejscu.',
      true: 'Działają tylko na wierzchu, jak czerwone króle i walety.',
    },
  },
  multiCauseCards: {
    name: 'Kilka ciosów jednej nocy',
    help: 'Ile kart kosztuje kilka ciosów tej samej nocy.',
    values: { one: 'Zawsze jedną kartę.', each: 'Po karcie za każdy cios.' },
  },
  policeEliminatedBy: {
    name: 'Kiedy policja jest pokonana',
    help: 'Co muszą osiągnąć zabójcy.',
    values: {
      card: 'Żaden żyjący nie ma już waleta.',
      player: 'Poza grą jest też każdy, kto był policjantem.',
    },
  },
  sleepingRedKingCounts: {
    name: 'Śpiący czerwony król się liczy',
    help: 'Czy czerwony król pod spodem jest na koniec gry zabójcą.',
    values: {
      true: 'Tak: miasto musi usunąć i jego.',
      false: 'Dopiero gdy leży na wierzchu.',
    },
  },
  hunterTiming: {
    name: 'Kiedy łowca wybiera',
    help: 'Jak łowca zabiera kogoś ze sobą.',
    values: {
      openly: 'Od razu i na oczach wszystkich.',
      secret: 'W tajemnicy, pod koniec nocy albo z zamkniętymi oczami po głosowaniu.',
    },
  },
  hunterTrigger: {
    name: 'Co budzi łowcę',
    help: 'Po jakiej stracie łowca może kogoś zabrać.',
    values: {
      jokerRemoved: 'Przepada sam joker.',
      playerEliminated: 'Komu rozdano jokera, temu przepada ostatnia karta, obojętnie jaka.',
    },
  },
  doctorMayPass: {
    name: 'Lekarz może pasować',
    help: 'Czy lekarz może nie szczepić nikogo.',
    values: { false: 'Lekarz musi wybrać.', true: 'Lekarz może pokręcić głową.' },
  },
  doctorSelf: {
    name: 'Lekarz dla siebie',
    help: 'Czy lekarz może wskazać siebie.',
    values: { true: 'Może.', false: 'Nie może.' },
  },
  overdoseReset: {
    name: 'Przedawkowanie zeruje dawki',
    help: 'Co zostaje po przedawkowaniu.',
    values: {
      true: 'Liczy się od zera.',
      false: 'Każda następna niepotrzebna szczepionka znów zabija.',
    },
  },
  assassinTakes: {
    name: 'Co zabiera skrytobójca',
    help: 'Jak mocno uderza skrytobójca.',
    values: { topCard: 'Wierzchnią kartę.', wholePlayer: 'Obie karty: osoba odpada.' },
  },
  revealVotedCard: {
    name: 'Karta z głosowania jawna',
    help: 'Czy miasto widzi, co zabrało.',
    values: { false: 'Odchodzi zakryta.', true: 'Widzą ją wszyscy.' },
  },
  timers: {
    name: 'Zegary',
    help: 'Sekundy na każdą część dnia. Zero to brak zegara.',
    values: {
      discussion: 'Wolna dyskusja',
      speech: 'Mowa każdego, kto żyje',
      funeral: 'Mowa pożegnalna',
      defence: 'Obrona po remisie',
    },
  },
  firstNightFull: {
    name: 'Pierwsza noc się liczy',
    help: 'Co się dzieje pierwszej nocy.',
    values: {
      true: 'Każdy używa swojej mocy.',
      false: 'Role tylko się pokazują. Skrytobójca może wtedy odmówić drugiej nocy.',
    },
  },
  bothWin: {
    name: 'Obie strony naraz',
    help: 'Kto wygrywa, gdy obie strony osiągną cel w tej samej chwili.',
    values: { town: 'Miasto.', draw: 'Nikt.', killers: 'Zabójcy.' },
  },
  dealCheck: {
    name: 'Król nie z waletem',
    help: 'Czy po ręce z królem i waletem rozdaje się od nowa.',
    values: {
      true: 'Zbieramy wszystkie karty, tasujemy i rozdajemy od nowa.',
      false: 'Ręka zostaje. Nie polecamy.',
    },
  },
} as const satisfies WrittenTexts['options']
