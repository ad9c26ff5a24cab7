/** The Mayor: known, he breaks ties; unknown, he may save who is to be hanged (K-23, K-101, K-105, K-106). */
import {
  asksChoice,
  asksWord,
  type Asks,
  type Script,
  type SeatId,
  type StepSpec,
} from '../../../src/engine'
import { blackmailersOf } from '../deeds/deaths'
import {
  holderOf,
  isAlive,
  isRevealed,
  roleOf,
  unrevealed,
  type KtuluState,
  type KtuluTable,
} from '../state'
import { MAYORS } from '../roles/roles'
import { askByDay } from './asking'

/** A Mayor whom everybody knows. */
const knownMayor = (state: KtuluState): SeatId | null =>
  MAYORS.map((role) => holderOf(state, role)).find(
    (seat) => seat !== null && isRevealed(state, seat),
  ) ?? null

const breakStep = (
  state: KtuluState,
  rest: (by: SeatId) => StepSpec['form'] | null,
  asks: (by: SeatId) => Asks,
): StepSpec | null => {
  const by = knownMayor(state)
  const form = by && rest(by)
  if (!by || !form) return null
  return {
    id: `${roleOf(state, by)}.breakTie`,
    form,
    asked: [by],
    neutral: { kind: 'pass' },
    stage: { scene: 'stand', about: 'tie', asks: asks(by) },
  }
}

/** Whom of the tied he takes for so many places; nobody, where he does not. Where some drop out, the others have their places (K-16a). */
export function* mayorBreaks(
  table: KtuluTable,
  tied: readonly SeatId[],
  places: number,
): Script<readonly SeatId[]> {
  const { state } = table
  const left = () => tied.filter((seat) => isAlive(state, seat))
  const answer = yield* askByDay(table, () => {
    if (left().length <= places) return null
    return breakStep(
      state,
      (by) => {
        const barred = blackmailersOf(state, by)
        const targets = left().filter((seat) => !barred.includes(seat))
        if (targets.length === 0) return null
        if (places === 1) return { kind: 'seat', targets, pass: true }
        const count = Math.min(places, targets.length)
        return { kind: 'seats', targets, min: count, max: count, pass: true }
      },
      (by) => asksChoice(by, left(), { count: { min: places, max: places }, self: true }),
    )
  })
  if (answer.kind === 'seat') return [answer.seat]
  if (answer.kind === 'seats') return answer.seats
  return left().length <= places ? left() : []
}

/** Which of two words it is that he decides for; null: neither. */
export function* mayorDecides(
  table: KtuluTable,
  options: readonly string[],
): Script<string | null> {
  const answer = yield* askByDay(table, () =>
    breakStep(
      table.state,
      () => ({ kind: 'option', options, pass: true }),
      (by) => asksWord([by], options),
    ),
  )
  return answer.kind === 'option' ? answer.option : null
}

/** K-106. @returns whether he showed himself and saved this one */
export function* mayorSaves(table: KtuluTable, target: SeatId): Script<boolean> {
  const { state } = table
  const answer = yield* askByDay(table, () => {
    const by = unrevealed(state, MAYORS)
    if (!by || !isAlive(state, target)) return null
    return {
      id: `${roleOf(state, by)}.save`,
      form: { kind: 'option', options: ['save'], pass: true },
      asked: [by],
      neutral: { kind: 'pass' },
      params: { target },
      stage: { scene: 'stand', about: 'condemned', candidates: [target] },
    }
  })
  const by = unrevealed(state, MAYORS)
  if (answer.kind !== 'option' || !by || !isAlive(state, target)) return false
  table.emit('revealed', { target: by, role: roleOf(state, by) })
  table.emit('saved', { target, aloud: true })
  return true
}
