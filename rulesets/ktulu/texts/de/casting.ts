/** What the casting check says, and what a step of this game refuses. */
import type { Translated } from '../../../../src/i18n/rulesetTexts'
import type { Text } from '../../../../src/i18n/writtenTexts'
import type * as english from '../en/casting'

const PLAYABLE = 'Spielen könnt ihr trotzdem.'

export const findings: Translated<typeof english.findings, Text> = {
  deckSize: 'Ihr braucht für alle eine Rolle: {wanted}; im Deck {count|ist|sind} {count}.',
  handSize: '{seat} hat nicht genau eine Rolle.',
  unknownCard: 'Diese Rolle gibt es hier nicht.',
  onlyOnce: '{card}: Die Rolle gibt es nur einmal, im Deck sind es {count}.',
  mandatoryMissing: 'Das muss im Spiel sein: {cards}.',
  pairOnly: 'Henker und Ermittler spielen zusammen oder gar nicht.',
  pairWithJanosik: 'Neben Janosik spielen Henker und Ermittler nicht mit.',
  twoJudges: 'Richter oder betrunkener Richter, nicht beide.',
  twoMayors: 'Bürgermeister oder betrunkener Bürgermeister, nicht beide.',
  journalistAlone: 'Der Journalist braucht geheime Stimmen beim Duell.',
  noJournalist: `Geheime Stimmen beim Duell sind für einen Journalisten gedacht. ${PLAYABLE}`,
  notInCast: 'Eine Hausregel kündigt an, was nicht im Deck ist: {option}.',
  fewPlayers: `Gut wird es ab {min}; jetzt seid ihr {players}. ${PLAYABLE}`,
  fewCitizens: `Bürger: {citizens}, Banditen: {bandits}. Bürger sollten es deutlich mehr sein. ${PLAYABLE}`,
  fewBandits: `Banditen: {bandits}, Indianer: {indians}. Banditen sollten es etwas mehr sein. ${PLAYABLE}`,
  gamblerInSmallGroup: `Der Glücksspieler passt an große Tische, ab {min}. ${PLAYABLE}`,
  mormonsInSmallGroup: `Mormonen passen an sehr große Tische, ab {min}. ${PLAYABLE}`,
  wrongMormons:
    'Mormonen sind es drei, je einer bei Bürgern, Banditen und Indianern, nicht {count}.',
}

export const refusals: Translated<typeof english.refusals, Text> = {
  blackmailed:
    '{seat} wird erpresst und kann nichts gegen den Erpresser tun. Nimm einen anderen Namen.',
}
