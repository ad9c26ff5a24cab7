import type { Translated } from '../../../rulesetTexts'
import type { aside as english } from '../../en/facilitator/aside'

/** The desk where the host rules over the rules, lets a rehearsal run, or closes the evening. */
export const aside: Translated<typeof english> = {
  ruling: {
    title: 'Machtwort',
    intro:
      'Du hast das letzte Wort. Ein Machtwort ändert das Spiel, fragt niemanden und sagt nichts an; „Rückgängig“ nimmt es zurück.',
    whom: 'Wen es betrifft',
    kill: 'Verliert ein Leben',
    revive: 'Bekommt ein Leben zurück',
    dies: 'Stirbt',
    returns: 'Lebt wieder',
    leave: 'Verlässt den Abend',
    holder: 'Hat es jetzt',
    holds: 'Hat jetzt: {object}',
    rename: 'Umbenennen',
    renameTitle: 'Ein neuer Name für {name}',
    newName: 'Name',
    statuses: 'Zustände',
    role: 'Rolle',
    cards: 'Karten, die oberste zuerst',
    addCard: 'Karte dazu …',
    dropCard: 'Karte weg: {name}',
    set: 'Setzen',
    table: 'Für den ganzen Tisch',
    skip: 'Diesen Schritt überspringen: {step}',
    end: 'Das Spiel beenden …',
    whoWins: 'Wer hat gewonnen?',
    alone: 'Wer allein gewinnt',
    endNow: 'Spiel beenden',
    endNobody: 'Spiel beenden, niemand gewinnt',
    unpublished: 'Die Leinwand zeigt dein Machtwort noch nicht.',
    reached:
      'Nach den Regeln ist das Spiel aus: {won} Beende es jetzt, oder spiel weiter, bis die Regeln wieder nachsehen, am nächsten Morgen oder bei der nächsten Abstimmung.',
    endHere: 'Jetzt beenden',
    playOn: 'Weiterspielen',
    publish: 'Zeigen',
  },
  demo: {
    title: 'Probe.',
    step: 'Ein Schritt',
    run: 'Laufen lassen',
    pause: 'Halt',
  },
  end: {
    nobody: 'Niemand hat gewonnen.',
    alone: '{name} gewinnt allein.',
    reveal: 'Karten auf der Leinwand aufdecken',
    revealed: 'Die Karten liegen offen auf der Leinwand.',
    toShelf: 'Zurück zum Regal',
    hands: 'Wie ausgeteilt wurde',
    middle: 'In der Mitte:',
    story: 'Der Abend, wie er wirklich war',
  },
}
