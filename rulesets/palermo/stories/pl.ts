import type { StoryPack } from '../../../src/story'
import { beginningsBySea } from './pl/beginningsBySea'
import { beginningsInTown } from './pl/beginningsInTown'
import { endsBySea } from './pl/endsBySea'
import { endsInTown } from './pl/endsInTown'
import { middlesBySea } from './pl/middlesBySea'
import { middlesInTown } from './pl/middlesInTown'
import { nobodyDied } from './pl/nobodyDied'
import { tales } from './pl/tales'
import { words } from './pl/words'

/**
 * Death stories of Nacht in Palermo in Polish, told anew and not translated: what is said of the English ones holds for
 * them. Only “ktoś” stands in the past tense before the name, and the name in the nominative, so that no ending tells a sex.
 */
export const pl = {
  id: 'palermo',
  lang: 'pl',
  beginnings: { ...beginningsInTown, ...beginningsBySea },
  middles: { ...middlesInTown, ...middlesBySea },
  ends: { ...endsInTown, ...endsBySea },
  nobodyDied,
  words,
  tales,
} as const satisfies StoryPack
