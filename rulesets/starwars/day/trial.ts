import {
  hasMajority,
  hearDefences,
  scope,
  verdict,
  type Script,
  type SeatId,
  type Slot,
} from '../../../src/engine'
import { withChains } from '../night/chains'
import { accused, isAlive, isFrozen, type StarwarsTable } from '../state'
import { tellDeaths } from '../night/falls'
import { breakTie } from './ties'
import { countOf } from './vote'

/** What an interrupt may break off: the whole trial, or only its hearing, which begins anew. */
export const TRIAL = 'trial'
export const HEARING = 'hearing'

/** SW-55, SW-104: who may still speak for himself, in the order of the stand. */
function speakers({ state }: StarwarsTable): SeatId[] {
  const heard = state.game.trial?.heard ?? []
  return accused(state).filter(
    (seat) => !heard.includes(seat) && isAlive(state, seat) && !isFrozen(state, seat),
  )
}

/** SW-104; SW-60b: whoever takes a place over speaks too, even if its speech was over. */
const defences = (table: StarwarsTable): Script =>
  hearDefences({
    id: 'day.defence',
    waiting: () => speakers(table),
    candidates: () => accused(table.state),
    heard: (seat) => table.emit('defended', { seat }),
  })

/** SW-55, SW-58, SW-79, SW-107: the frozen cannot be lynched. */
function lynch(table: StarwarsTable, target: SeatId): void {
  const { state, options } = table
  if (!isAlive(state, target) || isFrozen(state, target)) return
  tellDeaths(table, withChains(state, options, [{ target, cause: 'executed' }]))
}

/** SW-105 to SW-110; SW-O9, SW-O13: alone on the stand, more than half have to be against him. */
function* judge(table: StarwarsTable): Script {
  const { condemned } = yield* verdict(table, countOf(table, 'day.vote'), {
    alone: hasMajority,
    tied: (targets) => table.emit('tied', { targets }),
    breaks: [breakTie(table)],
  })
  if (condemned) lynch(table, condemned)
}

function* hearing(table: StarwarsTable): Script {
  yield* defences(table)
  yield* judge(table)
}

/** SW-104 to SW-112, from the stand to the end, or until somebody breaks it off. */
export function* trial(table: StarwarsTable, slots: readonly Slot[]): Script {
  table.emit('accused', { slots, seats: slots.map(({ seat }) => seat) })
  yield* scope(TRIAL, function* () {
    let heard = false
    while (!heard) heard = yield* scope(HEARING, () => hearing(table))
  })
}
