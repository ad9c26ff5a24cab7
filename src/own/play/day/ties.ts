/** Ways out of a tie, one after the other until one decides. */
import { announce, holdLot, living, seatOfAnswer, type Script, type SeatId } from '../../../engine'
import { givenOf, isIn, livingAmong } from '../../facts'
import type { Tie, Vote } from '../../format/day'
import { literal } from '../../plan/fold'
import { put, stillEnv, type Run } from '../run'
import { canBeHeld, holdCount, type Totals } from './count'

/** What the trial or election gives to its ties. */
export interface Contest {
  readonly rules: Vote
  readonly runoffStep: string
  readonly about: string
  readonly defences?: (seats: readonly SeatId[], given: unknown) => Script
  /** Whether the one with the most has enough. */
  readonly suffices: (count: Totals, seat: SeatId) => boolean
}

/** On whom a tie falls, and by which cause; nobody: undecided. */
export interface Outcome {
  readonly seats: readonly SeatId[]
  readonly cause: 'vote' | 'tie'
}

/** Undecided, but fewer are tied than before. */
interface Narrowed {
  readonly tied: readonly SeatId[]
}

const UNDECIDED = null
const onto = (seats: readonly SeatId[], cause: Outcome['cause'] = 'vote'): Outcome | null =>
  seats.length > 0 ? { seats, cause } : UNDECIDED

/** Tries one way after the other. */
export function* breakTie(
  run: Run,
  tied: readonly SeatId[],
  chain: readonly Tie[],
  contest: Contest,
): Script<Outcome | null> {
  announce(run.table, 'tie', tied)
  let left = tied
  for (const way of chain) {
    const still = livingAmong(run.state, left)
    const outcome = yield* tryWay(run, still, literal(way as Tie), contest)
    if (outcome && 'seats' in outcome) return outcome
    if (outcome) left = outcome.tied
    if (way === 'none') return null
  }
  return null
}

function* tryWay(
  run: Run,
  tied: readonly SeatId[],
  way: Tie,
  contest: Contest,
): Script<Outcome | Narrowed | null> {
  const { state } = run
  if (way === 'none') return UNDECIDED
  if (way === 'all') return onto(tied)
  if (way === 'lot') {
    const fell = yield* holdLot(run.table, 'day.lot', () => livingAmong(state, tied))
    run.chain = 0
    if (fell === null) return onto(livingAmong(state, tied).slice(0, 1))
    announce(run.table, 'lot', fell)
    return onto([fell])
  }
  if (way === 'lastDead') {
    const last = state.game.outs.at(-1)?.seat
    return last === undefined ? UNDECIDED : yield* askSomebody(run, last, tied)
  }
  if (way === 'runoff') return yield* runoff(run, tied, {}, contest)
  if ('runoff' in way) return yield* runoff(run, tied, way.runoff, contest)
  if ('holder' in way) {
    const holder = state.seats.find(
      ({ id }) => isIn(state, id) && givenOf(state, id, way.holder) !== undefined,
    )?.id
    if (holder === undefined) return UNDECIDED
    const voted = (state.game.votes[holder] ?? []).filter((seat) => tied.includes(seat))
    if (voted.length === 1) return onto(voted)
    return yield* askSomebody(run, holder, tied)
  }
  if (!('falls' in way)) return UNDECIDED
  const [falls] = livingAmong(state, run.plan.who(way.falls)(stillEnv(run, { candidates: tied })))
  return onto(falls === undefined ? [] : [falls], 'tie')
}

function* askSomebody(run: Run, by: SeatId, tied: readonly SeatId[]): Script<Outcome | null> {
  const answer = yield* put(run, () => {
    const targets = livingAmong(run.state, tied)
    if (targets.length === 0) return null
    const stage = { scene: 'vote', about: 'tieBreak', candidates: targets } as const
    const form = { kind: 'seat', targets, pass: false } as const
    return { id: 'day.tieBreak', form, asked: [by], neutral: null, stage }
  })
  const seat = seatOfAnswer(answer)
  return onto(seat === null ? [] : [seat])
}

type RunoffRules = Exclude<Extract<Tie, { runoff: unknown }>['runoff'], string>

function* runoff(
  run: Run,
  tied: readonly SeatId[],
  own: Partial<RunoffRules>,
  { rules, runoffStep, about, defences, suffices }: Contest,
): Script<Outcome | Narrowed | null> {
  const { voters, defence, ...count } = own
  const onlyOthers = literal(voters) === 'others'
  const without = onlyOthers ? () => tied : () => []
  if (onlyOthers && living(run.state).every((seat) => tied.includes(seat))) return UNDECIDED
  const asked = {
    step: runoffStep,
    about,
    candidates: () => livingAmong(run.state, tied),
    rules: { ...rules, ...count },
    without,
  }
  if (!canBeHeld(run, asked)) return UNDECIDED
  if (defence !== undefined && defences) yield* defences(tied, defence)
  const result = yield* holdCount(run, asked)
  const [first, more] = result?.most ?? []
  if (!result || first === undefined) return UNDECIDED
  if (more !== undefined) {
    announce(run.table, 'tie', result.most)
    return { tied: result.most }
  }
  return suffices(result, first) ? onto([first]) : UNDECIDED
}
