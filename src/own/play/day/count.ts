/** Votes by hands: who has how many, whose count where, and what they come to. */
import {
  announce,
  ballot,
  followedHands,
  living,
  possibleVotes,
  seatIndex,
  seenToPlay,
  type AskedSeat,
  type Follower,
  type Needs,
  type SeatId,
  type StepSpec,
  type Vote as Voting,
} from '../../../engine'
import { deadAmong, isIn, livingAmong, traitsOf } from '../../state/facts'
import type { Vote } from '../../format/day/base/votes'
import { levelOf } from '../../language/folds/levels'
import { literal } from '../../language/base/scalars'
import type { Env } from '../../state/asking'
import type { Run } from '../base/run'
import { befall } from './befall'
import { areHandsBound, checkBound } from './bound'

/** A vote on somebody. */
export interface Asked {
  readonly step: string
  readonly about: string
  readonly candidates: () => readonly SeatId[]
  readonly rules: Vote
  /** What whoever is voted on needs. */
  readonly needs: Needs
  /** Whom the vote is not for besides, such as those who are tied. */
  readonly without?: () => readonly SeatId[]
  readonly confirm?: boolean
  /** Whether the room never hears the totals. */
  readonly untold?: boolean
  /** Which reading of the step it is, where the document has several of its kind. */
  readonly variant?: string | undefined
  /** Words for what the host reads. */
  readonly params?: StepSpec['params']
}

const isClosed = ({ shown }: Vote): boolean => literal(shown) === 'closed'

/**
 * The moment in which it is looked at how hands count. Where the room watches the count, nothing changes it of which the room
 * has not heard; where it is closed, everything does.
 */
const momentOf = (run: Run, rules: Vote): Env => (isClosed(rules) ? run.still : run.asTold)

interface Voter {
  readonly seat: SeatId
  readonly votes: number
  readonly optional?: true
  readonly beyond?: true
}

function handsOf(run: Run, { hands = 1 }: Vote, seat: SeatId): number {
  if (typeof hands === 'number') return hands
  const { plan, state } = run
  return Math.max(0, plan.number(hands)({ plan, state, self: seat, told: true }))
}

/** How much one hand counts. */
function weightOf(env: Env, seat: SeatId): number {
  let weight = 1
  for (const { map } of traitsOf(env, seat, 'weight')) {
    if (map.weight !== undefined) weight *= literal(map.weight)
  }
  return weight
}

/** Whether somebody is condemned by it. */
const isVerdict = ({ about }: Asked): boolean => about !== 'election' && about !== 'approval'

/** Which of the dead have a hand left: in verdicts, where the document says so. */
function deadHands({ plan, state }: Run, asked: Asked, known: boolean): readonly SeatId[] {
  const votes = literal(plan.doc.deaths?.votes)
  if (votes === undefined || !isVerdict(asked)) return []
  const { seats } = state.record
  const dead = known
    ? seats.flatMap(({ id, out }) => (out ? [id] : []))
    : deadAmong(
        state,
        seats.map(({ id }) => id),
      )
  return dead.filter((seat) => votes === 'always' || !state.game.spent.includes(seat))
}

/** Who has hands. @param known as far as the room can know */
function votersOf(run: Run, asked: Asked, known: boolean): Voter[] {
  const { rules, without, candidates } = asked
  const { plan, state, still, asTold } = run
  const { voters } = rules
  const isOpen = voters === undefined || levelOf(plan.doc, voters) !== 'secret'
  const env = { ...(isOpen ? asTold : still), candidates: candidates() }
  const given = voters === undefined || (known && !isOpen) ? null : plan.who(voters)
  const allowed = given && [...given(env), ...given({ ...env, dead: true })]
  const barred = without?.()
  const moment = known ? asTold : momentOf(run, rules)
  const isBarred = (seat: SeatId) =>
    traitsOf(moment, seat, 'noVote').some(
      ({ map, isOpen: isPublic }) => map.noVote === true && (isPublic || !known),
    )
  const hasHands = (seat: SeatId) =>
    (run.room?.includes(seat) ?? true) &&
    (!allowed || allowed.includes(seat)) &&
    !barred?.includes(seat) &&
    !isBarred(seat)
  const alive = (known ? seenToPlay(state) : living(state))
    .filter(hasHands)
    .map((seat): Voter => ({ seat, votes: handsOf(run, rules, seat) }))
    .filter(({ votes }) => votes > 0)
  const dead = deadHands(run, asked, known).filter(hasHands)
  if (dead.length === 0) return alive
  return [
    ...alive,
    ...dead.map((seat) => ({ seat, votes: 1, optional: true, beyond: true }) as const),
  ].sort((one, other) => seatIndex(one.seat) - seatIndex(other.seat))
}

/** Who has hands as the room knows it, whoever was taken out without a word among them. */
function seenVoters(run: Run, asked: Asked, inTurn: boolean): AskedSeat[] {
  const isOne = inTurn && asked.rules.hands !== undefined
  return votersOf(run, asked, true).map(({ seat, votes }) => ({ seat, hands: isOne ? 1 : votes }))
}

/** Whose hand does not count as one of many: it weighs more or less, follows another's, or is followed; null: anybody's may be asked for. */
function namedVoters(run: Run, env: Env, voters: readonly Voter[]): SeatId[] | null {
  if (run.plan.asksByName) return null
  const seats = voters.map(({ seat }) => seat)
  const followers = [...followersAmong(run, env, seats)].flatMap(({ by, as }) => [
    by,
    ...(as ? [as] : []),
  ])
  return seats.filter((seat) => followers.includes(seat) || weightOf(env, seat) !== 1)
}

const oneHand = (voter: Voter): Voter => ({ ...voter, votes: 1 })

function stepOf(run: Run, asked: Asked): StepSpec | null {
  const { rules, step, about, needs } = asked
  const candidates = livingAmong(run.state, asked.candidates())
  if (candidates.length === 0) return null
  const voters = votersOf(run, asked, false)
  // That nobody has a hand left is not to be seen either, where the room cannot know it.
  const isHeld = voters.length > 0 || (isClosed(rules) && votersOf(run, asked, true).length > 0)
  if (!isHeld) return null
  const inTurn = literal(rules.turn) === 'candidate'
  const named = namedVoters(run, momentOf(run, rules), voters)
  const form = {
    voters: inTurn && rules.hands !== undefined ? voters.map(oneHand) : voters,
    candidates,
    use: literal(rules.use) ?? 'any',
    ...(inTurn ? { inTurn } : {}),
    ...(literal(rules.self) === false ? { notSelf: true } : {}),
    ...(named ? { unnamed: true, ...(named.length > 0 ? { named } : {}) } : {}),
  } as const
  const made = ballot(step, form, {
    about,
    count: literal(rules.shown) ?? 'live',
    needs,
    asked: seenVoters(run, asked, inTurn),
    ...(asked.untold ? { secret: true } : {}),
  })
  const { variant, params } = asked
  const reading = { ...(variant === undefined ? {} : { variant }), ...(params ? { params } : {}) }
  const whole = { ...made, ...reading, skipped: { kind: 'ballots', ballots: {} } } as const
  if (!areHandsBound(run.plan) || made.form.kind !== 'ballots') return whole
  const check = checkBound(run, made.form)
  const { neutral } = made
  return { ...whole, check, neutral: neutral && check(neutral) ? null : neutral }
}

interface VotesAs extends Follower {
  readonly isTold: boolean
}

/** Who votes as somebody else, in the order of the seats. */
function* followersAmong(run: Run, at: Env, voters: readonly SeatId[]): Generator<VotesAs> {
  for (const by of voters) {
    for (const { map, env } of traitsOf(at, by, 'votesAs')) {
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
function against(env: Env, seat: SeatId): number {
  let votes = 0
  for (const { map } of traitsOf(env, seat, 'against')) votes += literal(map.against) ?? 0
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
  const moment = momentOf(run, asked.rules)
  // A dead hand is one hand, whatever its player was.
  const weight = (seat: SeatId) => (isIn(state, seat) ? weightOf(moment, seat) : 1)
  let open: StepSpec | null = null
  return {
    step: () => (open = stepOf(run, asked)),
    candidates: () => livingAmong(state, asked.candidates()),
    counted(votes) {
      table.emit('voted', { votes })
      if (!run.plan.bearers.votesAs) return votes
      const voters = livingAmong(
        state,
        votersIn(open).map(({ seat }) => seat),
      )
      return followedHands(votes, followersAmong(run, moment, voters), ({ by, isTold }, hands) => {
        // Never whose hands they are.
        if (isTold) announce(table, 'votesFor', { [by]: hands[0] ?? 'none' })
      })
    },
    weightOf: weight,
    against: (seat) => (isVerdict(asked) ? against(moment, seat) : 0),
    possible: () => possibleVotes(votersIn(open), weight),
    ...(asked.confirm ? { confirm: confirmStep } : {}),
    ...(asked.untold ? { untold: true } : {}),
    stands() {
      spendHands(run, asked)
      tellVoters(run)
    },
  }
}

/** The hands of the dead that were up are spent; after a closed count the room hears whose. */
function spendHands({ table, state, plan }: Run, asked: Asked): void {
  if (literal(plan.doc.deaths?.votes) !== 'once' || !isVerdict(asked)) return
  const { votes, spent } = state.game
  const up = deadAmong(
    state,
    state.seats.map(({ id }) => id),
  ).filter((seat) => (votes[seat]?.length ?? 0) > 0 && !spent.includes(seat))
  if (up.length === 0) return
  for (const seat of up) table.emit('handSpent', { seat })
  if (isClosed(asked.rules)) announce(table, 'deadHands', up)
}

/** What those wait for who raised a hand, in the order of the seats. */
function tellVoters(run: Run): void {
  if (!run.plan.waiting.has('voted')) return
  const { seats, game } = run.state
  const voters = seats.map(({ id }) => id).filter((id) => (game.votes[id]?.length ?? 0) > 0)
  befall(
    run,
    voters.map((seat) => ['voted', seat]),
  )
}

const confirmStep = (): StepSpec => ({
  id: 'day.confirm',
  form: { kind: 'option', options: ['stands', 'repeat'], pass: false },
  asked: [],
  neutral: { kind: 'option', option: 'stands' },
})

/** Whether somebody has a vote on somebody. */
export const canBeHeld = (run: Run, asked: Asked): boolean => stepOf(run, asked) !== null
