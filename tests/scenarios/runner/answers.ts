/** Turns what a scenario writes as an ANSWER into the engine's answer, by the form of the open step. */
import { OK, PASS, type Answer, type Form, type Nomination, type SeatId } from '../../../src/engine'
import type { Names } from './seats'
import { isValueMap, Malformed, print, type Value, type ValueMap } from './value'

/** What is known of the step that is answered; null when it is not even offered. */
export interface Asked {
  readonly form: Form
  readonly asked: readonly SeatId[]
}

/**
 * Reads an answer. An answer of a kind that the form does not take is built all the same, so that the
 * engine has the chance to refuse it.
 * @throws Malformed when a player or a shape is named that no step could ever take
 */
export function readAnswer(value: Value, step: Asked | null, names: Names): Answer {
  if (isValueMap(value)) return readMap(value, step, names)
  if (Array.isArray(value)) return readList(value, step, names)
  if (names.has(value)) return readName(names.seat(value), step)
  return readWord(value, step)
}

const words = (form: Form | undefined): readonly string[] =>
  form && 'options' in form ? (form.options ?? []) : []

function readWord(value: Value, step: Asked | null): Answer {
  if (value === null) throw new Malformed('an answer is wanted')
  const word = String(value)
  const form = step?.form
  if (form?.kind === 'act' && form.acts.some(({ id }) => id === word)) {
    return { kind: 'act', act: word }
  }
  if (form?.kind === 'marks' && form.options.includes(word)) {
    return { kind: 'marks', marks: byMember(form.members, () => word) }
  }
  if (words(form).includes(word)) return { kind: 'option', option: word }
  if (word === 'ok') return OK
  if (word === 'pass') return PASS
  if (word === 'none' && form?.kind === 'ballots') return { kind: 'ballots', ballots: {} }
  if (word === 'none' && form?.kind === 'points') return { kind: 'points', points: {} }
  if (!/^[a-z]/.test(word)) throw new Malformed(`there is no player ${word}`)
  return { kind: 'option', option: word }
}

function readName(seat: SeatId, step: Asked | null): Answer {
  const form = step?.form
  switch (form?.kind) {
    case 'seats':
      return { kind: 'seats', seats: [seat] }
    case 'points':
      return { kind: 'points', points: byMember(form.members, () => seat) }
    case 'ballots': {
      const ballots: Record<SeatId, readonly SeatId[]> = {}
      for (const { seat: voter, votes } of form.voters) ballots[voter] = repeat(seat, votes)
      return { kind: 'ballots', ballots }
    }
    case 'act': {
      // Of several who may do it, one has to be named.
      if (form.acts.some(({ id }) => step?.asked.includes(id as SeatId)))
        return { kind: 'seat', seat }
      const act = form.acts.find(({ targets }) => targets)?.id ?? form.acts[0]?.id ?? ''
      return { kind: 'act', act, seat }
    }
    default:
      return { kind: 'seat', seat }
  }
}

function readList(value: readonly Value[], step: Asked | null, names: Names): Answer {
  if (step?.form.kind === 'nominations' || value.some(isValueMap)) {
    return { kind: 'nominations', list: value.map((entry) => readNomination(entry, names)) }
  }
  return { kind: 'seats', seats: value.map((name) => names.seat(name)) }
}

function readNomination(value: Value, names: Names): Nomination {
  if (!isValueMap(value)) throw new Malformed(`a nomination is a map, not ${print(value)}`)
  const nomination: Record<string, SeatId> = {}
  for (const [key, name] of value) {
    if (!['by', 'target', 'second', 'withdraw'].includes(key)) {
      throw new Malformed(`a nomination has no ${key}`)
    }
    nomination[key] = names.seat(name)
  }
  if (!nomination.by) throw new Malformed('a nomination needs `by`')
  return { ...nomination, by: nomination.by }
}

function readMap(value: ValueMap, step: Asked | null, names: Names): Answer {
  if (value.has('do')) return readAct(value, names)
  if (value.has('by')) return { kind: 'nominations', list: [readNomination(value, names)] }
  const form = step?.form
  if (form?.kind === 'ballots') return { kind: 'ballots', ballots: readBallots(value, form, names) }
  const entries = [...value].map(([name, choice]) => [names.seat(name), choice] as const)
  if (form?.kind === 'marks' || entries.some(([, choice]) => isMark(choice, names))) {
    return {
      kind: 'marks',
      marks: Object.fromEntries(entries.map(([seat, word]) => [seat, String(word)])),
    }
  }
  if (entries.some(([, choice]) => Array.isArray(choice))) {
    const ballots = entries.map(([seat, choice]) => [seat, hands(choice, 1, names)])
    return { kind: 'ballots', ballots: Object.fromEntries(ballots) as Record<SeatId, SeatId[]> }
  }
  const points: Record<SeatId, SeatId | null> = {}
  for (const [seat, choice] of entries) points[seat] = choice === 'none' ? null : names.seat(choice)
  return agreedSeat(points, step) ?? { kind: 'points', points }
}

const isMark = (choice: Value, names: Names): boolean =>
  typeof choice === 'string' && choice !== 'none' && !names.has(choice) && /^[a-z]/.test(choice)

/** A step that takes one player may also be answered by those who are asked, all naming the same. */
function agreedSeat(points: Record<SeatId, SeatId | null>, step: Asked | null): Answer | null {
  if (step?.form.kind !== 'seat' && step?.form.kind !== 'act') return null
  const members = Object.keys(points) as SeatId[]
  const [first] = members
  const seat = first ? points[first] : null
  const agreed = members.every((by) => step.asked.includes(by) && points[by] === seat)
  return seat && agreed ? readName(seat, step) : null
}

function readAct(value: ValueMap, names: Names): Answer {
  const ability = value.get('do')
  if (typeof ability !== 'string') throw new Malformed('do: an ability is wanted')
  // Where several may do it, it begins with who does.
  const act = ability
    .split('.')
    .map((part) => (names.has(part) ? names.seat(part) : part))
    .join('.')
  for (const key of value.keys()) {
    if (key !== 'do' && key !== 'target') throw new Malformed(`an ability has no ${key}`)
  }
  return value.has('target')
    ? { kind: 'act', act, seat: names.seat(value.get('target')) }
    : { kind: 'act', act }
}

function readBallots(
  value: ValueMap,
  form: Extract<Form, { kind: 'ballots' }>,
  names: Names,
): Record<SeatId, readonly SeatId[]> {
  const ballots: Record<SeatId, readonly SeatId[]> = {}
  for (const [name, choice] of value) {
    const voter = names.seat(name)
    const votes = form.voters.find(({ seat }) => seat === voter)?.votes ?? 1
    ballots[voter] = hands(choice, form.distinct && !Array.isArray(choice) ? 1 : votes, names)
  }
  return ballots
}

/** One name takes all votes of its voter; a list names each vote, `none` withholds one. */
function hands(choice: Value, votes: number, names: Names): readonly SeatId[] {
  if (choice === 'none') return []
  if (!Array.isArray(choice)) return repeat(names.seat(choice), Math.max(1, votes))
  const raised = choice.filter((name) => name !== 'none').map((name) => names.seat(name))
  const [first = names.seat(names.all[0])] = raised
  // A withheld vote that the voter does not have is still one too many: the engine shall refuse it.
  return choice.length > votes
    ? [...raised, ...repeat(first, choice.length - raised.length)]
    : raised
}

const repeat = (seat: SeatId, count: number): SeatId[] => Array<SeatId>(count).fill(seat)

function byMember<T>(members: readonly SeatId[], word: () => T): Record<SeatId, T> {
  return Object.fromEntries(members.map((member) => [member, word()]))
}
