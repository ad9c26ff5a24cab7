/** What the big screen shows: announcements by their kind, and headings by what is going on; and how the nights begin. */
import type { WrittenTexts } from '../../../../src/i18n/rulesetTexts'
import { by } from '../by'

export const items = {
  nightFalls: 'Night {count} falls.',
  dayBreaks: 'Day {count} breaks.',
  timer: '{count} {count|second|seconds}.',
  speech: '{name} speaks.',
  tally: 'The votes are counted.',
  died: '{name} did not live to see the morning.',
  'died.mafia': '{name} was killed by the Mafia.',
  sameVictim: '{name} had been chosen by the Yakuza as well.',
  revealed: '{name} turns over their card: {card}.',
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
} as const satisfies WrittenTexts['items']

export const phases = {
  firstNight: [
    by('mode', {
      standard: 'This was a quiet city. Then the news came: the Mafia is in town.',
      yakuza: 'This was a quiet city. Then the news came: Mafia and Yakuza are in town.',
      loner: 'This was a quiet city. Then the news came: the Mafia is in town, and not alone.',
    }),
    'An envelope on your doorstep says who you are. Nobody else knows.',
  ],
  night: ['Night falls over the city.', 'Everybody, close your eyes.'],
} as const satisfies WrittenTexts['phases']

export const stages = {
  discussion: { title: 'Discussion', line: 'Everybody talks.' },
  suspects: { title: 'Suspects', line: 'Who do you want to vote on?' },
  vote: { title: 'The vote', line: 'One hand each. Once up, it stays up.' },
} as const satisfies WrittenTexts['stages']
