/** One speaks after the other. */
import * as v from 'valibot'
import { Who } from '../../../language/expressions'
import { oneOf } from '../../../schema/scalars'
import { LENGTH, dayEntry, lasting, noHands, noOffice, seconds, when, within } from '../base/entry'

export const speeches = dayEntry({
  about: 'One speaks after the other.',
  schema: v.strictObject({
    if: when,
    who: v.exactOptional(Who),
    from: v.exactOptional(oneOf('rotating', 'first', 'afterLastOut')),
    seconds,
  }),
  step: 'day.speeches',
  moments: { speeches: ['day.speeches'] },
  condition: within,
  office: noOffice,
  condemns: false,
  handsSeen: noHands,
  phrases: { seconds: LENGTH },
  lines: ({ seconds }, saying, phrases) => lasting(seconds, phrases.seconds, saying),
})
