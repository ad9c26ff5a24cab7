/** A lot among several. It is drawn before the room, so that its chance is the public one. */
import type { Answer } from '../../answers/answers'
import type { SeatId } from '../../base/ids'
import { seatOfAnswer } from '../../script/script'
import type { Script, StepSpec } from '../../script/step'
import { ask, draw, type Table } from '../../script/table'

/** The host names whom the lot fell on, or lets the program draw. Nothing to draw among fewer than two. */
export function lotAmong(id: string, candidates: readonly SeatId[]): StepSpec | null {
  if (candidates.length < 2) return null
  const drawn: Answer = { kind: 'option', option: 'draw' }
  return {
    id,
    form: { kind: 'seat', targets: candidates, pass: false, options: ['draw'] },
    asked: [],
    neutral: drawn,
    skipped: drawn,
    stage: { scene: 'lot', about: 'lot', candidates },
  }
}

/** Holds a lot. @returns on whom it fell; null where fewer than two are left to draw among */
export function* holdLot<G, E>(
  table: Table<G, E>,
  id: string,
  among: () => readonly SeatId[],
): Script<SeatId | null> {
  const answer = yield* ask(() => lotAmong(id, among()))
  const candidates = among()
  if (candidates.length < 2) return null
  return seatOfAnswer(answer) ?? candidates[draw(table, 'lot', candidates.length)] ?? null
}
