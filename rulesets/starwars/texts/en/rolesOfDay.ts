/** Whoever only looks up by night and counts by day, in words; entries as in `roles.ts`. */
import { sentences } from '../../../../src/i18n/writtenTexts'
import { by } from '../by'
import { meeting, nod, thumb, unanswered } from './calls'

/** SW-59, SW-O5. */
const SHARED_FATE = by('raiseDroidPair', {
  true: 'They share every fate: dead, healed, in carbonite or brought back, it is always both.',
  false:
    'They share every fate: dead, healed or in carbonite, it is always both. But Yoda brings back only one of them.',
})

/** SW-58, SW-O13. */
const IN_CARBONITE = by('frozenAccused', {
  trialGoesOn: 'A frozen accused stays on the stand, but cannot be voted out.',
  removedFromStand: 'A frozen accused leaves the stand, and you vote on the other alone.',
})

export const rolesOfDay = {
  amidala: {
    name: 'Queen Amidala',
    help: 'No power. But somebody copies her every vote, and turns to the dark side if she dies: she should stay alive.',
    calls: {
      'amidala.meet': {
        title: 'Amidala’s hand',
        say: ['Queen Amidala, keep your eyes closed and raise a hand.'],
        close: ['Queen Amidala, put your hand down.'],
        do: 'Her eyes stay closed: she must not learn who Anakin is. If Anakin is called next, her hand stays up for it.',
        options: { ok: 'Hand is up' },
        variants: unanswered,
      },
    },
    again: {
      'amidala.meet': 'Queen Amidala, raise a hand, and put it down.',
    },
  },
  luke: {
    name: 'Luke Skywalker',
    help: 'Survives the first attack of the Sith. Nothing helps him against a vote, a shot or a blast.',
    calls: {
      'luke.meet': meeting({ title: 'Luke looks up', name: 'Luke Skywalker' }),
    },
    again: {
      'luke.meet': thumb('Luke'),
    },
    reminders: {
      shield: 'Luke still has his shield: {names}',
    },
  },
  han: {
    name: 'Han Solo',
    help: sentences(
      'Once in the game, by day, shoots another player. Everybody then knows who he is. If he shoots while he is on the stand, the trial is over and nobody is voted out.',
      by('hanMidTrial', {
        allowed: '',
        notDuringOthersTrial: 'He may not shoot during a trial of others.',
      }),
      by('hanChewiePenalty', { true: 'If he shoots Chewbacca, he dies too.', false: '' }),
    ),
    calls: {
      'han.meet': meeting({ title: 'Han looks up', name: 'Han Solo' }),
      'han.shoot': {
        title: 'Han shoots',
        say: ['{name} is Han Solo. Point at the player you want to shoot.'],
        do: sentences(
          'Once in the game. If he is on the stand himself, the trial is over and night falls.',
          by('hanMidTrial', {
            allowed: 'A trial of others goes on unless one of the accused dies.',
            notDuringOthersTrial: 'During a trial of others he has to wait.',
          }),
          by('freezeStopsShot', {
            true: 'Nobody in carbonite can be shot.',
            false: 'Carbonite does not stop the shot.',
          }),
          by('hanChewiePenalty', { true: 'If he shoots Chewbacca, he dies too.', false: '' }),
        ),
        ask: 'Who does he shoot?',
      },
    },
    again: {
      'han.meet': thumb('Han'),
    },
  },
  lando: {
    name: 'Lando Calrissian',
    help: sentences(
      by('freezeUntil', {
        nextDawn:
          'Once in the game, by day, puts somebody, or himself, in carbonite until the next morning:',
        nextDusk:
          'Once in the game, by day, puts somebody, or himself, in carbonite until the next day ends:',
      }),
      by('freezeStopsShot', {
        true: 'no word, no vote, no power, but nothing can kill that player either.',
        false: 'no word, no vote, no power, and nothing but a shot from Han can kill that player.',
      }),
      'Everybody then knows who he is. If he does it while he is on the stand, the trial is over and nobody is voted out.',
    ),
    calls: {
      'lando.meet': meeting({ title: 'Lando looks up', name: 'Lando Calrissian' }),
      'lando.freeze': {
        title: 'Lando freezes',
        say: ['{name} is Lando Calrissian. Point at the player who goes into carbonite.'],
        do: sentences(
          by('freezeUntil', {
            nextDawn: 'Once in the game, until the next morning; he may point at himself.',
            nextDusk: 'Once in the game, until the next day ends; he may point at himself.',
          }),
          'If he is on the stand, the trial is over and night falls.',
          IN_CARBONITE,
        ),
        ask: 'Who is frozen?',
      },
    },
    again: {
      'lando.meet': thumb('Lando'),
    },
  },
  r2d2: {
    name: 'R2-D2',
    help: sentences('Knows C-3PO.', SHARED_FATE),
    calls: {
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
    },
    again: {
      'droids.meet': nod('R2-D2 and C-3PO'),
    },
  },
  c3po: {
    name: 'C-3PO',
    help: sentences('Knows R2-D2.', SHARED_FATE),
  },
  chewbacca: {
    name: 'Chewbacca',
    help: sentences(
      'If he is voted out, the other accused dies with him, unless frozen in carbonite.',
      by('hanChewiePenalty', { true: 'If Han shoots him, Han dies too.', false: '' }),
    ),
    calls: {
      'chewbacca.meet': meeting({ title: 'Chewbacca looks up', name: 'Chewbacca' }),
    },
    again: {
      'chewbacca.meet': nod('Chewbacca'),
    },
    reminders: {
      chewbacca: 'Chewbacca; if he is voted out, the other accused dies too: {names}',
    },
  },
  mace: {
    name: 'Mace Windu',
    help: 'Once in the game, before the vote, takes an accused off the stand and puts their nominator there instead. He cannot save himself. Everybody then knows who he is.',
    calls: {
      'mace.meet': meeting({ title: 'Mace looks up', name: 'Mace Windu' }),
      'mace.swap': {
        title: 'Mace swaps',
        say: ['{name} is Mace Windu. The accuser goes on the stand instead.'],
        do: 'Once in the game, before the voting starts, and not for himself. The accuser then speaks in defence.',
        ask: 'Who leaves the stand?',
      },
    },
    again: {
      'mace.meet': nod('Mace Windu'),
    },
  },
  leia: {
    name: 'Princess Leia',
    help: 'May not speak. Gestures and soundless words only; no sign language, nothing written.',
    calls: {
      'leia.meet': meeting({
        title: 'Leia looks up',
        name: 'Princess Leia',
        do: 'From morning on, she does not speak: gestures and soundless words only.',
      }),
    },
    again: {
      'leia.meet': nod('Princess Leia'),
    },
    reminders: {
      leia: 'Leia does not speak, dead or alive: {names}',
    },
  },
  ackbar: {
    name: 'Admiral Ackbar',
    help: 'May say “It’s a trap”, in any tone and order, and nothing else. Otherwise like Leia.',
    calls: {
      'ackbar.meet': meeting({
        title: 'Ackbar looks up',
        name: 'Admiral Ackbar',
        do: 'From morning on, “It’s a trap” is all he says.',
      }),
    },
    again: {
      'ackbar.meet': nod('Admiral Ackbar'),
    },
    reminders: {
      ackbar: 'Ackbar says “It’s a trap” and nothing else: {names}',
    },
  },
  ewok: {
    name: 'Ewok',
    help: 'May only grunt, squeak and gesture. Not even soundless words.',
    calls: {
      'ewok.meet': meeting({
        title: 'The Ewok looks up',
        name: 'Ewok',
        do: 'From morning on, it only grunts, squeaks and gestures.',
      }),
    },
    again: {
      'ewok.meet': nod('Ewok'),
    },
    reminders: {
      ewok: 'The Ewok only grunts and gestures: {names}',
    },
  },
} as const
