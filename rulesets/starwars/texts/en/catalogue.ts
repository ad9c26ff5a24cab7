/** Names and meanings: teams and conditions; the roles have theirs in `roles.ts`. */
import type { WrittenTexts } from '../../../../src/i18n/rulesetTexts'
import { sentences } from '../../../../src/i18n/writtenTexts'
import { by } from '../by'

export const teams = {
  citizens: {
    name: 'The citizens',
    goal: 'Find every Sith and vote them out.',
    won: 'The last Sith is gone. Peace returns to the galaxy.',
  },
  sith: {
    name: 'The Sith',
    goal: by('endCountsNeutral', {
      false: 'Outlive the citizens; kill the Jedi Masters first.',
      true: 'Outlive everybody else; kill the Jedi Masters first.',
    }),
    won: 'No citizen is left. The dark side rules the galaxy.',
  },
  deathStar: {
    name: 'The Death Star',
    goal: 'Be there at the end, no matter who else wins.',
    won: 'It still hangs in the sky.',
  },
  jango: {
    name: 'Jango Fett',
    goal: by('endCountsNeutral', {
      false: 'See the Sith win, dead or alive.',
      true: 'See the Sith win, which they can only do once he is dead.',
    }),
    won: 'The Sith have won, and he gets paid.',
  },
} as const satisfies WrittenTexts['teams']

export const statuses = {
  frozen: {
    name: 'in carbonite',
    help: sentences(
      by('freezeStopsShot', {
        true: 'Cannot be killed by the Sith, voted out or shot, and cannot speak, vote or use a power.',
        false:
          'Cannot be killed by the Sith or voted out, and cannot speak, vote or use a power. Han’s shot still kills.',
      }),
      by('freezeUntil', {
        nextDawn: 'Until the next morning.',
        nextDusk: 'Until nightfall the next day.',
      }),
    ),
  },
  spent: {
    name: 'power used up',
    help: 'This player’s one power has been used, or has lapsed.',
  },
  selfHeal1: { name: 'one self-heal', help: 'Has healed himself once. One is left.' },
  selfHeal2: { name: 'two self-heals', help: 'Has healed himself twice. None is left.' },
  directionLeft: { name: 'points left', help: 'The blast goes clockwise, seen from above.' },
  directionRight: {
    name: 'points right',
    help: 'The blast goes anticlockwise, seen from above.',
  },
  healed: {
    name: 'healed',
    help: by('healStopsBlast', {
      false: 'The attack of the Sith does nothing tonight. A blast still kills.',
      true: 'Neither the attack of the Sith nor a blast does anything tonight.',
    }),
  },
  clone: { name: 'clone', help: 'Looks like a Sith to Obi-Wan tonight.' },
  banished: { name: 'banished', help: 'Out for good. Nobody can bring this player back.' },
} as const satisfies WrittenTexts['statuses']
