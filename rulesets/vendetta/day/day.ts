import {
  ask,
  asksNames,
  ballot,
  beginPhase,
  information,
  living,
  seenToPlay,
  verdict,
  type Script,
  type SeatId,
  type StepSpec,
} from '../../../src/engine'
import { countedHands, hasVote, namedVoters, seenToVote, weightOf } from './count'
import { cardOf, knownPrisoners, tellFreed } from './elimination'
import { isAlive, type VendettaState, type VendettaTable } from '../state'
import { checkVictory } from '../victory'

/** V-95 to V-102: talk, suspects, vote, result. */
export function* day(table: VendettaTable, number: number): Script {
  beginPhase(table, 'day', number)
  yield* discussion(table)
  yield* suspects(table)
  yield* vote(table)
  yield* ask(() => information('day.result'))
  table.emit('dayEnded', {})
  checkVictory(table)
}

/** V-95, V-O10. */
function* discussion({ options }: VendettaTable): Script {
  const seconds = options.dayTimer
  yield* ask(() => information('day.discussion', { seconds, stage: { scene: 'discussion' } }))
}

/** V-96: at least two, all of them active; without two players there is nothing to vote on. */
function suspectsStep(state: VendettaState): StepSpec | null {
  const targets = living(state)
  if (targets.length < 2) return null
  return {
    id: 'day.suspects',
    form: { kind: 'seats', targets, min: 2, max: targets.length, pass: false },
    asked: [],
    neutral: { kind: 'seats', seats: targets.slice(0, 2) },
    stage: {
      scene: 'discussion',
      about: 'suspects',
      asks: asksNames(seenToPlay(state), seenToPlay(state), { self: true }),
    },
  }
}

function* suspects(table: VendettaTable): Script {
  const answer = yield* ask(() => suspectsStep(table.state))
  if (answer.kind === 'seats') table.emit('suspected', { suspects: answer.seats })
}

/** V-97: one hand each, told to the room only when it is counted. */
function voteStep(table: VendettaTable): StepSpec | null {
  const { state } = table
  const candidates = state.game.suspects.filter((seat) => isAlive(state, seat))
  if (candidates.length === 0) return null
  const voters = living(state)
    .filter((seat) => hasVote(state, seat))
    .map((seat) => ({ seat, votes: 1 }))
  return ballot(
    'day.vote',
    { voters, candidates, use: 'any', inTurn: true, unnamed: true, named: namedVoters(table) },
    { about: 'vote', count: 'closed', needs: 'most', asked: seenToVote(state) },
  )
}

/** V-97 to V-100: the most votes kill; a tie or no vote at all kills nobody. */
function* vote(table: VendettaTable): Script {
  const { state } = table
  const { condemned } = yield* verdict(
    table,
    {
      step: () => voteStep(table),
      candidates: () => living(state),
      counted: (ballots) => countedHands(table, ballots),
      weightOf: (seat) => weightOf(state, seat),
    },
    { tied: (targets) => table.emit('tied', { targets }) },
  )
  if (condemned) execute(table, condemned)
  else table.emit('notExecuted', {})
}

/** V-100, V-32. */
function execute(table: VendettaTable, target: SeatId): void {
  const prisoners = knownPrisoners(table)
  table.emit('executed', { target, card: cardOf(table, target) })
  tellFreed(table, prisoners)
}
