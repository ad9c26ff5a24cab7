/** Names and meanings: teams and conditions; roles and cards have theirs in `roles.ts`. */
import type { WrittenTexts } from '../../../../src/i18n/rulesetTexts'
import { sentences } from '../../../../src/i18n/writtenTexts'
import { by } from '../by'

export const teams = {
  killers: {
    name: 'The Killers',
    goal: sentences(
      by('sleepingRedKingCounts', {
        true: 'If you hold a King, you win with the Killers, even after losing it:',
        false:
          'If you hold a black King, or a red one that has come to the top, you win with the Killers, even after losing it:',
      }),
      by('policeEliminatedBy', {
        card: 'as soon as no Jack is left in any hand.',
        player: 'as soon as no Jack is left, and everybody who was ever a Policeman is out.',
      }),
    ),
    won: 'The Killers rule Chiang Mai.',
  },
  town: {
    name: 'The town',
    goal: sentences(
      'If you were dealt no King, you win with the town: when all the Killers are out.',
      by('sleepingRedKingCounts', {
        true: 'A red King that still sleeps counts as a Killer, too.',
        false:
          'A red King that still sleeps does not count, but at least one King must have been awake before.',
      }),
    ),
    won: 'Chiang Mai can sleep again.',
  },
} as const satisfies WrittenTexts['teams']

export const statuses = {
  dosed: {
    name: by('overdoseReset', { true: 'one unneeded dose', false: 'unneeded doses' }),
    help: by('overdoseReset', {
      true: 'Was vaccinated needlessly. The next needless vaccine is an overdose and takes a card.',
      false:
        'Was vaccinated needlessly. Every further needless vaccine is an overdose and takes a card.',
    }),
  },
} as const satisfies WrittenTexts['statuses']
