import {
  ask,
  beginPhase,
  information,
  nominations,
  slotsOf,
  type NominationRules,
  type Script,
} from '../../../src/engine'
import { active, seenActive, type StarwarsTable } from '../state'
import { trial } from './trial'
import { checkVictory } from '../victory'

/** SW-99 to SW-101: two places, each by another nominator with another's second. */
const NOMINATIONS: NominationRules = { places: 2, each: 1, second: true }

/** SW-103, SW-O9: how many it takes for a trial. */
const enough = ({ options }: StarwarsTable): number =>
  options.singleNominee === 'yesNoVote' ? 1 : 2

/** SW-98 to SW-113: talk, nominations, trial, result. */
export function* day(table: StarwarsTable, number: number): Script {
  const { state } = table
  beginPhase(table, 'day', number)
  yield* ask(() => information('day.discussion', { stage: { scene: 'discussion' } }))
  const named = yield* ask(() =>
    nominations('day.nominate', active(state), NOMINATIONS, seenActive(state)),
  )
  const slots = slotsOf(named, NOMINATIONS)
  if (slots.length >= enough(table)) yield* trial(table, slots)
  if (!state.game.trial?.over) table.emit('notExecuted', {})
  yield* ask(() => {
    const lynched = state.game.trial?.lynched
    return information('day.result', lynched ? { variant: 'lynched', params: { lynched } } : {})
  })
  table.emit('dayEnded', {})
  checkVictory(table)
}
