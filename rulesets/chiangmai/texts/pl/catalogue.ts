/** Names and meanings: teams, roles, cards and conditions. */
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
