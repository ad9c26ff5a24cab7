/** What the big screen shows: announcements by their kind, and headings by what is going on. */
import { by } from '../by'

export const items = {
  nightFalls: 'Night {count} falls.',
  dayBreaks: 'Day {count} breaks.',
  timer: '{count} {count|second|seconds}.',
  speech: '{name} speaks.',
  tally: 'The votes are counted.',
  died: by('multiCauseCards', {
    one: by('assassinTakes', {
      topCard: '{name} dies and loses a card.',
      wholePlayer: '{name} dies.',
    }),
    each: '{name} dies.',
  }),
  eliminated: '{name} has no card left and is out.',
  nobodyDied: 'Nobody died.',
  hunter: '{name} was a Hunter and takes {target} down too.',
  'hunter.none': '{name} was a Hunter and lets everybody live.',
  tie: 'A tie: {names}.',
  lot: 'The lot falls on {name}.',
  executed: 'The town takes a card from {name}.',
  revealed: '{name} loses this card: {card}.',
  noExecution: 'Nobody got a vote, so nobody loses a card.',
  winner: '{names} won.',
  'winner.none': 'Nobody won.',
} as const

export const stages = {
  discussion: { title: 'Discussion', line: 'Everybody talks.' },
  funeral: { title: 'Last words', line: 'Anything but a role.' },
  turn: { title: 'One speaks', line: 'Everybody else listens.' },
  defence: { title: 'Defence', line: 'A tie. Speak for your life.' },
  vote: { title: 'The vote', line: 'One vote for each card.' },
  runoff: { title: 'The run-off', line: 'The others decide, using every vote.' },
  lot: { title: 'The lot', line: 'A tie. Luck decides.' },
  lastShot: { title: 'One last shot', line: 'Who does it hit?' },
} as const

export const phases = {
  night: ['Night falls over Chiang Mai.', 'Everybody, close your eyes.'],
} as const
