/** What the big screen shows: announcements by their kind, and headings by what is going on. */
import type { RulesetTexts } from '../../../../src/i18n/rulesetTexts'

export const items = {
  nightFalls: 'Night {count} falls.',
  dayBreaks: 'Day {count} breaks.',
  timer: '{count} {count|second|seconds}.',
  speech: '{name} speaks.',
  tally: 'The votes are counted.',
  shield: '{name} has used his power.',
  died: '{name} is dead.',
  nobodyDied: 'Nobody died.',
  returned: '{name} is back among the living.',
  revealed: '{name} is {card}.',
  frozen: 'Frozen in carbonite: {names}.',
  accused: 'On the stand: {names}.',
  tie: 'A tie: {names}.',
  lot: 'The lot falls on {name}.',
  executed: '{name} is voted out.',
  noExecution: 'Nobody is voted out today.',
  banished: '{name} is banished from the game.',
  winner: '{names} won.',
  'winner.none': 'Nobody won.',
} as const satisfies RulesetTexts['items']

export const phases = {
  night: ['Night falls over the galaxy.', 'Everybody, close your eyes.'],
} as const satisfies RulesetTexts['phases']

export const stages = {
  discussion: { title: 'Discussion', line: 'Hint, quote, bluff.' },
  nominations: { title: 'Nominations', line: 'Two hands, and a second for each.' },
  defence: { title: 'On the stand', line: 'One speaks. Everybody else listens.' },
  vote: { title: 'The vote', line: 'Everybody votes, once and openly.' },
  yesNo: { title: 'The vote', line: 'Hands up against the accused.' },
  runoff: { title: 'Once more', line: 'A tie. Everybody votes again.' },
  count: { title: 'The count', line: 'The votes are in.' },
  tie: { title: 'A tie', line: 'One of the dead decides.' },
  tieForce: { title: 'A tie', line: 'The host decides.' },
  lot: { title: 'The lot', line: 'A tie. Luck decides.' },
} as const satisfies RulesetTexts['stages']
