/** The evening as it really was, line by line, and what the host should keep an eye on. */
import type { Translated } from '../../../../src/i18n/rulesetTexts'
import type { Text } from '../../../../src/i18n/writtenTexts'
import { by } from '../by'
import type * as english from '../en/chronicle'

export const chronicle: Translated<typeof english.chronicle, Text> = {
  poisonAgreed: 'Die Killer vergifteten {target}.',
  poisonMissed: 'Die Killer wurden sich nicht einig: {by}.',
  vaccinated: 'Der Doktor impfte {target}: {by}.',
  vaccineKept: 'Der Doktor impfte niemanden: {by}.',
  investigated: 'Die Polizei fragte nach {target}: {by}.',
  assassinAimed: 'Der Meuchler schlug bei {target} zu: {by}.',
  assassinDeclined: 'Der Meuchler ließ das Messer stecken: {by}.',
  cured: 'Die Impfung rettete {target}.',
  dosed: '{target} hätte sie nicht gebraucht und trägt jetzt eine Dosis.',
  overdosed: '{target} hätte sie nicht gebraucht, und nicht zum ersten Mal: eine Überdosis.',
  diedOfPoison: 'Das Gift kostete {target} eine Karte: {card}.',
  diedOfOverdose: 'Die Überdosis kostete {target} eine Karte: {card}.',
  diedByAssassin: 'Der Meuchler nahm {target} eine Karte: {card}.',
  takenByHunter: 'Der Jäger nahm {target} eine Karte: {card}.',
  nobodyDied: 'Niemand ist gestorben.',
  hunterFell: '{hunter} war Jäger.',
  hunterTook: '{hunter} wählte {target}.',
  hunterSpared: '{hunter} ließ alle leben.',
  farewellHeld: 'Letzte Worte von {speaker}.',
  tallied: 'Die Stimmen wurden gezählt.',
  tied: 'Gleichstand: {targets}.',
  lotFell: 'Das Los fiel auf {target}.',
  executed: 'Die Stadt nahm {target} eine Karte: {card}.',
  notExecuted: 'Niemand bekam eine Stimme.',
  ruledDead: '{target} gab eine Karte ab: {card}.',
  shotVoid: 'Der Schuss von {hunter} fiel aus.',
  ruledBack: '{target} bekam eine Karte zurück: {card}.',
  ruledCards: 'Die Karten von {target} wurden berichtigt.',
  ruledDoses: 'Die Impfungen von {target} wurden berichtigt.',
  'ruling.kill': 'Machtwort: {seat} verliert die oberste Karte.',
  'ruling.leave': 'Machtwort: {seat} verlässt den Abend.',
  'ruling.revive': 'Machtwort: {seat} bekommt die letzte Karte zurück.',
  'ruling.status': 'Machtwort: die Impfungen von {seat}.',
  'ruling.cards': 'Machtwort: die Karten von {seat}.',
  'ruling.skip': 'Machtwort: Dieser Aufruf wurde übersprungen.',
  'ruling.end': 'Machtwort: Der Abend wurde beendet.',
  won: 'Das Spiel war aus. Gewonnen: {winners}.',
}

export const reminders: Translated<typeof english.reminders, Text> = {
  dosed: by('overdoseReset', {
    true: 'Einmal unnötig geimpft: {names}',
    false: 'Unnötig geimpft: {names}',
  }),
  sleepingKings: 'Roter König unten, schläft noch: {names}',
  sleepingJacks: 'Roter Bube unten, schläft noch: {names}',
  kinglessKillers: 'Killer ohne König, wacht trotzdem auf: {names}',
  farewells: 'Noch übrige letzte Worte: {count}',
}
