import type { Translated } from '../../../rulesetTexts'
import type { days as english } from '../../en/facilitator/days'

/** The desk through a long day: where a button leads, speeches, a clock for any step, hands counted. */
export const days: Translated<typeof english> = {
  day: {
    onTo: 'Weiter: {what}',
    onToName: 'Als Nächstes: {name}',
    onToEnd: 'Weiter zum Ende',
    whose: '{what}: {names}',
    skipAll: 'Alle Reden überspringen',
    longer: '30 Sekunden mehr',
    goesOn: 'Redet weiter, ohne Uhr',
    byThemselves: 'Von selbst nacheinander',
    label: 'Reden',
    clock: 'Eine Uhr',
    minutes: '{count} Min. | {count} Min.',
    own: 'Minuten',
    ownShort: 'Min.',
    start: 'Start',
    noClock: 'Keine Uhr',
    countHands: 'Hände zählen',
    byName: 'Eintragen, wer wen wählt',
    withNames: 'Nur mit Händen geht es schneller; dann steht nirgends, wer wen gewählt hat.',
    noNames: 'Später steht nirgends, wer wen gewählt hat.',
    needsNames:
      'Diese Abstimmung braucht Namen: Eine Hand zählt vielleicht anders, als sie gehoben wurde.',
    rest: 'Alle übrigen für {name}',
    handsFor: 'Hände für {name}',
    named: 'Hände, die einen Namen brauchen',
    handOf: 'Hand von {name}:',
    noHand: 'unten geblieben',
    beat: '3 – 2 – 1',
    beatHelp: 'Auf der Leinwand einzählen',
  },
}
