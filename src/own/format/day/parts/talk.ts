/** Everybody talks. */
import * as v from 'valibot'
import { LENGTH, dayEntry, lasting, noHands, noOffice, seconds, when, within } from '../base/entry'

export const talk = dayEntry({
  about: 'Everybody talks.',
  schema: v.strictObject({ if: when, seconds }),
  step: 'day.talk',
  moments: { talk: ['day.talk'] },
  condition: within,
  office: noOffice,
  condemns: false,
  handsSeen: noHands,
  phrases: { seconds: LENGTH },
  lines: ({ seconds }, saying, phrases) => lasting(seconds, phrases.seconds, saying),
})
