import type { RulesetTexts } from '../../../../src/i18n/rulesetTexts'

const COUNTED = 'Enter every vote. Anakin’s may be left out: it follows Amidala’s.'

/** The morning, the day, and who may step in. */
export const daySteps = {
  'dawn.announce': {
    title: 'Dawn',
    say: ['Everybody, open your eyes.'],
    do: 'Tell a long and silly story for a death, with the name at its very end. Never say why somebody lives, who anybody was, or what linked two deaths.',
    options: { ok: 'Told' },
  },
  'day.discussion': {
    title: 'Discussion',
    say: ['The galaxy is talking. Whom do you not trust?'],
    do: 'No clock. Let it run while it is useful, and move on when it dies down. The frozen and the dead are silent.',
    options: { ok: 'Enough talk' },
  },
  'day.nominate': {
    title: 'Nominations',
    say: ['Whom do you want to put on the stand? And who seconds it?'],
    do: 'Two nominations by two different players, each with a second. Without a second it is dropped, and the next hand has its turn.',
    ask: 'Who nominates whom, and who seconds it?',
    options: { ok: 'That is all' },
  },
  'day.defence': {
    title: 'On the stand',
    say: ['{name}, defend yourself. Nobody interrupts.'],
    do: 'In the order of the nominations. Silent characters defend themselves with gestures.',
    options: { ok: 'Has spoken' },
  },
  'day.vote': {
    title: 'Vote',
    say: ['Everybody votes, once and openly: {names}. Hands up when I call the name.'],
    do: COUNTED,
    ask: 'Who votes for whom?',
    options: { ok: 'Count' },
    variants: {
      yesNo: {
        say: ['Only {names} stands accused. Who wants it? Hands up.'],
        do: `More than half of the votes are needed. Enter the raised hands; all others are against it. ${COUNTED}`,
        ask: 'Who raises a hand?',
      },
    },
  },
  'day.confirm': {
    title: 'Does the count stand?',
    say: [],
    do: 'If something went wrong, such as a forced vote blurted out, have it repeated. Otherwise it stands. Until you declare it, an accused Han or Lando may still act.',
    ask: 'Does it stand?',
    options: { stands: 'It stands', repeat: 'Vote again' },
  },
  'day.tieBreaker': {
    title: 'Who breaks the tie?',
    say: [],
    do: 'Several died last at once, or the last one is alive again. You choose among the dead; the program proposes {preferred}.',
    ask: 'Which of the dead decides?',
  },
  'day.tieBreak': {
    title: 'Tie',
    say: ['A tie. {name}, you died last: point at one of the two.'],
    do: 'Without a word.',
    ask: 'Who is lynched?',
    variants: {
      forceDecides: {
        say: ['A tie. The Force decides.'],
        do: 'You choose one of the two.',
        ask: 'Who is lynched?',
      },
    },
  },
  'day.runoff': {
    title: 'Vote again',
    say: ['A tie, and nobody has died yet. Everybody votes again: {names}.'],
    do: `A second tie spares both. ${COUNTED}`,
    ask: 'Who votes for whom?',
    options: { ok: 'Count' },
    variants: {
      yesNo: {
        say: ['Only {names} stands accused. Who wants it? Hands up.'],
        do: `More than half of the votes are needed. Enter the raised hands; all others are against it. ${COUNTED}`,
        ask: 'Who raises a hand?',
      },
    },
  },
  'day.lot': {
    title: 'The lot',
    say: ['A tie. Luck decides.'],
    do: 'Let the program draw, or draw yourself and click the loser.',
    ask: 'On whom does the lot fall?',
    options: { draw: 'Draw the lot' },
  },
  'day.result': {
    title: 'Result',
    say: ['That was the day.'],
    do: 'No last words, and no card is shown. Then night falls.',
    options: { ok: 'Go on' },
  },
  'han.shoot': {
    title: 'Han shoots',
    say: ['{name} is Han Solo, and he shoots.'],
    do: 'Once in the game. If he stands accused himself, the trial is over and night falls.',
    ask: 'Whom does he shoot?',
  },
  'lando.freeze': {
    title: 'Lando freezes',
    say: ['{name} is Lando Calrissian, and somebody goes into carbonite.'],
    do: 'Once in the game, himself included. If he stands accused, the trial is over and night falls.',
    ask: 'Who is frozen?',
  },
  'mace.swap': {
    title: 'Mace swaps',
    say: ['{name} is Mace Windu. The accuser takes the place of the accused.'],
    do: 'Once in the game, before the voting starts, and not for himself.',
    ask: 'Who leaves the stand?',
  },
  'force.banish': {
    title: 'Banish',
    say: ['You have given something away. You are killed again, and banished.'],
    do: 'For a dead player who did not keep still. Nobody can bring a banished player back.',
    ask: 'Which of the dead?',
  },
  'force.disturbance': {
    title: 'A disturbance in the Force',
    say: ['I feel a disturbance in the Force. Everybody, close your eyes.'],
    do: 'For a mistake of yours: ask the real question among needless ones. Nothing changes in the game.',
    ask: 'Which is the real question?',
  },
} as const satisfies RulesetTexts['steps']
