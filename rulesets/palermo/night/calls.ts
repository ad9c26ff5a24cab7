/** What is alike in the calls: when they are made, who answers, and what they leave out (P-62, P-63). */
import type { Ability, RoleCall, SeatId } from '../../../src/engine'
import { isBlindfold, isDealt, isSilenced, livingAs, livingOf, type PalermoTable } from '../state'
import { MAFIA_ROLES, type Role, type RoleCalls } from '../roles/roles'

/** A call of a role, or one of the whole Mafia. */
type CallId = keyof RoleCalls | 'mafia.meet' | 'mafia.kill'

type Owners = (table: PalermoTable) => readonly SeatId[]

/**
 * P-62, P-63: a call for what was dealt. It is left out only where the table knows that nobody answers, and names
 * nobody as long as whoever reads the desk plays along (P-104b).
 */
export const callFor = (
  id: CallId,
  cast: readonly Role[],
  ability?: Ability<PalermoTable>,
  owners: Owners = ({ state }) => livingAs(state, ...cast).slice(0, 1),
): RoleCall<PalermoTable> => ({
  id,
  isMade: ({ state }) => isDealt(state, ...cast),
  whom: (table) => (isBlindfold(table.state, table.options) ? [] : owners(table)),
  isLeftOut: (table) => isSilenced(table, owners(table)),
  ...(ability ? { ability } : {}),
})

/** The whole Mafia, Killer and Spy among them (P-15). */
export const mafiaCall = (
  id: 'mafia.meet' | 'mafia.kill',
  ability?: Ability<PalermoTable>,
): RoleCall<PalermoTable> =>
  callFor(id, MAFIA_ROLES, ability, ({ state }) => livingOf(state, 'mafia'))

/** All who are left of a league (P-37). */
export const masonsCall = (id: 'freemasons.meet' | 'freemasons.confer'): RoleCall<PalermoTable> =>
  callFor(id, ['freemason'], undefined, ({ state }) => livingAs(state, 'freemason'))
