/** An answer click by click. */
import type { Answer, DraftEntry, Form, SeatId } from '../../engine'

/**
 * The clicks that an answer is made of, for steps that collect a draft; empty for one-click answers.
 * @param form the form that it answers
 */
export function clicksOf(answer: Answer, form: Form): DraftEntry[] {
  const each = <T>(record: Readonly<Record<SeatId, T>>) => Object.entries(record) as [SeatId, T][]
  switch (answer.kind) {
    case 'points':
      return each(answer.points).map(([by, at]) => ({ kind: 'point', by, at }))
    case 'ballots': {
      const hands = each(answer.ballots)
      const ballot = ([by, votes]: (typeof hands)[number]): DraftEntry => ({
        kind: 'ballot',
        by,
        votes,
      })
      if (form.kind !== 'ballots' || !form.inTurn) return hands.map(ballot)
      return form.candidates.flatMap((candidate) => [
        { kind: 'upForVote', candidate },
        ...hands.filter(([, [vote]]) => vote === candidate).map(ballot),
      ])
    }
    case 'totals':
      return [
        ...each(answer.totals).map(([candidate, hands]): DraftEntry => ({
          kind: 'total',
          candidate,
          hands,
        })),
        ...each(answer.hands ?? {}).map(([by, votes]): DraftEntry => ({
          kind: 'ballot',
          by,
          votes,
        })),
      ]
    case 'marks':
      return each(answer.marks).map(([by, option]) => ({ kind: 'mark', by, option }))
    case 'counts':
      return [{ kind: 'counts', counts: answer.counts }]
    case 'seats':
      return answer.seats.map((seat) => ({ kind: 'pick', seat, on: true }))
    case 'nominations':
      return answer.list.map((nomination) => ({ kind: 'nominate', nomination }))
    default:
      return []
  }
}
