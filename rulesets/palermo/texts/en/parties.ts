/** Parties and conditions. */
import type { WrittenTexts } from '../../../../src/i18n/rulesetTexts'
import { by } from '../by'

export const teams = {
  citizens: {
    name: 'The citizens',
    goal: 'Find every Mafioso and condemn them all.',
    won: by('hiddenIdentity', {
      false: 'Palermo can sleep again.',
      true: 'The Mafia has disappeared from Palermo. The city can sleep again.',
    }),
  },
  mafia: {
    name: 'The Mafia',
    goal: by('majorityByVotes', {
      false: 'Outnumber everybody else.',
      true: 'Have more votes than all the others together.',
    }),
    won: 'Palermo belongs to the Mafia.',
  },
  lovers: {
    name: 'Romeo and Juliet',
    goal: 'One from each side, and nobody else left alive.',
    won: 'Love has outlived them all.',
  },
} as const satisfies WrittenTexts['teams']

export const statuses = {
  mayor: { name: 'mayor', help: 'Has a vote that counts double in every verdict.' },
  lover: { name: 'in love', help: 'Dies of a broken heart if the other one dies.' },
  hiding: { name: 'in hiding', help: 'Is sleeping at somebody else’s place tonight.' },
  protected: { name: 'protected', help: 'The Mafia cannot kill this player tonight.' },
  provisionalHost: {
    name: 'leads for now',
    help: 'Plays too, leads the first night, and cannot be condemned on the first day.',
  },
  host: { name: 'host', help: 'Was the first one out, and hosts from now on.' },
} as const satisfies WrittenTexts['statuses']
