import type { StoryPack } from '../../../src/story'
import { beginningsAtSea } from './en/beginningsAtSea'
import { beginningsInTown } from './en/beginningsInTown'
import { endsAtSea } from './en/endsAtSea'
import { endsInTown } from './en/endsInTown'
import { middlesAtSea } from './en/middlesAtSea'
import { middlesInTown } from './en/middlesInTown'
import { nobodyDied } from './en/nobodyDied'
import { words } from './en/words'

/**
 * Death stories of Ktulu in English: Dry Anchor, a town in the Wild West that happens to lie by the sea, the ship on its way
 * and the reservation on the hill. The name comes last. No cause is told (K-89i), so every death is drawn from the same
 * pieces, and none of them knows a faction, a craft of the night, or whether it was a man or a woman.
 */
export const en = {
  id: 'ktulu',
  lang: 'en',
  beginnings: { ...beginningsInTown, ...beginningsAtSea },
  middles: { ...middlesInTown, ...middlesAtSea },
  ends: { ...endsInTown, ...endsAtSea },
  nobodyDied,
  words,
} as const satisfies StoryPack
