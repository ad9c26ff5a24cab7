import type { DesktopTexts } from '../../languages'

/** What the program itself says outside its windows: titles, the menu, the question before it ends. */
export const desktop: DesktopTexts = {
  facilitatorTitle: 'Nightfall: twój panel',
  projectorTitle: 'Nightfall: duży ekran',
  menu: {
    program: 'Nightfall',
    showProjector: 'Pokaż duży ekran',
    fullScreen: 'Pełny ekran',
    screens: 'Ekrany',
    identify: 'Pokaż numery na wszystkich ekranach',
    nameless: 'ekran bez nazwy',
    desk: 'twój panel',
    edit: 'Edycja',
    keys: 'Wszystkie klawisze',
    quit: 'Zamknij Nightfall',
  },
  quit: {
    message: 'Wieczór jeszcze trwa.',
    detail: 'Jest zapisany. Następnym razem ruszy dokładnie od tego miejsca.',
    stay: 'Gramy dalej',
    leave: 'Zamknij',
  },
  hung: {
    message: 'Twój panel nie odpowiada.',
    detail: 'Wieczór jest zapisany. Po ponownym wczytaniu panelu nic z niego nie zginie.',
    wait: 'Czekaj',
    reload: 'Wczytaj panel ponownie',
  },
  halted: {
    facilitator: {
      title: 'Twój panel wciąż się zawiesza.',
      body: 'Wieczór jest zapisany, nic nie zginęło. Jeśli ponowna próba nie pomoże, zamknij Nightfall i otwórz od nowa; jeśli i to nie pomoże, uruchom ponownie komputer.',
    },
    projector: {
      title: 'Duży ekran ma krótką przerwę.',
      body: 'Zaraz wracamy.',
    },
    again: 'Spróbuj ponownie',
    key: 'Albo naciśnij Enter.',
  },
  failure: {
    title: 'Nightfall nie może wystartować',
  },
}
