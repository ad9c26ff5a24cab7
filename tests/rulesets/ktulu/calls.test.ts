import { expect, it } from 'vitest'
import { LATER_NIGHTS, NIGHT_ZERO } from '../../../rulesets/ktulu/night/sequence'
import { ROLES, type Role } from '../../../rulesets/ktulu/roles/roles'

/** Who has no call of their own: they act by day, in a duel, or with their side alone. */
const UNCALLED: readonly Role[] = [
  'goodGunman',
  'judge',
  'mayor',
  'executor',
  'investigator',
  'crystallicCitizen',
  'doctor',
  'journalist',
  'citizen',
  'badGunman',
  'bandit',
  'stagecoachOperator',
  'indian',
  'alien',
  'janosik',
]

it('Every role of Ktulu is called in some night, unless it has no call of its own', () => {
  const called = [...NIGHT_ZERO, ...LATER_NIGHTS].flatMap((call) =>
    'role' in call ? [call.role as Role] : [],
  )
  expect(ROLES.filter((role) => !called.includes(role))).toEqual(UNCALLED)
})
