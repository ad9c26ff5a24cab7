/**
 * What a host may put right by hand in most games: out, back, another role, a status. The events change the
 * state and announce nothing; a game adds what else follows, and its own kinds.
 */
import type { CoreEvents, EventTable } from '../state/events'
import type { SeatId } from '../base/ids'
import { refuse, type Refusal } from '../base/refusal'
import type { RulingTable } from '../ruleset/ruleset'
import { giveStatus, seatOf, takeStatus, type SeenState, type TableState } from '../state/state'
import type { Table } from '../script/table'
import { unheard } from './unheard'

/** The events that rulings make, as journaled. */
export interface RuledEvents<R extends string = string> {
  ruledDead: { target: SeatId }
  ruledBack: { target: SeatId }
  ruledRole: { target: SeatId; role: R }
  ruledStatus: { target: SeatId; status: string; on: boolean }
}

/** Refuses what only somebody in the game can have done to him. */
export const mustBeIn = (state: SeenState<unknown>, seat: SeatId): Refusal | null =>
  seatOf(state, seat).alive ? null : refuse('alreadyOut', { seat })

/** Refuses what only somebody who is out can have done to him. */
export const mustBeOut = (state: SeenState<unknown>, seat: SeatId): Refusal | null =>
  seatOf(state, seat).alive ? refuse('stillIn', { seat }) : null

interface Differences<T, R extends string> {
  /** Which role is meant by a word from outside, if any. */
  readonly role: (id: string) => R | null
  readonly statuses: readonly string[]
  /** Whether somebody who is out can be given a status; otherwise only those in the game. */
  readonly outKeepStatuses?: boolean
  /** What else has to be said once somebody is out, back or somebody else. */
  readonly after?: (table: T) => void
}

/** The rulings kill, leave, revive, role and status. A game that differs in one of them puts its own there. */
export function standardRulings<G, E extends RuledEvents<R>, V, R extends string>(
  differences: Differences<Table<G, E, V>, R>,
): RulingTable<G, E, V> {
  const { statuses, after } = differences
  type Data<K extends keyof RuledEvents> = (E & CoreEvents)[K]
  const out = {
    check: (state: SeenState<G>, { seat }: { seat: SeatId }) => mustBeIn(state, seat),
    carryOut(table: Table<G, E, V>, { seat }: { seat: SeatId }) {
      table.emit('ruledDead', { target: seat } as Data<'ruledDead'>)
      after?.(table)
    },
  }
  return {
    kill: out,
    leave: out,
    revive: {
      check: (state, { seat }) => mustBeOut(state, seat),
      carryOut(table, { seat }) {
        table.emit('ruledBack', { target: seat } as Data<'ruledBack'>)
        after?.(table)
      },
    },
    role: {
      check: (_, { role }) => (differences.role(role) ? null : refuse('unknownRole', { role })),
      carryOut(table, { seat, role }) {
        const given = differences.role(role)
        if (given) table.emit('ruledRole', { target: seat, role: given } as Data<'ruledRole'>)
        after?.(table)
      },
    },
    status: {
      check(state, { seat, status }) {
        if (!statuses.includes(status)) return refuse('unknownStatus', { status })
        return differences.outKeepStatuses ? null : mustBeIn(state, seat)
      },
      carryOut: (table, { seat, status, on }) =>
        table.emit('ruledStatus', { target: seat, status, on } as Data<'ruledStatus'>),
    },
  }
}

/** What those events do where a game says no more than this of them. */
export const ruledEvents = <G, R extends string>(
  leave: (state: TableState<G>, seat: SeatId) => void,
  setRole: (state: TableState<G>, seat: SeatId, role: R) => void,
): EventTable<G, RuledEvents<R>, never> => ({
  ruledDead: unheard((state, { target }) => leave(state, target)),
  ruledBack: unheard((state, { target }) => {
    seatOf(state, target).alive = true
  }),
  ruledRole: unheard((state, { target, role }) => setRole(state, target, role)),
  ruledStatus: unheard((state, { target, status, on }) => {
    if (on) giveStatus(state, target, status)
    else takeStatus(state, target, status)
  }),
})
