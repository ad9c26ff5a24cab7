/** What is said and done step by step: dawn and day; the roles have their words in `roles.ts`. */
import type { WrittenTexts } from '../../../../src/i18n/rulesetTexts'
import { sentences } from '../../../../src/i18n/writtenTexts'
import { by } from '../by'
import { roleCalls } from './roles'

const CLOCK = 'The clock is running.'

export const steps = {
  ...roleCalls,
  'dawn.announce': {
    title: 'Dawn',
    say: ['Good morning, Chiang Mai. Everybody, open your eyes.'],
    do: 'Read out the news one by one. Say who died and who is out – never how, never the role.',
    options: { ok: 'Told' },
    variants: {
      again: {
        say: [
          by('hunterTiming', {
            openly: 'The Hunter has chosen.',
            secret: 'There is more to hear.',
          }),
        ],
        do: 'Say what the Hunter’s choice led to.',
      },
    },
  },
  'funeral.speech': {
    title: 'Funeral speech',
    say: ['{name}, your last words. Anything you like, but not your roles.'],
    do: sentences(
      by('timers.funeral', { 0: '', else: CLOCK }),
      'Stop the speech at once if a role is given away.',
    ),
    options: { ok: 'Thank you' },
  },
  'day.discussion': {
    title: 'Discussion',
    say: ['The floor is open. Talk, all of you.'],
    do: sentences(
      by('timers.discussion', { 0: '', else: CLOCK }),
      'Players who are out stay silent.',
    ),
    options: { ok: 'Enough talk' },
  },
  'day.speeches': {
    title: 'Speeches',
    say: ['{name}, you have the floor. Nobody interrupts.'],
    do: by('timers.speech', {
      0: 'Nobody else speaks. Go on when {name} has finished.',
      else: CLOCK,
    }),
    options: { ok: 'Next' },
  },
  'day.vote': {
    title: 'Vote',
    say: [
      'We vote. You have one vote for each card you hold: one finger is one vote.',
      'Two cards? Point with two fingers at one player, or split them: one finger of each hand.',
      'You don’t have to use them. On three, everybody points at once and holds still: one, two, three!',
    ],
    do: 'Count fingers. Players may vote for themselves.',
    ask: 'How does everyone vote?',
    options: { ok: 'Count' },
  },
  'day.defence': {
    title: 'Defence',
    say: ['{name}, you are tied. Defend yourself.'],
    do: sentences(by('timers.defence', { 0: '', else: CLOCK }), 'Nobody interrupts.'),
    options: { ok: 'Thank you' },
  },
  'day.runoff': {
    title: 'Run-off',
    say: [
      'We vote again, only on {names}, who have no vote this time.',
      'All the others use every vote they have. One finger is one vote. One, two, three!',
    ],
    do: 'Count fingers. Every vote has to be used.',
    ask: 'How does everyone vote?',
    options: { ok: 'Count' },
  },
  'day.lot': {
    title: 'Lot',
    say: ['A tie between {names}. The lot decides.'],
    do: 'Let the program draw, or draw yourself and click the player who was drawn.',
    ask: 'Who was drawn?',
    options: { draw: 'Draw the lot' },
  },
  'day.result': {
    title: 'Result',
    say: ['{news}'],
    do: sentences(
      by('revealVotedCard', {
        false: 'A lost card goes away face down. Nobody looks at it.',
        true: 'The card taken by the vote is shown to everybody. Any other goes away face down.',
      }),
      by('hunterTiming', {
        openly: '',
        secret:
          'If the program asks no Hunter after this, say it all the same: “Everybody, close your eyes once more. Hunter, if I tap your shoulder, point at the player you want to take with you, or shake your head.” Walk round, tap nobody, and have the eyes opened.',
      }),
    ),
    options: { ok: 'Go on' },
  },
} as const satisfies WrittenTexts['steps']
