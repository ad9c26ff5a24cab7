import type { StoryPack } from '../../../src/story'
import { beginnings } from './en/beginnings'
import { ends } from './en/ends'
import { middles } from './en/middles'
import { nobodyDied } from './en/nobodyDied'
import { words } from './en/words'

/**
 * Death stories of Chiang Mai Mafia in English, told so that the name comes last (CM-49, CM-51).
 * Nobody in them eats, drinks, sleeps or meets a stranger before the end, and "somebody" is never a
 * he or a she: a cause, a role or a sex would be a clue. No people's names either, a guest may bear one.
 */
export const en = {
  id: 'chiangmai',
  lang: 'en',
  beginnings,
  middles,
  ends,
  nobodyDied,
  words,
} as const satisfies StoryPack
