/** Early votes that force everybody else to vote, and no pleas (P-102, P-103). */
import {
  ask,
  ballot,
  ballotsOf,
  countVotes,
  handsOfEach,
  leaders,
  living,
  seenToPlay,
  withOthers,
  type Answer,
  type Refusal,
  type Script,
  type SeatId,
  type StepSpec,
} from '../../../src/engine'
import { chargeable, isAlive, type PalermoState, type PalermoTable } from '../state'
import { refuse } from '../refusals'
import { discussion } from './discussion'
import { condemn, counting, namedVoters, weightIn } from './verdict'

type Ballots = ReturnType<typeof ballotsOf>

/** After the third vote in a row without a result the day is over (P-102). */
const ATTEMPTS = 3

/** P-103. */
const half = (state: PalermoState): number => Math.ceil(living(state).length / 2)

const handsIn = (ballots: Ballots): number =>
  Object.values(ballots).filter((votes) => votes.length > 0).length

const checkEarly = (state: PalermoState, answer: Answer): Refusal | null =>
  handsIn(ballotsOf(answer)) > half(state) ? refuse('tooManyEarly', { max: half(state) }) : null

/** P-103: half of all hands, whoever they are for, and everybody has to vote; so the most hands decide nothing yet. */
function earlyStep(table: PalermoTable): StepSpec | null {
  const { state } = table
  const candidates = chargeable(state)
  if (candidates.length === 0) return null
  const voters = living(state).map((seat) => ({ seat, votes: 1 }))
  const step = ballot(
    'day.earlyVotes',
    { voters, candidates, use: 'any', notSelf: true, freely: true },
    {
      about: 'earlyVotes',
      count: counting(table),
      asked: handsOfEach(seenToPlay(state)),
      final: true,
    },
  )
  const check = (answer: Answer): Refusal | null => checkEarly(state, answer)
  return { ...step, params: { half: half(state) }, check, checkSoFar: check }
}

/** Whoever has not voted has to, as long as there is somebody else to vote against. */
function forcedStep(table: PalermoTable, early: Ballots): StepSpec | null {
  const { state } = table
  const candidates = chargeable(state)
  const hasToVote = (seat: SeatId) =>
    (early[seat] ?? []).length === 0 && candidates.some((other) => other !== seat)
  const voters = living(state)
    .filter(hasToVote)
    .map((seat) => ({ seat, votes: 1 }))
  if (voters.length === 0) return null
  return ballot(
    'day.forcedVote',
    { voters, candidates, use: 'all', notSelf: true, unnamed: true, named: namedVoters(state) },
    {
      about: 'forcedVote',
      count: counting(table),
      needs: 'most',
      asked: handsOfEach(seenToPlay(state).filter(hasToVote)),
    },
  )
}

/** Votes of and against those who are still there; a ruling may have changed that. */
function standing(state: PalermoState, ballots: Ballots): Ballots {
  const entries = Object.entries(ballots) as [SeatId, readonly SeatId[]][]
  return Object.fromEntries(
    entries
      .filter(([by]) => isAlive(state, by))
      .map(([by, votes]) => [by, votes.filter((seat) => isAlive(state, seat))]),
  )
}

/** One such vote. @returns who has the most; nobody where too few voted early */
function* once(table: PalermoTable): Script<readonly SeatId[]> {
  const { state } = table
  const early = ballotsOf(yield* ask(() => earlyStep(table)))
  if (handsIn(early) < half(state)) return []
  const isSkipped = forcedStep(table, early) !== null
  const forced = yield* ask(() => forcedStep(table, early))
  if (isSkipped && forced.kind !== 'ballots' && forced.kind !== 'totals') return []
  const forcedHands = ballotsOf(forced)
  const named = countVotes(standing(state, { ...early, ...forcedHands }), weightIn(state))
  const totals =
    forced.kind === 'totals' ? withOthers(named, forced.totals, forcedHands, living(state)) : named
  table.emit('tallied', { totals })
  return leaders(
    totals,
    state.seats.map(({ id }) => id),
  )
}

export function* forcedVote(table: PalermoTable): Script {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    if (attempt > 1) yield* discussion()
    const most = yield* once(table)
    const [first, more] = most
    if (!first) break
    if (!more) return condemn(table, [first])
    table.emit('tied', { targets: most })
  }
  table.emit('notExecuted', {})
}
