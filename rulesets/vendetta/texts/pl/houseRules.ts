/** The house rules: what each is about, and what each of its values means. */
import type { WrittenTexts } from '../../../../src/i18n/rulesetTexts'
import { by } from '../by'
import { ownPlaces } from './cards'

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
