/** Names and meanings: teams and conditions; the roles have theirs in `roles.ts`. */
import type { Translated } from '../../../../src/i18n/rulesetTexts'
import { sentences, type Text } from '../../../../src/i18n/writtenTexts'
import { by } from '../by'
import type * as english from '../en/catalogue'
import { goals } from './goals'

export const teams: Translated<typeof english.teams, Text> = {
  civilians: {
    name: 'Bürger',
    goal: goals.civilians,
    won: 'Die ehrlichen Leute haben ihre Stadt zurück.',
  },
  mafia: {
    name: 'Mafia',
    goal: goals.mafia,
    won: 'Die Stadt gehört der Mafia.',
  },
  yakuza: {
    name: 'Yakuza',
    goal: goals.yakuza,
    won: 'Die Stadt gehört der Yakuza.',
  },
  loner: {
    name: 'Einzelgänger',
    goal: goals.loner,
    won: 'Allein gegen alle, und gewonnen.',
  },
}

export const statuses: Translated<typeof english.statuses, Text> = {
  jailed: {
    name: 'im Gefängnis',
    help: 'Keine Gabe, kein Anteil am Mord, keine Stimme, bis der Wärter raus ist.',
  },
  silenced: { name: 'mundtot', help: 'Heute keine Stimme. Darf reden und verdächtigt werden.' },
  hypnotized: {
    name: 'hypnotisiert',
    help: by('hypnosisIfAbstain', {
      noVote:
        'Die Stimme zählt für denselben Namen wie die des Hypnotiseurs; stimmt er nicht ab, zählt sie für niemanden.',
      free: 'Die Stimme zählt für denselben Namen wie die des Hypnotiseurs; stimmt er nicht ab, ist sie frei.',
    }),
  },
  blocked: { name: 'blockiert', help: 'Heute Nacht keine Gabe.' },
  seduced: {
    name: 'verführt',
    help: 'Heute Nacht keine Gabe, und niemand kann diese Person töten.',
  },
  protected: { name: 'beschützt', help: 'Der Sanitäter rettet diese Person heute Nacht.' },
  guarded: {
    name: 'bewacht',
    help: by('bodyguardVsNurse', {
      nurseFirst:
        'Der Leibwächter stirbt heute Nacht für diese Person, es sei denn, der Sanitäter ist auch da.',
      bodyguardFirst:
        'Der Leibwächter stirbt heute Nacht für diese Person, auch wenn der Sanitäter da ist.',
    }),
  },
  badmouthed: {
    name: 'verleumdet',
    help: sentences(
      'Wer diese Karte heute Nacht ansieht, sieht einen Schläger.',
      by('jailBySeenCard', {
        false: '',
        true: 'Dafür steckt der Wärter sogar einen Bürger ins Gefängnis.',
      }),
      by('snitchAffectsJournalist', {
        false: '',
        true: 'Der Reporter hält diese Person für Mafia.',
      }),
    ),
  },
}
