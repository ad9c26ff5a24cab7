/** Names and meanings: teams, roles, cards, conditions and house rules. */
import type { WrittenTexts } from '../../../../src/i18n/rulesetTexts'
import { sentences } from '../../../../src/i18n/writtenTexts'
import { by } from '../by'

export const teams = {
  killers: {
    name: 'Zabójcy',
    goal: sentences(
      by('sleepingRedKingCounts', {
        true: 'Kto ma króla, gra z zabójcami, nawet gdy go straci. Wygrywają,',
        false:
          'Kto ma czarnego króla albo czerwonego, który leżał już na wierzchu, gra z zabójcami, nawet gdy go straci. Wygrywają,',
      }),
      by('policeEliminatedBy', {
        card: 'gdy tylko w niczyim ręku nie ma już waleta.',
        player: 'gdy tylko nie ma już waleta, a każdy, kto był policjantem, jest poza grą.',
      }),
    ),
    won: 'Chiang Mai należy do zabójców.',
  },
  town: {
    name: 'Miasto',
    goal: sentences(
      'Kto nie dostał króla, wygrywa razem z miastem, gdy zabójcy są poza grą.',
      by('sleepingRedKingCounts', {
        true: 'Czerwony król, który jeszcze śpi, też się liczy.',
        false:
          'Czerwony król, który jeszcze śpi, się nie liczy, ale choć jeden król musiał już działać.',
      }),
    ),
    won: 'Chiang Mai znów śpi spokojnie.',
  },
} as const satisfies WrittenTexts['teams']

export const roles = {
  killer: {
    name: 'Zabójca',
    help: 'Budzi się z innymi zabójcami; co noc trują razem jedną osobę. Pozostaje zabójcą także bez króla, póki ma jeszcze kartę.',
  },
  policeman: {
    name: 'Policjant',
    help: sentences(
      'Budzi się z innymi policjantami; co noc pytają o jedną osobę i dowiadują się, czy na wierzchu leży król.',
      by('policeEliminatedBy', {
        card: 'Koniec z nim, gdy przepada ostatni walet.',
        player: 'Gdy przepada ostatni walet, już się nie budzi, ale zabójcy nadal muszą go usunąć.',
      }),
    ),
  },
  doctor: {
    name: 'Lekarz',
    help: sentences(
      by('doctorMayPass', {
        false: 'Co noc musi kogoś zaszczepić,',
        true: 'Co noc może kogoś zaszczepić,',
      }),
      by('doctorSelf', { true: 'choćby siebie.', false: 'ale nigdy siebie.' }),
      by('overdoseReset', {
        true: 'Niepotrzebna szczepionka zostaje jako dawka; druga zabija i liczy się od nowa.',
        false: 'Niepotrzebna szczepionka zostaje jako dawka; druga zabija i każda następna też.',
      }),
      by('redSpecialsTopOnly', { true: 'Działa tylko z damą na wierzchu.', false: '' }),
    ),
  },
  assassin: {
    name: 'Skrytobójca',
    help: sentences(
      by('assassinTakes', {
        topCard: 'Co noc zabiera komuś innemu wierzchnią kartę.',
        wholePlayer: 'Co noc usuwa z gry kogoś innego, z obiema kartami.',
      }),
      'Szczepionka nie pomaga.',
      by('firstNightFull', {
        true: 'Odmówić może tylko pierwszej nocy.',
        false: 'Pierwszej nocy tylko się pokazuje, odmówić może tylko drugiej.',
      }),
      by('redSpecialsTopOnly', { true: 'Działa tylko z asem na wierzchu.', false: '' }),
    ),
  },
  hunter: {
    name: 'Łowca',
    help: sentences(
      by('hunterTrigger', {
        jokerRemoved: 'Gdy przepada joker, łowca',
        playerEliminated:
          'Gdy temu, kto dostał jokera, przepada ostatnia karta, obojętnie jaka, łowca',
      }),
      'może zabrać ze sobą wierzchnią kartę kogoś innego,',
      by('hunterTiming', {
        openly: 'od razu i na oczach wszystkich.',
        secret: 'w tajemnicy, gdy wszyscy mają zamknięte oczy.',
      }),
    ),
  },
  villager: { name: 'Mieszkaniec', help: 'Bez mocy, ale mówi i głosuje.' },
} as const satisfies WrittenTexts['roles']

const NUMBER = 'Mieszkaniec: bez mocy, ale to życie.'

export const cards = {
  blackKing: { name: 'czarny król', help: 'Zabójca, na wierzchu i pod spodem.' },
  redKing: {
    name: 'czerwony król',
    help: sentences(
      'Zabójca, ale tylko na wierzchu.',
      by('sleepingRedKingCounts', {
        true: 'Pod spodem śpi, a na koniec gry i tak liczy się jako zabójca.',
        false: 'Pod spodem śpi i jeszcze nie jest zabójcą.',
      }),
    ),
  },
  blackJack: { name: 'czarny walet', help: 'Policjant, na wierzchu i pod spodem.' },
  redJack: { name: 'czerwony walet', help: 'Policjant, ale tylko na wierzchu. Pod spodem śpi.' },
  redQueen: {
    name: 'czerwona dama',
    help: by('redSpecialsTopOnly', {
      false: 'Lekarz, na wierzchu i pod spodem.',
      true: 'Lekarz, ale tylko na wierzchu. Pod spodem śpi.',
    }),
  },
  redAce: {
    name: 'czerwony as',
    help: by('redSpecialsTopOnly', {
      false: 'Skrytobójca, na wierzchu i pod spodem.',
      true: 'Skrytobójca, ale tylko na wierzchu. Pod spodem śpi.',
    }),
  },
  joker: {
    name: 'joker',
    help: sentences(
      'Łowca, na wierzchu i pod spodem:',
      by('hunterTrigger', {
        jokerRemoved: 'możesz zabrać kogoś ze sobą, gdy przepada ta karta.',
        playerEliminated:
          'możesz zabrać kogoś ze sobą, gdy przepada twoja ostatnia karta, obojętnie jaka.',
      }),
    ),
  },
  n2: { name: 'dwójka', help: NUMBER },
  n3: { name: 'trójka', help: NUMBER },
  n4: { name: 'czwórka', help: NUMBER },
  n5: { name: 'piątka', help: NUMBER },
  n6: { name: 'szóstka', help: NUMBER },
  n7: { name: 'siódemka', help: NUMBER },
  n8: { name: 'ósemka', help: NUMBER },
  n9: { name: 'dziewiątka', help: NUMBER },
  n10: { name: 'dziesiątka', help: NUMBER },
} as const satisfies WrittenTexts['cards']

export const statuses = {
  dosed: {
    name: by('overdoseReset', { true: 'niepotrzebna dawka', false: 'niepotrzebne dawki' }),
    help: by('overdoseReset', {
      true: 'Szczepienie bez potrzeby. Następne niepotrzebne to przedawkowanie i kosztuje kartę.',
      false:
        'Szczepienie bez potrzeby. Każde następne niepotrzebne to przedawkowanie i kosztuje kartę.',
    }),
  },
} as const satisfies WrittenTexts['statuses']

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
