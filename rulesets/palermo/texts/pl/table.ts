/** What the host reads aloud before the first night, and what he should know himself. */
import type { WrittenTexts } from '../../../../src/i18n/rulesetTexts'
import { sentences } from '../../../../src/i18n/writtenTexts'
import { by } from '../by'

export const about = [
  'Palermo, lata dwudzieste. Większość z was to uczciwi obywatele; kilka osób należy do mafii i zna się nawzajem.',
  'W nocy mafia morduje. W dzień zbieracie się, rozmawiacie i skazujecie jedną osobę.',
  by('theme', {
    execution: 'Na skazanych wykonuje się wyrok.',
    prison: 'Skazani idą do więzienia na całe życie.',
  }),
  by('majorityByVotes', {
    false:
      'Obywatele wygrywają, gdy nie ma już żadnego mafiosa, a mafia, gdy jest liczniejsza niż cała reszta.',
    true: sentences(
      'Obywatele wygrywają, gdy nie ma już żadnego mafiosa, a mafia, gdy ma więcej głosów niż cała reszta.',
      by('mayor', { true: 'Burmistrz ma dwa głosy.', false: '' }),
    ),
  }),
  sentences(
    'Zakochani z dwóch różnych stron wygrywają, gdy zostają przy życiu tylko we dwoje.',
    by('mixedCoupleHolds', {
      false: '',
      true: 'Póki oboje żyją, nikt inny wygrać nie może.',
    }),
  ),
] as const satisfies WrittenTexts['about']

/** P-91 a. */
const RUN_OFF =
  'Przy remisie i więcej niż dwóch oskarżonych jest dogrywka. Gdy oskarżonych jest tylko dwoje albo znów jest remis, nikt nie zostaje skazany.'

/** Rules of conduct. */
export const tableRules = [
  by('deal', {
    cards:
      'Zapamiętajcie swoją kartę, połóżcie ją przed sobą zakrytą i nie odkrywajcie, póki żyjecie.',
    director:
      'Kart nie ma. Obchodzę stół, a wszyscy macie zamknięte oczy: jedno dotknięcie to mafia, dwa to detektyw, żadne to obywatel.',
  }),
  'Jakie role są w grze, nie jest tajemnicą. Podawajcie się, za kogo chcecie; nikt nie musi wierzyć.',
  'W nocy oczy są zamknięte i zakryte. Otwieracie je tylko na wezwanie i zamykacie, gdy to powiem.',
  by('callDeadRoles', {
    auto: '',
    always: 'Co noc wzywam każdą rolę, nawet gdy nie ma już jej w grze.',
    never: 'Ról, których nie ma już w grze, nie wzywam.',
  }),
  'Nocne szmery to słabe argumenty. Używajcie ich, gdy nie macie lepszych.',
  by('murderVariant', {
    standard: 'Mafia morduje tego, kogo wskażą wszyscy jej członkowie.',
    blind:
      'Mafia głosuje w ciemno: każdy mafioso budzi się osobno, a tę samą osobę musi wskazać więcej niż połowa żywych mafiosów.',
  }),
  sentences(
    by('mayor', {
      false: '',
      true: 'Pierwszego dnia wybieracie burmistrza, a jego głos liczy się podwójnie. Odmówić nie można.',
    }),
    by('mayor', {
      false: '',
      true: by('mayorSuccession', {
        named: 'Odchodzący burmistrz wskazuje następcę.',
        election: 'Gdy burmistrz odpada, następnego dnia wybieracie nowego.',
      }),
    }),
  ),
  by('condemnation', {
    accusation: sentences(
      'Oskarżacie, wpisując imię na listę. Potem parami mówią oskarżający i oskarżeni, a wszyscy głosują raz.',
      by('oneAccusationEach', { false: '', true: 'Każdy może mieć na liście jedno imię.' }),
    ),
    nomination:
      'Każdy podaje najwyżej dwa imiona. Dwie najczęściej zgłoszone osoby mają mowę końcową, a wszyscy głosują raz.',
    forcedVote:
      'Kto jest pewien, głosuje wcześniej i już tego nie cofa. Gdy zagłosuje połowa, reszta musi. Mów nie ma.',
  }),
  by('condemnation', {
    forcedVote: '',
    else: by('tieRule', {
      runoff: RUN_OFF,
      allCondemned: 'Przy remisie skazani są wszyscy.',
      lastDead:
        'Przy remisie rozstrzyga, kto odpadł ostatni. Jeśli nikt jeszcze nie odpadł, nikt nie zostaje skazany.',
      mayor: by('mayor', {
        true: sentences(
          'Przy remisie rozstrzyga głos burmistrza, jeśli padł na kogoś z remisu. Jeśli nie:',
          'przy więcej niż dwóch oskarżonych dogrywka, inaczej nikt nie zostaje skazany.',
        ),
        false: RUN_OFF,
      }),
    }),
  }),
  by('condemnation', {
    forcedVote: '',
    else: by('pleaSeconds', {
      0: '',
      else: 'Każda mowa trwa tyle, ile ustaliliśmy.',
    }),
  }),
  by('hiddenIdentity', {
    false: by('detectiveVariant', {
      omniscient: 'Kto odpada, mówi „obywatel” albo „mafioso” i nic więcej.',
      else: by('deal', {
        cards: 'Kto odpada, odkrywa kartę.',
        director: 'Kto odpada, mówi, jaką miał rolę.',
      }),
    }),
    true: sentences(
      'Kim byli umarli, pozostaje tajemnicą do końca.',
      by('detectiveVariant', {
        omniscient: 'Tylko ten, kto zapala lont, mówi „obywatel” albo „mafioso”.',
        else: by('deal', {
          cards: 'Kartę pokazuje tylko ten, kto zapala lont.',
          director: 'Rolę zdradza tylko ten, kto zapala lont.',
        }),
      }),
      'O tym, że mafii już nie ma, usłyszycie dopiero po całej nocy bez niej.',
    ),
  }),
  by('talkingDead', {
    false:
      'Kto odpada, nie mówi, nie podpowiada i nie głosuje, ale w nocy może nie spać i patrzeć.',
    true: by('hiddenIdentity', {
      true: 'Kto odpada, zamyka w nocy oczy, a w dzień rozmawia, ale nie oskarża i nie głosuje.',
      false:
        'Obywatele, którzy odpadli, zamykają w nocy oczy, a w dzień rozmawiają, ale nie oskarżają i nie głosują. Mafiosi, którzy odpadli, milczą, a w nocy mogą patrzeć.',
    }),
  }),
  by('gameHost', {
    app: '',
    provisional:
      'Ja też gram i prowadzę pierwszą noc z zamkniętymi oczami. Pierwszego dnia nikt mnie nie skazuje; potem prowadzi ten, kto pierwszy odpadnie.',
  }),
  'Kto wysadza się w powietrze, zabiera kogoś ze sobą. Kolejny wyrok jest tego dnia tylko wtedy, gdy chcą wszyscy.',
] as const satisfies WrittenTexts['tableRules']

/** The look at all cards before the first night (P-13). */
export const verify = {
  say: [
    'Wszyscy zamykają oczy.',
    by('deal', {
      cards: 'Trzymajcie kartę w moją stronę, aż powiem dość.',
      director: 'Obchodzę stół: jedno dotknięcie to mafia, dwa to detektyw.',
    }),
  ],
  do: sentences(
    by('deal', {
      cards: 'Obejdź stół i porównaj każdą kartę z tą listą. Jeśli ufasz rozdaniu, pomiń to.',
      director: 'Obejdź stół i dotykaj ramion tak, jak podaje ta lista.',
    }),
    by('gameHost', { app: '', provisional: 'Jeśli grasz, nie patrz: pomiń to.' }),
  ),
  close: [
    by('deal', { cards: 'Dziękuję. Karty na stół, zakryte.', director: '' }),
    'Wszyscy otwierają oczy.',
  ],
} as const

export const tips = [
  'Przygaś światło i włącz cichą muzykę, która połyka szmery: zaplecze baru, daleko na południu.',
  'Nigdy nie mów „ten mafioso” ani „ta osoba”. Grupy wzywaj zawsze jako grupy, nawet gdy została jedna osoba, i nie patrz w jedno miejsce.',
  'W dzień popędzaj powolne grupy, a w nocy przerywaj zbyt długie wezwania: przerwane liczy się jako nieużyte.',
  'Przed grą umówcie się na znak dla złapanego lunatyka.',
  'Obywatel, który milczy, nikomu nie pomaga. Gadanie bez końca też bywa zabójcze.',
  'W pierwszej rundzie są tylko szmery i miny. Zacznij rozmowę, jeśli nikt nie zaczyna.',
  'Póki ktoś ma lont, w dzień każdy może zniknąć w każdej chwili. Korzystaj z tego.',
  by('angelSelf', {
    true: 'Anioła stróża, który może strzec siebie, trudno się pozbyć, gdy się ujawni.',
    false: '',
  }),
  by('condemnation', {
    accusation: 'Trzy imiona na liście służą mafii lepiej niż dwa.',
    else: '',
  }),
  by('hiddenIdentity', {
    false: '',
    true: 'Większości zostaw programowi; twoja mina nie może zdradzić, że mafii już nie ma.',
  }),
  by('detectiveVariant', {
    informant: 'Od tego, kogo pokażesz najpierw, zależy gra.',
    else: '',
  }),
  'Dobieraj role specjalne do grupy, a początkującym większości oszczędź.',
  'Jeśli nieufność robi się zbyt prawdziwa, przerwij: to tylko gra.',
] as const satisfies WrittenTexts['tips']
