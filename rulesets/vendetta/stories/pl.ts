import type { StoryPack } from '../../../src/story'
import { beginnings } from './pl/beginnings'
import { ends } from './pl/ends'
import { middles } from './pl/middles'
import { nobodyDied } from './pl/nobodyDied'
import { words } from './pl/words'

/**
 * Death stories of Vendetta in Polish, of their own: the rainy harbour with its trams, its opera and its quarrelling
 * families. The name comes last and in the nominative. “Somebody” is “ktoś”, whose verbs say nothing of a man or a woman.
 */
export const pl = {
  id: 'vendetta',
  lang: 'pl',
  beginnings,
  middles,
  ends,
  nobodyDied,
  words,
} as const satisfies StoryPack
