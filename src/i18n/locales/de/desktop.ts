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
  hung: {
    message: 'Dein Pult reagiert nicht mehr.',
    detail: 'Der Abend ist gespeichert. Wird das Pult neu geladen, geht nichts davon verloren.',
    wait: 'Warten',
    reload: 'Pult neu laden',
  },
  halted: {
    facilitator: {
      title: 'Dein Pult stürzt immer wieder ab.',
      body: 'Der Abend ist gespeichert, es geht nichts verloren. Hilft ein neuer Versuch nicht, beende Nightfall und starte es noch einmal; hilft auch das nicht, starte den Computer neu.',
    },
    projector: {
      title: 'Die Leinwand macht kurz Pause.',
      body: 'Gleich geht es weiter.',
    },
    again: 'Noch einmal versuchen',
    key: 'Oder drück die Eingabetaste.',
  },
  failure: {
    title: 'Nightfall kann nicht starten',
  },
}
