/** Names and meanings: teams, roles, conditions and house rules. */
import type { RulesetTexts } from '../../../../src/i18n/rulesetTexts'

export const teams = {
  civilians: {
    name: 'The civilians',
    goal: 'Get rid of every criminal.',
    won: 'The honest people have their city back.',
  },
  mafia: {
    name: 'The Mafia',
    goal: 'Become as strong as the civilians.',
    won: 'The city belongs to the Mafia.',
  },
  yakuza: {
    name: 'The Yakuza',
    goal: 'Outlive the Mafia and become as strong as the civilians.',
    won: 'The city belongs to the Yakuza.',
  },
  loner: {
    name: 'The Loner',
    goal: 'Be the last one, or be there when the Mafia would win.',
    won: 'One alone has beaten them all.',
  },
} as const satisfies RulesetTexts['teams']

export const roles = {
  bystander: { name: 'Bystander', help: 'Sleeps all night. Has a voice and a vote.' },
  jailer: {
    name: 'Jailer',
    help: 'Looks at one card a night. A member of the Mafia goes straight to jail: no ability, no kill, no vote, until the Jailer is out.',
  },
  priest: {
    name: 'Priest',
    help: 'Each night may kill one player, or look at one card. Whoever is looked at is tapped, wakes up and sees the Priest.',
  },
  detective: { name: 'Detective', help: 'Each night may kill one player, or look at one card.' },
  judge: {
    name: 'Judge',
    help: 'Looks at one card a night. By day the Judge’s vote counts two, and nobody hears whose it was.',
  },
  sheriff: { name: 'Sheriff', help: 'May kill one player each night.' },
  nurse: { name: 'Nurse', help: 'Protects one other player from every kill of the night.' },
  bodyguard: {
    name: 'Bodyguard',
    help: 'Protects one other player from every kill of the night, and dies instead.',
  },
  vixen: {
    name: 'Vixen',
    help: 'Seduces one player, who can neither act nor be killed tonight. With the last of the Mafia there is no Mafia kill.',
  },
  hypnotist: {
    name: 'Hypnotist',
    help: 'Hypnotizes one player, whose vote of the coming day goes where the Hypnotist votes.',
  },
  journalist: {
    name: 'Journalist',
    help: 'Points at two others each night and learns whether they are on the same side.',
  },
  thug: { name: 'Thug', help: 'Wakes with the Mafia and chooses its victim with it.' },
  thief: {
    name: 'Thief',
    help: 'Belongs to the Mafia. Blocks one player each night: no ability until dawn.',
  },
  godfather: {
    name: 'Godfather',
    help: 'Belongs to the Mafia. Silences one player each night: no vote in the coming day.',
  },
  lawyer: { name: 'Lawyer', help: 'Belongs to the Mafia. Looks at one card each night.' },
  snitch: {
    name: 'Snitch',
    help: 'Belongs to the Mafia. Badmouths one player each night: whoever looks at that card sees a Thug.',
  },
  yakuza: {
    name: 'Yakuza',
    help: 'Wakes with the other Yakuza right after the Mafia; together they choose a victim of their own.',
  },
  femmeFatale: {
    name: 'Femme Fatale',
    help: 'Plays alone. May kill one player each night, but no Bystander dies by her.',
  },
  psycho: { name: 'Psycho', help: 'Plays alone. May kill one player each night.' },
  impostor: {
    name: 'Impostor',
    help: 'Plays alone, and plays a Thug: wakes with the Mafia and always points with it.',
  },
} as const satisfies RulesetTexts['roles']

export const statuses = {
  jailed: {
    name: 'in jail',
    help: 'No ability, no part in the kill, no vote, until the Jailer is out.',
  },
  silenced: { name: 'silenced', help: 'No vote today. May talk and may be suspected.' },
  hypnotized: { name: 'hypnotized', help: 'The vote goes where the Hypnotist votes.' },
  blocked: { name: 'blocked', help: 'No ability tonight.' },
  seduced: { name: 'seduced', help: 'No ability tonight, and nobody can kill this player.' },
  protected: { name: 'protected', help: 'The Nurse saves this player tonight.' },
  guarded: { name: 'guarded', help: 'The Bodyguard dies for this player tonight.' },
  badmouthed: { name: 'badmouthed', help: 'Whoever looks at this card tonight sees a Thug.' },
} as const satisfies RulesetTexts['statuses']

export const options = {
  mode: {
    name: 'Who is against whom',
    help: 'The book’s game, or one with a third side. For groups who know the game.',
    values: {
      standard: 'Civilians against the Mafia.',
      yakuza: 'A rival gang kills as well. Twelve players or more, no mobsters.',
      loner: 'One player belongs to nobody and may win alone. Ten players or more.',
    },
  },
  mystery: {
    name: 'Mystery',
    help: 'Whether the dead show their cards.',
    values: {
      false: 'They do, and a dead role is no longer called.',
      true: 'They do not, and every role is called every night.',
    },
  },
  nightOrder: {
    name: 'Order of the night',
    help: 'Who is called after whom. Thief and Vixen come before all others, protectors, Snitch and Mafia before the leader, the Yakuza right after the Mafia.',
    values: {
      thief: 'Thief',
      vixen: 'Vixen',
      nurse: 'Nurse',
      bodyguard: 'Bodyguard',
      hypnotist: 'Hypnotist',
      snitch: 'Snitch',
      mafia: 'The Mafia',
      yakuza: 'The Yakuza',
      godfather: 'Godfather',
      lawyer: 'Lawyer',
      journalist: 'Journalist',
      loner: 'Femme Fatale or Psycho',
      leader: 'The leader of the civilians',
    },
  },
  jailBySeenCard: {
    name: 'Jail by the card shown',
    help: 'What happens to a badmouthed civilian whom the Jailer looks at.',
    values: {
      false: 'The Jailer sees a Thug, but nobody goes to jail.',
      true: 'The civilian goes to jail.',
    },
  },
  leaderBlockedByAnyKill: {
    name: 'A dying leader acts',
    help: 'Which kill stops the leader of the civilians in the same night.',
    values: { false: 'Only the Mafia’s.', true: 'That of the Yakuza or a Loner as well.' },
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
    values: { impostorOnly: 'Only with the Impostor in the deck.', always: 'Always.' },
  },
  deadMayWatch: {
    name: 'The dead may watch',
    help: 'Whether players who are out may open their eyes at night.',
    values: { false: 'No: nobody may learn by whom he died.', true: 'Yes.' },
  },
  combineYakuzaLoner: {
    name: 'A Loner among the gangs',
    help: 'Whether a Loner may be cast in a game with the Yakuza. An experiment; the book has no rules for it.',
    values: { false: 'No.', true: 'Yes.' },
  },
  hypnosisIfAbstain: {
    name: 'When the Hypnotist does not vote',
    help: 'What becomes of the hypnotized player’s vote.',
    values: { noVote: 'It counts for nobody.', free: 'The player votes freely.' },
  },
  dayTimer: {
    name: 'Clock for the discussion',
    help: 'Seconds. Nought means no clock.',
    values: {},
  },
  snitchAffectsJournalist: {
    name: 'The Snitch fools the Journalist',
    help: 'What the Journalist takes a badmouthed player for.',
    values: { false: 'For what he is.', true: 'For a member of the Mafia.' },
  },
} as const satisfies RulesetTexts['options']
