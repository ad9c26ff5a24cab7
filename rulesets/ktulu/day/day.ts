/** The days in their order (K-112), and the Day 0 of a house that has one (K-5). */
import { ask, beginPhase, information, type Script } from '../../../src/engine'
import type { KtuluTable } from '../state'
import { decideIfWon, endDaylightIfWon } from '../victory'
import { askByDay } from './asking'
import { duels, duelsStage } from './duels'
import { firstStage, mistreatment } from './mistreatment'
import { poison } from './poison'
import { candidatesStage, search } from './search'

/** K-5: who everybody is in this town, and nothing else. */
export function* dayZero(table: KtuluTable): Script {
  beginPhase(table, 'day', 0)
  yield* askByDay(table, () =>
    information('day.introductions', { stage: { scene: 'discussion', about: 'introductions' } }),
  )
  endDaylightIfWon(table)
}

function* talk(table: KtuluTable): Script {
  yield* askByDay(table, () =>
    information('day.discussion', { stage: { scene: 'discussion', about: 'discussion' } }),
  )
}

/** K-112. */
const PARTS: readonly ((table: KtuluTable) => Script)[] = [
  talk,
  (table) => poison(table, 'beforeDuels', { stage: () => duelsStage(table.state) }),
  duels,
  (table) => poison(table, 'beforeSearch', { stage: () => candidatesStage(table.state) }),
  search,
  (table) => poison(table, 'beforeMistreatment', { stage: () => firstStage(table) }),
  mistreatment,
]

export function* day(table: KtuluTable, number: number): Script {
  beginPhase(table, 'day', number)
  table.emit('dayBegan', {})
  for (const part of PARTS) {
    if (decideIfWon(table)) break
    yield* part(table)
  }
  decideIfWon(table)
  yield* ask(() => information('day.result'))
  endDaylightIfWon(table)
}
