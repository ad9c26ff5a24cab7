/** What somebody without an opinion says: any answer that the rules take. */
import type { Act, Answer, Form, Nomination } from '../answers/answers'
import type { SeatId } from '../base/ids'
import { refusalOf } from './refusalOf'
import type { StepSpec } from './step'

/** A source of chance in [0, 1). */
export type Rng = () => number

const pick = <T>(list: readonly T[], rng: Rng): T | undefined =>
  list[Math.floor(rng() * list.length)]

/**
 * A legal answer to a step, drawn at random, as invented players give it.
 * @returns null when none was found: the step's own check refused fifty tries
 */
export function randomAnswer(step: StepSpec, rng: Rng): Answer | null {
  for (let attempt = 0; attempt < 50; attempt++) {
    const answer = guess(step.form, rng)
    if (answer && !refusalOf(step, answer)) return answer
  }
  return step.neutral
}

function guess(form: Form, rng: Rng): Answer | null {
  if (form.kind === 'ok') return { kind: 'ok' }
  if ('pass' in form && form.pass && rng() < 0.15) return { kind: 'pass' }
  if ((form.kind === 'seat' || form.kind === 'seats') && form.options && rng() < 0.3) {
    const option = pick(form.options, rng)
    return option ? { kind: 'option', option } : null
  }
  switch (form.kind) {
    case 'seat': {
      const seat = pick(form.targets, rng)
      return seat ? { kind: 'seat', seat } : { kind: 'pass' }
    }
    case 'seats':
      return { kind: 'seats', seats: some(form.targets, form.min, form.max, rng) }
    case 'option': {
      const option = pick(form.options, rng)
      return option ? { kind: 'option', option } : null
    }
    case 'act':
      return guessAct(form.acts, rng)
    case 'points':
      return form.acts && rng() < 0.15 ? guessAct(form.acts, rng) : guessPoints(form, rng)
    case 'ballots':
      return guessBallots(form, rng)
    case 'marks': {
      const marks: Record<SeatId, string> = {}
      for (const member of form.members) marks[member] = pick(form.options, rng) ?? ''
      return { kind: 'marks', marks }
    }
    case 'nominations':
      return { kind: 'nominations', list: guessNominations(form, rng) }
  }
}

function some(from: readonly SeatId[], min: number, max: number, rng: Rng): SeatId[] {
  const most = Math.min(max, from.length)
  const size = min + Math.floor(rng() * (Math.max(min, most) - min + 1))
  const left = [...from]
  const chosen: SeatId[] = []
  while (chosen.length < size && left.length > 0) {
    chosen.push(...left.splice(Math.floor(rng() * left.length), 1))
  }
  return chosen
}

function guessAct(acts: readonly Act[], rng: Rng): Answer | null {
  const act = pick(acts, rng)
  if (!act) return null
  if (!act.targets) return { kind: 'act', act: act.id }
  const seat = pick(act.targets, rng)
  return seat ? { kind: 'act', act: act.id, seat } : null
}

/** Groups mostly agree, as real ones do. */
function guessPoints(form: Extract<Form, { kind: 'points' }>, rng: Rng): Answer {
  const points: Record<SeatId, SeatId | null> = {}
  const common = rng() < 0.75 ? pick(form.targets, rng) : undefined
  for (const member of form.members) {
    const targets = form.notSelf ? form.targets.filter((seat) => seat !== member) : form.targets
    const usable = common && targets.includes(common) ? common : pick(targets, rng)
    points[member] = usable ?? null
  }
  return { kind: 'points', points }
}

function guessBallots(form: Extract<Form, { kind: 'ballots' }>, rng: Rng): Answer {
  const ballots: Record<SeatId, readonly SeatId[]> = {}
  for (const { seat, votes, except = [] } of form.voters) {
    const used = form.use === 'all' ? votes : Math.floor(rng() * (votes + 1))
    const open = form.candidates.filter(
      (candidate) => !(form.notSelf && candidate === seat) && !except.includes(candidate),
    )
    ballots[seat] = form.distinct
      ? some(open, form.use === 'all' ? used : 0, used, rng)
      : Array.from({ length: used }, () => pick(open, rng)).filter(
          (candidate) => candidate !== undefined,
        )
  }
  return { kind: 'ballots', ballots }
}

function guessNominations(
  form: Extract<Form, { kind: 'nominations' }>,
  rng: Rng,
): readonly Nomination[] {
  const size = Math.floor(rng() * (Math.min(form.max, 3) + 1))
  return Array.from({ length: size }, () => {
    const [by, second] = some(form.by, 2, 2, rng)
    const target = pick(form.targets, rng)
    if (!by || !target) return null
    return form.second && second ? { by, target, second } : { by, target }
  }).filter((nomination) => nomination !== null)
}
