/** What is said and done step by step: the Sith together, dawn and day; the roles have their words in `roles.ts`. */
import type { WrittenTexts } from '../../../../src/i18n/rulesetTexts'
import { unanswered } from './calls'
import { daySteps } from './daySteps'
import { roleCalls } from './roles'

export const steps = {
  ...roleCalls,
  'sith.meet': {
    title: 'The Sith meet',
    say: ['Sith, open your eyes and look at each other.'],
    close: ['Sith, close your eyes.'],
    do: 'Nobody is killed tonight. Let them find each other. Anakin sleeps.',
    options: { ok: 'They know each other' },
    variants: unanswered,
  },
  'sith.kill': {
    title: 'The Sith kill',
    say: ['Sith, open your eyes.', 'Agree without a sound, and point at your victim.'],
    close: ['Sith, close your eyes.'],
    do: 'No Sith can be chosen; Jango and the Death Star can. If they differ, the highest-ranking Sith decides.',
    ask: 'Who does each of them point at?',
    options: { pass: 'No target', ok: 'Back to sleep' },
    variants: unanswered,
  },
  'sith.decide': {
    title: 'The last word',
    say: ['Highest-ranking Sith, you decide: point at your victim.'],
    stays: true,
    close: ['Sith, close your eyes.'],
    do: 'They did not agree. Only {name} points now.',
    ask: 'Who does the highest-ranking Sith choose?',
    options: { pass: 'No target' },
  },
  ...daySteps,
} as const satisfies WrittenTexts['steps']
