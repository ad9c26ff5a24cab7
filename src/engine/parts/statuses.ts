/**
 * Statuses with an end: a whole class of them (`untilDawn`), or one that was given for a time of its own.
 * The end comes with the beginning of the phase that it names, by an event of the game.
 */
import type { SeatId } from '../base/ids'
import { giveStatus, takeStatus, type Phase, type SeenState, type TableState } from '../state/state'

/** The next beginning of a dawn or a night, or the one after so many of them. */
export type Until = 'dawn' | 'dusk' | { readonly dawns: number } | { readonly dusks: number }

/** One status of one seat, and the phase with whose beginning it ends. */
export interface Lasting {
  readonly seat: SeatId
  readonly status: string
  readonly until: Phase
}

interface Keeps {
  lasting: Lasting[]
}

const ofKind = (kind: 'dawn' | 'night', now: Phase, count: number): Phase => {
  const order: readonly Phase['kind'][] = ['night', 'dawn', 'day']
  const isAhead = order.indexOf(kind) > order.indexOf(now.kind)
  return { kind, n: now.n + count - (isAhead ? 1 : 0) }
}

/** The phase with which something ends that begins now; what begins with a dawn ends with the next one. */
export function endOf(now: Phase, until: Until): Phase {
  if (until === 'dawn') return ofKind('dawn', now, 1)
  if (until === 'dusk') return ofKind('night', now, 1)
  return 'dawns' in until ? ofKind('dawn', now, until.dawns) : ofKind('night', now, until.dusks)
}

/** Gives a status for a time; given again it lasts anew. */
export function giveFor<G extends Keeps>(
  state: TableState<G>,
  seat: SeatId,
  status: string,
  until: Until,
): void {
  giveStatus(state, seat, status)
  const { game, phase } = state
  game.lasting = [
    ...game.lasting.filter((other) => other.seat !== seat || other.status !== status),
    { seat, status, until: endOf(phase, until) },
  ]
}

/** What ends as the phase that runs now begins, and is still held. */
export const endingNow = ({
  game,
  phase,
  seats,
}: Pick<SeenState<Keeps>, 'game' | 'phase' | 'seats'>): Lasting[] =>
  game.lasting.filter(
    ({ seat, status, until }) =>
      until.kind === phase.kind &&
      until.n <= phase.n &&
      seats.some(({ id, statuses }) => id === seat && statuses.includes(status)),
  )

/** Takes statuses off everybody. */
export function clearStatuses(
  state: Pick<TableState<unknown>, 'seats'>,
  statuses: readonly string[],
): void {
  for (const { id } of state.seats) for (const status of statuses) takeStatus(state, id, status)
}

/** The statuses of a table of ends that last until then. */
export const untilThen = <S extends string>(
  ends: Readonly<Record<S, string>>,
  moment: string,
): S[] => (Object.keys(ends) as S[]).filter((status) => ends[status] === moment)
