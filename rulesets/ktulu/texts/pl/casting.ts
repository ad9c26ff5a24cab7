/** What the casting check says, and what a step of this game refuses. */
import type { RulesetTexts } from '../../../../src/i18n/rulesetTexts'

const PLAYABLE = 'Zagrać i tak można.'

export const findings = {
  deckSize: 'Po jednej roli na osobę, czyli {wanted}, a w talii jest {count}.',
  handSize: '{seat}: w ręku musi być dokładnie jedna rola.',
  unknownCard: 'Takiej roli w tej grze nie ma.',
  onlyOnce: '{card}: grać może tylko jedna karta, a w talii jest {count}.',
  mandatoryMissing: 'W grze muszą być: {cards}.',
  pairOnly: 'Kat i śledczy grają razem albo wcale.',
  pairWithJanosik: 'Kat i śledczy nie grają razem z Janosikiem.',
  twoJudges: 'Sędzia albo pijany sędzia, nie obaj.',
  twoMayors: 'Burmistrz albo pijany burmistrz, nie obaj.',
  journalistAlone: 'Dziennikarz wymaga tajnych głosowań w pojedynkach.',
  noJournalist: `Tajne głosowania w pojedynkach są dla dziennikarza. ${PLAYABLE}`,
  notInCast: 'Zasada domowa zapowiada coś, czego nie ma w talii: {option}.',
  fewPlayers: `Dobra gra zaczyna się od {min} osób; was jest {players}. ${PLAYABLE}`,
  fewCitizens: `Miasto: {citizens}, bandyci: {bandits}. Miastowych powinno być wyraźnie więcej. ${PLAYABLE}`,
  fewBandits: `Bandyci: {bandits}, Indianie: {indians}. Bandytów powinno być trochę więcej. ${PLAYABLE}`,
  gamblerInSmallGroup: `Hazardzista jest na duże stoły, od {min} osób. ${PLAYABLE}`,
  mormonsInSmallGroup: `Mormoni są na bardzo duże stoły, od {min} osób. ${PLAYABLE}`,
  wrongMormons:
    'Mormonów jest troje: po jednej osobie z miasta, spośród bandytów i spośród Indian. Tu: {count}.',
} as const satisfies RulesetTexts['findings']

export const refusals = {
  blackmailed:
    '{seat} jest pod szantażem i nie może tknąć osoby, która szantażuje. Podaj inne imię.',
} as const satisfies RulesetTexts['refusals']
