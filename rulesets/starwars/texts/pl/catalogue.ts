/** Names and meanings: teams, roles and conditions. */
import type { WrittenTexts } from '../../../../src/i18n/rulesetTexts'
import { sentences } from '../../../../src/i18n/writtenTexts'
import { by } from '../by'

export const teams = {
  citizens: {
    name: 'Obywatele',
    goal: 'Znajdźcie wszystkich Sithów i przegłosujcie ich.',
    won: 'Nie ma już żadnego Sitha. W galaktyce znów panuje pokój.',
  },
  sith: {
    name: 'Sithowie',
    goal: by('endCountsNeutral', {
      false: 'Przeżyjcie obywateli, a przede wszystkim Mistrzów Jedi.',
      true: 'Przeżyjcie wszystkich innych, a przede wszystkim Mistrzów Jedi.',
    }),
    won: 'Nie ma już żadnego obywatela. Galaktyką rządzi ciemna strona.',
  },
  deathStar: {
    name: 'Gwiazda Śmierci',
    goal: 'Dotrwaj do końca, ktokolwiek wygra.',
    won: 'Nadal wisi na niebie.',
  },
  jango: {
    name: 'Jango Fett',
    goal: by('endCountsNeutral', {
      false: 'Zwycięstwo Sithów, choćby po własnej śmierci.',
      true: 'Zwycięstwo Sithów, a ono przychodzi dopiero po jego śmierci.',
    }),
    won: 'Sithowie wygrali, zapłata się należy.',
  },
} as const satisfies WrittenTexts['teams']

/** SW-59, SW-O5. */
const SHARED_FATE = by('raiseDroidPair', {
  true: 'Dzielą jeden los: śmierć, leczenie, karbonit i powrót spotykają zawsze oba.',
  false:
    'Dzielą jeden los: śmierć, leczenie i karbonit spotykają zawsze oba. Ale Yoda przywraca tylko jednego z nich.',
})

export const roles = {
  palpatine: {
    name: 'Imperator Palpatine',
    help: 'Sith, najwyższy rangą. Co noc zabija razem z Sithami; gdy się nie zgodzą, rozstrzyga on.',
  },
  maul: {
    name: 'Darth Maul',
    help: 'Sith, drugi rangą. Co noc zabija razem z Sithami i rozstrzyga, gdy nie może Imperator.',
  },
  dooku: {
    name: 'Hrabia Dooku',
    help: 'Sith, trzeci rangą. Co noc zabija razem z Sithami.',
  },
  furtherSith: {
    name: 'Kolejny Sith',
    help: 'Jeszcze jeden Sith, niżej niż Hrabia Dooku. Co noc zabija razem z Sithami.',
  },
  vader: {
    name: 'Darth Vader',
    help: 'Anakin, gdy Amidala nie żyje: Sith, który budzi się i zabija razem z innymi, a głosuje, jak chce.',
  },
  quigon: {
    name: 'Qui-Gon Jinn',
    help: sentences(
      'Mistrz Jedi. Co noc leczy jedną osobę, a ta przeżyje atak Sithów',
      by('healStopsBlast', {
        false: 'tej nocy.',
        true: 'i wybuch Gwiazdy Śmierci tej nocy.',
      }),
      'Siebie tylko dwa razy w całej grze.',
    ),
  },
  obiwan: {
    name: 'Obi-Wan Kenobi',
    help: 'Mistrz Jedi. Co noc wskazuje jedną osobę i od razu dowiaduje się, czy to Sith.',
  },
  yoda: {
    name: 'Yoda',
    help: sentences(
      'Mistrz Jedi. Raz w grze przywraca kogoś z umarłych: w wybraną noc albo w pierwszą noc po własnej śmierci, nawet siebie.',
      by('yodaLastChance', {
        mayDecline: 'Jeśli wtedy nie skorzysta, traci moc.',
        mustUse: 'Wtedy musi to zrobić.',
      }),
    ),
  },
  anakin: {
    name: 'Anakin Skywalker',
    help: sentences(
      'Zna Amidalę i zawsze głosuje tak jak ona. Gdy ona ginie, staje się Darthem Vaderem, Sithem; gdy ona wraca, znów jest Anakinem.',
      by('vaderFrom', {
        dawn: '',
        immediately: 'Dla Obi-Wana jest Sithem już w tę noc, w którą ona ginie.',
      }),
    ),
  },
  deathStar: {
    name: 'Gwiazda Śmierci',
    help: sentences(
      'Gra sama. Pierwszej nocy wskazuje lewo albo prawo: gdy ginie, ginie z nią najbliższa osoba z tej strony. Zlinczowana zabiera zamiast tej osoby najniższego rangą Sitha.',
      by('healStopsBlast', {
        false: 'Kogoś w karbonicie wybuch omija.',
        true: 'Kogoś w karbonicie albo leczonego tej nocy wybuch omija.',
      }),
    ),
  },
  jango: {
    name: 'Jango Fett',
    help: 'Zna Sithów, ale sam nie jest Sithem i z nimi nie zabija. Co noc robi z kogoś innego swojego klona, który dla Obi-Wana wygląda na Sitha.',
  },
  amidala: {
    name: 'Królowa Amidala',
    help: 'Bez mocy. Ale ktoś powtarza każdy jej głos, a gdy ona zginie, przejdzie na ciemną stronę: niech żyje.',
  },
  luke: {
    name: 'Luke Skywalker',
    help: 'Przeżywa pierwszy atak Sithów. Przed linczem, strzałem i wybuchem to go nie chroni.',
  },
  han: {
    name: 'Han Solo',
    help: sentences(
      'Raz w grze, w dzień, strzela do kogoś. Wtedy wszyscy go znają. Jeśli strzela z ławy oskarżonych, proces się kończy i linczu nie ma.',
      by('hanMidTrial', {
        allowed: '',
        notDuringOthersTrial: 'W czasie procesu innych strzelać nie może.',
      }),
      by('hanChewiePenalty', { true: 'Jeśli zastrzeli Chewbaccę, ginie i on.', false: '' }),
    ),
  },
  lando: {
    name: 'Lando Calrissian',
    help: sentences(
      by('freezeUntil', {
        nextDawn:
          'Raz w grze, w dzień, zamraża kogoś w karbonicie do następnego ranka, choćby siebie:',
        nextDusk:
          'Raz w grze, w dzień, zamraża kogoś w karbonicie do końca następnego dnia, choćby siebie:',
      }),
      by('freezeStopsShot', {
        true: 'bez słowa, bez głosu, bez mocy, ale i nic nie może tej osoby zabić.',
        false: 'bez słowa, bez głosu, bez mocy, ale zabić może tę osobę tylko strzał Hana.',
      }),
      'Wtedy wszyscy go znają. Jeśli robi to z ławy oskarżonych, proces się kończy i linczu nie ma.',
    ),
  },
  r2d2: { name: 'R2-D2', help: sentences('Zna C-3PO.', SHARED_FATE) },
  c3po: { name: 'C-3PO', help: sentences('Zna R2-D2.', SHARED_FATE) },
  chewbacca: {
    name: 'Chewbacca',
    help: sentences(
      'Zlinczowany zabiera ze sobą drugą osobę z ławy, chyba że jest ona w karbonicie.',
      by('hanChewiePenalty', { true: 'Jeśli zastrzeli go Han, ginie i Han.', false: '' }),
    ),
  },
  mace: {
    name: 'Mace Windu',
    help: 'Raz w grze, przed głosowaniem, zdejmuje kogoś z ławy i sadza tam tego, kto tę osobę zgłosił. Siebie tak nie ratuje. Wtedy wszyscy go znają.',
  },
  leia: {
    name: 'Księżniczka Leia',
    help: 'Nie wolno jej mówić. Tylko gesty i słowa bez głosu; żadnego migania, nic na piśmie.',
  },
  ackbar: {
    name: 'Admirał Ackbar',
    help: 'Wolno mu mówić „To pułapka”, dowolnym tonem i w dowolnym szyku, i nic więcej. Poza tym jak Leia.',
  },
  ewok: {
    name: 'Ewok',
    help: 'Wolno mu tylko pomrukiwać, piszczeć i gestykulować. Żadnych słów, nawet bez głosu.',
  },
} as const satisfies WrittenTexts['roles']

export const statuses = {
  frozen: {
    name: 'w karbonicie',
    help: sentences(
      by('freezeStopsShot', {
        true: 'Tej osoby nie zabiją ani Sithowie, ani lincz, ani strzał. Nie mówi, nie głosuje, nie używa mocy.',
        false:
          'Tej osoby nie zabiją ani Sithowie, ani lincz, ale strzał Hana tak. Nie mówi, nie głosuje, nie używa mocy.',
      }),
      by('freezeUntil', {
        nextDawn: 'Do następnego ranka.',
        nextDusk: 'Do zmroku następnego dnia.',
      }),
    ),
  },
  spent: {
    name: 'moc zużyta',
    help: 'Jedyna moc w tej grze jest już użyta albo przepadła.',
  },
  selfHeal1: { name: 'jedno leczenie siebie', help: 'Jeden raz już użyty. Został drugi.' },
  selfHeal2: { name: 'dwa leczenia siebie', help: 'Oba razy użyte. Więcej nie ma.' },
  directionLeft: { name: 'celuje w lewo', help: 'Wybuch idzie zgodnie z ruchem wskazówek zegara.' },
  directionRight: {
    name: 'celuje w prawo',
    help: 'Wybuch idzie przeciwnie do ruchu wskazówek zegara.',
  },
  healed: {
    name: 'pod opieką',
    help: by('healStopsBlast', {
      false: 'Atak Sithów tej nocy nic nie zrobi. Wybuch nadal zabija.',
      true: 'Ani atak Sithów, ani wybuch tej nocy nic nie zrobi.',
    }),
  },
  clone: { name: 'klon', help: 'Tej nocy wygląda dla Obi-Wana na Sitha.' },
  banished: { name: 'na wygnaniu', help: 'Poza grą na dobre. Nikt tej osoby nie przywróci.' },
} as const satisfies WrittenTexts['statuses']
