/** The house rules: what each is about, and what each of its values means. */
import type { Translated } from '../../../../src/i18n/rulesetTexts'
import type { Text } from '../../../../src/i18n/writtenTexts'
import { by } from '../by'
import type * as english from '../en/houseRules'
import { ownPlaces } from './cards'

export const options: Translated<typeof english.options, Text> = {
  mode: {
    name: 'Wer gegen wen',
    help: 'Das Spiel aus dem Heft, oder eins mit einer dritten Seite. Für Runden, die das Spiel kennen.',
    values: {
      standard: 'Bürger gegen Mafia.',
      yakuza: 'Eine zweite Bande mordet auch. Ab zwölf, ohne Gangster.',
      loner: 'Eine Person gehört zu niemandem und kann allein gewinnen. Ab zehn.',
    },
  },
  mystery: {
    name: 'Mystery',
    help: 'Ob die Toten ihre Karten zeigen.',
    values: {
      false: 'Ja, und tote Rollen werden nicht mehr aufgerufen.',
      true: 'Nein, und jede Rolle wird jede Nacht aufgerufen.',
    },
  },
  nightOrder: {
    name: 'Reihenfolge der Nacht',
    help: 'Wer nach wem aufgerufen wird. Dieb und Verführerin kommen vor allen anderen, Beschützer, Verleumder und Mafia vor dem Anführer, der Verleumder vor dem Anwalt, die Yakuza gleich nach der Mafia.',
    values: {
      ...ownPlaces,
      mafia: 'Die Mafia',
      yakuza: 'Die Yakuza',
      loner: 'Femme fatale oder Psycho',
      leader: 'Der Anführer der Bürger',
    },
  },
  jailBySeenCard: {
    name: 'Gefängnis nach gezeigter Karte',
    help: 'Was einem verleumdeten Bürger geschieht, dessen Karte der Wärter ansieht.',
    values: {
      false: 'Der Wärter sieht einen Schläger, aber niemand kommt ins Gefängnis.',
      true: 'Der Bürger kommt ins Gefängnis.',
    },
  },
  leaderBlockedByAnyKill: {
    name: 'Ein Anführer wird getötet',
    help: 'Welcher Mord den Anführer der Bürger schon in derselben Nacht aufhält.',
    values: {
      false: 'Nur der von der Mafia.',
      true: 'Auch der von Yakuza oder Einzelgänger.',
    },
  },
  bodyguardVsNurse: {
    name: 'Sanitäter und Leibwächter zugleich',
    help: 'Was geschieht, wenn beide dasselbe Opfer beschützen.',
    values: { nurseFirst: 'Niemand stirbt.', bodyguardFirst: 'Der Leibwächter stirbt.' },
  },
  bodyguardDeathCause: {
    name: 'Tod eines Leibwächters',
    help: 'Wie ein Leibwächter angesagt wird, der für das Ziel der Mafia gestorben ist.',
    values: {
      unnamed: 'Unter den anderen, ohne Ursache.',
      asMafiaVictim: 'Zuerst, als von der Mafia getötet.',
    },
  },
  mafiaSelfTarget: {
    name: 'Mafia gegen sich selbst',
    help: 'Wann die Mafia jemanden aus den eigenen Reihen wählen darf.',
    values: {
      impostorOnly: by('mystery', {
        false: 'Nur solange der Hochstapler im Spiel ist.',
        true: 'Nur mit dem Hochstapler im Deck, im Spiel oder raus.',
      }),
      always: 'Immer.',
    },
  },
  deadMayWatch: {
    name: 'Die Toten dürfen zusehen',
    help: 'Ob nachts die Augen öffnen darf, wer raus ist.',
    values: { false: 'Nein: Niemand soll wissen, wer es war.', true: 'Ja.' },
  },
  combineYakuzaLoner: {
    name: 'Einzelgänger zwischen den Banden',
    help: 'Ob im Spiel mit der Yakuza auch ein Einzelgänger vorkommt. Ein Versuch; das Heft hat keine Regeln dafür.',
    values: { false: 'Nein.', true: 'Ja.' },
  },
  hypnosisIfAbstain: {
    name: 'Wenn der Hypnotiseur nicht abstimmt',
    help: 'Was aus der hypnotisierten Stimme wird.',
    values: { noVote: 'Sie zählt für niemanden.', free: 'Sie ist frei.' },
  },
  dayTimer: {
    name: 'Uhr für die Diskussion',
    help: 'In Sekunden. 0 heißt: keine Uhr.',
    values: {},
  },
  snitchAffectsJournalist: {
    name: 'Der Verleumder täuscht den Reporter',
    help: 'Wofür der Reporter eine verleumdete Person hält.',
    values: { false: 'Für das, was sie ist.', true: 'Für Mafia.' },
  },
}
