/** The house rules: what each is about, and what each of its values means. */
import type { WrittenTexts } from '../../../../src/i18n/rulesetTexts'
import { by } from '../by'
import { ownPlaces } from './cards'

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
