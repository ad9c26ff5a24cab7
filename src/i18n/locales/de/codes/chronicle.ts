import type { Translated } from '../../../rulesetTexts'
import type { chronicle as english } from '../../en/codes/chronicle'

/** Lines of an evening's story that every game shares, by the kind of the event or ruling. */
export const chronicle: Translated<typeof english> = {
  signalShown: 'Zurückgezeigt: {signal}.',
  conditionBegan: '{seat}: ab jetzt {statuses}.',
  conditionEnded: '{seat}: nicht mehr {statuses}.',
  tallied: 'Die Hände sind gezählt.',
  won: 'Das Spiel ist gewonnen: {winners}.',
  nobodyDied: 'Niemand ist gestorben.',
  noExecution: 'Niemand wurde verurteilt.',
  tie: 'Gleichstand: {of}.',
  lot: 'Das Los fiel auf {of}.',
  'desk.opened': 'Alle wollten das Pult öffnen.',
  'ruling.kill': 'Machtwort: {seat} stirbt.',
  'ruling.revive': 'Machtwort: {seat} lebt wieder.',
  'ruling.leave': '{seat} hat die Runde verlassen.',
  'ruling.status': 'Machtwort zu {seat}: {status}.',
  'ruling.role': 'Machtwort: {seat} ist jetzt {role}.',
  'ruling.cards': 'Machtwort: neue Karten für {seat}.',
  'ruling.holder': 'Machtwort: {seat} hat es jetzt.',
  'ruling.reason': 'Der Grund: {reason}',
  'ruling.skip': 'Machtwort: Ein Schritt entfällt.',
  'ruling.end': 'Machtwort: Das Spiel ist zu Ende.',
}
