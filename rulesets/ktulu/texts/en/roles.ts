/** What the roles are called and what their players may do. */
import { sentences, type Text } from '../../../../src/i18n/writtenTexts'
import type { Role } from '../../roles/roles'
import { by } from '../by'

interface RoleWords {
  readonly name: string
  readonly help: Text
}

const DRINKS =
  'Twice a game makes somebody drunk for a night; if both drunk roles play, each of them once.'
const FIRES = by('gunmanTie', {
  gunman: 'Wins every duel against anybody but another gunman, whatever the vote says.',
  tie: 'Wins every duel against anybody but another gunman, unless the votes are equal.',
})

export const roles = {
  sheriff: {
    name: 'Sheriff',
    help: sentences(
      'Jails one player each night and takes the statuette from whoever has it there. While the Sheriff lives, a duel may be refused.',
      by('sheriffSelf', { true: 'May jail himself.', false: '' }),
    ),
  },
  hooker: {
    name: 'Hooker',
    help: 'In the first night meets one player and learns who that is.',
  },
  goodGunman: { name: 'Good gunman', help: FIRES },
  parson: { name: 'Parson', help: 'Learns each night on which side one player is.' },
  judge: {
    name: 'Judge',
    help: 'Once, after a duel with one winner, steps out and turns it round.',
  },
  mayor: {
    name: 'Mayor',
    help: 'May step out and save a player who is to be hanged. From then on breaks ties by day, except in duels.',
  },
  drunkard: { name: 'Drunkard', help: 'Twice a game makes somebody drunk for a night.' },
  drunkJudge: { name: 'Drunk judge', help: sentences('A Judge who drinks.', DRINKS) },
  drunkMayor: { name: 'Drunk mayor', help: sentences('A Mayor who drinks.', DRINKS) },
  taxman: { name: 'Taxman', help: 'Once learns who has the statuette.' },
  securityGuard: {
    name: 'Security guard',
    help: 'Each night protects one player from being killed and robbed.',
  },
  hairdresser: { name: 'Hairdresser', help: 'Once kills somebody by night.' },
  gambler: {
    name: 'Gambler',
    help: 'Once, from Night 3 on, shoots and shoots again until the shot hits a citizen, which kills the Gambler instead.',
  },
  executor: { name: 'Executor', help: 'Without the Executor nobody is hanged any more.' },
  investigator: {
    name: 'Investigator',
    help: 'The town may investigate instead of hanging. Without the Investigator it cannot.',
  },
  crystallicCitizen: {
    name: 'Crystallic citizen',
    help: 'May step out at any time, by day or by night.',
  },
  doctor: { name: 'Doctor', help: 'Once keeps somebody alive, in secret.' },
  journalist: { name: 'Journalist', help: 'Twice watches the vote on a duel instead of voting.' },
  inciter: {
    name: 'Inciter',
    help: sentences(
      'Once has somebody searched, whatever the town votes.',
      by('executorInvestigator', {
        true: 'Searched only for that, the player cannot be hanged or investigated.',
        false: 'Searched only for that, the player cannot be hanged.',
      }),
      'If the player dies before the search, the Inciter may use the power again.',
    ),
  },
  seducer: {
    name: 'Seducer',
    help: 'Picks a player in the first night, who can do nothing against the Seducer.',
  },
  citizen: { name: 'Citizen', help: 'Talks, votes, and hopes.' },
  badGunman: { name: 'Bad gunman', help: FIRES },
  blackmailer: {
    name: 'Blackmailer',
    help: 'Picks a player in the first night, who can do nothing against the Blackmailer.',
  },
  avenger: { name: 'Avenger', help: 'Once kills somebody by night.' },
  thief: { name: 'Thief', help: 'Once tries to steal alone.' },
  cardsharper: {
    name: 'Cardsharper',
    help: 'Once drags somebody to the card table, before everybody’s ears, and empties the pockets.',
  },
  infiltrator: { name: 'Infiltrator', help: 'Once learns who somebody is.' },
  bandit: { name: 'Bandit', help: 'Steals with the others and keeps the statuette for the ship.' },
  shaman: { name: 'Shaman', help: 'Once learns who somebody is.' },
  femaleShaman: {
    name: 'Female shaman',
    help: by('poisonMoment', {
      beforeSearch: 'Once poisons somebody, who dies the next day before the search.',
      dawn: 'Once poisons somebody, who dies at dawn.',
      beforeDuels: 'Once poisons somebody, who dies the next day before the duels.',
      beforeMistreatment: 'Once poisons somebody, who dies the next day after the search.',
    }),
  },
  leader: {
    name: 'Leader',
    help: 'Decides where the Indians are tied. Once asks whether a neighbour has the statuette.',
  },
  loneCoyot: {
    name: 'Lone Coyot',
    help: by('coyotAlone', {
      othersDead: 'As the last of the Indians kills once more each night.',
      onlyVoter: 'Whenever nobody else points in the Indians’ kill, kills once more.',
    }),
  },
  quietFoot: {
    name: 'Quiet Foot',
    help: 'As carrier may hide the statuette on somebody who knows nothing, twice a game, and fetches it back the next night.',
  },
  binocularEye: { name: 'Binocular Eye', help: 'Once learns who has the statuette.' },
  burningRage: {
    name: 'Burning Rage',
    help: 'Kills once more in a night in which the Indians get the statuette.',
  },
  stagecoachOperator: {
    name: 'Stagecoach operator',
    help: 'Once, after a duel, steps out and runs both duellists over. Only then joins the other Indians.',
  },
  warrior: { name: 'Warrior', help: 'Once kills somebody by night.' },
  trailer: {
    name: 'Trailer',
    help: sentences(
      'Once follows somebody: if that one gets the statuette tonight, the Trailer has it instead.',
      by('trailerNextNight', {
        true: 'The trail holds until the Indians wake in the night after.',
        false: '',
      }),
    ),
  },
  indian: { name: 'Indian', help: 'Kills with the others until nobody else is left.' },
  detector: {
    name: 'Detector',
    help: 'Each night learns on which side of the circle the statuette is.',
  },
  mindEater: { name: 'Mind Eater', help: 'Each night learns who somebody is.' },
  megaAlien: {
    name: 'Mega Alien',
    help: 'Decides where the aliens are tied. Once binds the statuette to whoever has it.',
  },
  greenTentacle: { name: 'Green tentacle', help: 'Once kills somebody by night.' },
  purpleLeech: { name: 'Purple leech', help: 'Once steals for the aliens, on its own.' },
  alien: { name: 'Alien', help: 'Steals with the others and uses the statuette.' },
  luckyLuke: {
    name: 'Lucky Luke',
    help: 'Alone. Steals each night, kills once, follows once, always knows who has it, and fights duels like a gunman.',
  },
  janosik: { name: 'Janosik', help: 'Alone. Wants to be hanged.' },
} as const satisfies Readonly<Record<Role, RoleWords>>
