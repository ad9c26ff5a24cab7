import type { StoryPack } from '../../../src/story'
import { beginningsBySea } from './en/beginningsBySea'
import { beginningsInTown } from './en/beginningsInTown'
import { endsBySea } from './en/endsBySea'
import { endsInTown } from './en/endsInTown'
import { middlesBySea } from './en/middlesBySea'
import { middlesInTown } from './en/middlesInTown'
import { nobodyDied } from './en/nobodyDied'
import { tales } from './en/tales'
import { words } from './en/words'

/**
 * Death stories of Nacht in Palermo in English: Palermo in the twenties, its markets, puppets, brass bands and boats. The
 * name comes last. Every death of a night is drawn from the same pieces, whatever was behind it (P-78), so none of them
 * knows a craft, a cause, a sex, or anything that would join one death to another.
 */
export const en = {
  id: 'palermo',
  lang: 'en',
  beginnings: { ...beginningsInTown, ...beginningsBySea },
  middles: { ...middlesInTown, ...middlesBySea },
  ends: { ...endsInTown, ...endsBySea },
  nobodyDied,
  words,
  tales,
} as const satisfies StoryPack
