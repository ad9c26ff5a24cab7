/** Steps of a day, which are left out once somebody has won. */
import { ask, type Answer, type Script, type StepRequest } from '../../../src/engine'
import type { KtuluTable } from '../state'

/** Asks unless the day is decided; then the script goes on as if it was declined. */
export function* askByDay(table: KtuluTable, request: StepRequest): Script<Answer> {
  return yield* ask(() => (table.state.game.decided ? null : request()))
}
