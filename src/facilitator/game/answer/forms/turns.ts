/** Hands for one candidate after the other: each click raises one, or takes back a slip of the mouse. */
import type { SeatId } from '../../../../bridge'
import { ballotsOf } from '../../../../bridge/draftAnswer'
import { arrows, missingVotes, totalsOf } from './ballots'
import { still, type Answering, type Bench, type FormOf } from './types'

export function turnsForm(bench: Bench<FormOf<'ballots'>>): Answering {
  const { form, draft, upForVote: up, record, close } = bench
  const { voters, candidates } = form
  const ballots = draft ? ballotsOf(draft) : {}
  const mayRaise = ({ seat, votes }: (typeof voters)[number], candidate: SeatId) => {
    if (form.notSelf && seat === candidate) return false
    const given = ballots[seat] ?? []
    return given.length < votes || given.includes(candidate)
  }
  const next = candidates[up ? candidates.indexOf(up) + 1 : 0]
  const missing = form.use === 'all' ? missingVotes(voters, ballots) : 0
  return {
    ...still,
    members: candidates,
    selected: up,
    targets: up ? voters.filter((voter) => mayRaise(voter, up)).map(({ seat }) => seat) : [],
    prompt: up ? { key: 'prompt.hands', seat: up } : { key: 'prompt.turns' },
    given: arrows(ballots),
    totals: totalsOf(ballots, candidates),
    primary: next
      ? {
          kind: 'next',
          seat: next,
          missing: 0,
          run: () => record({ kind: 'upForVote', candidate: next }),
        }
      : { kind: 'record', missing, run: close },
    press: (seat) => {
      if (!up || !voters.some((voter) => voter.seat === seat)) return
      const given = ballots[seat] ?? []
      const raised = given.includes(up)
      const votes = raised ? given.filter((vote) => vote !== up) : [...given, up]
      record({ kind: 'ballot', by: seat, votes })
    },
    select: (seat) => seat && record({ kind: 'upForVote', candidate: seat }),
  }
}
