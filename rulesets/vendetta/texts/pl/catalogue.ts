/** Names and meanings: teams and conditions; the roles have theirs in `roles.ts`. */
import type { WrittenTexts } from '../../../../src/i18n/rulesetTexts'
import { sentences } from '../../../../src/i18n/writtenTexts'
import { by } from '../by'
import { goals } from './goals'

export const teams = {
  civilians: {
    name: 'Cywile',
    goal: goals.civilians,
    won: 'Uczciwi ludzie odzyskują swoje miasto.',
  },
  mafia: {
    name: 'Mafia',
    goal: goals.mafia,
    won: 'Miasto należy do mafii.',
  },
  yakuza: {
    name: 'Yakuza',
    goal: goals.yakuza,
    won: 'Miasto należy do Yakuzy.',
  },
  loner: {
    name: 'Samotnik',
    goal: goals.loner,
    won: 'Jedna osoba pokonała wszystkich.',
  },
} as const satisfies WrittenTexts['teams']

export const statuses = {
  jailed: {
    name: 'w więzieniu',
    help: 'Bez zdolności, bez udziału w zabójstwie, bez głosu, póki strażnik jest w grze.',
  },
  silenced: {
    name: 'bez głosu',
    help: 'Dziś nie głosuje. Może mówić i może trafić do podejrzanych.',
  },
  hypnotized: {
    name: 'w hipnozie',
    help: by('hypnosisIfAbstain', {
      noVote: 'Głos idzie tam, gdzie głosuje hipnotyzer, albo nie liczy się dla nikogo.',
      free: 'Głos idzie tam, gdzie głosuje hipnotyzer; jeśli on nie głosuje, ta osoba głosuje, jak chce.',
    }),
  },
  blocked: { name: 'pod blokadą', help: 'Tej nocy bez zdolności.' },
  seduced: {
    name: 'pod urokiem',
    help: 'Tej nocy bez zdolności, ale i nikt tej osoby nie zabije.',
  },
  protected: { name: 'pod opieką', help: 'Tej nocy ratuje tę osobę pielęgniarka.' },
  guarded: {
    name: 'pod ochroną',
    help: by('bodyguardVsNurse', {
      nurseFirst:
        'Tej nocy ginie za tę osobę ochroniarz, chyba że opiekuje się nią i pielęgniarka.',
      bodyguardFirst:
        'Tej nocy ginie za tę osobę ochroniarz, nawet gdy opiekuje się nią i pielęgniarka.',
    }),
  },
  badmouthed: {
    name: 'na językach',
    help: sentences(
      'Kto tej nocy obejrzy tę kartę, widzi zbira.',
      by('jailBySeenCard', { false: '', true: 'Strażnik zamyka za to nawet cywila.' }),
      by('snitchAffectsJournalist', {
        false: '',
        true: 'Dla dziennikarza to ktoś z mafii.',
      }),
    ),
  },
} as const satisfies WrittenTexts['statuses']
