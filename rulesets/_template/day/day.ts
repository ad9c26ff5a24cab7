/** The day in the order of RULES.md. A step with a `stage` is seen by the room; all of these are. */
import {
  ask,
  ballot,
  beginPhase,
  handsOfEach,
  information,
  lastWords,
  living,
  seenToPlay,
  verdict,
  type Script,
  type SeatId,
  type StepSpec,
} from '../../../src/engine'
import { roleOf, type LighthouseState, type GameTable } from '../state'
import { checkVictory } from '../victory'

/** In seconds (LH-12, LH-14). Times that a house may change are an option of the kind `seconds`. */
const TALK = 180
const LAST_WORDS = 30

export function* day(table: GameTable, number: number): Script {
  beginPhase(table, 'day', number)
  const stage = { scene: 'discussion' } as const
  yield* ask(() => information('day.talk', { seconds: TALK, stage }))
  yield* vote(table)
  checkVictory(table)
}

/** LH-13. `live`: the room sees hands as they rise; `closed`: totals alone, for votes that rules change. `unnamed`: none does. */
function voteStep(state: LighthouseState): StepSpec {
  const candidates = living(state)
  const voters = candidates.map((seat) => ({ seat, votes: 1 }))
  // Said from what the room has seen: whoever was taken out without a word is asked all the same.
  const asked = handsOfEach(seenToPlay(state))
  const stage = { about: 'vote', count: 'live', needs: 'most', asked } as const
  const step = ballot('day.vote', { voters, candidates, use: 'any', unnamed: true }, stage)
  // Skipped, the vote is held and nobody has raised a hand.
  return { ...step, skipped: { kind: 'ballots', ballots: {} } }
}

function* vote(table: GameTable): Script {
  const { state } = table
  const { condemned } = yield* verdict(table, {
    step: () => voteStep(state),
    candidates: () => living(state),
  })
  if (condemned) yield* farewell(table, condemned)
  else table.emit('nobodyOut', {})
  yield* ask(() => information('day.result'))
}

/** LH-14. */
function* farewell(table: GameTable, target: SeatId): Script {
  const { state } = table
  table.emit('votedOut', { target, card: roleOf(state, target) })
  yield* lastWords(state, 'day.lastWords', LAST_WORDS, [target])
}
