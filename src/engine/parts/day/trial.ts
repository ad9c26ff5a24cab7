/**
 * Trials: defences, and the verdict of a vote with a chain of ways to break a tie. What a condemnation does, and what the
 * room hears of it, is for the game to emit.
 */
import type { SeatId } from '../../base/ids'
import { information } from '../../script/script'
import type { Script, Stage } from '../../script/step'
import { ask, type Table } from '../../script/table'
import { breakTie, type TieBreak } from './ties'
import { holdVote, type Count, type Vote } from './vote'

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
  return { condemned: yield* breakTie(count.most, breaks), tied: count.most }
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
