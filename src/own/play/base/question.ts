/** What a question looks like to the host, and what an answer to it means. */
import {
  majority,
  pointsOf,
  PASS,
  leaders,
  refuse,
  unanimous,
  type Answer,
  type Form,
  type SeatId,
  type StepSpec,
} from '../../../engine'
import { inOrder } from '../../state/facts'
import type { ActPlan } from '../../format/questions/entry'
import type { Env, WhoOf } from '../../state/asking'
import type { Deed } from '../../state/state'
import type { ChoosePlan } from '../../plan/types'

/** What was chosen; nothing: it was declined. */
export interface Choice {
  readonly targets: readonly SeatId[]
  readonly act?: string
  /** Where several may be done in one waking: each that was chosen. */
  readonly deeds?: readonly Deed[]
  readonly word?: string
  readonly card?: string
  readonly middle?: string
}

/** What a question may still be about: without whom was chosen too lately, without what is used up. */
export interface Asking {
  readonly choose: ChoosePlan
  readonly env: Env
  /** Who is asked; a group that is asked as one has no `self`. */
  readonly asked: readonly SeatId[]
  readonly joint: boolean
  readonly barred: readonly SeatId[]
  readonly used: (act: string) => number
  /** What was chosen in this waking so far: none of it again, and no more is compulsory. */
  readonly done?: readonly Deed[]
}

export type Question = Pick<StepSpec, 'form' | 'neutral'>

function targetsOf({ choose, env, joint, barred }: Asking, of: WhoOf): SeatId[] {
  const mayBeSelf = joint || choose.self
  // A set is of the living unless it names the dead: somebody may be chosen to come back.
  return inOrder(env.state, of(env)).filter(
    (seat) => !barred.includes(seat) && (mayBeSelf || seat !== env.self),
  )
}

const actsOf = (asking: Asking, acts: readonly ActPlan[]) =>
  acts.flatMap(({ id, one, if: condition, uses }) => {
    if (condition && !condition({ ...asking.env, act: id })) return []
    if (asking.done?.some(({ act }) => act === id)) return []
    if (uses && asking.used(id) >= uses(asking.env)) return []
    if (!one) return [{ id }]
    const targets = targetsOf(asking, one)
    return targets.length > 0 ? [{ id, targets }] : []
  })

const mustOf = ({ choose, env, done = [] }: Asking): boolean =>
  done.length === 0 && choose.must(env)

const question = (form: Form, must: boolean): Question => ({
  form,
  neutral: must ? null : PASS,
})

/** The form of a question; null where nothing can be chosen. */
export function questionOf(asking: Asking): Question | null {
  const { choose, env } = asking
  const must = mustOf(asking)
  const pass = !must
  const { from } = choose
  switch (from.kind) {
    case 'seat': {
      const targets = targetsOf(asking, from.of)
      if (targets.length === 0) return null
      if (asking.joint && ['unanimous', 'majority', 'most'].includes(choose.by)) {
        const members = asking.asked
        return question({ kind: 'points', members, targets, notSelf: false, must, pass }, must)
      }
      return question({ kind: 'seat', targets, pass }, must)
    }
    case 'seats': {
      const targets = targetsOf(asking, from.of)
      const { min, max: most } = from.count(env)
      if (targets.length < Math.max(1, min)) return null
      const max = Math.min(most, targets.length)
      return question({ kind: 'seats', targets, min, max, pass }, must)
    }
    case 'acts': {
      const acts = actsOf(asking, from.acts)
      return acts.length === 0 ? null : question({ kind: 'act', acts, pass }, must)
    }
    case 'options': {
      const options = from.options(env, must)
      return options.length === 0 ? null : question({ kind: 'option', options, pass }, must)
    }
  }
}

function pointedAt(asking: Asking): SeatId[] {
  const { from } = asking.choose
  return from.kind === 'seat' ? targetsOf(asking, from.of) : []
}

/** Several are asked in one step, in which each points at somebody. */
export function pointing(each: readonly Asking[]): (Question & Pick<StepSpec, 'check'>) | null {
  const able = each
    .map((asking) => ({ by: asking.asked[0] as SeatId, targets: pointedAt(asking), asking }))
    .filter(({ targets }) => targets.length > 0)
  if (able.length === 0) return null
  const targets = each[0]?.env.state.seats.map(({ id }) => id) ?? []
  const must = able.every(({ asking }) => mustOf(asking))
  // Where one of them has to, passing for all of them would let him off.
  const mayPass = !able.some(({ asking }) => mustOf(asking))
  const members = able.map(({ by }) => by)
  const all = targets.filter((seat) => able.some((member) => member.targets.includes(seat)))
  const form: Form = { kind: 'points', members, targets: all, notSelf: false, must, pass: mayPass }
  return {
    ...question(form, !mayPass),
    check(answer) {
      const points = pointsOf(answer)
      for (const { by, targets: own, asking } of able) {
        const at = points[by] ?? null
        if (at !== null && !own.includes(at)) return notATarget(at)
        if (at === null && mustOf(asking) && answer.kind === 'points') return mustPoint(by)
      }
      return null
    },
  }
}

const notATarget = (seat: SeatId) => refuse('notATarget', { seat })
const mustPoint = (seat: SeatId) => refuse('mustPoint', { seat })

/** What an answer means; null: it was declined, or there was no agreement. */
export function choiceOf({ choose, asked, env }: Asking, answer: Answer): Choice | null {
  switch (answer.kind) {
    case 'seat':
      return { targets: [answer.seat] }
    case 'seats':
      return answer.seats.length === 0 ? null : { targets: answer.seats }
    case 'act': {
      const targets = answer.seat === undefined ? [] : [answer.seat]
      return { targets, act: answer.act }
    }
    case 'option': {
      const { from } = choose
      if (from.kind !== 'options' || answer.option === from.no) return null
      return { targets: [], [from.as]: answer.option }
    }
    case 'points': {
      const agreed = agreedOf(choose.by, answer, asked, env)
      return agreed === null ? null : { targets: [agreed] }
    }
    default:
      return null
  }
}

function agreedOf(
  by: ChoosePlan['by'],
  answer: Answer,
  members: readonly SeatId[],
  { state }: Env,
): SeatId | null {
  const points = pointsOf(answer)
  if (by === 'unanimous') return unanimous(points, members)
  if (by === 'majority') return majority(points, members)
  const totals: Record<SeatId, number> = {}
  for (const member of members) {
    const at = points[member]
    if (at) totals[at] = (totals[at] ?? 0) + 1
  }
  const most = leaders(
    totals,
    state.seats.map(({ id }) => id),
  )
  return most.length === 1 ? (most[0] ?? null) : null
}
