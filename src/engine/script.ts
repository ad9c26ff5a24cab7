import { OK, type Answer, type Form } from './answers'
import type { SeatId } from './ids'
import type { Script, Stage, StepSpec } from './step'
import { ask } from './table'

/** The form of a call that nobody can answer: it sounds the same and takes only `ok`. */
export const SILENT: Form = { kind: 'ok' }

/** A step that only informs. */
export function information(
  id: string,
  rest: Partial<Omit<StepSpec, 'id' | 'form' | 'neutral'>> = {},
): StepSpec {
  return { id, form: SILENT, asked: [], neutral: OK, ...rest }
}

/**
 * A call by night. Without anybody to answer it stays, takes only `ok` and is read from the text
 * variant `gone`, so that listeners cannot tell.
 */
export function call(step: StepSpec): StepSpec {
  if (step.asked.length > 0) return step
  return { ...step, form: SILENT, neutral: OK, variant: 'gone' }
}

/** Timed speeches, one after the other. Who may still speak is asked anew before each one. */
export function* speeches(
  id: string,
  about: string,
  seconds: number,
  order: readonly SeatId[],
  maySpeak: (seat: SeatId) => boolean,
): Script {
  for (const [index, speaker] of order.entries()) {
    yield* ask(() => {
      if (!maySpeak(speaker)) return null
      const queue = order.slice(index + 1).filter(maySpeak)
      const stage: Stage = { scene: 'speech', about, speaker, queue }
      return information(id, { asked: [speaker], seconds, speaker, stage })
    })
  }
}

/** The seat of a one-seat answer, or null when it was declined or skipped. */
export const seatOfAnswer = (answer: Answer): SeatId | null =>
  answer.kind === 'seat' ? answer.seat : null
