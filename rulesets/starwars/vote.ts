import {
  ask,
  ballot,
  ballotsOf,
  countVotes,
  leaders,
  refuse,
  type Answer,
  type Refusal,
  type Script,
  type SeatId,
  type StepSpec,
} from '../../src/engine'
import {
  accused,
  active,
  dealt,
  isAlive,
  isFrozen,
  roleOf,
  type StarwarsState,
  type StarwarsTable,
} from './evening'

export type CountId = 'day.vote' | 'day.runoff'

/** What a vote came to. */
export interface Count {
  readonly candidates: readonly SeatId[]
  /** Who has the most, in the order of the stand. */
  readonly most: readonly SeatId[]
  /** SW-O9, SW-O13: alone on the stand, and more than half of the votes are against him. */
  readonly carried: boolean
}

/** An Anakin who has not turned copies somebody's vote (SW-33). */
const followers = (state: StarwarsState): SeatId[] =>
  dealt(state, 'anakin').filter((seat) => roleOf(state, seat) === 'anakin')

/** SW-33: the Queen who is copied; nobody where the cast has none. */
const queen = (state: StarwarsState): SeatId | null =>
  dealt(state, 'amidala').find((seat) => isAlive(state, seat)) ?? null

/** SW-55, SW-105; SW-38: without Amidala's vote Anakin has none. */
function votersOf(state: StarwarsState): { seat: SeatId; votes: 1; optional?: boolean }[] {
  const amidala = queen(state)
  const copying = amidala ? followers(state) : []
  return active(state).flatMap((seat) => {
    if (!copying.includes(seat)) return [{ seat, votes: 1 as const }]
    return amidala && isFrozen(state, amidala) ? [] : [{ seat, votes: 1 as const, optional: true }]
  })
}

type Ballots = ReturnType<typeof ballotsOf>

/** SW-106: only the host hears of it. */
function checkFollower(state: StarwarsState, answer: Answer): Refusal | null {
  const amidala = queen(state)
  const ballots = ballotsOf(answer)
  if (!amidala) return null
  for (const seat of followers(state)) {
    const own = ballots[seat]
    if (own && own[0] !== ballots[amidala]?.[0]) {
      return refuse('anakinFollows', { anakin: seat, amidala })
    }
  }
  return null
}

/** SW-33: Anakin's vote as Amidala's, where the host has left it out. */
function filledIn(table: StarwarsTable, ballots: Ballots): Ballots {
  const amidala = queen(table.state)
  const votes = amidala && ballots[amidala]
  if (!votes) return ballots
  const filled: Record<SeatId, readonly SeatId[]> = { ...ballots }
  for (const { seat, optional } of votersOf(table.state)) {
    if (!optional) continue
    filled[seat] = votes
    table.emit('copied', { by: seat, target: amidala })
  }
  return filled
}

/** SW-105: everybody once; against a single accused a hand may also stay down. */
function voteStep(state: StarwarsState, id: CountId): StepSpec | null {
  const candidates = accused(state)
  if (candidates.length === 0 || candidates.some((seat) => !isAlive(state, seat))) return null
  const alone = candidates.length === 1
  const about = alone ? 'yesNo' : id === 'day.vote' ? 'vote' : 'runoff'
  // Hands that follow each other on the big screen would tell who Anakin is.
  const step = ballot(
    id,
    { voters: votersOf(state), candidates, use: alone ? 'each' : 'all', inTurn: true },
    { about, count: 'closed' },
  )
  return {
    ...step,
    ...(alone ? { variant: 'yesNo' } : {}),
    check: (answer) => checkFollower(state, answer),
  }
}

/** SW-86: what the Force makes of an incident. */
function confirmStep(state: StarwarsState): StepSpec | null {
  const candidates = accused(state)
  if (candidates.length === 0) return null
  return {
    id: 'day.confirm',
    form: { kind: 'option', options: ['stands', 'repeat'], pass: false },
    asked: [],
    neutral: { kind: 'option', option: 'stands' },
    stage: { scene: 'stand', about: 'count', candidates },
  }
}

/** A vote, as often as the Force has it repeated. @returns null where there was none */
export function* countHands(table: StarwarsTable, id: CountId): Script<Count | null> {
  const { state } = table
  for (;;) {
    const answer = yield* ask(() => voteStep(state, id))
    if (answer.kind !== 'ballots') return null
    const candidates = accused(state)
    const ballots = filledIn(table, answer.ballots)
    const totals = countVotes(ballots)
    table.emit('tallied', { totals })
    const [only] = candidates
    const carried =
      candidates.length === 1 &&
      only !== undefined &&
      (totals[only] ?? 0) * 2 > Object.keys(ballots).length
    const word = yield* ask(() => confirmStep(state))
    if (word.kind !== 'option' || word.option !== 'repeat') {
      return { candidates, most: leaders(totals, candidates), carried }
    }
    table.emit('voteRepeated', {})
  }
}
