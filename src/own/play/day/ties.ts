/** Ways out of a tie, one after the other until one decides. */
import {
  announce,
  asksChoice,
  breakTie,
  byLot,
  byWord,
  handAmong,
  living,
  runoff,
  type Count,
  type Narrowed,
  type Needs,
  type Script,
  type SeatId,
} from '../../../engine'
import { givenOf, isIn, livingAmong } from '../../state/facts'
import type { Tie } from '../../format/day/base/ties'
import type { Vote } from '../../format/day/base/votes'
import { literal } from '../../language/base/scalars'
import { stillEnv, type Run } from '../base/run'
import { canBeHeld, votingOf, type OwnVote } from './count'

/** What the trial or election gives to its ties. */
export interface Contest {
  readonly rules: Vote
  readonly runoffStep: string
  readonly about: string
  /** What whoever is voted on needs. */
  readonly needs: Needs
  /** Whether the room never hears the totals. */
  readonly untold?: boolean
  readonly variant?: string | undefined
  readonly defences?: (seats: readonly SeatId[], given: unknown) => Script
  /** Whether the one with the most has enough. */
  readonly suffices: (vote: OwnVote, count: Count, seat: SeatId) => boolean
}

/** On whom a tie falls, and by which cause; nobody: undecided. */
export interface Outcome {
  readonly seats: readonly SeatId[]
  readonly cause: 'vote' | 'tie'
}

const UNDECIDED = null
const onto = (seats: readonly SeatId[], cause: Outcome['cause'] = 'vote'): Outcome | null =>
  seats.length > 0 ? { seats, cause } : UNDECIDED
const ontoOne = (seat: SeatId | null): Outcome | null => onto(seat === null ? [] : [seat])

/** Tells of a tie and tries one way out of it after the other; after `none` there are no more. */
export function* decideTie(
  run: Run,
  tied: readonly SeatId[],
  chain: readonly Tie[],
  contest: Contest,
): Script<Outcome | null> {
  announce(run.table, 'tie', tied)
  const end = chain.indexOf('none')
  const ways = end < 0 ? chain : chain.slice(0, end)
  return yield* breakTie<Outcome>(
    tied,
    ways.map((way) => (left) => tryWay(run, left, literal(way as Tie), contest)),
    (left) => livingAmong(run.state, left),
  )
}

function* tryWay(
  run: Run,
  tied: readonly SeatId[],
  way: Tie,
  contest: Contest,
): Script<Outcome | Narrowed | null> {
  const { state } = run
  if (way === 'none' || state.winner) return UNDECIDED
  if (way === 'all') return onto(tied)
  if (way === 'lot') return yield* lot(run, tied)
  if (way === 'lastDead') {
    const last = state.game.outs.at(-1)?.seat
    return last === undefined ? UNDECIDED : yield* askSomebody(run, last, tied)
  }
  if (way === 'runoff') return yield* again(run, tied, {}, contest)
  if ('runoff' in way) return yield* again(run, tied, way.runoff, contest)
  if ('holder' in way) {
    const holder = state.seats.find(
      ({ id }) => isIn(state, id) && givenOf(state, id, way.holder)?.known,
    )?.id
    if (holder === undefined) return UNDECIDED
    const voted = handAmong(state.game.votes[holder] ?? [], tied)
    return voted === null ? yield* askSomebody(run, holder, tied) : ontoOne(voted)
  }
  if (!('falls' in way)) return UNDECIDED
  const [falls] = livingAmong(state, run.plan.who(way.falls)(stillEnv(run, { candidates: tied })))
  return onto(falls === undefined ? [] : [falls], 'tie')
}

/** Where nothing is left to draw among, the one who is left. */
function* lot(run: Run, tied: readonly SeatId[]): Script<Outcome | Narrowed | null> {
  const left = () => livingAmong(run.state, tied)
  const tell = (seat: SeatId) => announce(run.table, 'lot', seat)
  const fell = yield* byLot(run.table, 'day.lot', left, tell)(tied)
  run.chain = 0
  return fell === null ? onto(left().slice(0, 1)) : outcomeOf(fell)
}

function* askSomebody(
  run: Run,
  by: SeatId,
  tied: readonly SeatId[],
): Script<Outcome | Narrowed | null> {
  const step = byWord(() => {
    const targets = livingAmong(run.state, tied)
    if (targets.length === 0) return null
    const asks = asksChoice(by, targets, { must: true, self: true })
    const stage = { scene: 'vote', about: 'tieBreak', candidates: targets, asks } as const
    const form = { kind: 'seat', targets, pass: false } as const
    return { id: 'day.tieBreak', form, asked: [by], neutral: null, stage }
  })
  const word = yield* step(tied)
  run.chain = 0
  return word === null ? UNDECIDED : outcomeOf(word)
}

const outcomeOf = (came: SeatId | Narrowed): Outcome | Narrowed | null =>
  typeof came === 'string' ? ontoOne(came) : came

type RunoffRules = Exclude<Extract<Tie, { runoff: unknown }>['runoff'], string>

function* again(
  run: Run,
  tied: readonly SeatId[],
  own: Partial<RunoffRules>,
  { rules, runoffStep, about, needs, untold = false, variant, defences, suffices }: Contest,
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
    needs,
    without,
    untold,
    variant,
  }
  if (!canBeHeld(run, asked)) return UNDECIDED
  const vote = votingOf(run, asked)
  const decide = runoff(run.table, vote, (seats) => announce(run.table, 'tie', seats), {
    ...(defence !== undefined && defences ? { defences: (left) => defences(left, defence) } : {}),
    enough: (found, seat) => suffices(vote, found, seat),
  })
  const came = yield* decide(tied)
  run.chain = 0
  return came === null ? UNDECIDED : outcomeOf(came)
}
