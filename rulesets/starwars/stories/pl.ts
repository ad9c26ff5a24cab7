import type { StoryPack } from '../../../src/story'
import { beginnings } from './pl/beginnings'
import { endsAloft } from './pl/endsAloft'
import { endsInPort } from './pl/endsInPort'
import { middlesAloft } from './pl/middlesAloft'
import { middlesInPort } from './pl/middlesInPort'
import { nobodyDied } from './pl/nobodyDied'
import { words } from './pl/words'

/**
 * Death stories of Star Wars Mafia in Polish, of their own: the galaxy of the game on its days off, and each piece has a word
 * of it. The name comes last and in the nominative. “Somebody” is “ktoś”, whose verbs say nothing of a man or a woman.
 */
export const pl = {
  id: 'starwars',
  lang: 'pl',
  beginnings,
  middles: { ...middlesInPort, ...middlesAloft },
  ends: { ...endsInPort, ...endsAloft },
  nobodyDied,
  words,
} as const satisfies StoryPack
