/** What the casting check says, and what a step of this game refuses. */
import type { RulesetTexts } from '../../../../src/i18n/rulesetTexts'

const PLAYABLE = 'You can still play.'

export const findings = {
  deckSize: 'You need one role for each player, which makes {wanted}; the deck has {count}.',
  handSize: '{seat} does not hold exactly one role.',
  unknownCard: 'This game has no such role.',
  onlyOnce: '{card}: only one can be in play, but the deck has {count}.',
  mandatoryMissing: 'These have to be in the game: {cards}.',
  pairOnly: 'Executioner and Investigator are in play together or not at all.',
  pairWithJanosik: 'Executioner and Investigator cannot be in play with Janosik.',
  twoJudges: 'Judge or Drunk Judge, not both.',
  twoMayors: 'Mayor or Drunk Mayor, not both.',
  journalistAlone: 'The Journalist needs secret votes on duels.',
  noJournalist: `Secret votes on duels are meant for games with a Journalist. ${PLAYABLE}`,
  notInCast: 'A house rule asks for something that is not in the deck: {option}.',
  fewPlayers: `A good game takes {min} or more; you have {players}. ${PLAYABLE}`,
  fewCitizens: `{citizens} {citizens|citizen|citizens} against {bandits} {bandits|bandit|bandits}: there should be clearly more citizens. ${PLAYABLE}`,
  fewBandits: `{bandits} {bandits|bandit|bandits}, {indians} {indians|Indian|Indians}: there should be slightly more bandits. ${PLAYABLE}`,
  gamblerInSmallGroup: `The Gambler is for large tables of {min} or more. ${PLAYABLE}`,
  mormonsInSmallGroup: `Mormons are for very large tables of {min} or more. ${PLAYABLE}`,
  wrongMormons:
    'There have to be three Mormons: one citizen, one bandit and one Indian. You have {count}.',
} as const satisfies RulesetTexts['findings']

export const refusals = {
  blackmailed:
    '{seat} is being blackmailed and can do nothing against the blackmailer. Choose another name.',
} as const satisfies RulesetTexts['refusals']
