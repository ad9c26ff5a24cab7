/** Hands counted without saying whose they are: a click on a candidate is one more, with Shift one less. */
import type { SeatId } from '../../../../bridge'
import { handsFor } from '../../../../bridge/draftAnswer'
import { totalsOf } from './ballots'
import { still, type Answering, type Bench, type FormOf, type HandCount } from './types'

/** How a vote's hands are counted by number; null where the rules ask whose they were. */
export function handCount(bench: Bench<FormOf<'ballots'>>): HandCount | null {
  const { form, draft, choice, choose, record } = bench
  if (!form.unnamed || form.inTurn) return null
  const totals = countedSoFar(bench)
  const all = form.voters.reduce((sum, { votes }) => sum + votes, 0)
  const left = all - Object.values(totals).reduce((sum, hands) => sum + hands, 0)
  const named = draft?.kind === 'ballots' ? Object.keys(draft.ballots).length : 0
  return {
    on: choice.counting,
    left,
    lost: named,
    most: (seat) => Math.min(handsFor(form, seat), (totals[seat] ?? 0) + left),
    set: (candidate, hands) => record({ kind: 'total', candidate, hands }),
    toggle: () => choose({ counting: !choice.counting, seats: [] }),
  }
}

export function handsForm(bench: Bench<FormOf<'ballots'>>, hands: HandCount): Answering {
  const { form, close } = bench
  const totals = countedSoFar(bench)
  const { left, most, set } = hands
  return {
    ...still,
    hands,
    targets: form.candidates,
    prompt: { key: 'prompt.count', count: left },
    totals,
    primary: { kind: 'record', missing: form.use === 'all' ? left : 0, run: close },
    press: (seat, one) => {
      const now = totals[seat] ?? 0
      if (one ? now > 0 : now < most(seat)) set(seat, now + (one ? -1 : 1))
    },
  }
}

function countedSoFar({ form, draft }: Bench<FormOf<'ballots'>>): Record<SeatId, number> {
  const none = totalsOf({}, form.candidates)
  if (draft?.kind === 'totals') return { ...none, ...draft.totals }
  return draft?.kind === 'ballots' ? totalsOf(draft.ballots, form.candidates) : none
}
