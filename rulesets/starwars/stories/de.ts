import type { StoryPack } from '../../../src/story'
import { beginnings } from './de/beginnings'
import { ends } from './de/ends'
import { middles } from './de/middles'
import { nobodyDied } from './de/nobodyDied'
import { words } from './de/words'

/**
 * Death stories of Star Wars Mafia in German: the galaxy of the game on its days off, where the ferries are late and every
 * office has a queue. Each piece has a word of that galaxy. The name comes last, and what happens to “jemand” is told
 * without a pronoun: a craft, a side or a sex would be a clue, and nothing joins one death to another.
 */
export const de: StoryPack = {
  id: 'starwars',
  lang: 'de',
  beginnings,
  middles,
  ends,
  nobodyDied,
  words,
}
