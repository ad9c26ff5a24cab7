import type { StoryPack } from '../../../src/story'
import { beginnings } from './pl/beginnings'
import { ends } from './pl/ends'
import { middles } from './pl/middles'
import { nobodyDied } from './pl/nobodyDied'
import { words } from './pl/words'

/**
 * Death stories of Chiang Mai Mafia in Polish, of their own (CM-49, CM-51). The name comes last and in the nominative:
 * it is written, called or waited for as a subject. “Somebody” is “ktoś”, whose verbs say nothing of a man or a woman.
 */
export const pl = {
  id: 'chiangmai',
  lang: 'pl',
  beginnings,
  middles,
  ends,
  nobodyDied,
  words,
} as const satisfies StoryPack
