/** Every role in words, one entry each: its name, what it is, what its cards say, and what is said in its calls. */
import { partIn, rolesIn, sentences } from '../../../../src/i18n/writtenTexts'
import { by } from '../by'
import { alike, GONE } from './calls'

const NUMBER = 'A Villager: no power, but a life.'

const table = {
  killer: {
    name: 'Killer',
    help: 'Wakes with the other Killers; together they poison one player a night. Stays a Killer after losing the King, as long as a card is left.',
    cards: {
      blackKing: { name: 'black King', help: 'A Killer, on top or underneath.' },
      redKing: {
        name: 'red King',
        help: sentences(
          'A Killer, but only on top.',
          by('sleepingRedKingCounts', {
            true: 'Underneath it sleeps, but still counts as a Killer for the end of the game.',
            false: 'Underneath it sleeps, and is not a Killer yet.',
          }),
        ),
      },
    },
    calls: {
      'killers.meet': {
        title: 'Killers meet',
        say: ['Killers, wake up and look at each other.'],
        ...alike('Killers'),
        do: 'Nothing is decided tonight. Let them find each other.',
      },
      'killers.poison': {
        title: 'Killers poison',
        say: [
          'Killers, wake up and look at each other.',
          'Agree without a sound, and point at the player you want to poison.',
        ],
        ...alike('Killers'),
        do: 'All of them have to point at the same player, otherwise nobody is poisoned. They may choose one of their own.',
        ask: 'Who does each Killer point at?',
        options: { pass: '{count|Nobody|They do not agree}' },
      },
    },
  },
  policeman: {
    name: 'Policeman',
    help: sentences(
      'Wakes with the other Policemen; they ask about one player a night and learn whether a King lies on top.',
      by('policeEliminatedBy', {
        card: 'Stops being one with the last Jack.',
        player:
          'No longer wakes once the last Jack is lost, but the Killers still have to get rid of this player.',
      }),
    ),
    cards: {
      blackJack: { name: 'black Jack', help: 'A Policeman, on top or underneath.' },
      redJack: { name: 'red Jack', help: 'A Policeman, but only on top. Underneath it sleeps.' },
    },
    calls: {
      'police.meet': {
        title: 'Policemen meet',
        say: ['Policemen, wake up and look at each other.'],
        ...alike('Policemen'),
        do: 'No question tonight. Let them find each other.',
      },
      'police.investigate': {
        title: 'Policemen ask',
        say: [
          'Policemen, wake up and look at each other.',
          'Agree without a sound, and point at the player you want to ask about.',
        ],
        ...alike('Policemen'),
        do: 'One question for all of them. If they do not agree, there is no answer.',
        ask: 'Who does each Policeman point at?',
        options: { pass: '{count|Nobody|They do not agree}' },
        signals: {
          thumbUp: { sign: 'Thumbs up', do: 'A King lies on top. Give a silent thumbs up.' },
          thumbDown: { sign: 'Thumbs down', do: 'No King on top. Give a silent thumbs down.' },
          none: { sign: 'No answer', do: 'Give no sign at all.' },
        },
      },
    },
  },
  doctor: {
    name: 'Doctor',
    help: sentences(
      by('doctorMayPass', {
        false: 'Has to vaccinate one player a night,',
        true: 'May vaccinate one player a night,',
      }),
      by('doctorSelf', {
        true: 'and may choose themselves.',
        false: 'but never themselves.',
      }),
      by('overdoseReset', {
        true: 'A vaccine nobody needed stays as a dose; the second one kills, and the count starts again.',
        false:
          'A vaccine nobody needed stays as a dose; the second one kills, and so does every further one.',
      }),
      by('redSpecialsTopOnly', { true: 'Works only while the Queen lies on top.', false: '' }),
    ),
    cards: {
      redQueen: {
        name: 'red Queen',
        help: by('redSpecialsTopOnly', {
          false: 'The Doctor, on top or underneath.',
          true: 'The Doctor, but only on top. Underneath it sleeps.',
        }),
      },
    },
    calls: {
      'doctor.meet': {
        title: 'Doctor shows up',
        say: ['Doctor, wake up and raise a hand.'],
        ...alike('Doctor'),
        do: 'Nobody is vaccinated tonight.',
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
    },
  },
  assassin: {
    name: 'Assassin',
    help: sentences(
      by('assassinTakes', {
        topCard: 'Takes another player’s top card every night.',
        wholePlayer: 'Puts another player out every night, taking both cards.',
      }),
      'No vaccine helps.',
      by('firstNightFull', {
        true: 'May decline on the first night only.',
        false: 'Only shows up on the first night, and may decline on the second one only.',
      }),
      by('redSpecialsTopOnly', { true: 'Works only while the Ace lies on top.', false: '' }),
    ),
    cards: {
      redAce: {
        name: 'red Ace',
        help: by('redSpecialsTopOnly', {
          false: 'The Assassin, on top or underneath.',
          true: 'The Assassin, but only on top. Underneath it sleeps.',
        }),
      },
    },
    calls: {
      'assassin.meet': {
        title: 'Assassin shows up',
        say: ['Assassin, wake up and raise a hand.'],
        ...alike('Assassin'),
        do: 'Nobody is struck tonight.',
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
    },
  },
  hunter: {
    name: 'Hunter',
    help: sentences(
      by('hunterTrigger', {
        jokerRemoved: 'When the Joker is lost,',
        playerEliminated: 'A player dealt the Joker: when the last card is lost, whichever it is,',
      }),
      'the Hunter may take one other player’s top card too,',
      by('hunterTiming', {
        openly: 'at once and in front of everybody.',
        secret: 'in secret, while all eyes are closed.',
      }),
    ),
    cards: {
      joker: {
        name: 'Joker',
        help: sentences(
          'The Hunter, on top or underneath:',
          by('hunterTrigger', {
            jokerRemoved: 'may take somebody down when this card is lost.',
            playerEliminated:
              'may take somebody down when your last card is lost, whichever it is.',
          }),
        ),
      },
    },
    calls: {
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
    },
  },
  villager: {
    name: 'Villager',
    help: 'Has no power, just a voice and a vote.',
    cards: {
      n2: { name: 'two', help: NUMBER },
      n3: { name: 'three', help: NUMBER },
      n4: { name: 'four', help: NUMBER },
      n5: { name: 'five', help: NUMBER },
      n6: { name: 'six', help: NUMBER },
      n7: { name: 'seven', help: NUMBER },
      n8: { name: 'eight', help: NUMBER },
      n9: { name: 'nine', help: NUMBER },
      n10: { name: 'ten', help: NUMBER },
    },
  },
} as const

export const roles = rolesIn(table)

/** What each card says. */
export const cards = partIn(table, 'cards')

export const roleCalls = partIn(table, 'calls')
