/** Statuses come and go, and the room hears of those it may hear of. */
import type { SeatId } from '../../../engine'
import type { Bearer, SeenGiven } from '../../state/state'
import { givenOf, inOrder } from '../../state/facts'
import { literal } from '../../language/base/scalars'
import type { Until } from '../../schema/until'
import type { Run } from '../base/run'
import { tell } from '../base/telling'

/** Gives a status; a unique one moves. What is public is told by its own rule; `elected`: before everybody. */
export function giveStatus(
  run: Run,
  status: string,
  on: Bearer,
  giver: SeatId | null,
  until: Until | null = null,
  elected = false,
): void {
  const { table, state, plan } = run
  const known = plan.doc.statuses?.[status]
  if (!known || (on === 'table') !== Boolean(literal(known.table))) return
  if (literal(known.unique)) {
    for (const { n, on: place, status: held } of state.game.given) {
      if (held === status && place !== on) endStatus(run, n)
    }
  }
  const isNew = elected || !givenOf(state, on, status)
  const isHeard = elected || (run.open && literal(known.public) === 'atOnce')
  const stacks = literal(known.stacks) ?? false
  const secret = !run.open && !elected
  table.emit('statusGiven', { status, on, giver, stacks, known: isHeard, secret, until })
  if (isHeard && isNew) tell(run, `became.${status}`, on === 'table' ? true : [on])
  if (on !== 'table') run.got(run, on, 'status', status)
}

/** Takes a status away where it is. */
export function takeStatus(run: Run, status: string, on: Bearer): void {
  const given = givenOf(run.state, on, status)
  if (given) endStatus(run, given.n)
}

/** Ends statuses and tells of it what the room may hear: at once by day, those of one name together, else at dawn. */
export function endStatuses(run: Run, given: readonly SeenGiven[]): void {
  if (given.length === 0) return
  const { state, table, plan } = run
  const heard = run.dry
    ? []
    : given.filter(({ status, on, known }) => {
        const { ended, public: told = 'never' } = plan.doc.statuses?.[status] ?? {}
        // Without a text the badge goes all the same, in silence; the table has none.
        return known && literal(told) !== 'never' && (ended !== undefined || on !== 'table')
      })
  for (const { n } of given) table.emit('statusEnded', { n })
  if (!run.open) {
    for (const { status, on } of heard) {
      table.emit('endedUnheard', { status, seat: on === 'table' ? null : on })
    }
    return
  }
  for (const status of new Set(heard.map((held) => held.status))) {
    const on = heard.filter((held) => held.status === status).map((held) => held.on)
    const seats = on.flatMap((place) => (place === 'table' ? [] : [place]))
    tell(run, `ended.${status}`, seats.length === 0 ? true : inOrder(state, seats))
  }
}

/** Ends one status. */
export function endStatus(run: Run, n: number): void {
  endStatuses(
    run,
    run.state.game.given.filter((held) => held.n === n),
  )
}
