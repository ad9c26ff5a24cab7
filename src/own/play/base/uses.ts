/** How often somebody may still do what a role lets him do. */
import type { SeatId } from '../../../engine'
import type { OwnState, OwnTable } from '../../state/state'
import type { Plan } from '../../plan/types'

/** What a role counts: its calls with all that can be done in them, its triggers and its powers. */
const countedBy = ({ calls, triggers, powers }: Plan, role: string): readonly string[] => [
  ...calls.flatMap(({ id, owner }) => (owner.kind === 'role' && owner.id === role ? [id] : [])),
  ...triggers.flatMap(({ key, owner }) =>
    owner.kind === 'role' && owner.id === role ? [key] : [],
  ),
  ...powers.flatMap(({ owner: { kind, id }, source }) =>
    kind === 'role' && id === role ? [source.id] : [],
  ),
]

/** Which of a player's counts begin anew as he gets this role: its own, and none of his statuses (OG-46). */
function renewedBy(plan: Plan, { game }: OwnState, seat: SeatId, role: string): string[] {
  const counted = countedBy(plan, role)
  return Object.keys(game.uses).filter((key) => {
    const [what = '', by] = key.split('|')
    return by === seat && counted.some((each) => what === each || what.startsWith(`${each}.`))
  })
}

/** Lets somebody have this role, its uses from zero. */
export function takeRole(table: OwnTable, plan: Plan, seat: SeatId, role: string): void {
  table.emit('roleTaken', { seat, role })
  const keys = renewedBy(plan, table.state, seat, role)
  if (keys.length > 0) table.emit('usesRenewed', { keys })
}
