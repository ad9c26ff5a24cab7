/** The night in the order of RULES.md: each call asks one step, emits what came of it, shows what is shown. */
import {
  ask,
  beginPhase,
  call,
  information,
  living,
  majority,
  pointAt,
  pointsOf,
  pointTogether,
  seatOfAnswer,
  show,
  unanimous,
  type Script,
  type SeatId,
} from '../../src/engine'
import { holders, teamOf, type GameState, type GameTable } from './evening'
import { houseRules } from './options'
import type { Role } from './roles'

/** LH-6. */
export function* night(table: GameTable, number: number): Script {
  beginPhase(table, 'night', number)
  yield* alone(table, 'keeper', 'keeper.watch', watch)
  yield* wreckers(table)
  yield* alone(table, 'lookout', 'lookout.look', look)
}

/** LH-8, LH-O1. Before and after a `yield*` the state is read anew: a ruling may have changed it. */
function* wreckers(table: GameTable): Script {
  const { state } = table
  const answer = yield* ask(() => {
    const members = holders(state, 'wrecker')
    const targets = living(state).filter((seat) => !members.includes(seat))
    return pointTogether('wreckers.choose', { members, targets, notSelf: true, must: false })
  })
  const members = holders(state, 'wrecker')
  if (members.length === 0) return
  const agreed = houseRules(table.options).agreement === 'all' ? unanimous : majority
  const target = agreed(pointsOf(answer), members)
  if (target) table.emit('chosen', { target })
  else table.emit('missed', {})
  show(table, 'wreckers.choose', target ? 'chosen' : 'nobody')
}

type Use = (table: GameTable, by: SeatId, target: SeatId) => void

/** LH-10: the call of a role that acts alone. With nobody to answer it is the silent call. */
function* alone(table: GameTable, role: Role, id: string, use: Use): Script {
  const answer = yield* ask(() => {
    const [by] = holders(table.state, role)
    return by ? pointAt(id, by, living(table.state)) : call(information(id))
  })
  const [by] = holders(table.state, role)
  if (!by) return
  const target = seatOfAnswer(answer)
  if (target) use(table, by, target)
  else table.emit('passed', { seat: by })
}

/** LH-9. */
const thumbFor = (state: GameState, seat: SeatId): string =>
  teamOf(state, seat) === 'wreckers' ? 'thumbUp' : 'thumbDown'

const look: Use = (table, by, target) => {
  const thumb = thumbFor(table.state, target)
  table.emit('looked', { by, target, thumb })
  show(table, 'lookout.look', thumb)
}

/** LH-7. */
const watch: Use = (table, by, target) => table.emit('watched', { by, target })
