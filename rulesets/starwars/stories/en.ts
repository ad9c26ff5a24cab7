import type { StoryPack } from '../../../src/story'
import { beginnings } from './en/beginnings'
import { endsAloft } from './en/endsAloft'
import { endsInPort } from './en/endsInPort'
import { middlesAloft } from './en/middlesAloft'
import { middlesInPort } from './en/middlesInPort'
import { nobodyDied } from './en/nobodyDied'
import { words } from './en/words'

/**
 * Death stories of Star Wars Mafia in English: the galaxy of the game on its days off, where the ferries are late, the
 * banthas carry the mail and every office has a queue. Each piece has a word of that galaxy. The name comes last. Nobody in
 * them has a craft, a side or a sex, and nothing joins one death to another: all of that would be a clue.
 */
export const en = {
  id: 'starwars',
  lang: 'en',
  beginnings,
  middles: { ...middlesInPort, ...middlesAloft },
  ends: { ...endsInPort, ...endsAloft },
  nobodyDied,
  words,
} as const satisfies StoryPack
