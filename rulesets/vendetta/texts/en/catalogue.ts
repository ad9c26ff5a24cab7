/** Names and meanings: teams, conditions and house rules; the roles have theirs in `roles.ts`. */
import type { WrittenTexts } from '../../../../src/i18n/rulesetTexts'
import { sentences } from '../../../../src/i18n/writtenTexts'
import { by } from '../by'
import { goals } from './goals'
import { ownPlaces } from './cards'

export const teams = {
  civilians: {
    name: 'The civilians',
    goal: goals.civilians,
    won: 'The honest people have their city back.',
  },
  mafia: {
    name: 'The Mafia',
    goal: goals.mafia,
    won: 'The city belongs to the Mafia.',
  },
  yakuza: {
    name: 'The Yakuza',
    goal: goals.yakuza,
    won: 'The city belongs to the Yakuza.',
  },
  loner: {
    name: 'The Loner',
    goal: goals.loner,
    won: 'One player alone has beaten them all.',
  },
} as const satisfies WrittenTexts['teams']

export const statuses = {
  jailed: {
    name: 'in jail',
    help: 'No ability, no part in the kill, no vote, until the Jailer is out.',
  },
  silenced: { name: 'silenced', help: 'No vote today. May talk and may be suspected.' },
  hypnotized: {
    name: 'hypnotized',
    help: by('hypnosisIfAbstain', {
      noVote:
        'Votes as the Hypnotist does; if the Hypnotist votes for nobody, the vote counts for nobody.',
      free: 'Votes as the Hypnotist does; if the Hypnotist votes for nobody, votes freely.',
    }),
  },
  blocked: { name: 'blocked', help: 'No ability tonight.' },
  seduced: { name: 'seduced', help: 'No ability tonight, and nobody can kill this player.' },
  protected: { name: 'protected', help: 'The Nurse saves this player tonight.' },
  guarded: {
    name: 'guarded',
    help: by('bodyguardVsNurse', {
      nurseFirst: 'The Bodyguard dies for this player tonight, unless the Nurse is there as well.',
      bodyguardFirst:
        'The Bodyguard dies for this player tonight, even if the Nurse is there as well.',
    }),
  },
  badmouthed: {
    name: 'badmouthed',
    help: sentences(
      'Anyone who looks at this card tonight sees a Thug.',
      by('jailBySeenCard', { false: '', true: 'The Jailer jails even a civilian for it.' }),
      by('snitchAffectsJournalist', {
        false: '',
        true: 'The Journalist takes this player for one of the Mafia.',
      }),
    ),
  },
} as const satisfies WrittenTexts['statuses']

export const options = {
  mode: {
    name: 'Who is against whom',
    help: 'The game of the book, or one with a third side. For groups who know the game.',
    values: {
      standard: 'Civilians against the Mafia.',
      yakuza: 'A rival gang kills as well. Twelve players or more, no mobsters.',
      loner: 'One player is on nobody’s side and may win alone. Ten players or more.',
    },
  },
  mystery: {
    name: 'Mystery',
    help: 'Whether the dead show their cards.',
    values: {
      false: 'They do, and dead roles are no longer called.',
      true: 'They do not, and every role is called every night.',
    },
  },
  nightOrder: {
    name: 'Order of the night',
    help: 'The order in which roles are called. Thief and Vixen come before all others; protectors, Snitch and Mafia before the leader; the Snitch before the Lawyer; the Yakuza right after the Mafia.',
    values: {
      ...ownPlaces,
      mafia: 'The Mafia',
      yakuza: 'The Yakuza',
      loner: 'Femme Fatale or Psycho',
      leader: 'The leader of the civilians',
    },
  },
  jailBySeenCard: {
    name: 'Jail by the card shown',
    help: 'What happens when the Jailer looks at a badmouthed civilian.',
    values: {
      false: 'The Jailer sees a Thug, but nobody goes to jail.',
      true: 'The civilian goes to jail.',
    },
  },
  leaderBlockedByAnyKill: {
    name: 'A leader killed tonight',
    help: 'Which kill stops the leader of the civilians on the same night.',
    values: { false: 'Only the Mafia’s.', true: 'The Yakuza’s or a Loner’s as well.' },
  },
  bodyguardVsNurse: {
    name: 'Nurse and Bodyguard together',
    help: 'What happens when both protect the same victim.',
    values: { nurseFirst: 'Nobody dies.', bodyguardFirst: 'The Bodyguard dies.' },
  },
  bodyguardDeathCause: {
    name: 'A Bodyguard’s death',
    help: 'How a Bodyguard who died for the Mafia’s target is announced.',
    values: {
      unnamed: 'Among the others, without a cause.',
      asMafiaVictim: 'First, as killed by the Mafia.',
    },
  },
  mafiaSelfTarget: {
    name: 'The Mafia against its own',
    help: 'When the Mafia may choose one of its own members.',
    values: {
      impostorOnly: by('mystery', {
        false: 'Only as long as the Impostor is in the game.',
        true: 'Only with the Impostor in the deck, in the game or out.',
      }),
      always: 'Always.',
    },
  },
  deadMayWatch: {
    name: 'The dead may watch',
    help: 'Whether players who are out may open their eyes at night.',
    values: { false: 'No: nobody may learn who killed them.', true: 'Yes.' },
  },
  combineYakuzaLoner: {
    name: 'A Loner among the gangs',
    help: 'Whether a Loner may be cast in a game with the Yakuza. An experiment; the book has no rules for it.',
    values: { false: 'No.', true: 'Yes.' },
  },
  hypnosisIfAbstain: {
    name: 'When the Hypnotist does not vote',
    help: 'What happens to the hypnotized player’s vote.',
    values: { noVote: 'It counts for nobody.', free: 'The player votes freely.' },
  },
  dayTimer: {
    name: 'Clock for the discussion',
    help: 'In seconds. 0 means no clock.',
    values: {},
  },
  snitchAffectsJournalist: {
    name: 'The Snitch fools the Journalist',
    help: 'What the Journalist takes a badmouthed player for.',
    values: { false: 'For what they are.', true: 'For a member of the Mafia.' },
  },
} as const satisfies WrittenTexts['options']
