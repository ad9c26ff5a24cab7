/** What a document may let be heard: the program's own ambiences and stingers, by the names they have in `src/sound`. */
import { SCENES as scenes } from '../../bridge/scenes'

/** Pictures of the big screen that have an ambience. */
export const SCENES: readonly string[] = Object.keys(scenes)

/** What may be heard under a picture. */
export const AMBIENCES: readonly string[] = [
  'lobby',
  'night',
  'dawn',
  'day',
  'vote',
  'trial',
  'end',
  'harbourNight',
  'harbourTown',
  'spaceNight',
  'spaceport',
  'sicilyNight',
  'sicilyTown',
  'frontierNight',
  'frontierTown',
  'lannaNight',
  'lannaTown',
  'lannaVote',
  'harbourVote',
  'spaceVote',
  'sicilyVote',
  'frontierVote',
]

/** What may be heard with an announcement. */
export const STINGERS: readonly string[] = [
  'bell',
  'dawn',
  'gavel',
  'death',
  'timesUp',
  'tick',
  'heartbeat',
  'victory',
  'vote',
  'lot',
  'reveal',
  'story',
  'shot',
  'freeze',
  'swap',
  'explosion',
  'mandolin',
  'noon',
  'duel',
  'search',
  'shipHorn',
  'nightKill',
  'lynching',
  'survived',
  'nobody',
  'eliminated',
  'banishing',
  'beam',
  'crack',
  'goodWins',
  'evilWins',
  'loner',
]

/** True if this is heard under a picture, and not with an announcement of the same name. */
export const isUnderScene = (key: string, sound: string): boolean =>
  SCENES.includes(key) && AMBIENCES.includes(sound)
