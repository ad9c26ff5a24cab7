/** What the parts of an evening work with: the table, the plan, and how much may happen by itself until the next answer. */
import { scope, type Answer, type Script, type SeatId, type StepRequest } from '../../../engine'
import { rolesOf, ownSeat } from '../../state/facts'
import type { OwnState, OwnTable, Queued } from '../../state/state'
import type { Env } from '../../state/asking'
import type { Num } from '../../language/expressions'
import type { Plan } from '../../plan/types'
import { MOST } from '../../schema/limits'

/** How many effects of triggers may follow from one answer. */
export const LONGEST_CHAIN = 200

export interface Run {
  readonly table: OwnTable
  readonly plan: Plan
  readonly state: OwnState
  /** The moment for expressions, without anybody in it and without chance. */
  readonly still: Env
  /** The same as the room was told: what it cannot know of is not there. */
  readonly asTold: Env
  /** Effects of triggers since the last answer. */
  chain: number
  /** Whether what becomes public is told at once, or at the next telling. */
  open: boolean
  /** For whom alone the part of the day is that is held; null: for everybody. */
  room: readonly SeatId[] | null
  /** What the moment that happens just now has to tell the room; null: nothing happens. */
  untold: Queued[] | null
  /** Who was a call's own before the acts of tonight were carried out; for calls that come after that. */
  readonly held: Map<string, readonly SeatId[]>
  /** Draws in secret. */
  readonly draws: (n: number) => number
  /** Only to see what would be: nothing is asked, drawn or announced. */
  readonly dry: boolean
  /** Lets triggers hear that somebody got a role or status. */
  readonly got: (run: Run, seat: SeatId, kind: 'role' | 'status', id: string) => void
}

/** The moment for expressions; with chance, where it is no rehearsal of the dawn. */
export const envOf = (run: Run, more: Partial<Env> = {}): Env => {
  const { plan, state, draws } = run
  return run.dry ? { plan, state, ...more } : { plan, state, ...more, draw: draws }
}

/** The same without chance, for what is looked at again and again while a step is open. */
export const stillEnv = ({ plan, state }: Run, more: Partial<Env>): Env => ({
  plan,
  state,
  ...more,
})

/** How long something of the day lasts, in seconds, by what the room was told; 0: as long as it takes. */
export const secondsOf = ({ plan, asTold }: Run, given: Num | undefined): number =>
  given === undefined ? 0 : Math.max(0, Math.min(MOST.seconds, plan.number(given)(asTold)))

/** Opens a step; with its answer the count of what follows begins anew. */
export function* put(run: Run, request: StepRequest): Script<Answer> {
  const answer = yield request
  run.chain = 0
  return answer
}

/** Plays a part that a power may break off. Where the document has no such power, nothing of it is noted. */
export const breakable = (run: Run, label: string, body: () => Script): Script =>
  run.plan.leaves.has(label) ? noted(run, label, body) : body()

function* noted({ table }: Run, label: string, body: () => Script): Script {
  table.emit('began', { scope: label })
  yield* scope(label, body)
  table.emit('over', { scope: label })
}

/** Counts one effect of a trigger. @returns whether it may still happen */
export function mayGoOn(run: Run): boolean {
  run.chain += 1
  if (run.chain === LONGEST_CHAIN + 1) run.table.emit('chainCut', {})
  return run.chain <= LONGEST_CHAIN
}

/** Notes the roles that somebody has now among those he ever had. */
export function noteRoles(run: Run, seat: SeatId): void {
  for (const role of rolesOf(run.plan, run.state, seat)) {
    if (!ownSeat(run.state, seat).was.includes(role)) run.table.emit('roleHad', { seat, role })
  }
}
