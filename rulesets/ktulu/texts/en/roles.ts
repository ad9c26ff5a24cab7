/** What the roles are called and what their players may do. */
import { sentences, type Text } from '../../../../src/i18n/writtenTexts'
import type { Role } from '../../roles/roles'
import { by } from '../by'

interface RoleWords {
  readonly name: string
  readonly help: Text
}

const DRINKS =
  'Twice in the game, makes somebody drunk for a night; if both drunk roles are in play, once each.'
const FIRES = by('gunmanTie', {
  gunman: 'Wins every duel against anyone but another gunman, whatever the vote.',
  tie: 'Wins every duel against anyone but another gunman, unless the votes are equal.',
})

export const roles = {
  sheriff: {
    name: 'Sheriff',
    help: sentences(
      'Jails one player each night and takes the statuette if that player has it. While the Sheriff lives, a duel may be refused.',
      by('sheriffSelf', { true: 'May jail themselves, too.', false: '' }),
    ),
  },
  hooker: {
    name: 'Hooker',
    help: 'On the first night, meets one player and learns that player’s role.',
  },
  goodGunman: { name: 'Good Gunman', help: FIRES },
  parson: { name: 'Parson', help: 'Learns each night which side one player is on.' },
  judge: {
    name: 'Judge',
    help: 'Once, after a duel with one winner, may step forward and reverse it.',
  },
  mayor: {
    name: 'Mayor',
    help: 'May step forward and save a player who is to be hanged. From then on breaks ties by day, except in duels.',
  },
  drunkard: { name: 'Drunkard', help: 'Twice in the game, makes somebody drunk for a night.' },
  drunkJudge: { name: 'Drunk Judge', help: sentences('A Judge who drinks.', DRINKS) },
  drunkMayor: { name: 'Drunk Mayor', help: sentences('A Mayor who drinks.', DRINKS) },
  taxman: { name: 'Taxman', help: 'Once, learns who has the statuette.' },
  securityGuard: {
    name: 'Security Guard',
    help: 'Each night protects one player from being killed or robbed.',
  },
  hairdresser: { name: 'Hairdresser', help: 'Once, kills somebody at night.' },
  gambler: {
    name: 'Gambler',
    help: 'Once, from Night 3 on, shoots one player after another. A shot at a citizen kills the Gambler instead; winning the statuette ends it.',
  },
  executor: { name: 'Executioner', help: 'Without the Executioner nobody can be hanged.' },
  investigator: {
    name: 'Investigator',
    help: 'The town may investigate instead of hanging. Without the Investigator it cannot.',
  },
  crystallicCitizen: {
    name: 'Upstanding Citizen',
    help: 'May step forward at any time, by day or by night.',
  },
  doctor: { name: 'Doctor', help: 'Once, secretly stops a death.' },
  journalist: { name: 'Journalist', help: 'Twice, watches the vote on a duel instead of voting.' },
  inciter: {
    name: 'Inciter',
    help: sentences(
      'Once, has somebody searched, whatever the town votes.',
      by('executorInvestigator', {
        true: 'If that is the only reason for the search, the player cannot be hanged or investigated.',
        false: 'If that is the only reason for the search, the player cannot be hanged.',
      }),
      'If the player dies before the search, the Inciter may use the power again.',
    ),
  },
  seducer: {
    name: 'Seducer',
    help: 'Picks a player on the first night, who can then do nothing against the Seducer.',
  },
  citizen: { name: 'Citizen', help: 'Talks, votes, and hopes.' },
  badGunman: { name: 'Bad Gunman', help: FIRES },
  blackmailer: {
    name: 'Blackmailer',
    help: 'Picks a player on the first night, who can then do nothing against the Blackmailer.',
  },
  avenger: { name: 'Avenger', help: 'Once, kills somebody at night.' },
  thief: { name: 'Thief', help: 'Once, tries to steal alone.' },
  cardsharper: {
    name: 'Card Sharp',
    help: 'Once, drags somebody to the card table and empties their pockets. The host says the name aloud.',
  },
  infiltrator: { name: 'Infiltrator', help: 'Once, learns who somebody is.' },
  bandit: { name: 'Bandit', help: 'Steals with the others and keeps the statuette for the ship.' },
  shaman: { name: 'Shaman', help: 'Once, learns who somebody is.' },
  femaleShaman: {
    name: 'Female Shaman',
    help: by('poisonMoment', {
      beforeSearch: 'Once, poisons somebody, who dies the next day before the search.',
      dawn: 'Once, poisons somebody, who dies at dawn.',
      beforeDuels: 'Once, poisons somebody, who dies the next day before the duels.',
      beforeMistreatment: 'Once, poisons somebody, who dies the next day after the search.',
    }),
  },
  leader: {
    name: 'Leader',
    help: 'Breaks ties among the Indians. Once, asks whether a neighbour has the statuette.',
  },
  loneCoyot: {
    name: 'Lone Coyote',
    help: by('coyotAlone', {
      othersDead: 'As the last Indian alive, kills once more each night.',
      onlyVoter: 'Kills once more on any night when no other Indian points at somebody to kill.',
    }),
  },
  quietFoot: {
    name: 'Quiet Foot',
    help: 'When carrying the statuette, may plant it on a player who does not know, twice in the game; takes it back the next night.',
  },
  binocularEye: { name: 'Binocular Eye', help: 'Once, learns who has the statuette.' },
  burningRage: {
    name: 'Burning Rage',
    help: 'Kills once more on a night when the Indians get the statuette.',
  },
  stagecoachOperator: {
    name: 'Stagecoach Operator',
    help: 'Once, after a duel, may step forward and run both duellists over. Joins the other Indians only after that.',
  },
  warrior: { name: 'Warrior', help: 'Once, kills somebody at night.' },
  trailer: {
    name: 'Tracker',
    help: sentences(
      'Once, follows somebody: if that player gets the statuette tonight, the Tracker has it instead.',
      by('trailerNextNight', {
        true: 'The trail lasts until the Indians wake the next night.',
        false: '',
      }),
    ),
  },
  indian: { name: 'Indian', help: 'Kills with the others until nobody else is left.' },
  detector: {
    name: 'Detector',
    help: 'Each night, points at a player and learns whether the statuette is there, and if not, on which side of the circle.',
  },
  mindEater: { name: 'Mind Eater', help: 'Each night, learns who somebody is.' },
  megaAlien: {
    name: 'Mega Alien',
    help: 'Breaks ties among the aliens. Once, binds the statuette to the player who has it.',
  },
  greenTentacle: { name: 'Green Tentacle', help: 'Once, kills somebody at night.' },
  purpleLeech: { name: 'Purple Leech', help: 'Once, tries to steal alone, for the aliens.' },
  alien: { name: 'Alien', help: 'Steals with the others and uses the statuette.' },
  luckyLuke: {
    name: 'Lucky Luke',
    help: 'Plays alone. Tries to steal each night and learns who has the statuette; kills once, follows once, and fights duels like a gunman.',
  },
  janosik: { name: 'Janosik', help: 'Plays alone. Wants to be hanged.' },
} as const satisfies Readonly<Record<Role, RoleWords>>
