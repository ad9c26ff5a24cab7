import type { StoryPack } from '../../../src/story'
import { beginningsAtSea } from './pl/beginningsAtSea'
import { beginningsInTown } from './pl/beginningsInTown'
import { endsAtSea } from './pl/endsAtSea'
import { endsInTown } from './pl/endsInTown'
import { middlesAtSea } from './pl/middlesAtSea'
import { middlesInTown } from './pl/middlesInTown'
import { nobodyDied } from './pl/nobodyDied'
import { words } from './pl/words'

/**
 * Death stories of Ktulu in Polish, of their own: Sucha Kotwica, a town in the Wild West that lies by the sea. What is said of
 * the English ones holds for them; the name comes last and in the nominative, and “ktoś” is neither a man nor a woman.
 */
export const pl = {
  id: 'ktulu',
  lang: 'pl',
  beginnings: { ...beginningsInTown, ...beginningsAtSea },
  middles: { ...middlesInTown, ...middlesAtSea },
  ends: { ...endsInTown, ...endsAtSea },
  nobodyDied,
  words,
} as const satisfies StoryPack
