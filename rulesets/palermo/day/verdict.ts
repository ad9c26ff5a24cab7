/** The verdict vote, ties, and what becomes of the condemned (P-90 to P-93). */
import {
  ask,
  asksChoice,
  ballot,
  handAmong,
  handsOfEach,
  holdVote,
  living,
  seatOfAnswer,
  seenToPlay,
  type Count,
  type Script,
  type SeatId,
  type StepSpec,
  type Vote,
  type WeightOf,
} from '../../../src/engine'
import { isAlive, lastDead, mayor, shownOf, type PalermoState, type PalermoTable } from '../state'
import { mourn } from '../night/lastDeeds'
import { broken } from '../night/resolution'

type VoteId = 'day.vote' | 'day.runoff'

/** P-51: the mayor's hand counts twice. */
export const weightIn =
  (state: PalermoState): WeightOf =>
  (seat) =>
    seat === mayor(state) ? 2 : 1

/** Hands that count twice are not to be seen adding up wrongly. */
export const counting = ({ options }: PalermoTable): 'live' | 'closed' =>
  options.mayor ? 'closed' : 'live'

/** P-74, P-93: all the condemned at once, then the hearts they break. */
export function condemn(table: PalermoTable, seats: readonly SeatId[]): void {
  const { state, options } = table
  const targets = seats.filter((seat) => isAlive(state, seat))
  const hearts = broken(state, targets)
  for (const target of targets) {
    table.emit('executed', { target, card: shownOf(state, options, target) })
  }
  mourn(table, hearts)
}

/** P-51: whose hand does not count as one of many. */
export const namedVoters = (state: PalermoState): readonly SeatId[] => {
  const chief = mayor(state)
  return chief ? [chief] : []
}

/** P-90: everybody living has exactly one vote, the accused too; one name after the other stands on the big screen. */
function voteStep(
  { state }: PalermoTable,
  id: VoteId,
  candidates: readonly SeatId[],
): StepSpec | null {
  if (candidates.length < 2) return null
  const voters = living(state).map((seat) => ({ seat, votes: 1 }))
  const about = id === 'day.vote' ? 'vote' : 'runoff'
  return ballot(
    id,
    { voters, candidates, use: 'all', inTurn: true, unnamed: true, named: namedVoters(state) },
    { about, count: 'closed', needs: 'most', asked: handsOfEach(seenToPlay(state)) },
  )
}

/** A count of hands, and for whom the mayor raised his. */
interface Ballot {
  readonly count: Count | null
  readonly mayors: readonly SeatId[]
}

function* held(table: PalermoTable, id: VoteId, seats: readonly SeatId[]): Script<Ballot> {
  const { state } = table
  let mayors: readonly SeatId[] = []
  const candidates = () => seats.filter((seat) => isAlive(state, seat))
  const vote: Vote = {
    step: () => voteStep(table, id, candidates()),
    candidates,
    counted(ballots) {
      const chief = mayor(state)
      mayors = (chief && ballots[chief]) ?? []
      return ballots
    },
    weightOf: weightIn(state),
  }
  const count = yield* holdVote(table, vote)
  return { count, mayors }
}

function lastDeadStep(state: PalermoState, tied: readonly SeatId[]): StepSpec | null {
  const by = lastDead(state)
  const targets = tied.filter((seat) => isAlive(state, seat))
  if (!by || targets.length < 2) return null
  return {
    id: 'day.lastDeadDecides',
    form: { kind: 'seat', targets, pass: false },
    asked: [by],
    neutral: null,
    stage: {
      scene: 'stand',
      about: 'lastDead',
      candidates: targets,
      asks: asksChoice(by, targets, { must: true }),
    },
  }
}

/** P-91 a, P-92: among more than two accused the tied face each other once more; `decides` breaks a second tie. */
function* runoff(
  table: PalermoTable,
  count: Count,
  decides: (ballot: Ballot) => SeatId | null,
): Script<SeatId | null> {
  if (count.candidates.length < 3) return null
  const again = yield* held(table, 'day.runoff', count.most)
  const [first, more] = again.count?.most ?? []
  if (!again.count || !first || !more) return first ?? null
  table.emit('tied', { targets: again.count.most })
  return decides(again)
}

/** P-92: the mayor's word, where his hand was up for one of the tied. */
const mayorsWord = ({ count, mayors }: Ballot): SeatId | null =>
  handAmong(mayors, count?.most ?? [])

/** P-91, P-92. @returns everybody on whom the tie falls */
function* breakTie(table: PalermoTable, tie: Ballot & { count: Count }): Script<SeatId[]> {
  const { state, options } = table
  const one = (seat: SeatId | null): SeatId[] => (seat ? [seat] : [])
  switch (options.tieRule) {
    case 'runoff':
      return one(yield* runoff(table, tie.count, () => null))
    case 'allCondemned':
      return [...tie.count.most]
    case 'lastDead':
      return one(seatOfAnswer(yield* ask(() => lastDeadStep(state, tie.count.most))))
    case 'mayor':
      return one(mayorsWord(tie) ?? (yield* runoff(table, tie.count, mayorsWord)))
  }
}

/** P-90 to P-93, P-85: two at least have to be left to vote on. */
export function* verdict(table: PalermoTable, accused: readonly SeatId[]): Script {
  const { count, mayors } = yield* held(table, 'day.vote', accused)
  const [first, more] = count?.most ?? []
  let condemned: SeatId[] = first && !more ? [first] : []
  if (count && more) {
    table.emit('tied', { targets: count.most })
    condemned = yield* breakTie(table, { count, mayors })
    if (condemned.length === 1 && condemned[0]) table.emit('tieBroken', { target: condemned[0] })
  }
  condemn(table, condemned)
  if (!table.state.game.day.settled) table.emit('notExecuted', {})
}
