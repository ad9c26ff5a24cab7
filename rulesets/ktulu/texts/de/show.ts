/** What the big screen shows and the host reads: announcements by their kind, headings by what is going on. */
import type { Translated } from '../../../../src/i18n/rulesetTexts'
import type { Text } from '../../../../src/i18n/writtenTexts'
import type * as english from '../en/show'

export const items: Translated<typeof english.items, Text> = {
  nightFalls: 'Nacht {count} bricht an.',
  dayBreaks: 'Tag {count} bricht an.',
  timer: '{count} {count|Sekunde|Sekunden}.',
  speech: '{name} spricht.',
  tally: 'Die Stimmen sind gezählt.',
  jailed: 'Heute Nacht im Gefängnis: {names}.',
  drunk: '{name} ist heute Nacht betrunken.',
  cards: '{name} sitzt heute Nacht am Kartentisch.',
  statuette: 'Die Statuette hat die Seite gewechselt. Neue Seite: {name}.',
  statuetteLost: 'Die Statuette ist nicht mehr bei: {name}.',
  died: '{name} ist tot.',
  nobodyDied: 'Heute Nacht ist niemand gestorben.',
  investigated: 'Die Papiere sind da. {name}: {card}.',
  duelRefused: 'Duell abgelehnt: {names}.',
  duel: 'Ein Duell: {names}.',
  gunman: 'Ein Revolverheld war schneller als eure Stimmen.',
  duelWon: '{name} gewinnt das Duell.',
  tie: 'Gleichstand: {names}.',
  revealed: '{name} zeigt die Karte: {card}.',
  saved: '{name} bleibt am Leben.',
  candidates: 'Zur Auswahl stehen: {names}.',
  searched: 'Durchsucht: {names}.',
  'searched.none': 'Niemand wird durchsucht.',
  found: 'Die Statuette! {name} hatte sie.',
  underInvestigation: '{name} wird bis zum Morgen verhört.',
  executed: '{name} wird gehängt.',
  noExecution: 'Niemandem geschieht etwas.',
  janosikWins: '{name} lächelt unter dem Strick. Janosik hat gewonnen.',
  winner: 'Gewonnen: {names}.',
  'winner.none': 'Niemand hat gewonnen.',
}

export const phases: Translated<typeof english.phases, Text> = {
  night: ['Nacht. Schließt alle die Augen.'],
}

export const stages: Translated<typeof english.stages, Text> = {
  introductions: { title: 'Wer ist wer', line: 'Sagt der Stadt, wer ihr seid.' },
  discussion: { title: 'Zwölf Uhr mittags', line: 'Alle reden.' },
  duels: { title: 'Ein Duell?', line: 'Wer fordert wen?' },
  challenge: { title: 'Gefordert', line: 'Annehmen oder nicht annehmen.' },
  duel: { title: 'Das Duell', line: 'Zwei stehen. Alle anderen schweigen.' },
  duelOver: { title: 'Der Rauch verzieht sich', line: 'Greift jemand ein?' },
  candidates: { title: 'Die Durchsuchung', line: 'Wessen Taschen?' },
  search: { title: 'Die Durchsuchung', line: 'Augen zu. Alle nennen gleich viele Namen.' },
  tie: { title: 'Gleichstand', line: 'Der Bürgermeister entscheidet.' },
  whether: { title: 'Und nun?', line: 'Muss jemand dafür büßen?' },
  kind: { title: 'Strick oder Fragen', line: 'Augen zu.' },
  who: { title: 'Wer von ihnen?', line: 'Augen zu. Ein Name pro Kopf.' },
  condemned: { title: 'Unter dem Strick', line: 'Greift jemand ein?' },
}
