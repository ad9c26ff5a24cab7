/** Names and meanings: teams and conditions; the roles have theirs in `roles.ts`. */
import type { WrittenTexts } from '../../../../src/i18n/rulesetTexts'
import { sentences } from '../../../../src/i18n/writtenTexts'
import { by } from '../by'
import { goals } from './goals'

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
