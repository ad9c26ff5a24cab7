/** Names and meanings: sides and conditions. */
import type { Translated } from '../../../../src/i18n/rulesetTexts'
import { sentences, type Text } from '../../../../src/i18n/writtenTexts'
import { by } from '../by'
import type * as english from '../en/catalogue'

export const teams: Translated<typeof english.teams, Text> = {
  citizens: {
    name: 'Bürger',
    goal: 'Holt euch die Statuette: nachts, bei einer Durchsuchung, oder wenn am Tag stirbt, wer sie trägt.',
    won: 'Die Statuette kommt ins Stadtmuseum.',
  },
  bandits: {
    name: 'Banditen',
    goal: 'Habt die Statuette am Ende der Nacht, in der das Schiff kommt, oder am Ende einer späteren.',
    won: 'Das Schiff legt ab, mit der Statuette an Bord.',
  },
  indians: {
    name: 'Indianer',
    goal: 'Seid die Einzigen, die noch leben.',
    won: 'Auf der Prärie ist es wieder still.',
  },
  aliens: {
    name: 'Aliens',
    goal: 'Benutzt die Statuette in drei Nächten.',
    won: 'Ein Licht steigt auf, und niemand kann es erklären.',
  },
  luckyLuke: {
    name: 'Lucky Luke',
    goal: 'Hab die Statuette, wenn eine Nacht beginnt.',
    won: 'Jemand reitet in den Sonnenuntergang, und in der Satteltasche steckt etwas.',
  },
  janosik: {
    name: 'Janosik',
    goal: 'Lass dich hängen.',
    won: 'Eine Legende hängt höher als alle.',
  },
}

const OUT_OF_PLAY = 'Tut bis zum Morgengrauen nichts und zeigt auch nicht mit den anderen.'

export const statuses: Translated<typeof english.statuses, Text> = {
  jailed: {
    name: 'im Gefängnis',
    help: 'Tut bis zum Morgengrauen nichts; Mord, Diebstahl, Gift, Schnaps und Karten kommen nicht durch.',
  },
  drunk: { name: 'betrunken', help: OUT_OF_PLAY },
  atCards: { name: 'am Kartentisch', help: OUT_OF_PLAY },
  protected: {
    name: 'bewacht',
    help: 'Mord, Diebstahl, Gift, Schnaps und Karten kommen nicht durch, solange der Leibwächter lebt.',
  },
  poisoned: {
    name: 'vergiftet',
    help: by('poisonMoment', {
      beforeSearch: 'Stirbt vor der Durchsuchung.',
      dawn: 'Stirbt im Morgengrauen.',
      beforeDuels: 'Stirbt vor den Duellen.',
      beforeMistreatment: 'Stirbt nach der Durchsuchung.',
    }),
  },
  blackmailed: { name: 'erpresst', help: 'Kann nichts gegen den Erpresser tun.' },
  incited: {
    name: 'angeschwärzt',
    help: by('executorInvestigator', {
      true: 'Wird durchsucht, egal, wie ihr abstimmt; nur deshalb aber weder gehängt noch verhört.',
      false: 'Wird durchsucht, egal, wie ihr abstimmt; nur deshalb aber nicht gehängt.',
    }),
  },
  trailed: {
    name: 'verfolgt',
    help: sentences(
      'Kommt die Statuette hierher, geht sie an den Verfolger weiter.',
      by('trailerNextNight', { true: 'Das hält bis in die nächste Nacht.', false: '' }),
    ),
  },
  bound: { name: 'gebunden', help: 'Kann die Statuette nicht hergeben, nur mit Gewalt verlieren.' },
  unaware: { name: 'ahnungslos', help: 'Hat die Statuette und weiß es nicht.' },
  revealed: { name: 'allen bekannt', help: 'Hat sich gezeigt oder wurde verhört.' },
  mormon: { name: 'Mormone', help: 'Kennt zwei andere vom selben Glauben, nicht ihre Seiten.' },
}
