/** The vote on a duel: closed eyes, a Journalist who may look, and a count that is told when all eyes are open (K-33, K-93, K-98, K-99). */
import {
  ballot,
  ballotsOf,
  call,
  handsOfEach,
  holdVote,
  information,
  living,
  seenToPlay,
  show,
  totalsOf,
  type Answer,
  type Script,
  type SeatId,
  type StepSpec,
  type Voter,
} from '../../../src/engine'
import { blackmailersOf, isCalled, timesUsed } from '../deeds/deaths'
import { holderOf, type KtuluState, type KtuluTable } from '../state'
import { askByDay } from './asking'
import { barred } from './barred'
import { isOn, type Duel } from './duel'

/** The hands for the challenger and for the challenged. */
export interface DuelCount {
  readonly one: number
  readonly other: number
}

const WATCH = 'journalist.watch'
const WATCHES = 2

function watchStep(table: KtuluTable, duel: Duel): StepSpec | null {
  const { state, options } = table
  const isSpent = timesUsed(state, WATCH) >= WATCHES
  const by = holderOf(state, 'journalist')
  if (!options.secretDuelVotes || !isCalled(state, 'journalist') || !isOn(state, duel)) return null
  if (by === duel.by || by === duel.target || (isSpent && !options.callUsedUp)) return null
  if (by === null) return call(information(WATCH))
  if (isSpent) return information(WATCH, { asked: [by], variant: 'spent' })
  return {
    id: WATCH,
    form: { kind: 'option', options: ['watch'], pass: true },
    asked: [by],
    neutral: { kind: 'pass' },
  }
}

/** K-33. @returns who watches instead of voting */
function* watcher(table: KtuluTable, duel: Duel): Script<SeatId | null> {
  const answer = yield* askByDay(table, () => watchStep(table, duel))
  if (answer.kind !== 'option') return null
  table.emit('used', { step: WATCH, times: timesUsed(table.state, WATCH) + 1 })
  return holderOf(table.state, 'journalist')
}

/**
 * K-93: who votes as everybody sees it: all who are seen to play but the two. That one of them watches or may not, or was
 * taken out without a word, is nobody's business.
 */
const onlookers = (state: KtuluState, duel: Duel): SeatId[] =>
  seenToPlay(state).filter((seat) => seat !== duel.by && seat !== duel.target)

/** K-37a, K-93: all but the two; for his blackmailer's opponent nobody can vote. */
function voters({ state }: KtuluTable, duel: Duel, watches: SeatId | null): Voter[] {
  const absent = [duel.by, duel.target, watches]
  return living(state)
    .filter((seat) => !absent.includes(seat))
    .map((seat) => {
      const masters = blackmailersOf(state, seat)
      const except = [
        ...(masters.includes(duel.by) ? [duel.target] : []),
        ...(masters.includes(duel.target) ? [duel.by] : []),
      ]
      return { seat, votes: 1, ...(except.length > 0 ? { except } : {}) }
    })
}

const countFor = ({ by, target }: Duel, totals: Readonly<Record<SeatId, number>>): DuelCount => ({
  one: totals[by] ?? 0,
  other: totals[target] ?? 0,
})

/** K-33: what the Journalist saw. */
function showBallots(table: KtuluTable, answer: Answer): void {
  const seen = Object.entries(ballotsOf(answer)).flatMap(([by, [vote]]) =>
    vote ? [[by, vote]] : [],
  )
  show(table, WATCH, Object.fromEntries(seen) as Record<string, string>)
}

/** Holds the vote. @returns null where the duel ended before (K-16a) */
export function* voteOnDuel(table: KtuluTable, duel: Duel): Script<DuelCount | null> {
  const { state, options } = table
  const watches = yield* watcher(table, duel)
  const candidates = [duel.by, duel.target]
  const step = () => {
    if (!isOn(state, duel) || state.game.decided) return null
    const able = voters(table, duel, watches)
    // Whoever watches sees who votes for whom.
    const names = watches ? {} : ({ unnamed: true, named: barred(able) } as const)
    return ballot(
      'day.duelVote',
      { voters: able, candidates, use: 'any', ...names },
      {
        about: 'duel',
        count: 'closed',
        needs: 'most',
        asked: handsOfEach(onlookers(state, duel)),
        secret: options.secretDuelVotes,
      },
    )
  }
  if (!options.secretDuelVotes) {
    const count = yield* holdVote(table, { step, candidates: () => candidates })
    return count && countFor(duel, count.totals)
  }
  const answer = yield* askByDay(table, step)
  if (!isOn(state, duel)) return null
  if (watches) showBallots(table, answer)
  const totals = totalsOf(answer)
  table.emit('votedInSecret', { totals })
  return countFor(duel, totals)
}
