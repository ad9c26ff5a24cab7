/** The mayor's election (P-50 to P-53). */
import {
  ask,
  ballot,
  draw,
  handsOfEach,
  holdVote,
  information,
  living,
  seenToPlay,
  totalsOf,
  type Answer,
  type Refusal,
  type Script,
  type SeatId,
  type StepSpec,
} from '../../../src/engine'
import { isAlive, type PalermoState, type PalermoTable } from '../state'
import { refuse } from '../refusals'

/** P-50: it cannot be put off, so that one hand at least goes up. */
const checkHands = (answer: Answer): Refusal | null =>
  answer.kind !== 'pass' && Object.keys(totalsOf(answer)).length === 0 ? refuse('noHands') : null

function electionStep(
  state: PalermoState,
  id: 'day.election' | 'day.electionRunoff',
  candidates: readonly SeatId[],
): StepSpec | null {
  if (candidates.length === 0) return null
  const voters = living(state).map((seat) => ({ seat, votes: 1 }))
  const about = id === 'day.election' ? 'election' : 'electionRunoff'
  return {
    ...ballot(
      id,
      { voters, candidates, use: 'any', unnamed: true },
      { about, count: 'live', needs: 'most', asked: handsOfEach(seenToPlay(state)) },
    ),
    neutral: null,
    check: checkHands,
  }
}

/** P-53: those who tied and still live. */
const tiedNow = (state: PalermoState): SeatId[] =>
  state.game.day.electionTied.filter((seat) => isAlive(state, seat))

function* campaign(table: PalermoTable): Script {
  if (table.state.game.day.campaigned) return
  const stage = { scene: 'discussion', about: 'campaign' } as const
  yield* ask(() => information('day.campaign', { stage }))
  table.emit('campaigned', {})
}

function* firstBallot(table: PalermoTable): Script {
  const { state } = table
  const count = yield* holdVote(table, {
    step: () => electionStep(state, 'day.election', living(state)),
    candidates: () => living(state),
  })
  const [first, more] = count?.most ?? []
  if (count && more) table.emit('electionTied', { targets: count.most })
  else if (first) table.emit('elected', { seat: first })
}

/** P-53: tied again, the lot decides, and nobody votes any more. */
function* runoffBallot(table: PalermoTable): Script {
  const { state } = table
  const count = yield* holdVote(table, {
    step: () => electionStep(state, 'day.electionRunoff', tiedNow(state)),
    candidates: () => tiedNow(state),
  })
  const [first, more] = count?.most ?? []
  if (!count || !first) return
  if (!more) return table.emit('elected', { seat: first })
  table.emit('electionTied', { targets: count.most })
  const drawn = count.most[draw(table, 'lot', count.most.length)] ?? first
  table.emit('elected', { seat: drawn })
}

/** What an explosion has broken off goes on where it was (P-94). */
export function* election(table: PalermoTable): Script {
  const { state } = table
  if (!state.game.day.electionDue) return
  yield* campaign(table)
  if (tiedNow(state).length < 2) yield* firstBallot(table)
  if (tiedNow(state).length > 1) yield* runoffBallot(table)
  table.emit('electionOver', {})
}
