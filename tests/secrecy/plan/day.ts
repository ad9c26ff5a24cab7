/** What the table does by daylight: everything that everybody hears and sees. */
import {
  checkAnswer,
  type Answer,
  type Form,
  type History,
  type Input,
  type Nomination,
  type SeatId,
  type StepSpec,
  randomAnswer,
  type Rng,
} from '../../../src/engine'
import { storyMoment } from '../../../src/host/evening/storyFlow'
import { withDraft } from './drafts'

/** How a table spends its days. */
export interface Manners {
  /** How likely nobody is voted on. */
  readonly peaceful: number
  /** Whom it votes on if it can, rather than on just anybody. */
  readonly toward: readonly SeatId[]
  /** How likely somebody steps in. */
  readonly stepsIn: number
  /** Whether challenges, candidates and whoever steps in keep to the same players as the votes. */
  readonly gentle?: boolean
}

const pick = <T>(list: readonly T[], rng: Rng): T => list[Math.floor(rng() * list.length)] as T

/** What comes next: told announcements, hands one by one, answers everybody hears. */
export function openly({ game }: History, rng: Rng, manners: Manners): Input[] {
  const { open, state } = game
  if (!open) return []
  if (open.tells && state.record.told < state.record.items.length) return [{ type: 'tell' }]
  const offered = game.offered()
  if (offered.length > 0 && rng() < manners.stepsIn) {
    const step = pick(offered, rng)
    const answer = kept(step, randomAnswer(step, rng), rng, manners)
    if (answer) return [{ type: 'interrupt', step: step.id, answer }]
  }
  const answer = mannered(open, rng, manners)
  return answer ? withDraft(open, answer, rng) : []
}

/** The same kind of answer about those players, where the rules take it. */
function kept(
  step: StepSpec,
  answer: Answer | null,
  rng: Rng,
  { gentle, toward }: Manners,
): Answer | null {
  if (!gentle || toward.length === 0 || !answer) return answer
  const one = () => pick(toward, rng)
  const about = (given: Answer): Answer => {
    if (given.kind === 'seat') return { kind: 'seat', seat: one() }
    if (given.kind === 'seats') return { kind: 'seats', seats: [...new Set([one(), one(), one()])] }
    if (given.kind !== 'nominations') return given
    return { kind: 'nominations', list: given.list.map(({ by }) => ({ by: one(), target: by })) }
  }
  const twoOf = (given: Answer): Answer =>
    given.kind === 'nominations'
      ? { ...given, list: given.list.map(({ by }) => ({ by, target: one() })) }
      : given
  const tries = [twoOf(about(answer)), about(answer), answer]
  return tries.find((each) => !checkAnswer(step.form, each) && !step.check?.(each)) ?? answer
}

function mannered(open: StepSpec, rng: Rng, manners: Manners): Answer | null {
  const { peaceful, toward, gentle } = manners
  const free = kept(open, randomAnswer(open, rng), rng, manners)
  const { form, neutral } = open
  if (gentle && neutral && rng() < peaceful) return neutral
  if (gentle && form.kind === 'nominations') return free
  if (form.kind !== 'ballots' && form.kind !== 'nominations') return free
  if (neutral && rng() < peaceful) return neutral
  const better = form.kind === 'ballots' ? ballots(free, form, rng, toward) : nominations(form, rng)
  return better && !checkAnswer(form, better) && !open.check?.(better) ? better : free
}

type FormOf<K extends Form['kind']> = Extract<Form, { kind: K }>

/** Hands that lean to somebody; those that the rules fill in themselves are often not raised. */
function ballots(
  free: Answer | null,
  form: FormOf<'ballots'>,
  rng: Rng,
  toward: readonly SeatId[],
): Answer | null {
  const hands = free?.kind === 'ballots' ? free.ballots : {}
  const wanted = toward.length > 0 ? pick(toward, rng) : null
  const left = rng() < 0.7 ? form.voters.filter(({ optional }) => optional) : []
  const cast = form.voters
    .filter((voter) => !left.includes(voter))
    .map(({ seat, votes }) => {
      const hand = hands[seat] ?? Array.from({ length: votes }, () => pick(form.candidates, rng))
      return [seat, wanted ? hand.map(() => wanted) : hand] as const
    })
  return { kind: 'ballots', ballots: Object.fromEntries(cast) }
}

/** Two nominations that the rules of most games accept. */
function nominations(form: FormOf<'nominations'>, rng: Rng): Answer | null {
  const targets = someOf(form.targets, rng)
  const list = targets.slice(0, 2).map((target, at): Nomination => {
    const others = form.by.filter((seat) => !targets.slice(0, 2).includes(seat))
    const [by = target, second] = [others[2 * at], others[2 * at + 1]]
    return form.second && second ? { by, target, second } : { by, target }
  })
  return rng() < 0.6 ? { kind: 'nominations', list } : null
}

function someOf<T>(list: readonly T[], rng: Rng): T[] {
  const left = [...list]
  return list.map(() => left.splice(Math.floor(rng() * left.length), 1)[0] as T)
}

/** What the host does for the show before the next announcement. */
export function storyBefore({ game }: History, rng: Rng): ('story.reroll' | 'story.show')[] {
  if (!storyMoment(game) || rng() < 0.2) return []
  return rng() < 0.3 ? ['story.reroll', 'story.show'] : ['story.show']
}
