/** What a call amounts to at a moment, and what is shown to whoever is awake before anything is asked. */
import { type SeatId, type Signal } from '../../../engine'
import { drawsBy, LUCK } from '../../state/luck'
import type { CallPlan } from '../../plan/types'
import type { Asking, Question } from '../base/question'
import { stillEnv, type Run } from '../base/run'

/** Why nothing is asked. */
export type Reading = 'gone' | 'blocked' | 'rest' | 'spent' | 'idle' | 'enough'

/** What it amounts to for one of those called, or for a group that acts as one. */
export interface Called {
  readonly self: SeatId | null
  readonly asking: Asking | null
  /** What he is asked; null: nothing, or nothing that could be chosen. */
  readonly question: Question | null
  /** Why nothing is asked of him. */
  readonly why: Reading | null
}

/** What a step amounts to at this moment. */
export interface Moment {
  readonly reading: Reading | null
  readonly asked: readonly SeatId[]
  /** Who of several gets the raised hand while the others are asked. */
  readonly handUp: readonly SeatId[]
  readonly each: readonly Called[]
}

/** The moment for a call's expressions. */
export const envOfCall = (
  run: Run,
  call: CallPlan,
  self: SeatId | null,
  holders: readonly SeatId[],
) =>
  stillEnv(run, {
    self: self ?? undefined,
    holders,
    own: call.owner.kind === 'team' ? call.owner.id : undefined,
    believed: call.believed || undefined,
  })

/** One draw for all that is shown before a question, however often it is looked at; 0 where nobody can be misled. */
export const luckOf = ({ plan, draws }: Run, { first, believed }: CallPlan): number =>
  first && (believed || plan.bearers.learns || plan.bearers.impaired || plan.drawsLooks.each)
    ? draws(LUCK)
    : 0

/** What is shown as the step opens. */
export function shownFirst(run: Run, call: CallPlan, moment: Moment, luck: number): Signal | null {
  const { reading, asked, handUp } = moment
  if (reading === 'blocked') return 'handUp'
  const isForHost = call.silent && reading === 'gone'
  const { first } = call
  const shows = first && (isForHost || (reading !== 'gone' && asked.length > 0))
  const signal = (self: SeatId | null) => {
    const misleading = { draw: drawsBy(luck, self ?? 'all'), call: call.id, signs: call.signs }
    return first ? first(envOfCall(run, call, self, asked), misleading) : 'none'
  }
  if (call.joint || asked.length < 2) {
    const own = shows ? signal(call.joint ? null : (asked[0] ?? null)) : null
    if (handUp.length === 0) return own
    return { ...toEach(asked, () => own), ...toEach(handUp, () => 'handUp') }
  }
  if (!shows && handUp.length === 0) return null
  const each = shows ? toEach(asked, signal) : {}
  const [one, ...others] = Object.values(each)
  const isSame = one !== undefined && others.every((other) => other === one)
  if (isSame && handUp.length === 0) return signal(asked[0] ?? null)
  return { ...each, ...toEach(handUp, () => 'handUp') }
}

/** Whether it is several signals, one for each. */
export const isOfEach = (signal: Signal | null): signal is Readonly<Record<string, string>> =>
  typeof signal === 'object' && signal !== null && !Array.isArray(signal)

/** What is shown to each of several, in one word. */
function toEach(
  seats: readonly SeatId[],
  signalOfOne: (seat: SeatId) => Signal | null,
): Record<string, string> {
  const entries = seats.flatMap((seat) => {
    const signal = signalOfOne(seat)
    if (signal === null) return []
    return [[seat, Array.isArray(signal) ? signal.join(' ') : (signal as string)]]
  })
  return Object.fromEntries(entries) as Record<string, string>
}
