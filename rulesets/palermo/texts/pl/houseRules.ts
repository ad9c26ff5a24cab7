/** House rules: what each is about, and what its values mean. */
import type { WrittenTexts } from '../../../../src/i18n/rulesetTexts'

export const options = {
  condemnation: {
    name: 'Jak skazujecie',
    help: 'Co prowadzi do wyroku.',
    values: {
      accusation: 'Lista oskarżonych, mowy parami.',
      nomination: 'Do dwóch imion od każdego; dwie najczęściej zgłoszone osoby mają mowę końcową.',
      forcedVote: 'Wczesne głosy; gdy jest ich połowa, głosować muszą wszyscy.',
    },
  },
  oneAccusationEach: {
    name: 'Jedno imię na osobę',
    help: 'Ile imion naraz może mieć na liście jedna osoba.',
    values: { true: 'Jedno.', false: 'Ile chce.' },
  },
  tieRule: {
    name: 'Remisy',
    help: 'Co się dzieje, gdy najwięcej głosów ma kilka osób.',
    values: {
      runoff: 'Dogrywka przy więcej niż dwóch oskarżonych, inaczej bez wyroku.',
      allCondemned: 'Skazani są wszyscy.',
      lastDead: 'Rozstrzyga, kto odpadł ostatni.',
      mayor: 'Rozstrzyga głos burmistrza, jeśli padł na kogoś z remisu; inaczej jak przy dogrywce.',
    },
  },
  detectives: {
    name: 'Dwóch detektywów',
    help: 'Jak pracują, gdy jest ich dwóch.',
    values: {
      together: 'Razem, jednym pytaniem.',
      separate: 'Osobno, każdy ze swoim pytaniem.',
    },
  },
  detectiveVariant: {
    name: 'Co wiedzą detektywi',
    help: 'Jak poznają mafię.',
    values: {
      standard: 'Co noc pytają o jedną osobę.',
      omniscient: 'Raz widzą całą mafię; umarli podają tylko stronę.',
      informant: 'Co noc pokazujesz im kolejnego mafiosa.',
    },
  },
  murderVariant: {
    name: 'Jak morduje mafia',
    help: 'Jak wybiera ofiarę.',
    values: {
      standard: 'Zgadzają się bez słowa.',
      blind: 'Każdy głosuje osobno; decyduje więcej niż połowa żywych mafiosów.',
    },
  },
  mayor: {
    name: 'Burmistrz',
    help: 'Ktoś, czyj głos liczy się podwójnie.',
    values: { true: 'Wybierany pierwszego dnia.', false: 'Nie ma go.' },
  },
  mayorSuccession: {
    name: 'Po burmistrzu',
    help: 'Jak obsadza się urząd na nowo.',
    values: {
      named: 'Odchodzący burmistrz wskazuje następcę.',
      election: 'Wybory następnego dnia.',
    },
  },
  angelSelf: {
    name: 'Anioł dla siebie',
    help: 'Czy anioł stróż może strzec siebie.',
    values: { true: 'Może.', false: 'Nie może.' },
  },
  angelRepeat: {
    name: 'Dwa razy to samo',
    help: 'Czy anioł może strzec kogoś dwie noce z rzędu.',
    values: { true: 'Może.', false: 'Nie może.' },
  },
  pharmacistSeesSaved: {
    name: 'Już bezpieczna ofiara',
    help: 'Czy aptekarka widzi ofiarę, której ktoś już pomógł.',
    values: { true: 'Widzi.', false: 'Nie widzi wtedy nikogo.' },
  },
  threeHides: {
    name: 'Trzy kryjówki',
    help: 'Jak często tchórz może się schować.',
    values: { true: 'Trzy razy w grze.', false: 'Co noc.' },
  },
  hiddenAtCitizen: {
    name: 'W kryjówce u obywatela',
    help: 'Co się dzieje, gdy tchórz chowa się u obywatela, a ofiarą jest on sam.',
    values: { dies: 'Ginie tylko on.', survives: 'Nikt nie ginie.', both: 'Giną oboje.' },
  },
  scaredyCatWin: {
    name: 'Udział tchórza',
    help: 'Kiedy wygrywa razem z mafią.',
    values: { alive: 'Jeśli żyje.', saved: 'Jeśli żyje i ocaliła go kryjówka u mafiosa.' },
  },
  talkingDead: {
    name: 'Gadający umarli',
    help: 'Co robią ci, którzy odpadli.',
    values: {
      true: 'W dzień rozmawiają, ale nie głosują, a w nocy śpią; przy jawnych kartach martwi mafiosi milczą.',
      false: 'Milczą i mogą patrzeć.',
    },
  },
  callDeadRoles: {
    name: 'Wezwania umarłych',
    help: 'Czy wzywa się role, których już nie ma.',
    values: {
      auto: 'Tam, gdzie umarli nie pokazują, kim byli.',
      always: 'Zawsze.',
      never: 'Nigdy.',
    },
  },
  mixedCoupleHolds: {
    name: 'Miłość przeciw wszystkim',
    help: 'Czy para z obu stron wstrzymuje koniec gry.',
    values: {
      true: 'Póki oboje żyją, nikt inny nie wygrywa.',
      false: 'Inni mogą wygrać jak zawsze.',
    },
  },
  hiddenIdentity: {
    name: 'Ukryta tożsamość',
    help: 'Czy umarli pokazują karty.',
    values: { true: 'Do końca nikt nie pokazuje karty.', false: 'Pokazują.' },
  },
  gameHost: {
    name: 'Kto prowadzi',
    help: 'Czy prowadzi ktoś, kto nie gra.',
    values: {
      app: 'Prowadzący od początku.',
      provisional:
        'Kto ma gwiazdkę na liście graczy, a bez niej pierwsze miejsce, gra i prowadzi do pierwszej śmierci.',
    },
  },
  deal: {
    name: 'Rozdanie',
    help: 'Jak każdy poznaje swoją rolę.',
    values: { cards: 'Z kart do gry.', director: 'Z dotknięć w ramię, bez kart.' },
  },
  theme: {
    name: 'Kara',
    help: 'Co spotyka skazanych. Zmieniają się tylko słowa.',
    values: { execution: 'Egzekucja.', prison: 'Dożywocie.' },
  },
  majorityByVotes: {
    name: 'Większość głosów',
    help: 'Co się liczy, gdy mafia chce być liczniejsza.',
    values: { true: 'Głosy; burmistrz, jeśli jest, ma dwa.', false: 'Głowy.' },
  },
  pleaSeconds: {
    name: 'Sekundy na mowę',
    help: 'Jak długo wolno się bronić. 0: pół minuty przy liście, cała minuta przy zgłoszeniach.',
    values: {},
  },
} as const satisfies WrittenTexts['options']
