/**
 * Trials: defences, the count of a vote, and a chain of ways to break a tie. What a condemnation does, and
 * what the room hears of it, is for the game to emit.
 */
import type { Answer } from '../answers/answers'
import { countVotes, leaders, type ballotsOf } from '../answers/count'
import type { CoreEvents } from '../state/events'
import type { SeatId } from '../ids'
import { information } from '../script/script'
import type { Script, Stage, StepSpec } from '../script/step'
import { ask, type Table } from '../script/table'
import { holdLot } from './lot'

type Ballots = ReturnType<typeof ballotsOf>

/** A vote by hands; `elections`, questions to all and verdicts differ in what follows from the count. */
export interface Vote {
  /** The step, a `ballot`; null: there is nothing to vote on, or nobody to vote. */
  readonly step: () => StepSpec | null
  /** Who can have the most, in the order of a tie. */
  readonly candidates: () => readonly SeatId[]
  /** The hands as the rules count them: moved, copied, doubled. Absent: as they were raised. */
  readonly counted?: (ballots: Ballots) => Ballots
  /** Asks whether the count stands, where the host may have it repeated; the word is `repeat`. */
  readonly confirm?: () => StepSpec | null
  readonly repeated?: () => void
}

/** What a vote came to. */
export interface Count {
  readonly candidates: readonly SeatId[]
  readonly totals: Readonly<Record<SeatId, number>>
  /** Who has the most, in the order of the candidates; empty without a hand. */
  readonly most: readonly SeatId[]
  /** How many were asked and counted, whether or not they raised a hand. */
  readonly voters: number
}

/** Hands without names count as they are: rules that would move one ask for names. */
function countOf(
  { counted }: Vote,
  answer: Extract<Answer, { kind: 'ballots' | 'totals' }>,
  asked: StepSpec | null,
): Pick<Count, 'totals' | 'voters'> {
  if (answer.kind === 'totals') {
    const voters = asked?.form.kind === 'ballots' ? asked.form.voters : []
    return { totals: answer.totals, voters: voters.filter(({ optional }) => !optional).length }
  }
  const hands = counted?.(answer.ballots) ?? answer.ballots
  return { totals: countVotes(hands), voters: Object.keys(hands).length }
}

/** Holds a vote and tells its totals, as often as it is repeated. @returns null where there was none */
export function* holdVote<G, E>(table: Table<G, E>, vote: Vote): Script<Count | null> {
  for (;;) {
    let asked: StepSpec | null = null
    const answer = yield* ask(() => (asked = vote.step()))
    if (answer.kind !== 'ballots' && answer.kind !== 'totals') return null
    const candidates = vote.candidates()
    const { totals, voters } = countOf(vote, answer, asked)
    table.emit('tallied', { totals } as (E & CoreEvents)['tallied'])
    const count: Count = {
      candidates,
      totals,
      most: leaders(totals, candidates),
      voters,
    }
    if (!vote.confirm) return count
    const word = yield* ask(vote.confirm)
    if (word.kind !== 'option' || word.option !== 'repeat') return count
    vote.repeated?.()
  }
}

/** Whether more than half of those who were counted raised a hand for this one. */
export const hasMajority = ({ totals, voters }: Count, seat: SeatId): boolean =>
  (totals[seat] ?? 0) * 2 > voters

/** One way to break a tie. @returns on whom it fell; null: undecided, the next way is tried */
export type TieBreak = (tied: readonly SeatId[]) => Script<SeatId | null>

/** What a trial came to. */
export interface Verdict {
  readonly condemned: SeatId | null
  /** Who had the most together, where nobody was alone with it. */
  readonly tied: readonly SeatId[]
}

interface Trying {
  /** What one who stands alone needs; absent: a hand. */
  readonly alone?: (count: Count, seat: SeatId) => boolean
  /** Tells of a tie, before it is broken. */
  readonly tied?: (seats: readonly SeatId[]) => void
  /** The ways out of a tie, one after the other; without any nobody is condemned. */
  readonly breaks?: readonly TieBreak[]
}

const NOBODY: Verdict = { condemned: null, tied: [] }

/** A vote with one result: whoever has the most alone, or on whom a tie falls. */
export function* verdict<G, E>(
  table: Table<G, E>,
  vote: Vote,
  { alone, tied, breaks = [] }: Trying = {},
): Script<Verdict> {
  const count = yield* holdVote(table, vote)
  const [first, more] = count?.most ?? []
  if (!count || !first) return NOBODY
  if (!more) {
    const isAlone = count.candidates.length === 1
    return !isAlone || !alone || alone(count, first) ? { condemned: first, tied: [] } : NOBODY
  }
  tied?.(count.most)
  for (const decide of breaks) {
    const condemned = yield* decide(count.most)
    if (condemned) return { condemned, tied: count.most }
  }
  return { condemned: null, tied: count.most }
}

/** Breaks a tie by another vote; a second tie is told too and decides nothing. */
export const runoff = <G, E>(
  table: Table<G, E>,
  vote: Vote,
  tied: (seats: readonly SeatId[]) => void,
  defences?: (tied: readonly SeatId[]) => Script,
): TieBreak =>
  function* (seats) {
    if (defences) yield* defences(seats)
    const count = yield* holdVote(table, vote)
    const [first, more] = count?.most ?? []
    if (count && more) tied(count.most)
    return first && !more ? first : null
  }

/** Breaks a tie by a lot. */
export const byLot = <G, E>(
  table: Table<G, E>,
  id: string,
  among: () => readonly SeatId[],
  fell: (target: SeatId) => void,
): TieBreak =>
  function* () {
    const target = yield* holdLot(table, id, among)
    if (target) fell(target)
    return target
  }

/** The defences of a stand that may change meanwhile. */
export interface Defences {
  readonly id: string
  readonly seconds?: number
  /** Who may still speak for himself, in order. */
  readonly waiting: () => readonly SeatId[]
  readonly candidates: () => readonly SeatId[]
  /** Notes who has spoken; until then he is waiting. */
  readonly heard: (speaker: SeatId) => void
}

/** One after the other, until nobody waits: whoever takes a place over speaks too. */
export function* hearDefences(defences: Defences): Script {
  const { id, waiting, candidates, heard, seconds = 0 } = defences
  for (;;) {
    const [speaker] = waiting()
    if (!speaker) return
    yield* ask(() => {
      const all = waiting()
      if (!all.includes(speaker)) return null
      const queue = all.filter((seat) => seat !== speaker)
      const stage: Stage = {
        scene: 'speech',
        about: 'defence',
        speaker,
        queue,
        candidates: candidates(),
      }
      return information(id, { asked: [speaker], seconds, speaker, stage })
    })
    if (candidates().includes(speaker)) heard(speaker)
  }
}
