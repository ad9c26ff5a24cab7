/** What is alike in the calls: when they are made, who answers, and what they leave out (P-62, P-63). */
import type { Power, RoleCall, SeatId } from '../../../src/engine'
import { isBlindfold, isDealt, isSilenced, livingAs, livingOf, type PalermoTable } from '../evening'
import { roles, type Role, type RoleCalls } from '../roles/roles'

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
  power?: Power<PalermoTable>,
  owners: Owners = ({ state }) => livingAs(state, ...cast).slice(0, 1),
): RoleCall<PalermoTable> => ({
  id,
  isMade: ({ state }) => isDealt(state, ...cast),
  whom: (table) => (isBlindfold(table.state, table.options) ? [] : owners(table)),
  isLeftOut: (table) => isSilenced(table, owners(table)),
  ...(power ? { power } : {}),
})

const MAFIA = (Object.keys(roles) as Role[]).filter((role) => roles[role].team === 'mafia')

/** The whole Mafia, Killer and Spy among them (P-15). */
export const mafiaCall = (
  id: 'mafia.meet' | 'mafia.kill',
  power?: Power<PalermoTable>,
): RoleCall<PalermoTable> => callFor(id, MAFIA, power, ({ state }) => livingOf(state, 'mafia'))

/** All who are left of a league (P-37). */
export const masonsCall = (id: 'freemasons.meet' | 'freemasons.confer'): RoleCall<PalermoTable> =>
  callFor(id, ['freemason'], undefined, ({ state }) => livingAs(state, 'freemason'))
