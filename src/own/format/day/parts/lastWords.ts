/** The dead speak once more. */
import * as v from 'valibot'
import { number, oneOf } from '../../../schema/scalars'
import { LENGTH, dayEntry, lasting, noHands, noOffice, seconds, when, within } from '../base/entry'

export const lastWords = dayEntry({
  about: 'The dead speak once more.',
  schema: v.strictObject({
    if: when,
    of: v.exactOptional(oneOf('night', 'day', 'all')),
    first: v.exactOptional(number(1, 99)),
    seconds,
  }),
  step: 'day.lastWords',
  moments: { lastWords: ['day.lastWords'] },
  condition: within,
  office: noOffice,
  condemns: false,
  handsSeen: noHands,
  phrases: { seconds: LENGTH },
  lines: ({ seconds }, saying, phrases) => lasting(seconds, phrases.seconds, saying),
})
