/** What taps under the fingers of those who are asked amount to, by the form of their step. */
import type { Tap } from '../../bridge/views/phoneNight'
import {
  OK,
  PASS,
  refusalOf,
  type Answer,
  type Form,
  type SeatId,
  type StepSpec,
} from '../../engine'

type Asked = Pick<StepSpec, 'form' | 'asked' | 'check'>

/** Who answers: everybody who is asked where each has a finger of their own, else the first of them for all. */
export function answering({ form, asked }: Asked): readonly SeatId[] {
  switch (form.kind) {
    case 'points':
    case 'marks':
      return form.members
    case 'ok':
      return asked
    default:
      return asked.slice(0, 1)
  }
}

/** Whether a call asks nobody for anything: whoever is called in it is shown something at once. */
export const asksNothing = ({ cover }: Pick<StepSpec, 'cover'>): boolean =>
  cover !== undefined && cover.seats === 0 && cover.words.length === 0

/** Whom the form of a step takes. @param by whose finger it is */
export function choicesOf(
  form: Form,
  by: SeatId,
): { seats: readonly SeatId[]; words: readonly string[] } {
  switch (form.kind) {
    case 'seat':
    case 'seats':
      return { seats: form.targets, words: form.options ?? [] }
    case 'option':
      return { seats: [], words: form.options }
    case 'marks':
      return { seats: [], words: form.options }
    case 'act':
      return actsOf(form.acts)
    case 'points': {
      const seats = form.notSelf ? form.targets.filter((seat) => seat !== by) : form.targets
      return { seats, words: actsOf(form.acts ?? []).words }
    }
    default:
      return { seats: [], words: [] }
  }
}

function actsOf(acts: Extract<Form, { kind: 'act' }>['acts']) {
  const seats = [...new Set(acts.flatMap(({ targets = [] }) => targets))]
  return { seats, words: acts.map(({ id }) => id) }
}

/** How many players are chosen at least and at most. */
export function rangeOf(form: Form): { least: number; most: number } {
  if (form.kind === 'seats') return { least: form.min, most: form.max }
  if (form.kind === 'seat') return { least: form.pass || form.options ? 0 : 1, most: 1 }
  if (form.kind === 'points') return { least: form.must ? 1 : 0, most: 1 }
  return { least: 0, most: form.kind === 'act' ? 1 : 0 }
}

/** The answer that the taps of those who are done come to; null where one is missing, or the rules take none of it. */
export function answerOf(step: Asked, tapOf: (seat: SeatId) => Tap | null): Answer | null {
  const by = answering(step)
  const taps = by.map((seat) => [seat, tapOf(seat)] as const)
  if (by.length === 0 || taps.some(([, tap]) => !tap?.done)) return null
  const [, first = null] = taps[0] ?? []
  const answer = first && written(step.form, first, new Map(taps as [SeatId, Tap][]))
  return answer && refusalOf(step, answer) === null ? answer : null
}

function written(form: Form, first: Tap, all: ReadonlyMap<SeatId, Tap>): Answer {
  const [seat] = first.seats
  switch (form.kind) {
    case 'seat':
      if (first.word !== null && form.options?.includes(first.word)) return word(first.word)
      return seat === undefined ? PASS : { kind: 'seat', seat }
    case 'seats':
      if (first.word !== null && form.options?.includes(first.word)) return word(first.word)
      return first.seats.length === 0 && form.min > 0 ? PASS : { kind: 'seats', seats: first.seats }
    case 'option':
      return first.word === null ? PASS : word(first.word)
    case 'act':
      return acted(form.acts, first)
    case 'points':
      return pointed(form, all)
    case 'marks':
      return { kind: 'marks', marks: Object.fromEntries(said(all)) }
    default:
      return OK
  }
}

const word = (option: string): Answer => ({ kind: 'option', option })

const said = (all: ReadonlyMap<SeatId, Tap>) =>
  [...all].flatMap(([seat, tap]) => (tap.word === null ? [] : [[seat, tap.word] as const]))

function acted(
  acts: Extract<Form, { kind: 'act' }>['acts'],
  { seats: [seat], word: id }: Tap,
): Answer {
  const act =
    acts.find((one) => one.id === id) ?? (id === null && acts.length === 1 ? acts[0] : null)
  if (!act || (act.targets && seat === undefined)) return PASS
  return act.targets && seat !== undefined
    ? { kind: 'act', act: act.id, seat }
    : { kind: 'act', act: act.id }
}

/** Whoever does something else instead ends the pointing for all. */
function pointed(form: Extract<Form, { kind: 'points' }>, all: ReadonlyMap<SeatId, Tap>): Answer {
  for (const tap of all.values()) {
    if (tap.word !== null && form.acts?.some(({ id }) => id === tap.word))
      return acted(form.acts, tap)
  }
  const points = Object.fromEntries([...all].map(([seat, { seats }]) => [seat, seats[0] ?? null]))
  return { kind: 'points', points }
}
