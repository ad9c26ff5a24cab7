/** Answers that lean to somebody: whom a night is about, or who has what is fought over. */
import {
  refusalOf,
  type Answer,
  type Held,
  type History,
  type SeatId,
  type StepSpec,
} from '../../src/engine'

/** Whether the rules take this answer. */
export const isLegal = (open: StepSpec, answer: Answer): boolean => refusalOf(open, answer) === null

/** The same kind of answer, about this player. */
export function leanTo(answer: Answer, seat: SeatId): Answer {
  if (answer.kind === 'seat') return { kind: 'seat', seat }
  if (answer.kind === 'act' && answer.seat) return { ...answer, seat }
  if (answer.kind !== 'points') return answer
  const members = Object.keys(answer.points) as SeatId[]
  return { kind: 'points', points: Object.fromEntries(members.map((by) => [by, seat])) }
}

/** Who holds a thing that the game knows of, if it knows of any. */
export function holderIn({ game }: History): SeatId | null {
  const { objects } = game.state.game as { readonly objects?: Readonly<Record<string, Held>> }
  return Object.values(objects ?? {}).find(({ holder }) => holder !== null)?.holder ?? null
}
