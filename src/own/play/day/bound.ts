/**
 * Hands that a rule binds: for whom somebody has to vote, or may. What everybody knows of is asked of the count; of the rest the
 * host is reminded, and the hand counts.
 */
import { living, refuse, type Answer, type Form, type Refusal, type SeatId } from '../../../engine'
import { traitsOf } from '../../state/facts'
import { levelOf, SELF_SEEN } from '../../language/folds/levels'
import type { Who } from '../../language/expressions'
import type { Env } from '../../state/asking'
import type { OwnState } from '../../state/state'
import type { Plan } from '../../plan/types'
import type { Run } from '../base/run'

type Ballots = Extract<Form, { kind: 'ballots' }>
type Hands = Readonly<Record<SeatId, readonly SeatId[]>>
type Given = 'yes' | 'no' | Who

/** Whether a document binds hands. */
export const areHandsBound = ({ bearers }: Plan): boolean =>
  bearers.mustVote !== undefined || bearers.mayVote !== undefined

const isWord = (given: Given): given is 'yes' | 'no' => given === 'yes' || given === 'no'

/** What binds somebody's hands by one of these traits, of what the room knows or of what it does not. */
function boundBy(plan: Plan, at: Env, seat: SeatId, name: 'mustVote' | 'mayVote', known: boolean) {
  return traitsOf(at, seat, name).flatMap(({ map, isOpen, env }) => {
    const given = map[name] as Given | undefined
    if (given === undefined) return []
    const isSeen = isWord(given) || levelOf(plan.doc, given, SELF_SEEN) !== 'secret'
    return (isOpen && isSeen) === known ? [{ given, env: { ...env, self: seat } }] : []
  })
}

/** What lies in all of these. */
const common = (sets: readonly (readonly SeatId[])[]): readonly SeatId[] =>
  sets.reduce((all, set) => all.filter((seat) => set.includes(seat)))

/** For whom alone somebody may vote; null: for anybody. Nobody to follow, or nobody whom all follow, leaves it free. */
function allowedTo(run: Run, seat: SeatId, hands: Hands): readonly SeatId[] | null {
  const sets = boundBy(run.plan, run.asTold, seat, 'mayVote', true).flatMap(({ given, env }) => {
    const whom = run.plan.who(given)({ ...env, told: true })
    return whom.length === 0 ? [] : [whom.flatMap((one) => hands[one] ?? [])]
  })
  if (sets.length === 0) return null
  const all = common(sets)
  return all.length === 0 && sets.every((set) => set.length > 0) ? null : all
}

function isLegal(run: Run, form: Ballots, hands: Hands, seat: SeatId): boolean {
  const own = hands[seat] ?? []
  const may = allowedTo(run, seat, hands)
  if (may && own.some((at) => !may.includes(at))) return false
  const open = form.candidates.filter(
    (at) => !(form.notSelf && at === seat) && (!may || may.includes(at)),
  )
  const musts = boundBy(run.plan, run.asTold, seat, 'mustVote', true)
  const isBarred = musts.some(({ given }) => given === 'no')
  const isAsked = musts.some(({ given }) => given !== 'no')
  if (isBarred) return isAsked || own.length === 0
  const sets = musts.flatMap(({ given, env }) => {
    const whom = isWord(given) ? open : run.plan.who(given)({ ...env, told: true })
    const there = whom.filter((at) => open.includes(at))
    return there.length === 0 ? [] : [there]
  })
  const all = sets.length === 0 ? [] : common(sets)
  return all.length === 0 || own.some((at) => all.includes(at))
}

/** Looks at the raised hands as a count is closed. */
export const checkBound =
  (run: Run, form: Ballots) =>
  (answer: Answer): Refusal | null => {
    if (answer.kind !== 'ballots') return null
    const wrong = form.voters.find(
      ({ seat, beyond }) => !beyond && !isLegal(run, form, answer.ballots, seat),
    )
    return wrong ? refuse('boundHand', { seat: wrong.seat }) : null
  }

/** Whose hands are bound by what the room does not know. */
export function secretlyBound(plan: Plan, state: OwnState): SeatId[] {
  if (!areHandsBound(plan)) return []
  const at = { plan, state }
  return living(state).filter((seat) =>
    (['mustVote', 'mayVote'] as const).some(
      (name) => boundBy(plan, at, seat, name, false).length > 0,
    ),
  )
}
