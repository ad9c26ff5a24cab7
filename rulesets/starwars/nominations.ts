import {
  ask,
  refuse,
  type Answer,
  type Nomination,
  type Refusal,
  type Script,
  type SeatId,
  type StepSpec,
} from '../../src/engine'
import { active, type Slot, type StarwarsState, type StarwarsTable } from './evening'

/** How many stand accused (SW-99). */
const PLACES = 2

/** A nomination that somebody has seconded (SW-99); the others are dropped (SW-101). */
type Seconded = Nomination & { readonly target: SeatId; readonly second: SeatId }

const isSeconded = (nomination: Nomination): nomination is Seconded =>
  nomination.target !== undefined && nomination.second !== undefined

/** SW-100: three different people, another nominee and another nominator than before. */
function checkOne(nomination: Nomination, valid: readonly Seconded[]): Refusal | null {
  const { by, target, second } = nomination
  if (by === target) return refuse('namesHimself', { seat: by })
  if (second !== undefined && (second === by || second === target)) {
    return refuse('secondIsAnother', { seat: second })
  }
  if (valid.length >= PLACES) return refuse('standIsFull', { max: PLACES })
  if (!isSeconded(nomination)) return null
  if (valid.some((other) => other.target === target)) {
    return refuse('standsAlready', { seat: nomination.target })
  }
  return valid.some((other) => other.by === by) ? refuse('nominatedAlready', { seat: by }) : null
}

function checkList(answer: Answer): Refusal | null {
  if (answer.kind !== 'nominations') return null
  const valid: Seconded[] = []
  for (const nomination of answer.list) {
    const refusal = checkOne(nomination, valid)
    if (refusal) return refusal
    if (isSeconded(nomination)) valid.push(nomination)
  }
  return null
}

/** SW-99, SW-100: the living who are not frozen nominate each other. */
function nominateStep(state: StarwarsState): StepSpec {
  const able = active(state)
  return {
    id: 'day.nominate',
    form: {
      kind: 'nominations',
      by: able,
      targets: able,
      second: true,
      max: able.length + PLACES,
      withdraw: false,
      pass: false,
    },
    asked: [],
    neutral: { kind: 'nominations', list: [] },
    stage: { scene: 'discussion', about: 'nominations' },
    check: checkList,
  }
}

/** SW-99 to SW-103. @returns the places on the stand, in order */
export function* nominate({ state }: StarwarsTable): Script<Slot[]> {
  const answer = yield* ask(() => nominateStep(state))
  if (answer.kind !== 'nominations') return []
  return answer.list.filter(isSeconded).map(({ by, target }) => ({ seat: target, by }))
}
