/** What the casting check says, and what a step of this game refuses. */
import type { RulesetTexts } from '../../../../src/i18n/rulesetTexts'

const PLAYABLE = 'You can play all the same.'

export const findings = {
  deckSize: 'One role for each player makes {wanted}, the deck has {count}.',
  handSize: '{seat} does not hold exactly one role.',
  unknownCard: 'This game has no such role.',
  onlyOnce: '{card}: only one can play, the deck has {count}.',
  mandatoryMissing: 'These have to be in the game: {cards}.',
  pairOnly: 'Executor and Investigator play together or not at all.',
  pairWithJanosik: 'Executor and Investigator do not play beside Janosik.',
  twoJudges: 'Judge or Drunk judge, not both.',
  twoMayors: 'Mayor or Drunk mayor, not both.',
  journalistAlone: 'The Journalist needs secret votes on duels.',
  noJournalist: `Secret votes on duels are made for a Journalist. ${PLAYABLE}`,
  notInCast: 'A house rule announces what is not in the deck: {option}.',
  fewPlayers: `{min} are the least for a good game; you are {players}. ${PLAYABLE}`,
  fewCitizens: `{citizens} citizens against {bandits} bandits: the citizens should clearly be more. ${PLAYABLE}`,
  fewBandits: `{bandits} bandits, {indians} Indians: the bandits should be slightly more. ${PLAYABLE}`,
  gamblerInSmallGroup: `The Gambler is for large tables, from {min} on. ${PLAYABLE}`,
  mormonsInSmallGroup: `Mormons are for very large tables, from {min} on. ${PLAYABLE}`,
  wrongMormons:
    'There are three Mormons, one each among citizens, bandits and Indians, not {count}.',
} as const satisfies RulesetTexts['findings']

export const refusals = {
  blackmailed:
    '{seat} is blackmailed and can do nothing against the blackmailer. Take another name.',
} as const satisfies RulesetTexts['refusals']
