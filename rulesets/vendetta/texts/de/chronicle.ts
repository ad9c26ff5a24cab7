/** The evening as it really was, line by line, and what the host should keep an eye on. */
import type { Translated } from '../../../../src/i18n/rulesetTexts'
import type { Text } from '../../../../src/i18n/writtenTexts'
import { by } from '../by'
import type * as english from '../en/chronicle'

export const chronicle: Translated<typeof english.chronicle, Text> = {
  blocked: '{by} blockierte {target}.',
  seduced: '{by} verführte {target}.',
  protected: '{by} beschützte {target}.',
  guarded: '{by} wachte über {target}.',
  hypnotized: '{by} hypnotisierte {target}.',
  badmouthed: '{by} verleumdete {target}.',
  silenced: '{by} machte {target} mundtot.',
  stopped: '{seat} sah die erhobene Hand und konnte nichts tun.',
  passed: '{seat} schüttelte den Kopf.',
  mafiaChose: 'Die Mafia wählte {target}.',
  mafiaMissed: 'Die Mafia wurde sich nicht einig.',
  yakuzaChose: 'Die Yakuza wählte {target}.',
  yakuzaMissed: 'Die Yakuza wurde sich nicht einig.',
  investigated: '{by} sah bei {target} diese Karte: {card}.',
  researched: '{by} fragte nach {targets}.',
  tapped: '{target} wachte auf und sah {by}.',
  jailed: '{by} brachte {target} ins Gefängnis.',
  shot: '{by} schoss auf {target}.',
  saved: 'Jemand kam vergeblich zu {target}.',
  died: '{target} starb.',
  nobodyDied: 'Niemand ist gestorben.',
  freed: 'Wieder frei: {seats}.',
  suspected: 'Unter Verdacht: {suspects}.',
  voteMoved: '{seat} war hypnotisiert und stimmte wie der Hypnotiseur.',
  tallied: 'Die Stimmen wurden gezählt.',
  tied: 'Gleichstand: {targets}.',
  executed: 'Die Stadt wählte {target} raus.',
  notExecuted: 'Niemand wurde rausgewählt.',
  ruledDead: '{target} war raus.',
  ruledBack: '{target} kam zurück.',
  ruledRole: '{target} hatte eine andere Rolle: {role}.',
  ruledStatus: 'Der Zustand von {target} wurde berichtigt: {status}.',
  'ruling.kill': 'Machtwort: {seat} ist raus.',
  'ruling.leave': 'Machtwort: {seat} verlässt den Abend.',
  'ruling.revive': 'Machtwort: {seat} ist zurück.',
  'ruling.status': 'Machtwort: {seat} – {status}.',
  'ruling.role': 'Machtwort: {seat} hat diese Rolle: {role}.',
  'ruling.skip': 'Machtwort: Dieser Aufruf wurde übersprungen.',
  'ruling.end': 'Machtwort: Der Abend wurde beendet.',
  won: 'Das Spiel war aus. Gewonnen: {winners}.',
}

export const reminders: Translated<typeof english.reminders, Text> = {
  doomedLeader: 'In dieser Nacht getötet. Anführer aufrufen, Hand heben: {names}',
  handUp: 'Aufrufen wie immer, Hand heben: {names}',
  badmouthed: 'Verleumdet, heute Nacht einen Schläger zeigen: {names}',
  jailed: 'Im Gefängnis, die Neuen zuerst; am Morgen nennen, keine Stimme: {names}',
  silenced: 'Mundtot, heute keine Stimme: {names}',
  hypnotized: by('hypnosisIfAbstain', {
    noVote: 'Hypnotisiert, stimmt wie der Hypnotiseur: {names}',
    free: 'Hypnotisiert, stimmt wie der Hypnotiseur, wenn er abstimmt: {names}',
  }),
  judge: 'Richter. Die Stimme zählt doppelt; sag nur Summen: {names}',
  impostor: 'Hochstapler. Muss mit der Mafia zeigen: {names}',
  deadKeepEyesClosed: 'Raus, nachts Augen zu: {names}',
  deadMayWatch: 'Raus, darf still zusehen: {names}',
}
