/** The nights: first they meet, then the Sith kill and the others use their abilities. */
import {
  beginPhase,
  endingNow,
  roleCall,
  roleCalls,
  type RoleCall,
  type Script,
  type SeatId,
} from '../../../src/engine'
import { holderOf, isDealt, isFrozen, type StarwarsState, type StarwarsTable } from '../state'
import { ACTS, MEETINGS, type CalledCards, type Card } from '../roles/roles'
import { inSeatOrder } from './falls'
import { deeds } from './abilities'
import { sithKill, sithKills, sithMeet, sithMeets } from './sith'

const anyDealt = (state: StarwarsState, any: readonly Card[]): boolean =>
  any.some((card) => isDealt(state, card))

/** The steps of a night that a cast has, in their order; for the disturbance (SW-87). */
export function nightSteps(state: StarwarsState): string[] {
  const stepsOf = (calls: readonly CalledCards[]): string[] =>
    calls.filter(({ cards }) => anyDealt(state, cards)).map(({ id }) => id)
  const first = [...(sithMeets(state) ? ['sith.meet'] : []), ...stepsOf(MEETINGS)]
  if (state.phase.n < 2) return first
  const kill = sithKills(state) ? ['sith.kill', 'sith.decide'] : []
  return [...kill, ...stepsOf(ACTS), ...first]
}

const callOf = ({ id, cards, does }: CalledCards): RoleCall<StarwarsTable> => ({
  id,
  isMade: ({ state }) => anyDealt(state, cards),
  whom: ({ state }) => cards.map((card) => holderOf(state, card)).filter((seat) => seat !== null),
  ...(does && {
    ...deeds[does],
    stopped: ({ table, by }) => (isFrozen(table.state, by) ? 'frozen' : null),
  }),
})

/** SW-61 to SW-64: nobody is harmed, nothing is used; partners meet. */
const meetings = MEETINGS.map(callOf)

/** SW-68 to SW-74: called every night, whoever is still there. */
const acts = ACTS.map((act): RoleCall<StarwarsTable> => ({
  ...callOf(act),
  isLeftOut: ({ options }) => act.skippable === true && options.callDeadRoles === 'sourceMinimum',
  idle(table, why, [seat]) {
    if (why === 'frozen' && seat) table.emit('idle', { seat })
  },
}))

/** SW-O2: what was frozen before yesterday's day melts at this nightfall. */
function thawing(table: StarwarsTable): SeatId[] {
  if (table.options.freezeUntil === 'nextDawn') return []
  return inSeatOrder(
    table,
    endingNow(table.state).map(({ seat }) => seat),
  )
}

/** SW-61 to SW-74. */
export function* night(table: StarwarsTable, number: number): Script {
  beginPhase(table, 'night', number)
  table.emit('nightfell', { thawed: thawing(table) })
  if (number === 1) return yield* roleCalls(table, number, [sithMeet, ...meetings])
  yield* roleCall(table, number, sithKill)
  yield* roleCalls(table, number, acts)
}
