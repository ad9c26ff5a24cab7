/** An office is filled by vote. */
import * as v from 'valibot'
import { literal } from '../../../language/base/scalars'
import { named } from '../../../schema/marks'
import { Yes } from '../../../schema/scalars'
import {
  LENGTH,
  ROOM,
  inRoom,
  ofWho,
  roomOf,
  dayEntry,
  lasting,
  seconds,
  when,
  within,
} from '../base/entry'
import { ElectionTie } from '../base/ties'

export const election = dayEntry({
  about: 'An office is filled by vote.',
  schema: v.strictObject({
    if: when,
    ...ofWho,
    office: named('status'),
    again: v.exactOptional(Yes),
    closed: v.exactOptional(Yes),
    seconds,
    tie: v.exactOptional(v.array(ElectionTie)),
  }),
  step: 'day.election',
  moments: { election: ['day.campaign', 'day.election', 'day.electionRunoff'] },
  condition: within,
  office: ({ office }) => office,
  room: roomOf,
  condemns: false,
  // With `closed` the totals are told to nobody, but arms go up all the same.
  handsSeen: () => true,
  phrases: {
    seconds: LENGTH,
    of: ROOM,
    untold: {
      en: 'The room hears who was elected, and no totals.',
      de: 'Alle hören, wer gewählt ist, aber keine Zahlen.',
      pl: 'Sala usłyszy, kto wygrał wybory, ale nie iloma głosami.',
    },
  },
  lines: ({ seconds, closed, ...body }, saying, phrases) => [
    ...inRoom(body, phrases.of, saying),
    ...lasting(seconds, phrases.seconds, saying),
    ...(literal(closed) === true ? ([[phrases.untold]] as const) : []),
  ],
})
