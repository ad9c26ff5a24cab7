import type { StoryPack } from '../../../src/story'
import { beginningsBySea } from './de/beginningsBySea'
import { beginningsInTown } from './de/beginningsInTown'
import { endsBySea } from './de/endsBySea'
import { endsInTown } from './de/endsInTown'
import { middlesBySea } from './de/middlesBySea'
import { middlesInTown } from './de/middlesInTown'
import { nobodyDied } from './de/nobodyDied'
import { tales } from './de/tales'
import { words } from './de/words'

/**
 * Death stories of Nacht in Palermo in German, told anew and not translated: what is said of the English ones holds for
 * them. There is no pronoun with a sex in them, not even for a clock: who listens cannot know what it stands for.
 */
export const de = {
  id: 'palermo',
  lang: 'de',
  beginnings: { ...beginningsInTown, ...beginningsBySea },
  middles: { ...middlesInTown, ...middlesBySea },
  ends: { ...endsInTown, ...endsBySea },
  nobodyDied,
  words,
  tales,
} as const satisfies StoryPack
