/** Everybody talks. */
import * as v from 'valibot'
import {
  LENGTH,
  ROOM,
  inRoom,
  ofWho,
  roomOf,
  dayEntry,
  lasting,
  noHands,
  noOffice,
  seconds,
  when,
  within,
} from '../base/entry'

export const talk = dayEntry({
  about: 'Everybody talks.',
  schema: v.strictObject({ if: when, ...ofWho, seconds }),
  step: 'day.talk',
  moments: { talk: ['day.talk'] },
  condition: within,
  office: noOffice,
  condemns: false,
  handsSeen: noHands,
  room: roomOf,
  phrases: { seconds: LENGTH, of: ROOM },
  lines: (body, saying, phrases) => [
    ...inRoom(body, phrases.of, saying),
    ...lasting(body.seconds, phrases.seconds, saying),
  ],
})
