/** The house rules, in their order. */
import type { WrittenTexts } from '../../../../src/i18n/rulesetTexts'

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
