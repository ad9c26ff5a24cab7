/** The calls of the night: those of single roles, and of the Mafia and the lovers together. */
import type { WrittenTexts } from '../../../../src/i18n/rulesetTexts'
import { by } from '../by'
import { GONE, call, AT_OTHERS } from './calls'
import { roleCalls } from './roles'

export const nightSteps = {
  ...roleCalls,
  'mafia.meet': call('Mafia', {
    asks: ['Look at each other.'],
    do: 'Nobody is murdered tonight. Let them find each other.',
  }),
  'mafia.order': {
    title: 'Names for the Mafia',
    say: [
      by('gameHost', {
        app: 'Mafia, stay awake. I’ll give each of you a name, one after the other.',
        provisional: 'Mafia, stay awake. Number off in seat order, without a sound.',
      }),
    ],
    close: ['Mafia, go back to sleep.'],
    stays: true,
    do: by('gameHost', {
      app: 'Number one, number two, the Godfather: click them in the order in which you will call them.',
      provisional: 'Their numbers are their names from now on. You don’t see any of it.',
    }),
    ask: 'In which order are they called?',
    options: { pass: 'In seat order', ok: 'That is the order' },
  },
  'host.tapLovers': {
    title: 'The walk',
    say: ['I’m walking round the table now. If I tap you, you are in love.'],
    do: 'Walk round the whole table at an even pace. Tap two shoulders: {names}.',
    options: { ok: 'Done' },
    variants: { gone: { do: 'Walk round the whole table at an even pace, and tap nobody.' } },
  },
  'lovers.meet': {
    ...call('Romeo and Juliet', {
      asks: ['Open your eyes, and find each other.'],
      do: 'They look at each other: {names}. They do not learn each other’s roles.',
    }),
  },
  'mafia.kill': {
    title: 'The Mafia',
    say: [
      by('murderVariant', {
        standard: 'Mafia, wake up. Agree without a sound, and show me your victim.',
        blind:
          'Mafia, I’ll call you one by one, by your names from the first night. Wake up, point, and go back to sleep.',
      }),
    ],
    close: ['Mafia, go back to sleep.'],
    do: by('murderVariant', {
      standard: `They all have to point at the same player. If it takes too long, cut it short: then nobody is murdered. The pistol sign aimed at the night wanderer ends the choice at once. ${AT_OTHERS}`,
      blind: `In this order: {order}. Never say these names aloud; call the ones given on the first night. More than half of the living Mafiosi have to point at the same player. The pistol sign aimed at the night wanderer makes the votes void, but call all the names. ${AT_OTHERS}`,
    }),
    ask: by('murderVariant', {
      standard: 'Who is the victim?',
      blind: 'Who does each of them point at?',
    }),
    options: { pass: 'No victim', ok: 'Go on', kill: 'Murders', caught: 'Caught peeping' },
    variants: { gone: GONE },
  },
} as const satisfies WrittenTexts['steps']
