/** The election of an office: a public status that one player has. */
import { information, living, type Script } from '../../../engine'
import { hasTrait, isIn } from '../../facts'
import type { DayPart, Tie } from '../../format/day'
import { literal } from '../../plan/fold'
import { secretlyWeighed } from '../../check/secrecy'
import { giveStatus } from '../effects/statuses'
import { put, type Run } from '../run'
import { holdCount } from './count'
import { breakTie } from './ties'

type Election = Extract<DayPart, { election: unknown }>['election']

export function* holdElection(run: Run, election: Election): Script {
  const { office, again, seconds, tie } = election
  const { state } = run
  const isHeld = () =>
    state.game.given.some(
      ({ status, on }) => status === office && on !== 'table' && isIn(state, on),
    )
  if (isHeld() && !literal(again)) return
  if (seconds !== undefined) {
    const stage = { scene: 'discussion', about: 'campaign' } as const
    yield* put(run, () => information('day.campaign', { seconds: literal(seconds), stage }))
  }
  const candidates = () => living(state).filter((seat) => !hasTrait(run.still, seat, 'noCandidate'))
  // What nobody knows of would show in a count that everybody watches.
  const shown = secretlyWeighed(run.plan.doc) === undefined ? 'live' : 'closed'
  const rules = { use: 'any', shown } as const
  const about = 'election'
  const count = yield* holdCount(run, { step: 'day.election', about, candidates, rules })
  const [first, more] = count?.most ?? []
  if (first === undefined) return
  let elected = first
  if (more !== undefined) {
    const outcome = yield* breakTie(run, count?.most ?? [], (tie ?? ['none']) as readonly Tie[], {
      rules,
      runoffStep: 'day.electionRunoff',
      about: 'election',
      suffices: () => true,
    })
    const [decided] = outcome?.seats ?? []
    if (decided === undefined) return
    elected = decided
  }
  giveStatus(run, office, elected, null, null, true)
}
