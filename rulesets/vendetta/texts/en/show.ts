/** What the big screen shows: announcements by their kind, and headings by what is going on. */
import type { RulesetTexts } from '../../../../src/i18n/rulesetTexts'

export const items = {
  nightFalls: 'Night {count} falls.',
  dayBreaks: 'Day {count} breaks.',
  timer: '{count} seconds.',
  speech: '{name} speaks.',
  tally: 'The votes are counted.',
  died: '{name} did not live to see the morning.',
  'died.mafia': '{name} was killed by the Mafia.',
  sameVictim: '{name} had been chosen by the Yakuza as well.',
  revealed: '{name} turns a card over: {card}.',
  nobodyDied: 'Nobody was killed.',
  freed: 'The jail is open. Free again: {names}.',
  silenced: '{name} has been silenced and has no vote today.',
  jailed: 'In jail, without a vote: {names}.',
  hypnotized: '{name} was hypnotized. That vote counts for {target}.',
  'hypnotized.none': '{name} was hypnotized. That vote counts for nobody.',
  tie: 'A tie: {names}.',
  executed: '{name} is voted out.',
  noExecution: 'Nobody is voted out.',
  winner: '{names} won.',
  'winner.none': 'Nobody won.',
} as const satisfies RulesetTexts['items']

export const phases = {
  night: ['Night falls over the city.', 'Everybody, close your eyes.'],
} as const satisfies RulesetTexts['phases']

export const stages = {
  discussion: { title: 'Discussion', line: 'Everybody talks.' },
  suspects: { title: 'Suspects', line: 'Whom do you want to vote on?' },
  vote: { title: 'The vote', line: 'One hand each. Once up, it stays up.' },
} as const satisfies RulesetTexts['stages']
