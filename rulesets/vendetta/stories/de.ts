import type { StoryPack } from '../../../src/story'
import { beginnings } from './de/beginnings'
import { ends } from './de/ends'
import { middles } from './de/middles'
import { nobodyDied } from './de/nobodyDied'
import { words } from './de/words'

/**
 * Death stories of Vendetta in German: the rainy harbour city with its trams, its opera and its quarrelling families.
 * The name comes last. No craft of the night is named, nobody aims at anybody, and what happens to “jemand” is told
 * without a pronoun: a cause, a role or a sex would be a clue.
 */
export const de: StoryPack = {
  id: 'vendetta',
  lang: 'de',
  beginnings,
  middles,
  ends,
  nobodyDied,
  words,
}
