/** The Sith, and whoever has a power by night, turns or aims, in words; entries as in `roles.ts`. */
import { sentences } from '../../../../src/i18n/writtenTexts'
import { by } from '../by'
import { meeting, power, thumb, unanswered } from './calls'

/** SW-30, SW-O5. */
const BOTH_DROIDS = by('raiseDroidPair', {
  true: 'If he chooses a droid, both come back.',
  false: 'If he chooses a droid, the other one stays dead.',
})

export const rolesOfNight = {
  palpatine: {
    name: 'Emperor Palpatine',
    help: 'The highest-ranking Sith. Kills with the Sith each night; if they do not agree, his word decides.',
  },
  maul: {
    name: 'Darth Maul',
    help: 'Sith, second in rank. Kills with the Sith each night and decides when the Emperor cannot.',
  },
  dooku: {
    name: 'Count Dooku',
    help: 'Sith, third in rank. Kills with the Sith each night.',
  },
  furtherSith: {
    name: 'Further Sith',
    help: 'One more Sith, below Count Dooku. Kills with the Sith each night.',
  },
  vader: {
    name: 'Darth Vader',
    help: 'Anakin while Amidala is dead: a Sith who wakes and kills with them, and votes freely.',
    reminders: {
      vader: 'Anakin is Darth Vader now, wakes with the Sith, votes freely: {names}',
    },
  },
  quigon: {
    name: 'Qui-Gon Jinn',
    help: sentences(
      'Jedi Master. Each night heals one player, who survives the attack of the Sith',
      by('healStopsBlast', {
        false: 'that night.',
        true: 'and the blast of the Death Star that night.',
      }),
      'May heal himself only twice in the whole game.',
    ),
    calls: {
      'quigon.meet': meeting({ title: 'Qui-Gon looks up', name: 'Qui-Gon Jinn' }),
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
    },
    again: {
      'quigon.heal':
        'Qui-Gon, open your eyes and point once more at the player you want to heal. Close your eyes.',
      'quigon.meet': thumb('Qui-Gon'),
    },
    reminders: {
      selfHeals: 'Qui-Gon, {names}: self-heals used, {used} of 2.',
    },
  },
  obiwan: {
    name: 'Obi-Wan Kenobi',
    help: 'Jedi Master. Points at one player each night and learns at once whether that player is a Sith.',
    calls: {
      'obiwan.meet': meeting({ title: 'Obi-Wan looks up', name: 'Obi-Wan Kenobi' }),
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
    },
    again: {
      'obiwan.investigate':
        'Obi-Wan, open your eyes, point once more, and look at me. Close your eyes.',
      'obiwan.meet': thumb('Obi-Wan'),
    },
  },
  yoda: {
    name: 'Yoda',
    help: sentences(
      'Jedi Master. Once in the game, brings a dead player back: on a night of his choice, or on the first night after his own death, when he may choose himself.',
      by('yodaLastChance', {
        mayDecline: 'If unused on that night, the power is gone.',
        mustUse: 'On that night he has to use it.',
      }),
    ),
    calls: {
      'yoda.meet': meeting({ title: 'Yoda looks up', name: 'Yoda' }),
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
    },
    again: {
      'yoda.raise':
        'Yoda, open your eyes and show me once more what you want to do. Close your eyes.',
      'yoda.meet': thumb('Yoda'),
    },
    reminders: {
      yodaOpen: 'Yoda can still raise somebody: {names}',
      yodaLastChance: by('yodaLastChance', {
        mayDecline: 'Yoda is dead; the coming night is his last chance: {names}',
        mustUse: 'Yoda is dead and has to bring somebody back in the coming night: {names}',
      }),
      yodaUsed: 'Yoda’s power is gone: {names}',
    },
  },
  anakin: {
    name: 'Anakin Skywalker',
    help: sentences(
      'Knows Amidala and always votes as she does. When she dies he turns into Darth Vader, a Sith; when she comes back, he is Anakin again.',
      by('vaderFrom', {
        dawn: '',
        immediately: 'For Obi-Wan, he is a Sith on the very night she is killed.',
      }),
    ),
    calls: {
      'anakin.meet': {
        title: 'Anakin sees Amidala',
        say: ['Anakin, open your eyes and see whose hand is up.'],
        stays: true,
        close: ['Anakin, close your eyes. Queen Amidala, put your hand down.'],
        do: 'Only he looks. From now on he votes as she does.',
        options: { ok: 'He has seen her' },
        variants: unanswered,
      },
    },
    again: {
      'anakin.meet': thumb('Anakin'),
    },
    reminders: {
      anakinFollows: 'Anakin, {names}, votes as Amidala, {amidala}, does. If she dies, he turns.',
      anakinWithoutVote: 'Anakin, {names}, has no vote: Amidala, {amidala}, is frozen.',
    },
  },
  deathStar: {
    name: 'Death Star',
    help: sentences(
      'Plays alone. Points left or right on the first night: when it dies, the nearest player on that side dies with it. If voted out, it takes down the lowest-ranking Sith instead.',
      by('healStopsBlast', {
        false: 'Players in carbonite are passed over.',
        true: 'Players in carbonite or healed that night are passed over.',
      }),
    ),
    calls: {
      'deathStar.direction': {
        title: 'The Death Star aims',
        say: ['Death Star, open your eyes. Point left or right, once for the whole game.'],
        close: ['Death Star, close your eyes.'],
        do: 'The player’s own left or right: left goes clockwise, seen from above.',
        ask: 'Left or right?',
        options: { left: 'Left', right: 'Right', ok: 'Back to sleep' },
        variants: unanswered,
      },
    },
    again: {
      'deathStar.direction': 'Death Star, point left or right once more.',
    },
    reminders: {
      noDirection: 'The Death Star has no direction yet: {names}',
      blastLeft: 'Death Star, {names}, points left. It would hit {target}.',
      blastRight: 'Death Star, {names}, points right. It would hit {target}.',
      blastLeftNobody: 'Death Star, {names}, points left. It would hit nobody.',
      blastRightNobody: 'Death Star, {names}, points right. It would hit nobody.',
    },
  },
  jango: {
    name: 'Jango Fett',
    help: 'Knows the Sith, but is not one of them and does not kill with them. Each night makes another player his clone, who looks like a Sith to Obi-Wan.',
    calls: {
      'jango.meet': {
        title: 'Jango joins the Sith',
        say: ['Jango Fett, open your eyes too, and look at the Sith.'],
        stays: true,
        close: ['Sith and Jango Fett, close your eyes.'],
        do: 'Both sides see each other. Jango is not a Sith and will not kill with them.',
        options: { ok: 'They know each other' },
        variants: unanswered,
      },
      'jango.clone': power({
        title: 'Jango’s clone',
        name: 'Jango Fett',
        asks: 'Point at the player who is your clone tonight.',
        do: 'He has to choose somebody else. If Obi-Wan asks about the clone, you nod.',
        ask: 'Who is the clone?',
        pass: 'Nobody',
      }),
    },
    again: {
      'jango.clone':
        'Jango Fett, open your eyes and point once more at your clone. Close your eyes.',
      'jango.meet': 'Jango Fett, raise a hand, and put it down.',
    },
  },
} as const
