/** Names and meanings: teams, roles, cards, conditions and house rules. */
import type { WrittenTexts } from '../../../../src/i18n/rulesetTexts'
import { sentences } from '../../../../src/i18n/writtenTexts'
import { by } from '../by'

export const teams = {
  killers: {
    name: 'The Killers',
    goal: sentences(
      by('sleepingRedKingCounts', {
        true: 'If you hold a King, you win with the Killers, even after losing it:',
        false:
          'If you hold a black King, or a red one that has come to the top, you win with the Killers, even after losing it:',
      }),
      by('policeEliminatedBy', {
        card: 'as soon as no Jack is left in any hand.',
        player: 'as soon as no Jack is left, and everybody who was ever a Policeman is out.',
      }),
    ),
    won: 'The Killers rule Chiang Mai.',
  },
  town: {
    name: 'The town',
    goal: sentences(
      'If you were dealt no King, you win with the town: when all the Killers are out.',
      by('sleepingRedKingCounts', {
        true: 'A red King that still sleeps counts as a Killer, too.',
        false:
          'A red King that still sleeps does not count, but at least one King must have been awake before.',
      }),
    ),
    won: 'Chiang Mai can sleep again.',
  },
} as const satisfies WrittenTexts['teams']

export const roles = {
  killer: {
    name: 'Killer',
    help: 'Wakes with the other Killers; together they poison one player a night. Stays a Killer after losing the King, as long as a card is left.',
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
  },
  villager: { name: 'Villager', help: 'Has no power, just a voice and a vote.' },
} as const satisfies WrittenTexts['roles']

const NUMBER = 'A Villager: no power, but a life.'

export const cards = {
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
  blackJack: { name: 'black Jack', help: 'A Policeman, on top or underneath.' },
  redJack: { name: 'red Jack', help: 'A Policeman, but only on top. Underneath it sleeps.' },
  redQueen: {
    name: 'red Queen',
    help: by('redSpecialsTopOnly', {
      false: 'The Doctor, on top or underneath.',
      true: 'The Doctor, but only on top. Underneath it sleeps.',
    }),
  },
  redAce: {
    name: 'red Ace',
    help: by('redSpecialsTopOnly', {
      false: 'The Assassin, on top or underneath.',
      true: 'The Assassin, but only on top. Underneath it sleeps.',
    }),
  },
  joker: {
    name: 'Joker',
    help: sentences(
      'The Hunter, on top or underneath:',
      by('hunterTrigger', {
        jokerRemoved: 'may take somebody down when this card is lost.',
        playerEliminated: 'may take somebody down when your last card is lost, whichever it is.',
      }),
    ),
  },
  n2: { name: 'two', help: NUMBER },
  n3: { name: 'three', help: NUMBER },
  n4: { name: 'four', help: NUMBER },
  n5: { name: 'five', help: NUMBER },
  n6: { name: 'six', help: NUMBER },
  n7: { name: 'seven', help: NUMBER },
  n8: { name: 'eight', help: NUMBER },
  n9: { name: 'nine', help: NUMBER },
  n10: { name: 'ten', help: NUMBER },
} as const satisfies WrittenTexts['cards']

export const statuses = {
  dosed: {
    name: by('overdoseReset', { true: 'one unneeded dose', false: 'unneeded doses' }),
    help: by('overdoseReset', {
      true: 'Was vaccinated needlessly. The next needless vaccine is an overdose and takes a card.',
      false:
        'Was vaccinated needlessly. Every further needless vaccine is an overdose and takes a card.',
    }),
  },
} as const satisfies WrittenTexts['statuses']

export const options = {
  redSpecialsTopOnly: {
    name: 'Queen and Ace only on top',
    help: 'Whether Doctor and Assassin act when their card lies underneath.',
    values: {
      false: 'They work in any position.',
      true: 'They work only as the top card, like red Kings and red Jacks.',
    },
  },
  multiCauseCards: {
    name: 'Hit twice in one night',
    help: 'What it costs to be hit by several causes on the same night.',
    values: { one: 'One card, whatever happened.', each: 'One card for each cause.' },
  },
  policeEliminatedBy: {
    name: 'When the police are beaten',
    help: 'What the Killers have to achieve.',
    values: {
      card: 'No Jack is left in a living hand.',
      player: 'Everybody who was ever a Policeman is out as well.',
    },
  },
  sleepingRedKingCounts: {
    name: 'Sleeping red King counts',
    help: 'Whether a red King that still lies underneath is a Killer for the end of the game.',
    values: {
      true: 'Yes: the town has to get rid of that player too.',
      false: 'Only once it lies on top.',
    },
  },
  hunterTiming: {
    name: 'When the Hunter chooses',
    help: 'How the Hunter takes somebody down.',
    values: {
      openly: 'At once and in front of everybody.',
      secret: 'In secret, at the end of the night or with closed eyes after the vote.',
    },
  },
  hunterTrigger: {
    name: 'What sets the Hunter off',
    help: 'Which loss lets the Hunter take somebody down.',
    values: {
      jokerRemoved: 'The Joker itself is lost.',
      playerEliminated: 'A player dealt a Joker loses the last card, whichever it is.',
    },
  },
  doctorMayPass: {
    name: 'Doctor may pass',
    help: 'Whether the Doctor may vaccinate nobody.',
    values: { false: 'The Doctor has to choose.', true: 'The Doctor may decline.' },
  },
  doctorSelf: {
    name: 'Self-vaccination',
    help: 'Whether Doctors may choose themselves.',
    values: { true: 'They may.', false: 'They may not.' },
  },
  overdoseReset: {
    name: 'Overdose wipes the doses',
    help: 'What is left after an overdose.',
    values: {
      true: 'The count starts again at zero.',
      false: 'Every further needless vaccine kills again.',
    },
  },
  assassinTakes: {
    name: 'What the Assassin takes',
    help: 'How hard the Assassin strikes.',
    values: { topCard: 'The top card.', wholePlayer: 'Both cards: the player is out.' },
  },
  revealVotedCard: {
    name: 'Show the card lost by vote',
    help: 'Whether the town sees the card it has taken.',
    values: { false: 'It goes away face down.', true: 'It is shown to everybody.' },
  },
  timers: {
    name: 'Clocks',
    help: 'Seconds for each part of the day. 0 means no clock.',
    values: {
      discussion: 'Open discussion',
      speech: 'Speech of each survivor',
      funeral: 'Funeral speech',
      defence: 'Defence after a tie',
    },
  },
  firstNightFull: {
    name: 'First night counts',
    help: 'What happens on the first night.',
    values: {
      true: 'Everybody uses their power.',
      false: 'The roles only meet. The Assassin may then decline on the second night.',
    },
  },
  bothWin: {
    name: 'Both at once',
    help: 'Who wins when both sides reach their goal at the same moment.',
    values: { town: 'The town.', draw: 'Nobody.', killers: 'The Killers.' },
  },
  dealCheck: {
    name: 'No King with a Jack',
    help: 'Whether a hand with a King and a Jack means a new deal.',
    values: {
      true: 'All cards are collected, shuffled and dealt again.',
      false: 'The hand stands. Not recommended.',
    },
  },
} as const satisfies WrittenTexts['options']
