/** How the room hears of deaths: in seat order, by cause only where causes are told. */
import { bySeat, type SeatId } from '../../../engine'
import type { OwnState } from '../../state/state'
import type { Run } from '../base/run'
import { clearAfter, killersIn, uncover } from './after'
import { settlement, useUpShields } from './settle'
import { isTold, rankOfCause } from './told'
import { loseLives } from './waves'
import { asOneMoment, tellSoFar } from '../base/telling'

type Fall = OwnState['game']['fallen'][number]

/** Tells of everybody who lost a life and of whom the room has not heard. */
export function tellFallen(run: Run, atDawn: boolean): void {
  const { state, table, plan } = run
  tellSoFar(run)
  const rank = (fall: Fall): number =>
    atDawn && isTold(run, fall) ? rankOfCause(run, fall.cause) : Infinity
  // Two that are not told stand in seat order.
  const before = (one: Fall, other: Fall): number => {
    const [first, second] = [rank(one), rank(other)]
    return first === second ? bySeat(one.seat, other.seat) : first - second
  }
  const falls = [...state.game.fallen].sort((one, other) => (atDawn ? before(one, other) : 0))
  const said = new Set<SeatId>()
  for (const fall of falls) {
    // The life that was the last is told by itself.
    const isNew = !said.has(fall.seat) || (plan.perSeat > 1 && !fall.out)
    tellOne(run, fall, isNew, said)
  }
  const seats = new Set(falls.flatMap(({ seat, out }) => (out ? [seat] : [])))
  if (falls.length > 0) table.emit('fallenTold', { seats: [...seats] })
}

function tellOne(run: Run, fall: Fall, isNew: boolean, said: Set<SeatId>): void {
  const { seat, cause, shown, out } = fall
  const { table, plan } = run
  const verdict = cause === 'vote' || cause === 'tie'
  const item = { kind: verdict ? 'executed' : 'died', of: seat }
  const named = !verdict && isTold(run, fall)
  if (isNew) table.emit('announced', { item: named ? { ...item, cause } : item })
  said.add(seat)
  if (shown !== null) table.emit('announced', { item: { kind: 'revealed', of: { [seat]: shown } } })
  if (plan.perSeat > 1 && out) table.emit('announced', { item: { kind: 'eliminated', of: seat } })
}

/** Settles before everybody's eyes what was done, and tells of it. */
export function settleOpenly(run: Run): void {
  const settling = settlement(false, () => tellFallen(run, false))
  asOneMoment(run, () => {
    loseLives(run, settling)
    useUpShields(run)
    clearAfter(run, killersIn(settling))
    uncover(run)
  })
}
