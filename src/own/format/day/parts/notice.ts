/** A text that the host reads out. */
import { SpokenLine } from '../../../schema/scalars'
import { dayEntry, noHands, noOffice } from '../base/entry'

export const notice = dayEntry({
  about: 'A text that the host reads out.',
  schema: SpokenLine,
  step: 'day.notice',
  moments: {},
  condition: () => null,
  office: noOffice,
  condemns: false,
  handsSeen: noHands,
  phrases: {},
  lines: () => [],
})
