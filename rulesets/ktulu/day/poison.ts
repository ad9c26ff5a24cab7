/** The Female shaman's poison, at the moment that the house chose (K-43, K-103, K-O11). */
import { seatsWith, type Script, type SeatId, type Stage } from '../../../src/engine'
import { doctorBlocks } from '../deeds/deaths'
import { isAlive, roleOf, type KtuluTable } from '../state'
import type { HouseRules } from '../options'

interface Around {
  /** What is told between the Doctor's answer and the deaths. */
  readonly before?: () => void
  /** What the room would see if nobody was poisoned. */
  readonly stage?: () => Stage | undefined
}

export function* poison(
  table: KtuluTable,
  moment: HouseRules['poisonMoment'],
  { before = () => {}, stage = () => undefined }: Around = {},
): Script {
  const { state, options } = table
  const dying: SeatId[] = []
  const victims = options.poisonMoment === moment ? seatsWith(state, 'poisoned') : []
  for (const target of victims) {
    const blocked = yield* doctorBlocks(table, target, stage())
    table.emit('poisonWorked', { target })
    if (!blocked) dying.push(target)
  }
  before()
  for (const target of dying) {
    if (isAlive(state, target)) table.emit('died', { target, role: roleOf(state, target) })
  }
}
