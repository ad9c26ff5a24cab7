import type { RulesetTexts } from '../../../../src/i18n/rulesetTexts'

/*
 * The night is spoken the same way every night, whoever is still there: a call that nobody answers is
 * read from `gone`, which changes only what the host does, never what he says (CM-35).
 */

const GONE = {
  do: 'Nobody answers. Speak as always, wait as long as usual, then go on.',
}

export const steps = {
  'killers.meet': {
    title: 'Killers meet',
    say: [
      'Night falls over Chiang Mai. Everybody, close your eyes.',
      'Killers, wake up and look at each other.',
    ],
    close: ['Killers, close your eyes.'],
    do: 'Nothing is decided tonight. Let them find each other.',
    variants: { gone: GONE },
  },
  'doctor.meet': {
    title: 'Doctor shows up',
    say: ['Doctor, wake up and raise a hand.'],
    close: ['Doctor, close your eyes.'],
    do: 'Nobody is vaccinated tonight.',
    variants: { gone: GONE },
  },
  'police.meet': {
    title: 'Policemen meet',
    say: ['Policemen, wake up and look at each other.'],
    close: ['Policemen, close your eyes.'],
    do: 'No question tonight. Let them find each other.',
    variants: { gone: GONE },
  },
  'assassin.meet': {
    title: 'Assassin shows up',
    say: ['Assassin, wake up and raise a hand.'],
    close: ['Assassin, close your eyes.'],
    do: 'Nobody is struck tonight.',
    variants: { gone: GONE },
  },
  'killers.poison': {
    title: 'Killers poison',
    say: [
      'Night falls over Chiang Mai. Everybody, close your eyes.',
      'Killers, wake up and look at each other.',
      'Agree without a sound, and point at the one you poison.',
    ],
    close: ['Killers, close your eyes.'],
    do: 'All of them have to point at the same player, otherwise nobody is poisoned. They may choose one of their own.',
    ask: 'Whom does each Killer point at?',
    options: { pass: 'They do not agree' },
    variants: { gone: GONE },
  },
  'doctor.vaccinate': {
    title: 'Doctor vaccinates',
    say: ['Doctor, wake up.', 'Point at the one you vaccinate.'],
    close: ['Doctor, close your eyes.'],
    do: 'The Doctor has to choose. Give no hint who was poisoned. Two Doctors point each for himself.',
    ask: 'Whom does each Doctor point at?',
    options: { pass: 'Vaccinates nobody' },
    variants: {
      gone: GONE,
      mayPass: {
        do: 'The Doctor may shake the head. Give no hint who was poisoned. Two Doctors point each for himself.',
        ask: 'Whom does each Doctor point at?',
      },
    },
  },
  'police.investigate': {
    title: 'Policemen ask',
    say: [
      'Policemen, wake up and look at each other.',
      'Agree without a sound, and point at the one you ask about.',
    ],
    close: ['Policemen, close your eyes.'],
    do: 'One question for all of them. No common choice, no answer.',
    ask: 'Whom does each Policeman point at?',
    options: { pass: 'They do not agree' },
    signals: {
      thumbUp: { sign: 'Thumb up', do: 'A King lies on top. Hold your thumb up in silence.' },
      thumbDown: { sign: 'Thumb down', do: 'No King on top. Hold your thumb down in silence.' },
      none: { sign: 'No answer', do: 'Give no sign at all.' },
    },
    variants: { gone: GONE },
  },
  'assassin.kill': {
    title: 'Assassin strikes',
    say: ['Assassin, wake up.', 'Point at the one you strike.'],
    close: ['Assassin, close your eyes.'],
    do: 'The Assassin has to choose somebody else. Nothing heals this. Two Assassins point each for himself.',
    ask: 'Whom does each Assassin point at?',
    options: { pass: 'Shakes the head' },
    variants: {
      gone: GONE,
      mayDecline: {
        do: 'Tonight the Assassin may still shake the head. Nothing heals this. Two Assassins point each for himself.',
        ask: 'Whom does each Assassin point at?',
      },
    },
  },
  'hunter.take': {
    title: 'Hunter takes somebody along',
    say: [
      'Hunter, listen. If I tap your shoulder, wake up.',
      'Point at the one you take with you, or shake your head.',
    ],
    close: ['Hunter, close your eyes.'],
    do: 'Walk round the circle. Tap {name}, whose shot is due tonight.',
    ask: 'Whom does {name} take along?',
    options: { pass: 'Takes nobody' },
    variants: {
      gone: { do: 'No Hunter is going. Walk round the circle as always and tap nobody.' },
      secret: {
        do: 'Walk round the circle. Tap {name}, whose shot is due tonight.',
        ask: 'Whom does {name} take along?',
      },
      eyesClosed: {
        say: [
          'Everybody, close your eyes once more.',
          'Hunter, if I tap your shoulder, point at the one you take with you, or shake your head.',
        ],
        close: ['Everybody, open your eyes.'],
        do: 'Walk round the circle and tap {name}. Nobody may see it.',
        ask: 'Whom does {name} take along?',
      },
      openly: {
        say: [
          '{name} was a Hunter.',
          '{name}, point at one player you take with you, or let everybody live.',
        ],
        close: [],
        do: 'Everybody sees the choice. {name} cannot choose himself.',
        ask: 'Whom does {name} take along?',
      },
    },
  },
  'dawn.announce': {
    title: 'Dawn',
    say: ['Good morning, Chiang Mai. Everybody, open your eyes.'],
    do: 'Tell the announcements one by one. Say who died and who is out – never how, never the role.',
    options: { ok: 'Told' },
    variants: {
      again: {
        say: ['Then hear what came of it.'],
        do: 'Tell what the Hunter has done.',
      },
    },
  },
  'funeral.speech': {
    title: 'Funeral speech',
    say: ['{name}, your last words. Anything you like, but not your roles.'],
    do: 'The clock is running. Stop the speech at once if a role is given away.',
    options: { ok: 'Thank you' },
  },
  'day.discussion': {
    title: 'Discussion',
    say: ['The floor is open. Talk, all of you.'],
    do: 'The clock is running. Those who are out stay silent.',
    options: { ok: 'Enough talk' },
  },
  'day.speeches': {
    title: 'Speeches',
    say: ['{name}, you have the floor. Nobody interrupts.'],
    do: 'The clock is running.',
    options: { ok: 'Next' },
  },
  'day.vote': {
    title: 'Vote',
    say: [
      'We vote. One vote for each card you hold.',
      'Give both to one player, split them, or keep them. On three, all at once.',
    ],
    do: 'Click a voter, then the one who gets the vote. Votes for oneself count.',
    ask: 'Who votes for whom?',
    options: { ok: 'Count' },
  },
  'day.defence': {
    title: 'Defence',
    say: ['A tie. {name}, defend yourself.'],
    do: 'The clock is running. Nobody interrupts.',
    options: { ok: 'Thank you' },
  },
  'day.runoff': {
    title: 'Run-off',
    say: [
      'We vote again, only between {names}.',
      'The two sides do not vote. All others use every vote they have.',
    ],
    do: 'Every vote has to be used.',
    ask: 'Who votes for whom?',
    options: { ok: 'Count' },
  },
  'day.lot': {
    title: 'Lot',
    say: ['Still a tie between {names}. The lot decides.'],
    do: 'Let the program draw, or draw yourself and click the one who was drawn.',
    ask: 'Who was drawn?',
    options: { draw: 'Draw the lot' },
  },
  'day.result': {
    title: 'Result',
    say: ['That is the result of today.'],
    do: 'Tell the result. The lost card goes away face down, unless your house shows it.',
    options: { ok: 'Go on' },
  },
} as const satisfies RulesetTexts['steps']
