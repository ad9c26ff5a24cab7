/** Names and meanings: teams, roles, conditions and house rules. */
import type { RulesetTexts } from '../../../../src/i18n/rulesetTexts'

export const teams = {
  citizens: {
    name: 'The citizens',
    goal: 'Find every Sith and vote them out.',
    won: 'The last Sith is gone. Peace returns to the galaxy.',
  },
  sith: {
    name: 'The Sith',
    goal: 'Outlive the citizens, the Jedi Masters first.',
    won: 'No citizen is left. The dark side rules the galaxy.',
  },
  deathStar: {
    name: 'The Death Star',
    goal: 'Be there at the end, whoever else wins.',
    won: 'It still hangs in the sky.',
  },
  jango: {
    name: 'Jango Fett',
    goal: 'See the Sith win, dead or alive.',
    won: 'The Sith have won, and he is paid.',
  },
} as const satisfies RulesetTexts['teams']

export const roles = {
  palpatine: {
    name: 'Emperor Palpatine',
    help: 'Sith, the highest. Kills with the Sith each night; if they do not agree, his word decides.',
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
    help: 'Anakin while Amidala is dead: a Sith who wakes and kills with them, and votes as he likes.',
  },
  quigon: {
    name: 'Qui-Gon Jinn',
    help: 'Jedi Master. Heals one player each night from the attack of the Sith; himself only twice in a game.',
  },
  obiwan: {
    name: 'Obi-Wan Kenobi',
    help: 'Jedi Master. Points at one player each night and learns at once whether that is a Sith.',
  },
  yoda: {
    name: 'Yoda',
    help: 'Jedi Master. Once in the game brings a dead player back, in a night of his choice or the first night after his own death.',
  },
  anakin: {
    name: 'Anakin Skywalker',
    help: 'Knows Amidala and always votes as she does. When she dies he turns into Darth Vader; if she comes back, so does he.',
  },
  deathStar: {
    name: 'Death Star',
    help: 'Plays alone and wins by living to the end. Points left or right in the first night: whoever is next on that side dies with it, unless it is lynched. Then the lowest Sith goes.',
  },
  jango: {
    name: 'Jango Fett',
    help: 'Knows the Sith and wins with them. Each night makes one player his clone, who looks like a Sith to Obi-Wan.',
  },
  amidala: {
    name: 'Queen Amidala',
    help: 'No power, but somebody copies every vote of hers, and turns to the dark side when she dies.',
  },
  luke: {
    name: 'Luke Skywalker',
    help: 'Survives the first attack of the Sith. Nothing else can be survived.',
  },
  han: {
    name: 'Han Solo',
    help: 'Once in the game, by day, shoots another player. Then everybody knows him.',
  },
  lando: {
    name: 'Lando Calrissian',
    help: 'Once in the game, by day, puts a player in carbonite: no word, no vote, no power, but nothing can kill that player either.',
  },
  r2d2: { name: 'R2-D2', help: 'Knows C-3PO and shares every fate with him, good or bad.' },
  c3po: { name: 'C-3PO', help: 'Knows R2-D2 and shares every fate with him, good or bad.' },
  chewbacca: {
    name: 'Chewbacca',
    help: 'If he is lynched, the other accused dies with him.',
  },
  mace: {
    name: 'Mace Windu',
    help: 'Once in the game takes an accused off the stand and puts the accuser there instead. Not to save himself.',
  },
  leia: {
    name: 'Princess Leia',
    help: 'May not speak. Gestures and soundless words only; no sign language, nothing written.',
  },
  ackbar: {
    name: 'Admiral Ackbar',
    help: 'May say “It’s a trap”, in any tone and order, and nothing else. Apart from that, like Leia.',
  },
  ewok: {
    name: 'Ewok',
    help: 'May only grunt, squeak and gesture. Not even soundless words.',
  },
} as const satisfies RulesetTexts['roles']

export const statuses = {
  frozen: {
    name: 'in carbonite',
    help: 'Cannot die by the Sith, be lynched, speak, vote or use a power.',
  },
  spent: {
    name: 'power used up',
    help: 'The one power of this game has been used, or has lapsed.',
  },
  selfHeal1: { name: 'one self-heal', help: 'Has healed himself once. One is left.' },
  selfHeal2: { name: 'two self-heals', help: 'Has healed himself twice. None is left.' },
  directionLeft: { name: 'points left', help: 'The blast goes clockwise, seen from above.' },
  directionRight: {
    name: 'points right',
    help: 'The blast goes against the clock, seen from above.',
  },
  healed: { name: 'healed', help: 'The attack of the Sith does nothing tonight.' },
  clone: { name: 'clone', help: 'Looks like a Sith to Obi-Wan tonight.' },
  banished: { name: 'banished', help: 'Out for good. Nobody can bring this player back.' },
} as const satisfies RulesetTexts['statuses']
