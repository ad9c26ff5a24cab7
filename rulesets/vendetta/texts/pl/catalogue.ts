/** Names and meanings: teams, conditions and house rules; the roles have theirs in `roles.ts`. */
import type { WrittenTexts } from '../../../../src/i18n/rulesetTexts'
import { sentences } from '../../../../src/i18n/writtenTexts'
import { by } from '../by'
import { goals } from './goals'
import { ownPlaces } from './cards'

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

export const options = {
  mode: {
    name: 'Kto przeciw komu',
    help: 'Zwykła gra albo trzecia strona, dla grup, które grę już znają.',
    values: {
      standard: 'Cywile przeciw mafii.',
      yakuza: 'Zabija też obcy gang. Od dwunastu osób, bez specjalistów mafii.',
      loner: 'Jedna osoba nie należy do nikogo i może wygrać sama. Od dziesięciu osób.',
    },
  },
  mystery: {
    name: 'Tajemnica',
    help: 'Czy umarli pokazują karty.',
    values: {
      false: 'Pokazują, a martwej roli już się nie wzywa.',
      true: 'Nie pokazują, a każdą rolę wzywa się co noc.',
    },
  },
  nightOrder: {
    name: 'Kolejność nocy',
    help: 'Kogo wzywa się po kim. Złodziej i uwodzicielka przed wszystkimi, opiekunowie, kapuś i mafia przed przywódcą, kapuś przed prawnikiem, Yakuza zaraz po mafii.',
    values: {
      ...ownPlaces,
      mafia: 'Mafia',
      yakuza: 'Yakuza',
      loner: 'Femme fatale albo psychopata',
      leader: 'Przywódca cywilów',
    },
  },
  jailBySeenCard: {
    name: 'Więzienie według karty',
    help: 'Co się dzieje z cywilem na językach, którego ogląda strażnik.',
    values: {
      false: 'Strażnik widzi zbira, ale nikt nie idzie do więzienia.',
      true: 'Cywil idzie do więzienia.',
    },
  },
  leaderBlockedByAnyKill: {
    name: 'Zabity przywódca',
    help: 'Jaka śmierć odbiera przywódcy cywilów zdolność jeszcze tej samej nocy.',
    values: { false: 'Tylko z ręki mafii.', true: 'Także z ręki Yakuzy albo samotnika.' },
  },
  bodyguardVsNurse: {
    name: 'Pielęgniarka i ochroniarz naraz',
    help: 'Co się dzieje, gdy oboje chronią tę samą ofiarę.',
    values: { nurseFirst: 'Nikt nie ginie.', bodyguardFirst: 'Ginie ochroniarz.' },
  },
  bodyguardDeathCause: {
    name: 'Śmierć ochroniarza',
    help: 'Jak ogłosić ochroniarza, który ginie zamiast ofiary mafii.',
    values: {
      unnamed: 'Wśród innych, bez przyczyny.',
      asMafiaVictim: 'Na początku, jako ofiarę mafii.',
    },
  },
  mafiaSelfTarget: {
    name: 'Mafia przeciw swoim',
    help: 'Kiedy mafia może wskazać kogoś ze swoich.',
    values: {
      impostorOnly: by('mystery', {
        false: 'Tylko póki w grze jest oszust.',
        true: 'Tylko z oszustem w talii, żywym czy martwym.',
      }),
      always: 'Zawsze.',
    },
  },
  deadMayWatch: {
    name: 'Umarli mogą patrzeć',
    help: 'Czy ci, którzy odpadli, mogą w nocy patrzeć.',
    values: { false: 'Nie: nikt nie może się dowiedzieć, kto zabija.', true: 'Tak.' },
  },
  combineYakuzaLoner: {
    name: 'Samotnik wśród gangów',
    help: 'Czy w grze z Yakuzą może być samotnik. Eksperyment; książka o tym milczy.',
    values: { false: 'Nie.', true: 'Tak.' },
  },
  hypnosisIfAbstain: {
    name: 'Gdy hipnotyzer nie głosuje',
    help: 'Co się dzieje z głosem osoby w hipnozie.',
    values: { noVote: 'Nie liczy się dla nikogo.', free: 'Ta osoba głosuje, jak chce.' },
  },
  dayTimer: {
    name: 'Zegar dyskusji',
    help: 'Sekundy. Zero to brak zegara.',
    values: {},
  },
  snitchAffectsJournalist: {
    name: 'Kapuś myli dziennikarza',
    help: 'Kim jest dla dziennikarza osoba na językach.',
    values: { false: 'Tym, kim jest.', true: 'Kimś z mafii.' },
  },
} as const satisfies WrittenTexts['options']
