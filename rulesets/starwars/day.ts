import { ask, beginPhase, information, type Script } from '../../src/engine'
import type { StarwarsTable } from './evening'
import { nominate } from './nominations'
import { houseRules } from './options'
import { trial } from './trial'
import { checkVictory } from './victory'

/** SW-103, SW-O9: how many it takes for a trial. */
const enough = ({ options }: StarwarsTable): number =>
  houseRules(options).singleNominee === 'yesNoVote' ? 1 : 2

/** SW-98 to SW-113: talk, nominations, trial, result. */
export function* day(table: StarwarsTable, number: number): Script {
  const { state } = table
  beginPhase(table, 'day', number)
  yield* ask(() => information('day.discussion', { stage: { scene: 'discussion' } }))
  const slots = yield* nominate(table)
  if (slots.length >= enough(table)) yield* trial(table, slots)
  if (!state.game.trial?.over) table.emit('notExecuted', {})
  yield* ask(() => information('day.result'))
  table.emit('dayEnded', {})
  checkVictory(table)
}
