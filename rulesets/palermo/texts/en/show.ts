/** What the big screen shows: announcements by their kind, headings by what is going on, and how phases begin. */
import type { WrittenTexts } from '../../../../src/i18n/rulesetTexts'
import { by } from '../by'

export const items = {
  nightFalls: 'Night {count} falls over Palermo.',
  dayBreaks: 'Day {count} breaks.',
  timer: '{count} {count|second|seconds}.',
  speech: '{name} speaks.',
  tally: 'The votes are counted.',
  mayor: '{name} is mayor of Palermo.',
  leads: '{name} hosts for now.',
  host: '{name} is the host from now on.',
  accused: 'Accused: {names}.',
  tie: 'A tie: {names}.',
  executed: by('theme', {
    execution: '{name} is condemned and executed.',
    prison: '{name} is condemned and goes to prison for life.',
  }),
  noExecution: 'Nobody is condemned today.',
  died: '{name} is dead.',
  nobodyDied: by('murderVariant', {
    standard: 'Nobody has died.',
    blind: 'Everyone in Palermo has woken up.',
  }),
  exploded: '{name} lights the fuse and takes {target} with them.',
  revealed: by('detectiveVariant', {
    omniscient: '{name} says one word: {card}.',
    else: by('deal', {
      cards: '{name} turns over their card: {card}.',
      director: '{name} tells you: {card}.',
    }),
  }),
  winner: '{names} won.',
  'winner.none': 'Nobody won.',
} as const satisfies WrittenTexts['items']

export const phases = {
  firstNight: ['It was a hot day in Palermo, and nobody has done any harm yet.'],
  night: [
    'The sun sinks into the sea, and black shadows creep up the walls. Palermo goes to bed.',
    'Everybody, close your eyes, and cover them.',
  ],
} as const satisfies WrittenTexts['phases']

export const stages = {
  discussion: { title: 'The council', line: 'Everybody talks.' },
  campaign: { title: 'Campaign', line: 'Who wants to be mayor?' },
  election: { title: 'Election', line: 'One hand each.' },
  electionRunoff: { title: 'Run-off', line: 'A tie. Once more, for the office.' },
  accusation: { title: 'The list', line: 'Who is accused?' },
  accuser: { title: 'The accusation', line: 'One speaks. The others listen.' },
  accused: { title: 'The answer', line: 'One speaks. The others listen.' },
  nomination: { title: 'Nomination', line: 'Up to two names each.' },
  secondPlace: { title: 'Second place', line: 'One name each.' },
  vote: { title: 'The verdict', line: 'Everybody votes, once.' },
  runoff: { title: 'Run-off', line: 'A tie. Everybody votes again.' },
  lastDead: { title: 'A tie', line: 'The last player who went out decides.' },
  earlyVotes: { title: 'Early votes', line: 'Once half have voted, everyone must.' },
  forcedVote: { title: 'Forced vote', line: 'Now everybody has to vote.' },
  successor: { title: 'The successor', line: 'Who comes next?' },
  takeAlong: { title: 'A last breath', line: 'Who else has to go?' },
  unanimity: { title: 'Another verdict?', line: 'Only if all of you want one.' },
} as const satisfies WrittenTexts['stages']
