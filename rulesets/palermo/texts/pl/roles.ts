/** Who there is in Palermo: parties, roles with the playing card of each, and conditions. */
import type { WrittenTexts } from '../../../../src/i18n/rulesetTexts'
import { sentences } from '../../../../src/i18n/writtenTexts'
import { by } from '../by'

export const teams = {
  citizens: {
    name: 'Obywatele',
    goal: 'Znajdźcie i skażcie wszystkich mafiosów.',
    won: by('hiddenIdentity', {
      false: 'Palermo znów śpi spokojnie.',
      true: 'Mafia zniknęła z Palermo. Miasto znów śpi spokojnie.',
    }),
  },
  mafia: {
    name: 'Mafia',
    goal: by('majorityByVotes', {
      false: 'Bądźcie liczniejsi niż cała reszta.',
      true: 'Miejcie więcej głosów niż cała reszta.',
    }),
    won: 'Palermo należy do mafii.',
  },
  lovers: {
    name: 'Romeo i Julia',
    goal: 'Zostańcie przy życiu tylko we dwoje, po jednej osobie z każdej strony.',
    won: 'Miłość przetrwała wszystkich.',
  },
} as const satisfies WrittenTexts['teams']

const QUESTION = by('detectiveVariant', {
  standard: 'Co noc wskazuje jedną osobę i widzi kciuk: w górę mafia, w dół obywatel.',
  omniscient: 'Raz, drugiej nocy, widzi całą mafię. Potem już się nie budzi.',
  informant: 'Co noc poznaje kolejnego mafiosa.',
})

/** P-35, P-46; the card is turned over only where there are cards and they are shown (P-99, P-105). */
const BOMB_WITHOUT_CARD =
  'W dzień, byle nie podczas głosowania nad wyrokiem, wskazuje kogoś i oboje giną.'
const BOMB = by('detectiveVariant', {
  omniscient: BOMB_WITHOUT_CARD,
  else: by('deal', {
    cards:
      'W dzień, byle nie podczas głosowania nad wyrokiem, pokazuje kartę, wskazuje kogoś i oboje giną.',
    director: BOMB_WITHOUT_CARD,
  }),
})

export const roles = {
  citizen: {
    name: 'Obywatel',
    help: 'Śpi całą noc. Mówi i głosuje. (Czerwone ósemki, siódemka kier)',
  },
  detective: { name: 'Detektyw', help: sentences(QUESTION, '(As kier)') },
  secondDetective: {
    name: 'Drugi detektyw',
    help: sentences(
      QUESTION,
      by('detectives', {
        together: 'Pracuje razem z pierwszym.',
        separate: 'Pracuje osobno i pierwszego nie zna.',
      }),
      '(As karo)',
    ),
  },
  guardianAngel: {
    name: 'Anioł stróż',
    help: sentences(
      'Co noc strzeże jednej osoby przed mafią i przed niczym innym.',
      by('angelSelf', { true: 'Może wybrać siebie.', false: 'Siebie wybrać nie może.' }),
      by('angelRepeat', { true: '', false: 'Nigdy tej samej osoby dwie noce z rzędu.' }),
      '(Dama kier)',
    ),
  },
  pharmacist: {
    name: 'Aptekarka',
    help: sentences(
      'Widzi ofiarę. Na całą grę ma jeden lek i jedną truciznę.',
      by('pharmacistSeesSaved', {
        false: '',
        true: 'Widzi też ofiarę, której ktoś już pomógł.',
      }),
      '(Dama karo)',
    ),
  },
  matchmaker: {
    name: 'Swatka',
    help: 'Pierwszej nocy sprawia, że dwie osoby się w sobie zakochują. Gdy ginie jedna, ginie i druga. (Król kier)',
  },
  nightWanderer: {
    name: 'Lunatyk',
    help: 'Może podglądać, gdy mafia wybiera. Kto da się złapać, jest ofiarą. (Walet kier)',
  },
  suicidalCitizen: { name: 'Desperat', help: sentences(BOMB, '(Walet karo)') },
  freemason: {
    name: 'Mason',
    help: 'Zna innych masonów i naradza się z nimi w nocy. (Czerwone dziesiątki i dziewiątki)',
  },
  scaredyCat: {
    name: 'Tchórz',
    help: sentences(
      by('threeHides', {
        false: 'Co noc może się u kogoś schować.',
        true: 'W nocy może się u kogoś schować, trzy razy w grze.',
      }),
      'U mafiosa jest bezpieczny przed mafią; u obywatela ginie, gdy mafia morduje tego obywatela.',
      by('hiddenAtCitizen', {
        dies: 'Gdy mafia wybierze jego samego, a on śpi u obywatela, ginie tylko on.',
        survives: 'Gdy mafia wybierze jego samego, a on śpi u obywatela, nie ginie nikt.',
        both: 'Gdy mafia wybierze jego samego, a on śpi u obywatela, giną oboje.',
      }),
      by('scaredyCatWin', {
        alive: 'Wygrywa razem z mafią, jeśli żyje.',
        saved: 'Wygrywa razem z mafią, jeśli żyje i ocaliła go kryjówka u mafiosa.',
      }),
      '(Siódemka karo)',
    ),
  },
  mafioso: {
    name: 'Mafioso',
    help: sentences(
      'Budzi się z mafią.',
      by('murderVariant', {
        standard: 'Wspólnie z nią wybiera ofiarę.',
        blind: 'Ofiarę wskazuje w pojedynkę.',
      }),
      '(Czarne króle i damy)',
    ),
  },
  mafiaKiller: {
    name: 'Killer mafii',
    help: sentences('Budzi się z mafią.', BOMB, '(Walet trefl)'),
  },
  spy: {
    name: 'Szpieg mafii',
    help: sentences(
      'Budzi się z mafią, a potem jeszcze raz bez niej.',
      by('detectiveVariant', {
        standard: 'Dowiaduje się, o kogo pytali detektywi.',
        omniscient: 'W tym wariancie nie ma się czego dowiedzieć.',
        informant: 'Dowiaduje się, kogo pokazano detektywom.',
      }),
      '(Walet pik)',
    ),
  },
} as const satisfies WrittenTexts['roles']

export const statuses = {
  mayor: { name: 'burmistrz', help: 'Przy każdym wyroku ten głos liczy się podwójnie.' },
  lover: { name: 'w miłości', help: 'Umiera na złamane serce, gdy ginie ukochana osoba.' },
  hiding: { name: 'w kryjówce', help: 'Tej nocy śpi u kogoś innego.' },
  protected: { name: 'pod ochroną', help: 'Tej nocy mafia tej osoby nie zabije.' },
  provisionalHost: {
    name: 'prowadzi na początek',
    help: 'Gra, prowadzi pierwszą noc, a pierwszego dnia nie można tej osoby skazać.',
  },
  host: { name: 'prowadzi', help: 'Pierwsza osoba, która odpadła; od teraz prowadzi.' },
} as const satisfies WrittenTexts['statuses']
