import type { Translated } from '../../../rulesetTexts'
import type { tonight as english } from '../../en/facilitator/tonight'

/** What was done: the strip of the night, taking back, why the dawn is as it is, and the log. */
export const tonight: Translated<typeof english> = {
  deed: {
    nobody: 'niemand',
    noHand: 'keine Hand',
    withdrawn: '{name} nimmt {target} von der Liste',
    tell: 'Verkündet: {what}',
    ruling: 'Ein Machtwort',
    story: {
      reroll: 'Eine andere Geschichte',
      edit: 'Die Geschichte in deinen Worten',
      show: 'Die Geschichte auf der Leinwand',
    },
    publish: 'Das Machtwort, der Runde gezeigt',
    playOn: 'Weitergespielt nach einem Machtwort',
    reveal: 'Die Karten auf der Leinwand',
  },
  tonight: {
    title: 'Heute Nacht geschehen',
    token: 'Heute Nacht: {what}',
    chose: '{who} – gewählt: {whom}',
  },
  back: {
    change: 'Nur diese Antwort ändern',
    changing:
      'Du änderst eine frühere Antwort: {what}. Was danach kam, bleibt, soweit die Regeln es zulassen. Die Leinwand steht still.',
    leave: 'So lassen, wie es war',
    fell: 'Das passt nicht mehr und muss neu eingegeben werden: {what}',
    stands: 'Du bist zurückgegangen. Die Leinwand steht still, bis du fertig bist.',
    show: 'Fertig: der Runde zeigen',
    title: 'Zurücknehmen',
    next: 'Zurücknehmen: {what}',
    taken: 'Zurückgenommen: {what}',
    list: 'Was zuletzt geschah',
    intro:
      'Wähl, wie weit es zurückgeht. Alles danach geht mit; mit „Wiederholen“ kommt es zurück.',
    nothing: 'Noch ist nichts geschehen.',
    confirm: '{count} Schritt zurücknehmen | {count} Schritte zurücknehmen',
    here: 'Zurück bis hierher',
    older: 'Weiter zurück: insgesamt {count} Schritt | Weiter zurück: insgesamt {count} Schritte',
  },
  why: {
    title: 'Warum: das siehst nur du',
    line: '{name}: {what} → {came}',
    changed: '{name} → {came}',
    out: 'raus',
    back: 'wieder im Spiel',
    unharmed: 'unversehrt',
    lost: '{count} Karte oder Leben verloren | {count} Karten oder Leben verloren',
    gained: '{count} Karte oder Leben zurück | {count} Karten oder Leben zurück',
  },
  shownNow: {
    none: 'Die Leinwand zeigt davon noch nichts.',
    line: 'Jetzt auf der Leinwand: {at} von {of}',
    all: 'Alles verkündet ({of}); das Letzte steht auf der Leinwand.',
    story: 'Jetzt auf der Leinwand: die Geschichte',
    frozen: 'Die Leinwand steht still: Sie zeigt nichts davon.',
    dark: 'Die Leinwand ist dunkel: Sie zeigt nichts davon.',
    next: 'als Nächstes',
    now: 'jetzt',
  },
  logTools: {
    player: 'Nur Zeilen über',
    everybody: 'Alle',
    copy: 'Als Text kopieren',
    copied: 'Kopiert',
    none: 'Keine Zeile handelt von {name}.',
  },
}
