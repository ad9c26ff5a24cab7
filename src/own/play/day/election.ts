/** The election of an office: a public status that one player has. */
import { elect, information, living, type Script, type SeatId } from '../../../engine'
import { hasTrait, isIn } from '../../state/facts'
import type { Tie } from '../../format/day/base/ties'
import type { BodyOf } from '../../format/day/day'
import { officeVariant } from '../../analyse/numbered'
import { literal } from '../../language/base/scalars'
import { giveStatus } from '../effects/statuses'
import { asOneMoment } from '../base/telling'
import { secondsOf, type Run } from '../base/run'
import { votingOf } from './count'
import { decideTie } from './ties'

/** Who has an office, as the room knows it, and is in; what lies with the table is nobody's. */
export function holderOf({ state }: Run, office: string): SeatId | null {
  for (const { status, on, known } of state.game.given) {
    if (known && status === office && on !== 'table' && isIn(state, on)) return on
  }
  return null
}

function campaignOf(seconds: number, variant: string | undefined) {
  const stage = { scene: 'discussion', about: 'campaign' } as const
  const reading = variant === undefined ? {} : { variant }
  return { campaign: () => information('day.campaign', { seconds, stage, ...reading }) }
}

export function* holdElection(run: Run, election: BodyOf<'election'>): Script {
  const { office, again, closed, seconds, tie } = election
  const { state } = run
  const env = run.asTold
  const candidates = () =>
    living(state).filter(
      (seat) => (run.room?.includes(seat) ?? true) && !hasTrait(env, seat, 'noCandidate'),
    )
  const untold = literal(closed) ?? false
  const rules = { use: 'any', shown: untold ? 'closed' : 'live' } as const
  const about = 'election'
  const runoffStep = 'day.electionRunoff'
  const needs = 'most' as const
  const variant = officeVariant(run.plan.doc, office)
  const contest = { rules, runoffStep, about, needs, untold, variant, suffices: () => true }
  const elected = yield* elect(run.table, {
    holder: () => holderOf(run, office),
    again: literal(again) ?? false,
    ...(seconds === undefined ? {} : campaignOf(secondsOf(run, seconds), variant)),
    vote: votingOf(run, { step: 'day.election', about, candidates, rules, needs, untold, variant }),
    breaks: [
      function* (tied) {
        const outcome = yield* decideTie(run, tied, (tie ?? ['none']) as readonly Tie[], contest)
        return outcome?.seats[0] ?? null
      },
    ],
  })
  if (elected === null || state.winner) return
  run.chain = 0
  asOneMoment(run, () => giveStatus(run, office, elected, null, null, true))
}
