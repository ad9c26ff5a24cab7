/** Votes by hands: who has how many, whose count where, and what they come to. */
import {
  announce,
  ballot,
  ballotsOf,
  living,
  type SeatId,
  type StepSpec,
  type Answer,
} from '../../../engine'
import { hasTrait, livingAmong, traitsOf } from '../../facts'
import type { Vote } from '../../format/day'
import { literal } from '../../plan/fold'
import { put, stillEnv, type Run } from '../run'
import type { Script } from '../../../engine'

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

export interface Totals {
  readonly totals: Readonly<Record<SeatId, number>>
  /** Who has the most, in the order of the candidates; nobody without a vote. */
  readonly most: readonly SeatId[]
  /** How many votes could have been raised for one. */
  readonly all: number
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

type Ballots = Readonly<Record<SeatId, readonly SeatId[]>>

/** Whose hands stand for whose: a voter who votes as another has that one's hands, and the room hears for whom. */
function moved(
  run: Run,
  ballots: Ballots,
  voters: readonly SeatId[],
): Record<SeatId, readonly SeatId[]> {
  const hands: Record<SeatId, readonly SeatId[]> = { ...ballots }
  for (const seat of voters) {
    for (const { map, env } of traitsOf(run.still, seat, 'votesAs')) {
      const { votesAs } = map
      if (votesAs === undefined) continue
      const rule = votesAs === 'giver' ? { seat: 'giver' as const } : votesAs
      const ifNone = 'ifNone' in rule ? literal(rule.ifNone) : undefined
      const [as] = run.plan.who(rule.seat)({ ...env, self: seat })
      const theirs = as === undefined ? [] : (ballots[as] ?? [])
      const stays = ifNone === 'free' || (ifNone === undefined && as === undefined)
      if (theirs.length === 0 && stays) continue
      hands[seat] = theirs
      // Never whose hands they are.
      if ('told' in rule && literal(rule.told)) {
        announce(run.table, 'votesFor', { [seat]: theirs[0] ?? 'none' })
      }
    }
  }
  return hands
}

function totalsOf(
  run: Run,
  answer: Answer,
  candidates: readonly SeatId[],
  voters: readonly SeatId[],
  isVerdict: boolean,
): Readonly<Record<SeatId, number>> {
  const totals: Record<SeatId, number> = {}
  const add = (seat: SeatId, votes: number) => {
    if (votes > 0) totals[seat] = (totals[seat] ?? 0) + votes
  }
  if (answer.kind === 'totals') {
    for (const seat of candidates) add(seat, answer.totals[seat] ?? 0)
  } else {
    const ballots = ballotsOf(answer)
    run.table.emit('voted', { votes: ballots })
    for (const [voter, votes] of Object.entries(moved(run, ballots, voters)) as [
      SeatId,
      SeatId[],
    ][]) {
      const weight = weightOf(run, voter)
      for (const seat of votes) add(seat, weight)
    }
  }
  for (const seat of isVerdict ? candidates : []) {
    for (const { map } of traitsOf(run.still, seat, 'against')) {
      if (map.against !== undefined) add(seat, literal(map.against))
    }
  }
  return totals
}

/** Whether somebody has a vote on somebody. */
export const canBeHeld = (run: Run, asked: Asked): boolean => stepOf(run, asked) !== null

/** Holds a vote and tells what it came to. @returns null where there was none */
export function* holdCount(run: Run, asked: Asked): Script<Totals | null> {
  for (;;) {
    let step: StepSpec | null = null
    const answer = yield* put(run, () => (step = stepOf(run, asked)))
    if (answer.kind !== 'ballots' && answer.kind !== 'totals') return null
    const form = (step as StepSpec | null)?.form
    const voters = form?.kind === 'ballots' ? form.voters : []
    const candidates = livingAmong(run.state, asked.candidates())
    const totals = totalsOf(
      run,
      answer,
      candidates,
      voters.map(({ seat }) => seat),
      asked.about !== 'election',
    )
    run.table.emit('tallied', { totals })
    if (asked.confirm) {
      const word = yield* put(run, () => ({
        id: 'day.confirm',
        form: { kind: 'option', options: ['stands', 'repeat'], pass: false },
        asked: [],
        neutral: { kind: 'option', option: 'stands' },
      }))
      if (word.kind === 'option' && word.option === 'repeat') continue
    }
    const highest = Math.max(0, ...candidates.map((seat) => totals[seat] ?? 0))
    const most = highest === 0 ? [] : candidates.filter((seat) => totals[seat] === highest)
    const all = voters.reduce((sum, { seat, votes }) => sum + votes * weightOf(run, seat), 0)
    return { totals, most, all }
  }
}
