import type { DesktopTexts } from '../../languages'

/** What the program itself says outside its windows: titles, the menu, the question before it ends. */
export const desktop: DesktopTexts = {
  facilitatorTitle: 'Nightfall: dein Pult',
  projectorTitle: 'Nightfall: die Leinwand',
  menu: {
    program: 'Nightfall',
    showProjector: 'Leinwand zeigen',
    fullScreen: 'Vollbild',
    screens: 'Bildschirme',
    identify: 'Auf allen Bildschirmen die Nummer zeigen',
    nameless: 'ein Bildschirm ohne Namen',
    desk: 'dein Pult',
    edit: 'Bearbeiten',
    keys: 'Alle Tasten',
    quit: 'Nightfall beenden',
  },
  quit: {
    message: 'Ein Abend läuft noch.',
    detail: 'Er ist gespeichert und geht beim nächsten Mal genau hier weiter.',
    stay: 'Weiterspielen',
    leave: 'Beenden',
  },
  failure: {
    title: 'Nightfall kann nicht starten',
  },
}
