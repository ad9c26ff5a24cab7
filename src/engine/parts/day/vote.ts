/**
 * Votes by hands: asked, counted as the rules weigh them, told, and held again where the host wants it. What follows from
 * the count is for a trial, an election or the game to say.
 */
import type { Answer } from '../../answers/answers'
import { countVotes, leaders, type WeightOf } from '../../answers/count'
import { ballotsOf } from '../../answers/draftAnswer'
import type { CoreEvents } from '../../state/events'
import type { SeatId } from '../../base/ids'
import type { Script, StepSpec } from '../../script/step'
import { ask, type Table } from '../../script/table'
import { areEnough, ofCandidates, withAgainst, withOthers } from './weighed'

type Ballots = ReturnType<typeof ballotsOf>

/** A vote by hands; `elections`, questions to all and verdicts differ in what follows from the count. */
export interface Vote {
  /** The step, a `ballot`; null: there is nothing to vote on, or nobody to vote. */
  readonly step: () => StepSpec | null
  /** Who can have the most, in the order of a tie. */
  readonly candidates: () => readonly SeatId[]
  /** The hands as the rules move and copy them. Absent: as they were raised. */
  readonly counted?: (ballots: Ballots) => Ballots
  /** How much one hand of somebody counts; hands without names count one. Absent: all do. */
  readonly weightOf?: WeightOf
  /** The votes that stand against a candidate before a hand is up; with it nobody else can get any. */
  readonly against?: (candidate: SeatId) => number
  /** Asks whether the count stands, where the host may have it repeated; the word is `repeat`. */
  readonly confirm?: () => StepSpec | null
  readonly repeated?: () => void
  /** Hears of it once the count stands. */
  readonly stands?: () => void
  /** Whether the room never hears the totals, and only what follows from them. */
  readonly untold?: boolean
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

/** Hands without names count one each; those that a rule asks about count as the rule has it. */
function raised(
  { counted, weightOf, against }: Vote,
  answer: Extract<Answer, { kind: 'ballots' | 'totals' }>,
  asked: StepSpec | null,
  candidates: readonly SeatId[],
): Pick<Count, 'totals' | 'voters'> {
  const named = ballotsOf(answer)
  const hands = counted?.(named) ?? named
  const votes = countVotes(hands, weightOf)
  if (answer.kind === 'ballots') return { totals: votes, voters: Object.keys(hands).length }
  const totals = withOthers(votes, answer.totals, named, candidates)
  const voters = asked?.form.kind === 'ballots' ? asked.form.voters : []
  return {
    totals: against ? ofCandidates(totals, candidates) : totals,
    voters: voters.filter(({ seat, optional }) => !optional || hands[seat] !== undefined).length,
  }
}

/** Holds a vote and tells its totals, as often as it is repeated. @returns null where there was none */
export function* holdVote<G, E>(table: Table<G, E>, vote: Vote): Script<Count | null> {
  for (;;) {
    const count = yield* holdOnce(table, vote)
    if (count !== 'again') {
      if (count) vote.stands?.()
      return count
    }
    vote.repeated?.()
  }
}

/** One count; `again`: the host has it repeated. */
function* holdOnce<G, E>(table: Table<G, E>, vote: Vote): Script<Count | 'again' | null> {
  const { against, confirm, untold = false } = vote
  let asked: StepSpec | null = null
  const answer = yield* ask(() => (asked = vote.step()))
  if (answer.kind !== 'ballots' && answer.kind !== 'totals') return null
  const candidates = vote.candidates()
  const hands = raised(vote, answer, asked, candidates)
  const totals = against ? withAgainst(hands.totals, candidates, against) : hands.totals
  if (!untold) table.emit('tallied', { totals } as (E & CoreEvents)['tallied'])
  const count: Count = {
    candidates,
    totals,
    most: leaders(totals, candidates),
    voters: hands.voters,
  }
  if (!confirm) return count
  const word = yield* ask(confirm)
  return word.kind === 'option' && word.option === 'repeat' ? 'again' : count
}

/** Whether more than half of those who were counted raised a hand for this one. */
export const hasMajority = ({ totals, voters }: Count, seat: SeatId): boolean =>
  areEnough(totals[seat] ?? 0, 'majority', voters)
