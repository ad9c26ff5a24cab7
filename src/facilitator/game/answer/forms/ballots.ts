/** Raised hands: a voter is chosen, then a click on a candidate gives all of his votes that are left, or one. */
import type { SeatId } from '../../../../bridge'
import { ballotsOf } from '../../../../bridge/draftAnswer'
import type { Arrow } from '../../../ring/types'
import { still, type Answering, type Bench, type FormOf } from './types'

export type Ballots = Readonly<Record<SeatId, readonly SeatId[]>>

export function ballotsForm(bench: Bench<FormOf<'ballots'>>): Answering {
  const { form, draft, choice, choose, record, close } = bench
  const { voters, candidates } = form
  const ballots = draft ? ballotsOf(draft) : {}
  const members = voters.map(({ seat }) => seat)
  const selected = choice.seats[0] ?? null
  const voter = voters.find(({ seat }) => seat === selected)
  const weight = voter?.votes ?? 0
  const used = selected ? (ballots[selected] ?? []) : []
  const open = candidates.filter(
    (seat) =>
      !(form.notSelf && seat === selected) &&
      !voter?.except?.includes(seat) &&
      !(form.distinct && used.includes(seat)),
  )
  const give = (by: SeatId, votes: readonly SeatId[]) => {
    record({ kind: 'ballot', by, votes })
    if (votes.length >= weight) choose({ seats: form.freely ? [] : nextVoter(members, by) })
  }
  return {
    ...still,
    members,
    selected,
    targets: selected ? (used.length < weight ? open : []) : members,
    prompt: votePrompt(selected, weight - used.length, form.distinct),
    given: arrows(ballots),
    totals: totalsOf(ballots, candidates),
    primary: {
      kind: 'record',
      missing: form.use === 'all' ? missingVotes(voters, ballots) : 0,
      run: close,
    },
    press: (seat, one = false) => {
      if (!selected) return choose({ seats: [seat] })
      const left = one || form.distinct ? 1 : weight - used.length
      if (left > 0) give(selected, [...used, ...Array.from({ length: left }, () => seat)])
    },
    select: (seat) => choose({ seats: seat ? [seat] : [] }),
    clear:
      selected && used.length > 0
        ? () => record({ kind: 'ballot', by: selected, votes: [] })
        : null,
  }
}

function votePrompt(
  selected: SeatId | null,
  left: number,
  apart: boolean | undefined,
): Answering['prompt'] {
  if (!selected) return { key: 'prompt.voter' }
  if (left <= 0) return { key: 'prompt.voted', seat: selected }
  return { key: apart ? 'prompt.votesApart' : 'prompt.vote', seat: selected, count: left }
}

/** The next voter clockwise; nobody after the last. */
const nextVoter = (members: readonly SeatId[], by: SeatId): SeatId[] =>
  members.slice(members.indexOf(by) + 1).slice(0, 1)

/** Votes that were not given yet. */
export function missingVotes(voters: FormOf<'ballots'>['voters'], ballots: Ballots): number {
  let missing = 0
  for (const { seat, votes, optional } of voters) {
    const used = ballots[seat]?.length ?? 0
    if (!optional || used > 0) missing += votes - used
  }
  return missing
}

/** One arrow for each voter and candidate, with the number of votes it carries. */
export function arrows(ballots: Ballots): Arrow[] {
  const list: Arrow[] = []
  for (const [from, votes] of Object.entries(ballots) as [SeatId, readonly SeatId[]][]) {
    for (const to of new Set(votes)) {
      list.push({ from, to, count: votes.filter((vote) => vote === to).length })
    }
  }
  return list
}

/** The hands of every candidate, none included. */
export function totalsOf(ballots: Ballots, candidates: readonly SeatId[]): Record<SeatId, number> {
  const totals: Record<SeatId, number> = {}
  for (const seat of candidates) totals[seat] = 0
  for (const votes of Object.values(ballots)) {
    for (const seat of votes) totals[seat] = (totals[seat] ?? 0) + 1
  }
  return totals
}
