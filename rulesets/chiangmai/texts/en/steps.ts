import type { WrittenTexts } from '../../../../src/i18n/rulesetTexts'
import { sentences } from '../../../../src/i18n/writtenTexts'
import { by } from '../by'

/*
 * The night is spoken the same way every night, whoever is still there: a call that nobody answers is
 * read from `gone`, which changes only what the host does, never what is said (CM-35).
 */

const CLOCK = 'The clock is running.'

const GONE = {
  do: 'Nobody answers. Speak as usual, wait as long as usual, then go on.',
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
      'Agree without a sound, and point at the player you want to poison.',
    ],
    close: ['Killers, close your eyes.'],
    do: 'All of them have to point at the same player, otherwise nobody is poisoned. They may choose one of their own.',
    ask: 'Who does each Killer point at?',
    options: { pass: '{count|Nobody|They do not agree}' },
    variants: { gone: GONE },
  },
  'doctor.vaccinate': {
    title: 'Doctor vaccinates',
    say: [
      'Doctor, wake up.',
      by('doctorMayPass', {
        false: 'Point at the player you want to vaccinate.',
        true: 'Point at the player you want to vaccinate, or shake your head.',
      }),
    ],
    close: ['Doctor, close your eyes.'],
    do: sentences(
      by('doctorSelf', {
        true: 'The Doctor has to choose somebody, and may choose themselves.',
        false: 'The Doctor has to choose somebody else.',
      }),
      'Give no hint who was poisoned. Two Doctors each make their own choice.',
    ),
    ask: 'Who does each Doctor point at?',
    options: { pass: 'Vaccinates nobody' },
    variants: {
      gone: GONE,
      mayPass: {
        do: sentences(
          by('doctorSelf', {
            true: 'The Doctor may choose anyone, themselves too, or shake their head.',
            false: 'The Doctor may choose somebody else, or shake their head.',
          }),
          'Give no hint who was poisoned. Two Doctors each make their own choice.',
        ),
        ask: 'Who does each Doctor point at?',
      },
    },
  },
  'police.investigate': {
    title: 'Policemen ask',
    say: [
      'Policemen, wake up and look at each other.',
      'Agree without a sound, and point at the player you want to ask about.',
    ],
    close: ['Policemen, close your eyes.'],
    do: 'One question for all of them. If they do not agree, there is no answer.',
    ask: 'Who does each Policeman point at?',
    options: { pass: '{count|Nobody|They do not agree}' },
    signals: {
      thumbUp: { sign: 'Thumbs up', do: 'A King lies on top. Give a silent thumbs up.' },
      thumbDown: { sign: 'Thumbs down', do: 'No King on top. Give a silent thumbs down.' },
      none: { sign: 'No answer', do: 'Give no sign at all.' },
    },
    variants: { gone: GONE },
  },
  'assassin.kill': {
    title: 'Assassin strikes',
    say: ['Assassin, wake up.', 'Point at the player you want to strike.'],
    close: ['Assassin, close your eyes.'],
    do: 'The Assassin has to choose somebody else. No vaccine helps. Two Assassins each make their own choice.',
    ask: 'Who does each Assassin point at?',
    options: { pass: 'Shakes their head' },
    variants: {
      gone: GONE,
      mayDecline: {
        do: 'Tonight the Assassin may still decline. No vaccine helps. Two Assassins each make their own choice.',
        ask: 'Who does each Assassin point at?',
      },
    },
  },
  'hunter.take': {
    title: 'Hunter takes somebody down',
    say: [
      'Hunter, listen. If I tap your shoulder, wake up.',
      'Point at the player you want to take with you, or shake your head.',
    ],
    close: ['Hunter, close your eyes.'],
    do: 'Walk round the circle. Tap {name}, whose shot is due tonight.',
    ask: 'Who does {name} take down?',
    options: { pass: 'Takes nobody' },
    variants: {
      gone: { do: 'No Hunter is due. Walk round the circle as usual and tap nobody.' },
      secret: {
        do: 'Walk round the circle. Tap {name}, whose shot is due tonight.',
        ask: 'Who does {name} take down?',
      },
      secretAgain: {
        say: [],
        do: 'One more, without a word. Touch the previous Hunter’s shoulder as a sign to close both eyes. Walk on and tap {name}.',
        ask: 'Who does {name} take down?',
      },
      eyesClosed: {
        say: [
          'Everybody, close your eyes once more.',
          'Hunter, if I tap your shoulder, point at the player you want to take with you, or shake your head.',
        ],
        close: ['Everybody, open your eyes.'],
        do: 'Walk round the circle and tap {name}. Nobody may see it.',
        ask: 'Who does {name} take down?',
      },
      openly: {
        say: [
          '{name} was a Hunter.',
          '{name}, point at one player you want to take with you, or let everybody live.',
        ],
        close: [],
        do: 'Everybody sees the choice: somebody else, or nobody.',
        ask: 'Who does {name} take down?',
      },
    },
  },
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
