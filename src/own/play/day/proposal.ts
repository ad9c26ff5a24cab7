/**
 * Proposals: whoever leads proposes players, everybody votes on it, and what follows is done before everybody. A refused one is
 * followed by the next, until so many were refused in a row.
 */
import {
  announce,
  areEnough,
  asksChoice,
  holdVote,
  living,
  type Answer,
  type Form,
  type Script,
  type SeatId,
} from '../../../engine'
import { isIn, livingAmong, othersFrom } from '../../state/facts'
import type { BodyOf } from '../../format/day/day'
import { literal } from '../../language/base/scalars'
import { MOST } from '../../schema/limits'
import { put, type Run } from '../base/run'
import { asOneMoment } from '../base/telling'
import { giveStatus } from '../effects/statuses'
import { votingOf, type Asked } from './count'
import { holderOf } from './election'
import { follows } from './follows'

type Proposal = BodyOf<'proposal'>

/** Who leads now, as everybody knows; `next`: whoever sits left of the last one gets the status first. */
function leaderOf(run: Run, leader: Proposal['leader']): SeatId | null {
  const { state, table } = run
  if (typeof leader === 'string') return holderOf(run, leader)
  const status = leader.next
  const last = holderOf(run, status) ?? state.game.led[status]
  const [next] = last === undefined ? living(state) : othersFrom({ plan: run.plan, state }, last)
  const seat = next ?? (last !== undefined && isIn(state, last) ? last : null)
  if (seat === null) return null
  table.emit('led', { status, seat })
  asOneMoment(run, () => giveStatus(run, status, seat, null, null, true))
  return seat
}

/** How many may be proposed, as everybody knows; never more at least than at most. */
function sizeOf({ plan, asTold }: Run, { choose }: Proposal, self: SeatId) {
  const held = (given: Proposal['choose']['min']) =>
    Math.max(1, Math.min(MOST.chosen, plan.number(given)({ ...asTold, self })))
  const max = held(choose.max)
  return { min: Math.min(held(choose.min), max), max }
}

function* propose(run: Run, proposal: Proposal, by: SeatId): Script<readonly SeatId[]> {
  const answer: Answer = yield* put(run, () => {
    const among = run.plan.who(proposal.choose.of ?? 'everyone')({ ...run.asTold, self: by })
    const targets = livingAmong(run.state, among)
    const count = sizeOf(run, proposal, by)
    if (!isIn(run.state, by) || targets.length < count.min) return null
    const max = Math.min(count.max, targets.length)
    const form: Form =
      max === 1
        ? { kind: 'seat', targets, pass: false }
        : { kind: 'seats', targets, min: count.min, max, pass: false }
    const asks = asksChoice(by, among, { count, must: true, self: true })
    const stage = { scene: 'notice', about: 'proposal', speaker: by, asks } as const
    return { id: 'day.propose', form, asked: [by], neutral: null, speaker: by, stage }
  })
  if (answer.kind === 'seat') return [answer.seat]
  return answer.kind === 'seats' ? answer.seats : []
}

/** Whether more than half of all hands that could be up were; null: there was no vote. */
function* approve(
  run: Run,
  { vote: rules = {} }: Proposal,
  by: SeatId,
  proposed: readonly SeatId[],
): Script<boolean | null> {
  const asked: Asked = {
    step: 'day.approve',
    about: 'approval',
    candidates: () => [by],
    rules,
    needs: 'majority',
    params: { leader: by, proposed },
  }
  const vote = votingOf(run, asked)
  const count = yield* holdVote(run.table, vote)
  run.chain = 0
  return count && areEnough(count.totals[by] ?? 0, 'majority', vote.possible())
}

/** One proposal after the other, until one is agreed to or too many were refused. */
export function* holdProposals(run: Run, proposal: Proposal): Script {
  const { table, state } = run
  const { leader, yes, no, after } = proposal
  const most = Math.min(MOST.refusals, literal(proposal.times) ?? 1)
  for (let n = 0; n < most && !state.winner; n++) {
    const by = leaderOf(run, leader)
    if (by === null) return
    const targets = yield* propose(run, proposal, by)
    if (targets.length === 0) return
    announce(table, 'proposed', { [by]: targets })
    const agreed = yield* approve(run, proposal, by, targets)
    if (agreed === null || state.winner) return
    announce(table, agreed ? 'approved' : 'refused', targets)
    const refused = agreed ? 0 : state.game.refused + 1
    const isOver = refused >= most
    table.emit('refusedInARow', { times: isOver ? 0 : refused })
    yield* follows(run, agreed ? yes : no, { self: by, targets })
    if (agreed || state.winner) return
    if (isOver) return yield* follows(run, after, { self: by, targets })
  }
}
