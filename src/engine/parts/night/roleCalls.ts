/**
 * A call by night, as data: who is called, when, and what becomes of the answer. It sounds the same whether
 * somebody can answer, cannot act, or is gone; only what the host does in silence differs.
 */
import type { Answer } from '../../answers/answers'
import type { SeatId } from '../../base/ids'
import { LOOKS, type Cover } from '../../script/cover'
import { call, information } from '../../script/script'
import type { Script, StepSpec } from '../../script/step'
import { ask } from '../../script/table'

/** The moment of a call. */
export interface CallContext<T> {
  readonly table: T
  readonly night: number
  /** The step's id. */
  readonly id: string
  /** Everybody who is called, in seat order. */
  readonly awake: readonly SeatId[]
  /** The first of them: whoever acts, where one acts alone. */
  readonly by: SeatId
}

/** What is asked of those who are called, and what becomes of the answer; the files of abilities build these. */
export interface Ability<T> {
  /** How much it can ask at its widest; it may depend on what everybody knows and on nothing else. */
  readonly cover: Cover | ((table: T) => Cover)
  readonly step: (context: CallContext<T>) => StepSpec
  readonly take: (context: CallContext<T>, answer: Answer) => void
  /** What follows at once, while they are still awake. */
  readonly then?: (context: CallContext<T>, answer: Answer) => Script
}

export interface RoleCall<T> {
  /** The step's id. */
  readonly id: string
  /** Who answers tonight; nobody: the silent call. Asked anew after the answer. */
  readonly whom: (table: T, night: number) => readonly SeatId[]
  /** Whether the call is made at all. It may depend on what everybody knows and on nothing else. */
  readonly isMade?: (table: T, night: number) => boolean
  /** Whether it is left out while nobody answers, where the table knows that nobody does. */
  readonly isLeftOut?: (table: T, night: number) => boolean
  /** Why those who are called cannot act, as a variant of the step's text; null: they can. */
  readonly stopped?: (context: CallContext<T>) => string | null
  /** What they do; absent: they only open their eyes and see each other. */
  readonly ability?: Ability<T>
  /** How long their eyes are open where there is nothing else to do, in seconds; the silent call takes as long. */
  readonly seconds?: number
  /** What it means that nobody acted: `gone`, or what `stopped` said. */
  readonly idle?: (table: T, why: string, awake: readonly SeatId[]) => void
}

/** Who is called where one player acts alone: that one, as long as there is one. */
export const oneOrNobody = (seat: SeatId | null): readonly SeatId[] => (seat === null ? [] : [seat])

function contextOf<T>(table: T, night: number, { id, whom }: RoleCall<T>): CallContext<T> | null {
  const awake = whom(table, night)
  const [by] = awake
  return by === undefined ? null : { table, night, id, awake, by }
}

function coverOf<T>(table: T, { ability }: RoleCall<T>): Cover {
  if (!ability) return LOOKS
  return typeof ability.cover === 'function' ? ability.cover(table) : ability.cover
}

function stepOf<T>(table: T, night: number, made: RoleCall<T>): StepSpec | null {
  const step = askedIn(table, night, made)
  return step && { ...step, cover: coverOf(table, made) }
}

function askedIn<T>(table: T, night: number, made: RoleCall<T>): StepSpec | null {
  const context = contextOf(table, night, made)
  const clock = made.seconds === undefined ? {} : { seconds: made.seconds }
  if (!context) return made.isLeftOut?.(table, night) ? null : call(information(made.id, clock))
  const asked = context.awake
  const why = made.stopped?.(context) ?? null
  if (why !== null) return information(made.id, { asked, variant: why, ...clock })
  return made.ability ? made.ability.step(context) : information(made.id, { asked, ...clock })
}

/** Makes one call. What was true as it began is asked again after the answer: a ruling may have changed it. */
export function* roleCall<T>(table: T, night: number, made: RoleCall<T>): Script {
  if (made.isMade && !made.isMade(table, night)) return
  const answer = yield* ask(() => stepOf(table, night, made))
  const context = contextOf(table, night, made)
  const why = context ? (made.stopped?.(context) ?? null) : 'gone'
  if (!context || why !== null) return made.idle?.(table, why ?? 'gone', context?.awake ?? [])
  made.ability?.take(context, answer)
  if (made.ability?.then) yield* made.ability.then(context, answer)
}

/** Makes calls one after the other. */
export function* roleCalls<T>(table: T, night: number, calls: readonly RoleCall<T>[]): Script {
  for (const made of calls) yield* roleCall(table, night, made)
}
