import type { WrittenTexts } from '../../../../src/i18n/rulesetTexts'
import { sentences } from '../../../../src/i18n/writtenTexts'
import { by } from '../by'

/** SW-37, SW-38, SW-105. */
const ANAKIN =
  'As long as Anakin is not a Sith, his vote may be left out: it follows Amidala’s. If she is in carbonite, he has none.'
const COUNTED = `Enter every vote. ${ANAKIN}`

/** SW-O9, SW-O13: one on the stand. */
const ONE_ACCUSED = {
  say: ['Only one is on the stand: {names}. Hands up to vote {names} out.'],
  do: `More than half of the votes are needed. Enter the raised hands; all others are against it. ${ANAKIN}`,
  ask: 'Who raises a hand?',
} as const

/** The morning, the day, and when the host steps in. */
export const daySteps = {
  'dawn.announce': {
    title: 'Dawn',
    say: ['Everybody, open your eyes.'],
    do: 'Tell a long and silly story for each death, with the name at the very end. Never say why somebody survived, who anybody was, or how two deaths are linked.',
    options: { ok: 'Told' },
  },
  'day.discussion': {
    title: 'Discussion',
    say: ['Your turn to talk. Who don’t you trust?'],
    do: 'No clock. Let it run while it is useful, and move on when it dies down. The dead stay silent, and so do players in carbonite.',
    options: { ok: 'Enough talk' },
  },
  'day.nominate': {
    title: 'Nominations',
    say: [
      'Who do you want on the stand? Hands up; the first two of you say a name.',
      'Does anyone second that?',
    ],
    do: sentences(
      'Two nominations by two different players, each seconded by somebody else. Without a second it is dropped, and the next hand gets a turn.',
      by('singleNominee', {
        noTrial: 'With only one, there is no trial today.',
        yesNoVote:
          'If there is only one, that player is on the stand alone, and it takes more than half of the votes.',
      }),
    ),
    ask: 'Nominator, nominee and second?',
    options: { ok: 'That’s all' },
  },
  'day.defence': {
    title: 'On the stand',
    say: ['{name}, defend yourself. Nobody interrupts.'],
    do: 'In the order of the nominations. Silent characters defend themselves with gestures.',
    options: { ok: 'Finished' },
  },
  'day.vote': {
    title: 'Vote',
    say: ['Now you vote: {names}. Everybody raises a hand once, when I call the name.'],
    do: COUNTED,
    ask: 'How does everyone vote?',
    options: { ok: 'Count' },
    variants: { yesNo: ONE_ACCUSED },
  },
  'day.confirm': {
    title: 'Does the count stand?',
    say: [],
    do: 'If something went wrong, such as a vote blurted out, have it repeated. Otherwise it stands. Until you declare it, an accused Han or Lando may still act.',
    ask: 'Does it stand?',
    options: { stands: 'It stands', repeat: 'Vote again' },
  },
  'day.tieBreaker': {
    title: 'Who breaks the tie?',
    say: [],
    do: 'Several players were the last to die, or the last one is alive again. You choose among the dead; the program proposes {preferred}.',
    ask: 'Which of the dead decides?',
  },
  'day.tieBreak': {
    title: 'Tie',
    say: ['A tie. {name} decides: point at one of the two.'],
    do: 'The dead point without a word.',
    ask: 'Who is voted out?',
    variants: {
      forceDecides: {
        say: ['A tie. I decide.'],
        do: 'You choose one of the two.',
        ask: 'Who is voted out?',
      },
    },
  },
  'day.runoff': {
    title: 'Vote again',
    say: ['A tie. Everybody votes once more: {names}. Hands up when I call the name.'],
    do: `A second tie spares both. ${COUNTED}`,
    ask: 'How does everyone vote?',
    options: { ok: 'Count' },
    variants: { yesNo: ONE_ACCUSED },
  },
  'day.lot': {
    title: 'The lot',
    say: ['A tie. Luck decides.'],
    do: 'Let the program draw, or draw yourself and click the loser.',
    ask: 'Who does the lot fall on?',
    options: { draw: 'Draw the lot' },
  },
  'day.result': {
    title: 'Result',
    say: ['Nobody is voted out today.'],
    do: 'No last words, and no card is shown. Then night falls.',
    options: { ok: 'Go on' },
    variants: {
      lynched: {
        say: ['{lynched} is voted out.'],
        do: 'If others die too, name them as well, and never say why. No last words, and no card is shown. Then night falls.',
      },
    },
  },
  'force.banish': {
    title: 'Banish',
    say: ['You gave something away. You die again, and this time you are banished.'],
    do: 'For a dead player who did not stay silent. Nobody can bring a banished player back.',
    ask: 'Which of the dead?',
  },
  'force.disturbance': {
    title: 'A disturbance in the Force',
    say: ['I feel a disturbance in the Force. Everybody, close your eyes.'],
    do: 'For a mistake of yours, by night or by day: ask the real question among others that mean nothing. Nothing changes in the game.',
    ask: 'Which is the real question?',
  },
} as const satisfies WrittenTexts['steps']
