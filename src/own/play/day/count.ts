/** Votes by hands: who has how many, whose count where, and what they come to. */
import {
  announce,
  ballot,
  followedHands,
  living,
  possibleVotes,
  type Follower,
  type SeatId,
  type StepSpec,
  type Vote as Voting,
} from '../../../engine'
import { hasTrait, livingAmong, traitsOf } from '../../facts'
import type { Vote } from '../../format/day'
import { literal } from '../../plan/fold'
import { stillEnv, type Run } from '../run'

/** A vote on somebody. */
export interface Asked {
  readonly step: string
  readonly about: string
  readonly candidates: () => readonly SeatId[]
  readonly rules: Vote
  /** Whom the vote is not for besides, such as those who are tied. */
  readonly without?: () => readonly SeatId[]
  readonly confirm?: boolean
}

function handsOf(run: Run, { hands = 1 }: Vote, seat: SeatId): number {
  if (typeof hands === 'number') return hands
  const { plan, state } = run
  return Math.max(0, plan.number(hands)({ plan, state, self: seat, told: true }))
}

/** How much one hand counts. */
export function weightOf(run: Run, seat: SeatId): number {
  let weight = 1
  for (const { map } of traitsOf(run.still, seat, 'weight')) {
    if (map.weight !== undefined) weight *= literal(map.weight)
  }
  return weight
}

function votersOf(run: Run, { rules, without, candidates }: Asked): SeatId[] {
  const env = stillEnv(run, { candidates: candidates() })
  const allowed = rules.voters === undefined ? null : run.plan.who(rules.voters)(env)
  const barred = without?.()
  return living(run.state).filter(
    (seat) =>
      (!allowed || allowed.includes(seat)) &&
      !barred?.includes(seat) &&
      !hasTrait(env, seat, 'noVote'),
  )
}

/** Whether every hand counts for what it is, so that nobody has to note whose it was. */
function isPlain(run: Run, voters: readonly { readonly seat: SeatId }[]): boolean {
  if (run.plan.asksHolders) return false
  return voters.every(
    ({ seat }) => traitsOf(run.still, seat, 'votesAs').length === 0 && weightOf(run, seat) === 1,
  )
}

const oneHand = ({ seat }: { seat: SeatId }) => ({ seat, votes: 1 })

function stepOf(run: Run, asked: Asked): StepSpec | null {
  const { rules, step, about } = asked
  const candidates = livingAmong(run.state, asked.candidates())
  const voters = votersOf(run, asked)
    .map((seat) => ({ seat, votes: handsOf(run, rules, seat) }))
    .filter(({ votes }) => votes > 0)
  if (candidates.length === 0 || voters.length === 0) return null
  const inTurn = literal(rules.turn) === 'candidate'
  const form = {
    voters: inTurn && rules.hands !== undefined ? voters.map(oneHand) : voters,
    candidates,
    use: literal(rules.use) ?? 'any',
    ...(inTurn ? { inTurn } : {}),
    ...(literal(rules.self) === false ? { notSelf: true } : {}),
    ...(isPlain(run, voters) ? { unnamed: true } : {}),
  } as const
  const made = ballot(step, form, { about, count: literal(rules.shown) ?? 'live' })
  return { ...made, skipped: { kind: 'ballots', ballots: {} } }
}

interface VotesAs extends Follower {
  readonly isTold: boolean
}

/** Who votes as somebody else, in the order of the seats. */
function* followersAmong(run: Run, voters: readonly SeatId[]): Generator<VotesAs> {
  for (const by of voters) {
    for (const { map, env } of traitsOf(run.still, by, 'votesAs')) {
      const { votesAs } = map
      if (votesAs === undefined) continue
      const rule = votesAs === 'giver' ? { seat: 'giver' as const } : votesAs
      const ifNone = 'ifNone' in rule ? literal(rule.ifNone) : undefined
      const [as = null] = run.plan.who(rule.seat)({ ...env, self: by })
      const isFree = ifNone === 'free' || (ifNone === undefined && as === null)
      yield { by, as, isFree, isTold: 'told' in rule && Boolean(literal(rule.told)) }
    }
  }
}

/** How many votes stand against somebody who is to be judged. */
function against(run: Run, seat: SeatId): number {
  let votes = 0
  for (const { map } of traitsOf(run.still, seat, 'against')) votes += literal(map.against) ?? 0
  return votes
}

const votersIn = (step: StepSpec | null) => (step?.form.kind === 'ballots' ? step.form.voters : [])

/** A vote by the document's rules. */
export interface OwnVote extends Voting {
  /** How many votes there would be, were every hand up. */
  readonly possible: () => number
}

/** Makes a vote of what the document says of it. */
export function votingOf(run: Run, asked: Asked): OwnVote {
  const { table, state } = run
  const isVerdict = asked.about !== 'election'
  const weight = (seat: SeatId) => weightOf(run, seat)
  let open: StepSpec | null = null
  return {
    step: () => (open = stepOf(run, asked)),
    candidates: () => livingAmong(state, asked.candidates()),
    counted(votes) {
      table.emit('voted', { votes })
      if (!run.plan.bearers.votesAs) return votes
      const voters = votersIn(open).map(({ seat }) => seat)
      return followedHands(votes, followersAmong(run, voters), ({ by, isTold }, hands) => {
        // Never whose hands they are.
        if (isTold) announce(table, 'votesFor', { [by]: hands[0] ?? 'none' })
      })
    },
    weightOf: weight,
    against: (seat) => (isVerdict ? against(run, seat) : 0),
    possible: () => possibleVotes(votersIn(open), weight),
    ...(asked.confirm ? { confirm: confirmStep } : {}),
  }
}

const confirmStep = (): StepSpec => ({
  id: 'day.confirm',
  form: { kind: 'option', options: ['stands', 'repeat'], pass: false },
  asked: [],
  neutral: { kind: 'option', option: 'stands' },
})

/** Whether somebody has a vote on somebody. */
export const canBeHeld = (run: Run, asked: Asked): boolean => stepOf(run, asked) !== null
