/** Hands counted without saying whose they are: a click on a candidate is one more, with Shift one less. */
import type { SeatId } from '../../../../bridge'
import { askedByName, handsFor, saidOf } from '../../../../bridge/draftAnswer'
import { totalsOf } from './ballots'
import {
  still,
  type Answering,
  type Bench,
  type FormOf,
  type HandCount,
  type NamedHand,
} from './types'

type Votes = Bench<FormOf<'ballots'>>

/** How a vote's hands are counted by number; null where the rules ask whose they were. */
export function handCount(bench: Votes): HandCount | null {
  const { form, draft, choice, choose, record } = bench
  if (!form.unnamed) return null
  const totals = countedSoFar(bench)
  const all = form.voters.reduce((sum, { votes }) => sum + votes, 0)
  const left = all - Object.values(totals).reduce((sum, hands) => sum + hands, 0)
  const lost = draft?.kind === 'ballots' ? Object.keys(draft.ballots).length : 0
  const most = (seat: string) =>
    Math.min(handsFor(form, seat as SeatId), (totals[seat as SeatId] ?? 0) + left)
  const named = namedHands(bench)
  return {
    on: choice.counting,
    left,
    lost,
    rows: form.candidates.map((id) => ({
      id,
      total: totals[id] ?? 0,
      most: most(id),
      highest: handsFor(form, id),
    })),
    named,
    unsaid: unsaid(named, form.use),
    most,
    set: (candidate, hands) => record({ kind: 'total', candidate: candidate as SeatId, hands }),
    toggle: () => choose({ counting: !choice.counting, seats: [] }),
  }
}

/** Whose hand a rule asks about, and what is noted of it; nothing is noted before a hand is counted. */
function namedHands({ form, draft, record }: Votes): NamedHand[] {
  const noted = draft?.kind === 'totals' ? draft.hands : undefined
  return askedByName(form).map(({ seat, votes, except = [] }) => ({
    seat,
    votes,
    given: noted?.[seat] ?? null,
    open: form.candidates.filter((one) => !except.includes(one) && !(form.notSelf && one === seat)),
    note: (hands) => record({ kind: 'ballot', by: seat, votes: hands }),
  }))
}

/** What is not said yet of those whose hand a rule asks about. */
const unsaid = (named: readonly NamedHand[], use: FormOf<'ballots'>['use']): number =>
  named.filter(({ given, votes }) => given === null || (use === 'all' && given.length < votes))
    .length

export function handsForm(bench: Votes, hands: HandCount): Answering {
  const { form, upForVote: up, record, close } = bench
  const { left, most, set } = hands
  const totals = countedSoFar(bench)
  // Once every hand is counted nobody else has to be called; whoever has a number already was.
  const next =
    form.inTurn && left > 0
      ? form.candidates
          .slice(up ? form.candidates.indexOf(up) + 1 : 0)
          .find((seat) => !totals[seat])
      : undefined
  const missing = (form.use === 'all' ? Math.max(0, left - optionalVotes(form)) : 0) + hands.unsaid
  return {
    ...still,
    hands,
    members: form.inTurn ? form.candidates : [],
    selected: form.inTurn ? up : null,
    targets: form.candidates,
    prompt: { key: 'prompt.count', count: left },
    totals,
    primary: next
      ? {
          kind: 'next',
          seat: next,
          missing: 0,
          run: () => record({ kind: 'upForVote', candidate: next }),
        }
      : { kind: 'record', missing, run: close },
    press: (seat, one) => {
      const now = totals[seat] ?? 0
      if (one ? now > 0 : now < most(seat)) set(seat, now + (one ? -1 : 1))
    },
    select: (seat) => {
      if (form.inTurn && seat) record({ kind: 'upForVote', candidate: seat })
    },
  }
}

const optionalVotes = ({ voters }: FormOf<'ballots'>): number =>
  voters.reduce((sum, { votes, optional }) => sum + (optional ? votes : 0), 0)

function countedSoFar({ form, draft }: Votes): Record<SeatId, number> {
  const none = totalsOf({}, form.candidates)
  if (draft?.kind === 'totals') return { ...none, ...draft.totals }
  return draft?.kind === 'ballots' ? totalsOf(draft.ballots, form.candidates) : none
}

type Words = Bench<FormOf<'marks'>>

/** How many said which word; null where the rules ask who. Of two words that all have to say, one number gives the other. */
export function wordCount({ form, draft, choice, choose, record }: Words): HandCount | null {
  if (!form.unnamed) return null
  const { members, options, all } = form
  const counts = draft ? saidOf(draft) : {}
  const left = members.length - Object.values(counts).reduce((sum, each) => sum + each, 0)
  const [other, more] = all && options.length === 2 ? options : []
  const most = (id: string) => (more === undefined ? (counts[id] ?? 0) + left : members.length)
  return {
    on: choice.counting,
    left,
    lost: draft?.kind === 'marks' ? Object.keys(draft.marks).length : 0,
    rows: options.map((id) => ({
      id,
      total: counts[id] ?? 0,
      most: most(id),
      highest: members.length,
    })),
    named: [],
    unsaid: 0,
    most,
    set: (id, count) => {
      const rest =
        more === undefined ? {} : { [id === other ? more : (other ?? '')]: members.length - count }
      record({ kind: 'counts', counts: { ...counts, [id]: count, ...rest } })
    },
    toggle: () => choose({ counting: !choice.counting, seats: [] }),
  }
}

export function wordsForm({ form, close }: Words, hands: HandCount): Answering {
  return {
    ...still,
    hands,
    prompt: { key: 'prompt.said', count: hands.left },
    primary: { kind: 'record', missing: form.all ? hands.left : 0, run: close },
  }
}
