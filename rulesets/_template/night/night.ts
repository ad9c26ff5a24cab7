/** The night in the order of RULES.md: who is called, what is asked, what comes of it, what is shown back. */
import {
  beginPhase,
  living,
  majority,
  onOne,
  roleCalls,
  show,
  together,
  unanimous,
  type CallContext,
  type Ability,
  type RoleCall,
  type Script,
  type SeatId,
} from '../../../src/engine'
import { holders, teamOf, type GameTable } from '../state'
import type { Role } from '../roles/roles'

type Context = CallContext<GameTable>

const passed = ({ table }: Context, seat: SeatId): void => table.emit('passed', { seat })

/** LH-7. */
const watch: Ability<GameTable> = onOne(
  ({ table, by }, target) => table.emit('watched', { by, target }),
  { declined: passed },
)

/** LH-8, LH-O1. */
const choose: Ability<GameTable> = together(
  ({ table }) => (table.options.agreement === 'all' ? unanimous : majority),
  ({ table, id }, target) => {
    if (target) table.emit('chosen', { target })
    else table.emit('missed', {})
    show(table, id, target ? 'chosen' : 'nobody')
  },
  {
    targets: ({ table: { state } }) =>
      living(state).filter((seat) => teamOf(state, seat) !== 'wreckers'),
    notSelf: () => true,
  },
)

/** LH-9. */
const look: Ability<GameTable> = onOne(
  ({ table, id, by }, target) => {
    const thumb = teamOf(table.state, target) === 'wreckers' ? 'thumbUp' : 'thumbDown'
    table.emit('looked', { by, target, thumb })
    show(table, id, thumb)
  },
  { declined: passed },
)

/** LH-10: whoever is left of a role is called; with nobody to answer it is the silent call. */
const call = (role: Role, id: string, ability: Ability<GameTable>): RoleCall<GameTable> => ({
  id,
  ability,
  whom: ({ state }) => holders(state, role),
})

const calls = [
  call('keeper', 'keeper.watch', watch),
  call('wrecker', 'wreckers.choose', choose),
  call('lookout', 'lookout.look', look),
]

/** LH-6. */
export function* night(table: GameTable, number: number): Script {
  beginPhase(table, 'night', number)
  yield* roleCalls(table, number, calls)
}
