/** Pieces that scripts are written with: the usual steps, rounds and speeches. */
import { OK, PASS, type Answer, type Form } from '../answers/answers'
import type { SeatId } from '../base/ids'
import { asksHands } from './asks'
import type { AskedSeat, Script, Stage, StepSpec } from './step'
import { ask, type Table } from './table'

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

/** One player points at one other. */
export function pointAt(
  id: string,
  by: SeatId,
  targets: readonly SeatId[],
  rest: Partial<StepSpec> = {},
): StepSpec {
  return {
    id,
    form: { kind: 'seat', targets: targets.filter((seat) => seat !== by), pass: true },
    asked: [by],
    neutral: PASS,
    ...rest,
  }
}

/** Everybody awake points at one player; without anybody to ask it is the silent call. */
export function pointTogether(
  id: string,
  form: Omit<Extract<Form, { kind: 'points' }>, 'kind' | 'pass'>,
  rest: Partial<StepSpec> = {},
): StepSpec {
  const { members, must } = form
  return call({
    id,
    form: { kind: 'points', ...form, pass: !must },
    asked: members,
    neutral: must ? null : PASS,
    ...rest,
  })
}

/** What the room may know of a vote: who has how many hands as everybody sees it, and whether nobody sees them go up. */
interface BallotStage extends Pick<Stage, 'about' | 'count' | 'needs'> {
  readonly asked: readonly AskedSeat[]
  readonly secret?: boolean
  readonly final?: boolean
}

/** A vote by raised hands. Nobody raises one unless asked to use every vote. */
export function ballot(
  id: string,
  form: Omit<Extract<Form, { kind: 'ballots' }>, 'kind'>,
  { asked, secret, final, ...stage }: BallotStage,
): StepSpec {
  const { voters, candidates, use } = form
  return {
    id,
    form: { kind: 'ballots', ...form },
    asked: voters.map(({ seat }) => seat),
    neutral: use === 'any' ? { kind: 'ballots', ballots: {} } : null,
    stage: { scene: 'vote', candidates, ...stage, asks: asksHands(form, asked, { secret, final }) },
  }
}

/** Round after round, each of its parts in turn, until somebody has won. Rounds count from 1. */
export function* rounds<G, E, V>(
  table: Table<G, E, V>,
  parts: readonly ((table: Table<G, E, V>, round: number) => Script)[],
): Script {
  for (let round = 1; ; round++) {
    for (const part of parts) {
      yield* part(table, round)
      if (table.state.winner) return
    }
  }
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
