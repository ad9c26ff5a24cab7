/** How a step ends whose time is over: with what was said, and for whoever said nothing as little as the rules allow. */
import type { Command } from '../../bridge'
import {
  draftAnswer,
  randomAnswer,
  refusalOf,
  takesDraft,
  type Answer,
  type DraftEntry,
  type StepSpec,
} from '../../engine'

type Rng = () => number

/** @param draft what was said so far. @returns null where the rules take nothing at all */
export function lastAnswer(open: StepSpec, draft: readonly DraftEntry[], rng: Rng): Answer | null {
  const said = takesDraft(open.form) && draft.length > 0 ? draftAnswer(open.form, draft) : null
  const drawn = randomAnswer(open, rng)
  const answers = [said, said && drawn && together(said, drawn), open.neutral, drawn]
  return answers.find((answer) => answer !== null && refusalOf(open, answer) === null) ?? null
}

/** What was said, and where nothing was, what was drawn. */
function together(said: Answer, drawn: Answer): Answer {
  if (said.kind === 'ballots' && drawn.kind === 'ballots') {
    const given = Object.entries(said.ballots).filter(([, votes]) => votes.length > 0)
    return { kind: 'ballots', ballots: { ...drawn.ballots, ...Object.fromEntries(given) } }
  }
  if (said.kind === 'marks' && drawn.kind === 'marks')
    return { kind: 'marks', marks: { ...drawn.marks, ...said.marks } }
  return drawn
}

/** The click that gives it. */
export const answering = (open: StepSpec, answer: Answer): Command =>
  ({ type: 'game.answer', step: open.id, answer }) as Command
