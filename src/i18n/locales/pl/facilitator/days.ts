import type { Translated } from '../../../rulesetTexts'
import type { days as english } from '../../en/facilitator/days'

/** The desk through a long day: where a button leads, speeches, a clock for any step, hands counted. */
export const days: Translated<typeof english> = {
  day: {
    onTo: 'Dalej: {what}',
    onToName: 'Teraz: {name}',
    onToEnd: 'Dalej: koniec',
    whose: '{what}: {names}',
    skipAll: 'Pomiń wszystkie przemówienia',
    longer: '30 sekund więcej',
    goesOn: 'Mówi dalej, bez zegara',
    byThemselves: 'Po kolei, automatycznie',
    label: 'Przemówienia',
    clock: 'Zegar',
    minutes: '{count} min | {count} min | {count} min | {count} min',
    own: 'Minuty',
    ownShort: 'min',
    start: 'Start',
    noClock: 'Bez zegara',
    countHands: 'Policz ręce',
    byName: 'Wpisuj, kto na kogo',
    withNames: 'Samymi rękami idzie szybciej; potem nie widać, kto na kogo głosował.',
    noNames: 'Potem nie widać, kto na kogo głosował.',
    needsNames: 'To głosowanie wymaga imion: ręka może liczyć się inaczej, niż ją podniesiono.',
    rest: 'Wszystkie pozostałe: {name}',
    handsFor: 'Ręce: {name}',
    named: 'Ręce z imieniem',
    handOf: 'Ręka ({name}):',
    noHand: 'niepodniesiona',
    beat: '3 – 2 – 1',
    beatHelp: 'Odlicz na dużym ekranie',
  },
}
