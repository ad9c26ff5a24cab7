// The pieces of all themes, by the name of their file.
import type { Stereo } from '../signal'
import * as frontier from './frontier'
import * as harbour from './harbour'
import * as lanna from './lanna'
import * as sicily from './sicily'
import * as space from './space'

/** One channel is enough for a television across a room; it is the same on both sides. */
const inTheMiddle = (make: () => Float64Array) => (): Stereo => {
  const left = make()
  return { left, right: left.slice() }
}

export const musicOfThemes: Readonly<Record<string, () => Stereo>> = {
  lannaNight: inTheMiddle(lanna.night),
  lannaTown: inTheMiddle(lanna.town),
  lannaVote: inTheMiddle(lanna.vote),
  harbourNight: inTheMiddle(harbour.night),
  harbourTown: inTheMiddle(harbour.town),
  harbourVote: inTheMiddle(harbour.vote),
  spaceNight: inTheMiddle(space.night),
  spaceport: inTheMiddle(space.port),
  spaceVote: inTheMiddle(space.vote),
  sicilyNight: inTheMiddle(sicily.night),
  sicilyTown: inTheMiddle(sicily.town),
  sicilyVote: inTheMiddle(sicily.vote),
  frontierNight: inTheMiddle(frontier.night),
  frontierTown: inTheMiddle(frontier.town),
  frontierVote: inTheMiddle(frontier.vote),
}
