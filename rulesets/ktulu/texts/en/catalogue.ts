/** Names and meanings: sides and conditions. */
import type { WrittenTexts } from '../../../../src/i18n/rulesetTexts'
import { sentences } from '../../../../src/i18n/writtenTexts'
import { by } from '../by'

export const teams = {
  citizens: {
    name: 'The citizens',
    goal: 'Have the statuette by day: take it at night, find it in a search, or see its carrier die in daylight.',
    won: 'The statuette goes to the museum of the town.',
  },
  bandits: {
    name: 'The bandits',
    goal: 'Have the statuette at the end of the night the ship comes, or of any later night.',
    won: 'The ship sails with the statuette on board.',
  },
  indians: {
    name: 'The Indians',
    goal: 'Be the only ones alive.',
    won: 'The prairie is quiet again.',
  },
  aliens: {
    name: 'The aliens',
    goal: 'Use the statuette three times, once a night.',
    won: 'A light goes up, and nobody can explain it.',
  },
  luckyLuke: {
    name: 'Lucky Luke',
    goal: 'Have the statuette when a night begins.',
    won: 'A rider heads into the sunset, with something in his saddlebag.',
  },
  janosik: { name: 'Janosik', goal: 'Be hanged.', won: 'A legend was born on the gallows.' },
} as const satisfies WrittenTexts['teams']

export const statuses = {
  jailed: {
    name: 'in jail',
    help: 'Does nothing until dawn; safe from kills, theft, poison, drink and cards.',
  },
  drunk: { name: 'drunk', help: 'Does nothing until dawn, and does not point with the others.' },
  atCards: {
    name: 'at cards',
    help: 'Does nothing until dawn, and does not point with the others.',
  },
  protected: {
    name: 'guarded',
    help: 'Safe from kills, theft, poison, drink and cards while the guard lives.',
  },
  poisoned: {
    name: 'poisoned',
    help: by('poisonMoment', {
      beforeSearch: 'Dies before the search.',
      dawn: 'Dies at dawn.',
      beforeDuels: 'Dies before the duels.',
      beforeMistreatment: 'Dies after the search.',
    }),
  },
  blackmailed: { name: 'blackmailed', help: 'Can do nothing against the blackmailer.' },
  incited: {
    name: 'to be searched',
    help: by('executorInvestigator', {
      true: 'Will be searched, whatever the vote says; if that is the only reason, cannot be hanged or investigated.',
      false:
        'Will be searched, whatever the vote says; if that is the only reason, cannot be hanged.',
    }),
  },
  trailed: {
    name: 'followed',
    help: sentences(
      'If the statuette comes here, it goes on to the follower.',
      by('trailerNextNight', { true: 'The trail lasts into the next night.', false: '' }),
    ),
  },
  bound: { name: 'bound', help: 'Cannot part with the statuette unless it is taken by force.' },
  unaware: { name: 'carries unknowingly', help: 'Has the statuette without knowing it.' },
  revealed: { name: 'known to all', help: 'Has stepped forward, or was investigated.' },
  mormon: { name: 'Mormon', help: 'Knows two others of the same faith, but not their sides.' },
} as const satisfies WrittenTexts['statuses']
