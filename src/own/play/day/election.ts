/** The election of an office: a public status that one player has. */
import { elect, information, living, type Script, type SeatId } from '../../../engine'
import { hasTrait, isIn } from '../../facts'
import type { DayPart, Tie } from '../../format/day'
import { literal } from '../../plan/fold'
import { secretlyWeighed } from '../../check/secrecy'
import { giveStatus } from '../effects/statuses'
import type { Run } from '../run'
import { votingOf } from './count'
import { decideTie } from './ties'

type Election = Extract<DayPart, { election: unknown }>['election']

/** Who has an office and is in; what lies with the table is nobody's. */
function holderOf({ state }: Run, office: string): SeatId | null {
  for (const { status, on } of state.game.given) {
    if (status === office && on !== 'table' && isIn(state, on)) return on
  }
  return null
}

function campaignOf(seconds: number) {
  const stage = { scene: 'discussion', about: 'campaign' } as const
  return { campaign: () => information('day.campaign', { seconds, stage }) }
}

export function* holdElection(run: Run, election: Election): Script {
  const { office, again, seconds, tie } = election
  const { state } = run
  const candidates = () => living(state).filter((seat) => !hasTrait(run.still, seat, 'noCandidate'))
  // What nobody knows of would show in a count that everybody watches.
  const shown = secretlyWeighed(run.plan.doc) === undefined ? 'live' : 'closed'
  const rules = { use: 'any', shown } as const
  const about = 'election'
  const contest = { rules, runoffStep: 'day.electionRunoff', about, suffices: () => true }
  const elected = yield* elect(run.table, {
    holder: () => holderOf(run, office),
    again: literal(again) ?? false,
    ...(seconds === undefined ? {} : campaignOf(literal(seconds))),
    vote: votingOf(run, { step: 'day.election', about, candidates, rules }),
    breaks: [
      function* (tied) {
        const outcome = yield* decideTie(run, tied, (tie ?? ['none']) as readonly Tie[], contest)
        return outcome?.seats[0] ?? null
      },
    ],
  })
  if (elected === null) return
  run.chain = 0
  giveStatus(run, office, elected, null, null, true)
}
