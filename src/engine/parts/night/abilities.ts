/** What a call can ask: one on one, one on several, one of several acts, everybody a finger, or all together. */
import { PASS, type Answer } from '../../answers/answers'
import { pointsOf } from '../../answers/count'
import type { SeatId } from '../../base/ids'
import { CHOOSES_ONE } from '../../script/cover'
import { pointTogether, seatOfAnswer } from '../../script/script'
import { living, type SeenState } from '../../state/state'
import type { StepSpec } from '../../script/step'
import type { CallContext, Ability } from './roleCalls'

/** A table whose living can be pointed at. */
interface Readable {
  readonly state: SeenState<unknown>
}

type Of<T, R> = (context: CallContext<T>) => R

/** What is done to somebody. */
export type Use<T> = (context: CallContext<T>, target: SeatId) => void

interface Choice<T> {
  /** Who may be chosen; absent: all the living but whoever acts. */
  readonly targets?: Of<T, readonly SeatId[]>
  /** What it means that nobody was chosen. */
  readonly declined?: (context: CallContext<T>, by: SeatId) => void
  /** More about the step, such as a variant of its text. */
  readonly more?: Of<T, Partial<StepSpec>>
}

const others = <T extends Readable>({ table, by }: CallContext<T>): readonly SeatId[] =>
  living(table.state).filter((seat) => seat !== by)

/** One player chooses one; whoever `must` has no other answer as long as there is somebody to choose. */
export function onOne<T extends Readable>(
  use: Use<T>,
  rest: Choice<T> & { readonly must?: Of<T, boolean> } = {},
): Ability<T> {
  return {
    cover: CHOOSES_ONE,
    step(context) {
      const targets = (rest.targets ?? others)(context)
      const must = targets.length > 0 && (rest.must?.(context) ?? false)
      return {
        id: context.id,
        form: { kind: 'seat', targets, pass: !must },
        asked: [context.by],
        neutral: must ? null : PASS,
        ...rest.more?.(context),
      }
    },
    take(context, answer) {
      const target = seatOfAnswer(answer)
      if (target) use(context, target)
      else rest.declined?.(context, context.by)
    },
  }
}

/** One player chooses so many at once, or nobody. */
export function onSeveral<T extends Readable>(
  count: number,
  use: (context: CallContext<T>, targets: readonly SeatId[]) => void,
  rest: Choice<T> = {},
): Ability<T> {
  return {
    cover: { seats: count, words: [] },
    step: (context) => ({
      id: context.id,
      form: {
        kind: 'seats',
        targets: (rest.targets ?? others)(context),
        min: count,
        max: count,
        pass: true,
      },
      asked: [context.by],
      neutral: PASS,
      ...rest.more?.(context),
    }),
    take(context, answer) {
      if (answer.kind === 'seats') use(context, answer.seats)
      else rest.declined?.(context, context.by)
    },
  }
}

/** One player does one of several things to somebody; which of them tonight is for the game to say. */
export function oneOfActs<T extends Readable, A extends string>(
  acts: Readonly<Record<A, Use<T>>>,
  offered: Of<T, readonly A[]>,
  rest: Choice<T> = {},
): Ability<T> {
  return {
    cover: { seats: 1, words: Object.keys(acts), wordFirst: true },
    step(context) {
      const targets = (rest.targets ?? others)(context)
      return {
        id: context.id,
        form: { kind: 'act', acts: offered(context).map((id) => ({ id, targets })), pass: true },
        asked: [context.by],
        neutral: PASS,
        ...rest.more?.(context),
      }
    },
    take(context, answer) {
      const chosen = answer.kind === 'act' ? answer : null
      if (chosen?.seat) acts[chosen.act as A](context, chosen.seat)
      else rest.declined?.(context, context.by)
    },
  }
}

interface Pointing<T> {
  /** Whose fingers are asked for; absent: everybody awake. */
  readonly members?: Of<T, readonly SeatId[]>
  /** Who may be pointed at; absent: all the living. */
  readonly targets?: Of<T, readonly SeatId[]>
  readonly must?: Of<T, boolean>
  readonly notSelf?: Of<T, boolean>
  readonly more?: Of<T, Partial<StepSpec>>
}

const fingers =
  <T extends Readable>(rest: Pointing<T>): Ability<T>['step'] =>
  (context) => {
    const targets = (rest.targets ?? (({ table }) => living(table.state)))(context)
    const members = rest.members?.(context) ?? context.awake
    const notSelf = rest.notSelf?.(context) ?? false
    const must = rest.must?.(context) ?? false
    return pointTogether(context.id, { members, targets, notSelf, must }, rest.more?.(context))
  }

/** Everybody awake chooses alone, in the same moment. */
export const eachOnOne = <T extends Readable>(
  use: (context: CallContext<T>, target: SeatId, by: SeatId) => void,
  rest: Pointing<T> & Pick<Choice<T>, 'declined'> = {},
): Ability<T> => ({
  cover: CHOOSES_ONE,
  step: fingers(rest),
  take(context, answer) {
    const points = pointsOf(answer)
    for (const by of context.awake) {
      const target = points[by]
      if (target) use(context, target, by)
      else rest.declined?.(context, by)
    }
  },
})

/** Who the fingers of a group agree on, if on anybody, such as `unanimous` and `majority`. */
export type Agreement = (
  points: ReturnType<typeof pointsOf>,
  members: readonly SeatId[],
) => SeatId | null

/** All who are awake choose one together; without an agreement nobody. */
export const together = <T extends Readable>(
  agreed: Of<T, Agreement>,
  settle: (context: CallContext<T>, target: SeatId | null, answer: Answer) => void,
  rest: Pointing<T> = {},
): Ability<T> => ({
  cover: CHOOSES_ONE,
  step: fingers(rest),
  take: (context, answer) =>
    settle(
      context,
      agreed(context)(pointsOf(answer), rest.members?.(context) ?? context.awake),
      answer,
    ),
})
