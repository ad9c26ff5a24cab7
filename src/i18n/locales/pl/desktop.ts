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
  failure: {
    title: 'Nightfall nie może wystartować',
  },
}
