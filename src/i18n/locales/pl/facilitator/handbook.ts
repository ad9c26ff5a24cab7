import type { Translated } from '../../../rulesetTexts'
import type { handbook as english } from '../../en/facilitator/handbook'

/** What the host reaches for while a game runs: what to look up, and what a ruling comes to. */
export const handbook: Translated<typeof english> = {
  handbook: {
    title: 'Zasady pod ręką',
    search: 'Szukaj',
    hint: 'Rola, zasada domowa, wezwanie',
    deck: 'Wszystkie role tej talii',
    roles: 'Role w tej grze',
    rules: 'Zasady domowe, które dziś są inne',
    noRules: 'Wszystkie zasady domowe są takie jak zwykle.',
    first: 'Pierwsza noc',
    later: 'Kolejność nocy',
    vote: 'Jak się głosuje',
    show: 'Na duży ekran',
    showOf: 'Na duży ekran: {name}',
    takeOff: 'Zdejmij z dużego ekranu',
    off: 'Zdejmij zasady',
    pages: 'Strona po stronie',
    next: 'Następna strona',
    before: 'Poprzednia strona',
    at: '{number} z {of}',
    keyNext: 'PgDn',
    keyBefore: 'PgUp',
    nothing: 'Nie ma tu nic ze słowem „{words}”.',
    note: 'Gdy widać tę stronę, duży ekran nie pokazuje nic z wieczoru. Znika sama, gdy zaczyna się nowa faza.',
    bar: 'Zasady',
  },
  rulingMore: {
    reason: 'Powód, do twojego dziennika',
    atDawn: 'Pokaż o świcie, gdy wszystko będzie opowiedziane',
    armed: 'Twoja decyzja pokaże się sama o świcie.',
    follows: 'Wtedy: {lines}',
    reached: 'Wtedy gra się kończy: {won}',
    dropped:
      'Przepada {count} wpis. | Przepadają {count} wpisy. | Przepada {count} wpisów. | Przepada {count} wpisu.',
    sure: '{name} – odejście na dobre?',
    leaves: 'Tak, {name} odchodzi',
  },
  notes: {
    title: 'Notatki',
    intro: 'Tylko dla ciebie: nie dostanie ich żadne inne okno.',
    of: 'Notatka: {name}',
    hint: 'Co chcesz zapamiętać',
    suspect: 'Podejrzenie',
    watch: 'Pod obserwacją',
    who: 'Podejrzenia: {names}',
    note: 'Zanotuj podejrzenia',
  },
  reach: {
    allIn: 'Wszystkie karty są wpisane.',
    lostLong:
      'Jeśli Nightfall ruszył od nowa, otworzył nową stronę: graj dalej na niej, a tę zamknij.',
  },
}
