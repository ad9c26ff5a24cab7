import type { WrittenTexts } from '../../../../src/i18n/rulesetTexts'
import { sentences } from '../../../../src/i18n/writtenTexts'
import { by } from '../by'
import { meeting, power, unanswered } from './calls'
import { daySteps } from './daySteps'

/** SW-59, SW-O5. */
const BOTH_DROIDS = by('raiseDroidPair', {
  true: 'If he chooses a droid, both come back.',
  false: 'If he chooses a droid, the other one stays dead.',
})

export const steps = {
  'sith.meet': {
    title: 'The Sith meet',
    say: ['Sith, open your eyes and look at each other.'],
    close: ['Sith, close your eyes.'],
    do: 'Nobody is killed tonight. Let them find each other. Anakin sleeps.',
    options: { ok: 'They know each other' },
    variants: unanswered,
  },
  'jango.meet': {
    title: 'Jango joins the Sith',
    say: ['Jango Fett, open your eyes too, and look at the Sith.'],
    stays: true,
    close: ['Sith and Jango Fett, close your eyes.'],
    do: 'Both sides see each other. Jango is not a Sith and will not kill with them.',
    options: { ok: 'They know each other' },
    variants: unanswered,
  },
  'quigon.meet': meeting({ title: 'Qui-Gon looks up', name: 'Qui-Gon Jinn' }),
  'obiwan.meet': meeting({ title: 'Obi-Wan looks up', name: 'Obi-Wan Kenobi' }),
  'yoda.meet': meeting({ title: 'Yoda looks up', name: 'Yoda' }),
  'amidala.meet': {
    title: 'Amidala’s hand',
    say: ['Queen Amidala, keep your eyes closed and raise a hand.'],
    close: ['Queen Amidala, put your hand down.'],
    do: 'Her eyes stay closed: she must not learn who Anakin is. If Anakin is called next, her hand stays up for it.',
    options: { ok: 'Hand is up' },
    variants: unanswered,
  },
  'anakin.meet': {
    title: 'Anakin sees Amidala',
    say: ['Anakin, open your eyes and see whose hand is up.'],
    stays: true,
    close: ['Anakin, close your eyes. Queen Amidala, put your hand down.'],
    do: 'Only he looks. From now on he votes as she does.',
    options: { ok: 'He has seen her' },
    variants: unanswered,
  },
  'deathStar.direction': {
    title: 'The Death Star aims',
    say: ['Death Star, open your eyes. Point left or right, once for the whole game.'],
    close: ['Death Star, close your eyes.'],
    do: 'The player’s own left or right: left goes clockwise, seen from above.',
    ask: 'Left or right?',
    options: { left: 'Left', right: 'Right', ok: 'Back to sleep' },
    variants: unanswered,
  },
  'luke.meet': meeting({ title: 'Luke looks up', name: 'Luke Skywalker' }),
  'han.meet': meeting({ title: 'Han looks up', name: 'Han Solo' }),
  'lando.meet': meeting({ title: 'Lando looks up', name: 'Lando Calrissian' }),
  'droids.meet': {
    title: 'The droids meet',
    say: ['R2-D2 and C-3PO, open your eyes and look at each other.'],
    close: ['R2-D2 and C-3PO, close your eyes.'],
    do: by('raiseDroidPair', {
      true: 'They share every fate from now on.',
      false: 'They share every fate from now on, but Yoda brings back only one of them.',
    }),
    options: { ok: 'They know each other' },
    variants: unanswered,
  },
  'chewbacca.meet': meeting({ title: 'Chewbacca looks up', name: 'Chewbacca' }),
  'mace.meet': meeting({ title: 'Mace looks up', name: 'Mace Windu' }),
  'leia.meet': meeting({
    title: 'Leia looks up',
    name: 'Princess Leia',
    do: 'From morning on, she does not speak: gestures and soundless words only.',
  }),
  'ackbar.meet': meeting({
    title: 'Ackbar looks up',
    name: 'Admiral Ackbar',
    do: 'From morning on, “It’s a trap” is all he says.',
  }),
  'ewok.meet': meeting({
    title: 'The Ewok looks up',
    name: 'Ewok',
    do: 'From morning on, it only grunts, squeaks and gestures.',
  }),
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
  'quigon.heal': power({
    title: 'Qui-Gon heals',
    name: 'Qui-Gon Jinn',
    asks: 'Point at the player you want to heal.',
    do: sentences(
      by('healStopsBlast', {
        false: 'It helps against the Sith, not against a blast.',
        true: 'It helps against the Sith and against a blast.',
      }),
      'He may heal himself only twice in the whole game, needed or not. Never say who he saved.',
    ),
    ask: 'Who is healed?',
    pass: 'Heals nobody',
  }),
  'jango.clone': power({
    title: 'Jango’s clone',
    name: 'Jango Fett',
    asks: 'Point at the player who is your clone tonight.',
    do: 'He has to choose somebody else. If Obi-Wan asks about the clone, you nod.',
    ask: 'Who is the clone?',
    pass: 'Nobody',
  }),
  'obiwan.investigate': {
    ...power({
      title: 'Obi-Wan asks',
      name: 'Obi-Wan Kenobi',
      asks: 'Point at the player you want to know about, and look at me.',
      do: sentences(
        'Nod or shake your head at once, as the program says.',
        by('vaderFrom', {
          dawn: 'If Amidala dies tonight, Anakin is not a Sith before the morning.',
          immediately: 'If Amidala dies tonight, Anakin is already a Sith.',
        }),
      ),
      ask: 'Who does he ask about?',
      pass: 'Asks about nobody',
    }),
    signals: {
      yes: { sign: 'Nod', do: 'Nod in silence: a Sith.' },
      no: { sign: 'Shake', do: 'Shake your head in silence: not a Sith.' },
    },
  },
  'yoda.raise': {
    title: 'Yoda and the dead',
    say: [
      'Yoda, open your eyes. Do you want to bring somebody back?',
      'If you are dead, raise a hand.',
    ],
    close: ['Hands down. Yoda, close your eyes.'],
    do: sentences(
      'Once in the game. The dead keep their eyes closed and may beg with their hands. Tonight’s victim is not among them.',
      BOTH_DROIDS,
    ),
    ask: 'Who comes back?',
    options: { pass: 'Not tonight', ok: 'Back to sleep' },
    variants: {
      ...unanswered,
      lastChance: {
        do: sentences(
          'He is dead, and this is his last chance.',
          by('yodaLastChance', {
            mayDecline: 'He may choose himself. Used or not, the power is gone after tonight.',
            mustUse: 'He has to bring somebody back, and may choose himself.',
          }),
          BOTH_DROIDS,
        ),
        ask: 'Who comes back?',
      },
    },
  },
  ...daySteps,
} as const satisfies WrittenTexts['steps']
