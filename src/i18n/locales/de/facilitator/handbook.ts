import type { Translated } from '../../../rulesetTexts'
import type { handbook as english } from '../../en/facilitator/handbook'

/** What the host reaches for while a game runs: what to look up, and what a ruling comes to. */
export const handbook: Translated<typeof english> = {
  handbook: {
    title: 'Regeln zur Hand',
    search: 'Suchen',
    hint: 'Eine Rolle, eine Hausregel, ein Aufruf',
    deck: 'Alle Rollen dieses Decks',
    roles: 'Rollen in diesem Spiel',
    rules: 'Hausregeln, die heute anders sind',
    noRules: 'Alle Hausregeln sind wie üblich.',
    first: 'Die erste Nacht',
    later: 'Die Reihenfolge der Nacht',
    vote: 'So geht eine Abstimmung',
    show: 'Auf die Leinwand',
    showOf: 'Auf die Leinwand: {name}',
    takeOff: 'Von der Leinwand nehmen',
    off: 'Regeln weg',
    pages: 'Seite für Seite',
    next: 'Nächste Seite',
    before: 'Vorige Seite',
    at: '{number} von {of}',
    keyNext: 'Bild ↓',
    keyBefore: 'Bild ↑',
    nothing: 'Hier steht nichts mit „{words}“.',
    note: 'Solange eine Seite gezeigt wird, zeigt die Leinwand nichts vom Abend. Mit der nächsten Phase geht sie von selbst.',
    bar: 'Regeln',
  },
  rulingMore: {
    reason: 'Grund, für dein Protokoll',
    atDawn: 'Bei Tagesanbruch zeigen, wenn alles erzählt ist',
    armed: 'Dein Machtwort wird bei Tagesanbruch von selbst gezeigt.',
    follows: 'Dann: {lines}',
    reached: 'Dann ist das Spiel zu Ende: {won}',
    dropped: '{count} Eintrag geht verloren. | {count} Einträge gehen verloren.',
    sure: '{name} verlässt den Abend endgültig?',
    leaves: 'Ja, {name} geht',
  },
  notes: {
    title: 'Notizen',
    intro: 'Nur für dich: Kein anderes Fenster bekommt sie je zu sehen.',
    of: 'Notiz zu {name}',
    hint: 'Was du dir merken willst',
    suspect: 'Verdächtig',
    watch: 'Im Auge behalten',
    who: 'Verdächtig: {names}',
    note: 'Verdächtige notieren',
  },
  reach: {
    allIn: 'Alle Karten sind eingetragen.',
    lostLong:
      'Hast du Nightfall neu gestartet, hat es eine neue Seite geöffnet: Mach dort weiter und schließ diese.',
  },
}
