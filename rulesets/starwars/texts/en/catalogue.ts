/** Names and meanings: teams, roles, conditions and house rules. */
import type { WrittenTexts } from '../../../../src/i18n/rulesetTexts'
import { sentences } from '../../../../src/i18n/writtenTexts'
import { by } from '../by'

export const teams = {
  citizens: {
    name: 'The citizens',
    goal: 'Find every Sith and vote them out.',
    won: 'The last Sith is gone. Peace returns to the galaxy.',
  },
  sith: {
    name: 'The Sith',
    goal: by('endCountsNeutral', {
      false: 'Outlive the citizens; kill the Jedi Masters first.',
      true: 'Outlive everybody else; kill the Jedi Masters first.',
    }),
    won: 'No citizen is left. The dark side rules the galaxy.',
  },
  deathStar: {
    name: 'The Death Star',
    goal: 'Be there at the end, no matter who else wins.',
    won: 'It still hangs in the sky.',
  },
  jango: {
    name: 'Jango Fett',
    goal: by('endCountsNeutral', {
      false: 'See the Sith win, dead or alive.',
      true: 'See the Sith win, which they can only do once he is dead.',
    }),
    won: 'The Sith have won, and he gets paid.',
  },
} as const satisfies WrittenTexts['teams']

/** SW-59, SW-O5. */
const SHARED_FATE = by('raiseDroidPair', {
  true: 'They share every fate: dead, healed, in carbonite or brought back, it is always both.',
  false:
    'They share every fate: dead, healed or in carbonite, it is always both. But Yoda brings back only one of them.',
})

export const roles = {
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
  },
  obiwan: {
    name: 'Obi-Wan Kenobi',
    help: 'Jedi Master. Points at one player each night and learns at once whether that player is a Sith.',
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
  },
  jango: {
    name: 'Jango Fett',
    help: 'Knows the Sith, but is not one of them and does not kill with them. Each night makes another player his clone, who looks like a Sith to Obi-Wan.',
  },
  amidala: {
    name: 'Queen Amidala',
    help: 'No power. But somebody copies her every vote, and turns to the dark side if she dies: she should stay alive.',
  },
  luke: {
    name: 'Luke Skywalker',
    help: 'Survives the first attack of the Sith. Nothing helps him against a vote, a shot or a blast.',
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
  },
  r2d2: { name: 'R2-D2', help: sentences('Knows C-3PO.', SHARED_FATE) },
  c3po: { name: 'C-3PO', help: sentences('Knows R2-D2.', SHARED_FATE) },
  chewbacca: {
    name: 'Chewbacca',
    help: sentences(
      'If he is voted out, the other accused dies with him, unless frozen in carbonite.',
      by('hanChewiePenalty', { true: 'If Han shoots him, Han dies too.', false: '' }),
    ),
  },
  mace: {
    name: 'Mace Windu',
    help: 'Once in the game, before the vote, takes an accused off the stand and puts their nominator there instead. He cannot save himself. Everybody then knows who he is.',
  },
  leia: {
    name: 'Princess Leia',
    help: 'May not speak. Gestures and soundless words only; no sign language, nothing written.',
  },
  ackbar: {
    name: 'Admiral Ackbar',
    help: 'May say “It’s a trap”, in any tone and order, and nothing else. Otherwise like Leia.',
  },
  ewok: {
    name: 'Ewok',
    help: 'May only grunt, squeak and gesture. Not even soundless words.',
  },
} as const satisfies WrittenTexts['roles']

export const statuses = {
  frozen: {
    name: 'in carbonite',
    help: sentences(
      by('freezeStopsShot', {
        true: 'Cannot be killed by the Sith, voted out or shot, and cannot speak, vote or use a power.',
        false:
          'Cannot be killed by the Sith or voted out, and cannot speak, vote or use a power. Han’s shot still kills.',
      }),
      by('freezeUntil', {
        nextDawn: 'Until the next morning.',
        nextDusk: 'Until nightfall the next day.',
      }),
    ),
  },
  spent: {
    name: 'power used up',
    help: 'This player’s one power has been used, or has lapsed.',
  },
  selfHeal1: { name: 'one self-heal', help: 'Has healed himself once. One is left.' },
  selfHeal2: { name: 'two self-heals', help: 'Has healed himself twice. None is left.' },
  directionLeft: { name: 'points left', help: 'The blast goes clockwise, seen from above.' },
  directionRight: {
    name: 'points right',
    help: 'The blast goes anticlockwise, seen from above.',
  },
  healed: {
    name: 'healed',
    help: by('healStopsBlast', {
      false: 'The attack of the Sith does nothing tonight. A blast still kills.',
      true: 'Neither the attack of the Sith nor a blast does anything tonight.',
    }),
  },
  clone: { name: 'clone', help: 'Looks like a Sith to Obi-Wan tonight.' },
  banished: { name: 'banished', help: 'Out for good. Nobody can bring this player back.' },
} as const satisfies WrittenTexts['statuses']
