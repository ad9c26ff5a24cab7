/** The days in their order (P-82), and what an explosion makes of them (P-94). */
import { ask, beginPhase, information, scope, type Script } from '../../../src/engine'
import { mayor, type PalermoTable } from '../state'
import { handover, lastBreaths, succession } from '../night/lastDeeds'
import type { HouseRules } from '../options'
import { checkVictory } from '../victory'
import { accusation } from './accusation'
import { discussion } from './discussion'
import { election } from './election'
import { aftermath, DAY } from './explosions'
import { forcedVote } from './forcedVote'
import { nomination } from './nomination'

const ways: Readonly<Record<HouseRules['condemnation'], (table: PalermoTable) => Script>> = {
  accusation,
  nomination,
  forcedVote,
}

/** P-93: told again as long as somebody was taken along. */
function* result(table: PalermoTable): Script {
  let taken = true
  while (taken) {
    yield* ask(() => information('day.result'))
    taken = yield* lastBreaths(table)
  }
  yield* succession(table)
}

/** The day from where it stands to its end; an explosion breaks it off and it begins here again. */
function* course(table: PalermoTable): Script {
  const { state, options } = table
  yield* aftermath(table)
  if (!state.game.day.settled) {
    yield* election(table)
    yield* discussion()
    yield* ways[options.condemnation](table)
  }
  yield* result(table)
  if (checkVictory(table)) return
  yield* handover(table)
  table.emit('dayEnded', {})
}

export function* day(table: PalermoTable, number: number): Script {
  const { state, options } = table
  beginPhase(table, 'day', number)
  // P-50, P-52, P-52a: an office that is empty is filled as a day begins.
  table.emit('dayBegan', { electionDue: options.mayor && mayor(state) === null })
  let isOver = false
  while (!isOver) isOver = yield* scope(DAY, () => course(table))
}
