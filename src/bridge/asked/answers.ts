/** What a step is answered with, and what of an answer is entered before it is given. */
import * as v from 'valibot'
import { count, id, seat, seats } from '../forms'

const nomination = v.strictObject({
  by: seat,
  target: v.optional(seat),
  second: v.optional(seat),
  withdraw: v.optional(seat),
})

export const answerSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('ok') }),
  v.strictObject({ kind: v.literal('pass') }),
  v.strictObject({ kind: v.literal('seat'), seat }),
  v.strictObject({ kind: v.literal('seats'), seats }),
  v.strictObject({ kind: v.literal('option'), option: id }),
  v.strictObject({ kind: v.literal('act'), act: id, seat: v.optional(seat) }),
  v.strictObject({ kind: v.literal('points'), points: v.record(seat, v.nullable(seat)) }),
  v.strictObject({
    kind: v.literal('ballots'),
    ballots: v.record(seat, seats),
    uncounted: v.exactOptional(seats),
  }),
  v.strictObject({
    kind: v.literal('totals'),
    totals: v.record(seat, count),
    hands: v.optional(v.record(seat, seats)),
    uncounted: v.exactOptional(seats),
  }),
  v.strictObject({ kind: v.literal('marks'), marks: v.record(seat, id) }),
  v.strictObject({ kind: v.literal('counts'), counts: v.record(id, count) }),
  v.strictObject({
    kind: v.literal('nominations'),
    list: v.pipe(v.array(nomination), v.maxLength(200)),
  }),
])

export const draftEntrySchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('point'), by: seat, at: v.nullable(seat) }),
  v.strictObject({ kind: v.literal('upForVote'), candidate: seat }),
  v.strictObject({ kind: v.literal('ballot'), by: seat, votes: seats }),
  v.strictObject({ kind: v.literal('total'), candidate: seat, hands: count }),
  v.strictObject({ kind: v.literal('mark'), by: seat, option: id }),
  v.strictObject({ kind: v.literal('counts'), counts: v.record(id, count) }),
  v.strictObject({ kind: v.literal('pick'), seat, on: v.boolean() }),
  v.strictObject({ kind: v.literal('nominate'), nomination }),
])
