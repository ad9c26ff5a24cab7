import type { StoryPack } from '../../../src/story'
import { beginnings } from './de/beginnings'
import { ends } from './de/ends'
import { middles } from './de/middles'
import { nobodyDied } from './de/nobodyDied'
import { words } from './de/words'

/**
 * Death stories of Chiang Mai Mafia in German, told so that the name comes last (CM-49, CM-51). Nobody in them eats,
 * drinks, sleeps or meets a stranger before the end, and what happens to “jemand” is told without a pronoun: a cause, a
 * role or a sex would be a clue. No people's names either, a guest may bear one.
 */
export const de: StoryPack = {
  id: 'chiangmai',
  lang: 'de',
  beginnings,
  middles,
  ends,
  nobodyDied,
  words,
}
