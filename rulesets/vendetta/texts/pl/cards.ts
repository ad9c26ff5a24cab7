/** What the roles are called, what their cards say, and their steps, read off the table of roles. */
import { rolesIn } from '../../../../src/i18n/writtenTexts'
import { calledRoles, type OwnPlace, type Role } from '../../roles/roles'
import type { StepsOf } from '../en/calls'
import type { RoleWords } from '../en/roles'
import { table } from './roles'

const entries = Object.entries<RoleWords>(table)

/** What each role is, which is what its card says. */
export const roles = rolesIn<Readonly<Record<Role, RoleWords>>>(table)

/** What the places in the order of the night are called that belong to one role each. */
export const ownPlaces = Object.fromEntries(
  calledRoles.flatMap(({ role, place }) => (role === place ? [[place, table[role].name]] : [])),
) as Record<OwnPlace, string>

/** What each card looks like to somebody who is shown it. */
const cardSigns = Object.fromEntries(
  entries.map(([role, { name }]) => [role, { sign: name, do: `Pokaż tę kartę: ${name}.` }]),
) as Record<Role, { sign: string; do: string }>

/** The steps of the single roles. */
export const roleSteps = Object.fromEntries(
  entries.flatMap(([, { name, calls = {} }]) =>
    Object.entries(calls).map(([id, words]) => [id, words(name, cardSigns)]),
  ),
) as StepsOf<typeof table>
