/** Who comes to the stand by being named: a list that may want a second, be short, and give names back. */
import { PASS, type Answer, type Nomination } from '../../answers/answers'
import type { SeatId } from '../../base/ids'
import { refuse, type Refusal } from '../../base/refusal'
import { asksNames } from '../../script/asks'
import type { StepSpec } from '../../script/step'

/** A place on the stand, and who brought its player there; nobody, where it came otherwise. */
export interface Slot {
  readonly seat: SeatId
  readonly by: SeatId | null
}

export interface NominationRules {
  /** How many the stand takes; absent: as many as are named. */
  readonly places?: number
  /** How many one player may bring there; absent: as many as he likes. */
  readonly each?: number
  /** Whether somebody else has to agree; what nobody seconds is dropped. */
  readonly second?: boolean
  /** Whether somebody may take his own nomination back. */
  readonly withdraw?: boolean
  /** Who can be named; absent: whoever can name somebody. */
  readonly targets?: readonly SeatId[]
  /** What was said before, where they are asked for one by one: each is an answer, and nothing more closes the list. */
  readonly before?: readonly Nomination[]
}

/** How often each name may come and go on a list that gives names back. */
const CHANGES = 20

/** Whom a nomination brings to the stand; null, as long as it wants a second. */
const broughtBy = ({ target, second }: Nomination, rules: NominationRules): SeatId | null =>
  target === undefined || (rules.second && second === undefined) ? null : target

function checkOne(
  nomination: Nomination,
  slots: readonly Slot[],
  rules: NominationRules,
): Refusal | null {
  const { by, target, second, withdraw } = nomination
  if (withdraw !== undefined) {
    const own = slots.some((slot) => slot.seat === withdraw && slot.by === by)
    return own ? null : refuse('notHisToWithdraw', { seat: withdraw })
  }
  if (by === target) return refuse('namesHimself', { seat: by })
  if (second !== undefined && (second === by || second === target)) {
    return refuse('secondIsAnother', { seat: second })
  }
  if (rules.places !== undefined && slots.length >= rules.places) {
    return refuse('standIsFull', { max: rules.places })
  }
  const seat = broughtBy(nomination, rules)
  if (!seat) return null
  if (slots.some((slot) => slot.seat === seat)) return refuse('standsAlready', { seat })
  const brought = slots.filter((slot) => slot.by === by).length
  return brought >= (rules.each ?? Infinity) ? refuse('nominatedAlready', { seat: by }) : null
}

function read(list: readonly Nomination[], rules: NominationRules): Slot[] | Refusal {
  let slots: Slot[] = []
  for (const nomination of list) {
    const refusal = checkOne(nomination, slots, rules)
    if (refusal) return refusal
    const { by, withdraw } = nomination
    const seat = broughtBy(nomination, rules)
    if (withdraw !== undefined) slots = slots.filter((slot) => slot.seat !== withdraw)
    else if (seat) slots.push({ seat, by })
  }
  return slots
}

/** Who stands by these nominations, in their order; nobody by what is no such answer. */
export function slotsOf(answer: Answer, rules: NominationRules): Slot[] {
  const slots =
    answer.kind === 'nominations' ? read([...(rules.before ?? []), ...answer.list], rules) : []
  return Array.isArray(slots) ? slots : []
}

/**
 * Asks for the list.
 * @param able who may name somebody
 * @param seen who may, as everybody sees it
 */
export function nominations(
  id: string,
  able: readonly SeatId[],
  rules: NominationRules,
  seen: readonly SeatId[],
): StepSpec {
  const { before } = rules
  const check = (answer: Answer): Refusal | null => {
    const list = answer.kind === 'nominations' ? [...(before ?? []), ...answer.list] : []
    const slots = read(list, rules)
    return Array.isArray(slots) ? null : slots
  }
  const isOne = before !== undefined
  return {
    id,
    form: {
      kind: 'nominations',
      by: able,
      targets: rules.targets ?? able,
      second: rules.second ?? false,
      max: isOne
        ? 1
        : (rules.withdraw ? CHANGES : 1) * (able.length + (rules.places ?? able.length)),
      withdraw: rules.withdraw ?? false,
      pass: isOne,
    },
    asked: [],
    neutral: isOne ? PASS : { kind: 'nominations', list: [] },
    stage: {
      scene: 'discussion',
      about: 'nominations',
      asks: asksNames(seen, rules.targets ?? seen, {
        ...(rules.second ? { second: true } : {}),
        ...(rules.withdraw ? { withdraw: true } : {}),
      }),
    },
    check,
    checkSoFar: check,
  }
}
