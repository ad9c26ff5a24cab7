import type { StoryPack } from '../../../src/story'
import { beginningsAtSea } from './de/beginningsAtSea'
import { beginningsInTown } from './de/beginningsInTown'
import { endsAtSea } from './de/endsAtSea'
import { endsInTown } from './de/endsInTown'
import { middlesAtSea } from './de/middlesAtSea'
import { middlesInTown } from './de/middlesInTown'
import { nobodyDied } from './de/nobodyDied'
import { words } from './de/words'

/**
 * Death stories of Ktulu in German, told anew: Trockenanker, a town in the Wild West that lies by the sea. What is said of the
 * English ones holds for them, and there is no pronoun with a sex in them, not even for a clock.
 */
export const de = {
  id: 'ktulu',
  lang: 'de',
  beginnings: { ...beginningsInTown, ...beginningsAtSea },
  middles: { ...middlesInTown, ...middlesAtSea },
  ends: { ...endsInTown, ...endsAtSea },
  nobodyDied,
  words,
} as const satisfies StoryPack
