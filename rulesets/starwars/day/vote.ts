import {
  ballot,
  ballotsOf,
  followedHands,
  handsOfEach,
  type Answer,
  type Refusal,
  type SeatId,
  type StepSpec,
  type Vote,
} from '../../../src/engine'
import {
  accused,
  active,
  dealt,
  isAlive,
  isFrozen,
  roleOf,
  seenActive,
  type StarwarsState,
  type StarwarsTable,
} from '../state'
import { refuse } from '../refusals'

export type CountId = 'day.vote' | 'day.runoff'

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
    // Counted by number, a hand that did not go up is filled in like one that was left out.
    const own = answer.kind === 'totals' && !ballots[seat]?.length ? undefined : ballots[seat]
    if (own && own[0] !== ballots[amidala]?.[0]) {
      return refuse('anakinFollows', { anakin: seat, amidala })
    }
  }
  return null
}

/** SW-33: Anakin's vote as Amidala's, where the host has left it out. */
function filledIn(table: StarwarsTable, ballots: Ballots): Ballots {
  const amidala = queen(table.state)
  if (!amidala || !ballots[amidala]) return ballots
  const copying = votersOf(table.state).flatMap(({ seat, optional }) =>
    optional ? [{ by: seat, as: amidala, isFree: false }] : [],
  )
  return followedHands(ballots, copying, ({ by, as }) => table.emit('copied', { by, target: as }))
}

/** SW-33: whose hand copies another's, and whose is copied. */
function namedVoters(state: StarwarsState): SeatId[] {
  const amidala = queen(state)
  const copying = followers(state).filter((seat) => isAlive(state, seat) && !isFrozen(state, seat))
  return amidala && copying.length > 0 ? [amidala, ...copying] : []
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
    {
      voters: votersOf(state),
      candidates,
      use: alone ? 'each' : 'all',
      inTurn: true,
      unnamed: true,
      named: namedVoters(state),
    },
    {
      about,
      count: 'closed',
      needs: alone ? 'majority' : 'most',
      asked: handsOfEach(seenActive(state)),
    },
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

/** The count against those on the stand, as often as the Force has it repeated. */
export const countOf = (table: StarwarsTable, id: CountId): Vote => ({
  step: () => voteStep(table.state, id),
  candidates: () => accused(table.state),
  counted: (ballots) => filledIn(table, ballots),
  confirm: () => confirmStep(table.state),
  repeated: () => table.emit('voteRepeated', {}),
})
